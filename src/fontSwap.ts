import type { AnyRouter } from '@tanstack/react-router'

/**
 * Shows the web font from the second page on. The first page keeps the font of its first frame, because a swap would
 * shift the layout. On a fast connection that font is the web font already (bootstrap.ts).
 */
export function swapFontOnNavigation(router: AnyRouter): void {
  let hasLoaded = false
  const load = async () => {
    // If the font cannot be loaded, the fallback font stays.
    const faces = await document.fonts.load("1em 'Archivo Late'").catch(() => [])
    hasLoaded = faces.length > 0
  }
  void load()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (hasLoaded && pathChanged) document.documentElement.dataset['typeface'] = 'late'
  })
}
