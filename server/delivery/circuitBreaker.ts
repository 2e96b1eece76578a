/** How many failures in a row open the circuit. */
const threshold = 3

/** Milliseconds between two probes of an open circuit. */
export const probeEveryMs = 30_000

/**
 * Tells whether a transport works, from the outcome of its attempts. After three failures in a row the circuit is
 * `open`: nothing is attempted but one probe every 30 seconds, during which it is `half-open`. A success closes it.
 *
 * Libraries (opossum, cockatiel) wrap each call; here the claim is outside of the call, and must ask before.
 *
 * @param now monotonic milliseconds: a clock that is set must neither stop probes nor multiply them
 */
export function createCircuitBreaker(now: () => number = () => performance.now()) {
  let state: 'closed' | 'open' | 'half-open' = 'closed'
  let failures = 0
  let probeAt = 0
  const open = () => {
    state = 'open'
    probeAt = now() + probeEveryMs
  }
  return {
    state: () => state,
    /** Returns milliseconds until an attempt may begin: 0 when it is closed; Infinity while a probe is in flight. */
    waitMs: () => (state === 'closed' ? 0 : state === 'half-open' ? Infinity : Math.max(0, probeAt - now())),
    /** Called when a probe begins. */
    probe: () => void (state = 'half-open'),
    /** Called when the transport took a message. Returns whether the circuit was not closed before. */
    succeed(): boolean {
      const hasRecovered = state !== 'closed'
      state = 'closed'
      failures = 0
      return hasRecovered
    },
    /** Called when the transport could not be reached, or deferred a message. */
    fail(): void {
      failures += 1
      if (state !== 'closed' || failures >= threshold) open()
    },
    /** Called when an attempt ended without telling anything about the transport. */
    ignore(): void {
      if (state === 'half-open') open()
    },
  }
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
