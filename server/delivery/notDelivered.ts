/** Milliseconds after which a transport ends an attempt; shorter than the lease of a delivery. */
export const timeoutMs = 10_000

/** A failed attempt. Its code is stored and logged, so it never contains what a visitor typed. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  /** What failed, in a few words, as in `smtp 550 RCPT TO`. */
  readonly code: string
  /** Whether this recipient or this content was refused for good, so that another attempt would end the same. */
  readonly isFinal: boolean

  constructor(code: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(`Not delivered: ${code}`, { cause })
    this.code = code
    this.isFinal = isFinal
  }
}
