/** Path of a hosted function below the backend's base; the hosted backend's own convention (D10). */
export const functionPath = (name: FunctionName) => `functions/v1/${name}`

/** The two calls that the site makes. */
export type FunctionName = 'send-contact-email' | 'send-consultation-email'

/** Path of the refresh of a session; the hosted backend's own convention. */
export const refreshPath = 'auth/v1/token'
