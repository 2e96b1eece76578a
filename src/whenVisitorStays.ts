const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
const looks = 2_000

/**
 * Calls back once, when the visitor has begun to move about in the page or has looked at it for two seconds: what only
 * the next page needs must not cost those who leave at once.
 */
export function whenVisitorStays(callback: () => Promise<void>): void {
  const stop = new AbortController()
  const stay = () => {
    if (stop.signal.aborted) return
    stop.abort()
    // A wish: the page is whole without it.
    callback().catch(() => undefined)
  }
  for (const sign of signs) addEventListener(sign, stay, { capture: true, passive: true, signal: stop.signal })
  setTimeout(stay, looks)
}
