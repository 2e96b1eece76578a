// The browser fires `beforeunload` within this time after a click on a link; milliseconds.
const linkDelay = 1_000

/**
 * Makes the browser ask before the visitor leaves the page. It does not ask on a `tel:` or `mailto:` link, because the
 * page stays open. It does not ask before the reload after a failed import either, because the draft is stored.
 *
 * @returns removes the listeners, which keep the page out of the back/forward cache
 */
export function askBeforeLeaving(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let externalClickAt = -Infinity
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = (target as Element).closest?.('a')
      if (link && !link.protocol.startsWith('http')) externalClickAt = timeStamp
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp - externalClickAt > linkDelay) event.preventDefault()
    },
    { signal },
  )
  addEventListener('vite:preloadError', () => listening.abort(), { signal })
  return () => listening.abort()
}
