/** Facts about the sender of a request, other than the entries. Unknown facts add no points. */
export type Signals = {
  /** Whether the honeypot was filled in. */
  honeypot?: boolean
  /**
   * `own`: sent by a page of this site; `other`: by a page of another site; `unknown`: without the headers that
   * browsers send.
   */
  source?: 'own' | 'other' | 'unknown'
  /** Seconds from the load of the page to the request. */
  secondsToFill?: number
}
