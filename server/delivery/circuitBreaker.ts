/** Consecutive failures that open the circuit. */
const threshold = 3

/** Milliseconds between two probes of an open circuit. */
export const probeEveryMs = 30_000

/**
 * Creates a circuit breaker, which knows from the outcome of attempts whether a transport works. Three consecutive
 * failures make it `open`: only one probe every 30 seconds is allowed, during which it is `half-open`. A success closes
 * it. Libraries such as opossum and cockatiel wrap each call. Here the worker must ask before it claims a delivery,
 * which happens outside of the call.
 *
 * @param now monotonic milliseconds, because a change of the wall clock must not affect probes
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
    /** Returns the milliseconds until the next attempt is allowed: 0 if closed, Infinity while a probe is in flight. */
    waitMs: () => (state === 'closed' ? 0 : state === 'half-open' ? Infinity : Math.max(0, probeAt - now())),
    /** Called when a probe starts. */
    probe: () => void (state = 'half-open'),
    /** Called when the transport has taken a message. Returns whether the circuit was open or half-open before. */
    succeed(): boolean {
      const hasRecovered = state !== 'closed'
      state = 'closed'
      failures = 0
      return hasRecovered
    },
    /** Called when the transport was unreachable or deferred a message. */
    fail(): void {
      failures += 1
      if (state !== 'closed' || failures >= threshold) open()
    },
    /** Called when an attempt ended without information about the transport. */
    ignore(): void {
      if (state === 'half-open') open()
    },
  }
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
