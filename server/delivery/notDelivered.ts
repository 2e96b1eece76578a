/** A failed attempt. Its code is stored and logged, so it never contains what a visitor typed. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  /** What failed, in a few words, as in `smtp 550 RCPT TO`. */
  readonly code: string
  /** Whether this recipient or this content was refused for good, so that another attempt would end the same. */
  readonly isFinal: boolean
  /** `unanswered`: the receiver may have taken it, so each attempt may be a copy. `content`: it refuses what the mail says. */
  readonly doubt: 'unanswered' | 'content' | undefined
  /** Whether the receiver says nothing at all, so that each other attempt would take as long. */
  readonly isSilence: boolean

  constructor(code: string, options: Partial<Pick<NotDelivered, 'isFinal' | 'doubt' | 'isSilence' | 'cause'>> = {}) {
    const { isFinal = false, doubt, isSilence = false, cause } = options
    super(`Not delivered: ${code}`, { cause })
    this.code = code
    this.isFinal = isFinal
    this.doubt = doubt
    this.isSilence = isSilence
  }
}

/**
 * Returns whether an error's name or code is that of a timeout, such as `ETIMEDOUT`, `TimeoutError` or
 * `UND_ERR_CONNECT_TIMEOUT`.
 */
export const isTimeout = (name: string): boolean => /timed?out/i.test(name)
