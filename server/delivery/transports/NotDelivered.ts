/**
 * How an attempt failed.
 *
 * - `unreachable`: no connection or no answer; nothing is known about this message
 * - `deferred`: the transport takes this message later; whether it takes others now, only they show
 * - `later`: the transport answered, and takes nothing or not this until somebody has changed something
 * - `never`: the transport refuses this message for this recipient for good
 */
export type Failure = 'unreachable' | 'deferred' | 'later' | 'never'

/** A failed attempt. Its code is stored and logged, so it must not contain a visitor's text. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  readonly failure: Failure
  readonly code: string

  constructor(failure: Failure, code: string, options?: ErrorOptions) {
    super(`Not delivered (${failure}): ${code}`, options)
    this.failure = failure
    this.code = code
  }
}
