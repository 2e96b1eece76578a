import type { Attempt, AttemptResult, ClaimedDelivery } from '#server/store/Store.ts'
import type { Log } from '../log.ts'
import { probeEveryMs, type CircuitBreaker } from './circuitBreaker.ts'
import type { DeliveryHandlers } from './handlers.ts'
import { afterFailure } from './retry.ts'
import { NotDelivered, type Failure } from './transports/NotDelivered.ts'

/** Longer than an attempt. If the process is killed, the delivery is due again after this time. */
export const leaseMs = 60_000

/** Returns the identification of a claimed delivery's attempt. */
export const identifyAttempt = ({ messageId, kind, position, generation, attempts }: ClaimedDelivery): Attempt => ({
  messageId,
  kind,
  position,
  generation,
  attempts,
})

/**
 * Makes one attempt at a delivery, reports the outcome to its circuit breaker and logs it.
 *
 * @param clock milliseconds since 1970
 * @returns the outcome to settle, and whether the transport works again
 */
export async function attemptDelivery(
  delivery: ClaimedDelivery,
  handlers: DeliveryHandlers,
  breaker: CircuitBreaker,
  log: Log,
  clock: () => number,
): Promise<{ result: AttemptResult; hasRecovered: boolean }> {
  const { messageId: id, kind, position, attempts } = delivery
  const facts = { id, delivery: kind, ...(position > 0 && { position }), attempts }
  try {
    await handlers[kind](delivery)
    log('info', 'delivery.delivered', facts)
    return { result: { state: 'delivered' }, hasRecovered: breaker.succeed() }
  } catch (cause) {
    const failure = toFailure(cause)
    const hasRecovered = note[failure.failure](breaker)
    const result = afterFailure(delivery, failure, clock())
    if (result.state === 'dead') {
      log('error', 'delivery.dead', { ...facts, code: failure.code })
      return { result, hasRecovered }
    }
    // Probes need a due delivery, so a long pause would delay the detection that the transport works again.
    if (breaker.state() === 'open') result.retryInMs = Math.min(result.retryInMs, probeEveryMs)
    log('warn', 'delivery.failed', { ...facts, code: failure.code, retryInMs: result.retryInMs })
    return { result, hasRecovered }
  }
}

/** Reports a failure to a circuit breaker. Returns whether the failure proves that the transport works again. */
const note: Record<Failure, (breaker: CircuitBreaker) => boolean> = {
  unreachable: (breaker) => {
    breaker.fail()
    return false
  },
  deferred: (breaker) => {
    breaker.fail()
    return false
  },
  later: (breaker) => {
    breaker.ignore()
    return false
  },
  never: (breaker) => breaker.succeed(),
}

// Any other error is a bug, so the delivery is retried. The error's text may quote the message, so it is not logged.
const toFailure = (cause: unknown) =>
  cause instanceof NotDelivered ? cause : new NotDelivered('later', `internal ${(cause as Error).name}`, { cause })
