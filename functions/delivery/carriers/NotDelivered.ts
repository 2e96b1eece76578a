/**
 * How a delivery failed.
 *
 * - `unreachable`: the carrier could not be spoken with; nothing was said about this message
 * - `deferred`: the carrier takes this message another time; whether it takes others now, only they show
 * - `later`: the carrier answered, and takes nothing or not this until somebody has mended something
 * - `never`: the carrier will not take this message for this recipient
 */
export type Failure = 'unreachable' | 'deferred' | 'later' | 'never'

/** A delivery that did not happen. Its code is kept and logged, so it must hold nothing of what was typed. */
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
