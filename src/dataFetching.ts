// D10, D11: the policy of calls, in one place; times in milliseconds. A POST that sends something is never repeated.

/** What a visitor waits for at most: a call without an answer has failed then (D10), and so has what it needs. */
export const patience = 15_000

/** What is kept of pages is thrown away after five minutes. */
export const collectedAfter = 300_000

/** How often a read that failed is tried again. */
export const retries = 3

/** The wait before the first retry; it doubles with each. */
export const firstWait = 1_000

/** No wait is longer, whatever the backend wishes for. */
export const longestWait = 30_000
