/** A failed attempt. Its code is stored and logged, so it never contains what a visitor typed. */
export class NotDelivered extends Error {
  override name = 'NotDelivered'
  /** What failed, in a few words, as in `smtp 550 RCPT TO`. */
  readonly code: string
  /** Whether this recipient or this content was refused for good, so that another attempt would end the same. */
  readonly isFinal: boolean
  /** `unanswered`: the receiver may have taken it, so each attempt may be a copy. `content`: it refuses what the mail says. */
  readonly doubt: 'unanswered' | 'content' | undefined

  constructor(code: string, options: Partial<Pick<NotDelivered, 'isFinal' | 'doubt' | 'cause'>> = {}) {
    const { isFinal = false, doubt, cause } = options
    super(`Not delivered: ${code}`, { cause })
    this.code = code
    this.isFinal = isFinal
    this.doubt = doubt
  }
}
