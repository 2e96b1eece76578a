const events = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
const timeout = 2_000

/**
 * Calls `callback` once: on the first interaction, or after two seconds. It defers work for the next page, so it does not
 * delay the first page.
 *
 * @param callback may reject, because the page works without it
 */
export function onFirstInteraction(callback: () => Promise<void>): void {
  const listening = new AbortController()
  const call = (event?: Event) => {
    // Events from scripts, such as the router's, are no interaction.
    if (listening.signal.aborted || event?.isTrusted === false) return
    listening.abort()
    callback().catch(() => undefined)
  }
  for (const type of events) addEventListener(type, call, { capture: true, passive: true, signal: listening.signal })
  setTimeout(() => call(), timeout)
}
