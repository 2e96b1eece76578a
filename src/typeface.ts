import type { AnyRouter } from '@tanstack/react-router'

/**
 * Sets the site in its own typeface from the next page on. The first page keeps what it was painted in, because a typeface
 * that comes late moves the lines under the reader's eyes; on a quick line it is there before the first frame
 * (starter.js).
 */
export function typefaceAtTurn(router: AnyRouter): void {
  let hasArrived = false
  const fetchFace = async () => {
    // Without it the fallback goes on.
    const faces = await document.fonts.load("1em 'Archivo Late'").catch(() => [])
    hasArrived = faces.length > 0
  }
  void fetchFace()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (hasArrived && pathChanged) document.documentElement.dataset['typeface'] = 'late'
  })
}
