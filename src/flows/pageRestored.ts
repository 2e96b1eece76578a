/**
 * Tells a journey when the browser shows the page again as it left it (back/forward cache): a request that was under
 * way then was cut, and its answer never comes.
 *
 * @returns ends the listening
 */
export function whenPageRestored(tell: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) tell()
  }
  addEventListener('pageshow', listen)
  return () => removeEventListener('pageshow', listen)
}
