// Timeout and retries of requests (D10, D11). Times in milliseconds. No POST that sends a form is retried.

/** A request without a response fails after this time (D10). */
export const requestTimeout = 15_000

/** How long the router caches the data of a page that the visitor has left. */
export const cacheLifetime = 300_000

/** How often a failed read is retried. */
export const maxRetries = 3

/** The delay before the first retry. It doubles with each retry (exponential back-off). */
export const minRetryDelay = 1_000

/** The longest delay before a retry, including a `Retry-After` of the backend. */
export const maxRetryDelay = 30_000
