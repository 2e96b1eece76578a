import type { Attempt, AttemptResult, ClaimedDelivery } from '#server/store/Store.ts'
import type { Log } from '../log.ts'
import { probeEveryMs, type CircuitBreaker } from './circuitBreaker.ts'
import type { DeliveryHandlers } from './handlers.ts'
import { afterFailure } from './retry.ts'
import { NotDelivered, type Failure } from './transports/NotDelivered.ts'

/** Longer than an attempt: a delivery whose process was killed is due again after this. */
export const leaseMs = 60_000

/** Returns what names the attempt of a claimed delivery. */
export const attemptOf = ({ messageId, kind, position, generation, attempts }: ClaimedDelivery): Attempt => ({
  messageId,
  kind,
  position,
  generation,
  attempts,
})

/**
 * Makes one attempt at a delivery, tells its circuit breaker the outcome and logs it.
 *
 * @param clock milliseconds since 1970
 * @returns what to settle, and whether the transport works again
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
    const failure = failureOf(cause)
    const hasRecovered = note[failure.failure](breaker)
    const result = afterFailure(delivery, failure, clock())
    if (result.state === 'dead') {
      log('error', 'delivery.dead', { ...facts, code: failure.code })
      return { result, hasRecovered }
    }
    // Probes need a delivery that is due; a long pause would hide that the transport works again.
    if (breaker.state() === 'open') result.retryInMs = Math.min(result.retryInMs, probeEveryMs)
    log('warn', 'delivery.failed', { ...facts, code: failure.code, retryInMs: result.retryInMs })
    return { result, hasRecovered }
  }
}

/** Tells a circuit breaker about a failure. Returns whether it proves that the transport works again. */
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

// Any other error is a bug. The delivery is retried; the error's text is not logged, because it may quote the message.
const failureOf = (cause: unknown) =>
  cause instanceof NotDelivered ? cause : new NotDelivered('later', `internal ${(cause as Error).name}`, { cause })
