/** What a request says about its sender, beside what was typed. What is unknown counts as nothing. */
export type Signals = {
  /** Whether the field that people do not see was filled in. */
  honeypot?: boolean
  /** `own`: a page of this site sent the request; `other`: a page of another site; `unknown`: no browser names its page. */
  source?: 'own' | 'other' | 'unknown'
  /** From the load of the page to the request. */
  secondsToFill?: number
}
