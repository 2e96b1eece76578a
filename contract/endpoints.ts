import type { FormPage, FunctionName, Submission } from './forms.ts'

/** Returns the path of an endpoint, or with `*` of all, below the backend's base URL, by Supabase's convention (D10). */
export const functionPath = (name: FunctionName | '*'): string => `functions/v1/${name}`

/**
 * The headers that the site sends. From a page of another origin a browser sends only what the answer to its preflight
 * allows, so that answer, the site and the contract's tests read this list.
 */
export const requestHeaders = [
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-lead-source',
  'x-page-age',
] as const
export type RequestHeader = (typeof requestHeaders)[number]

/** The headers of a response that a page of another origin may read, beside those that every page may. */
export const readableHeaders = ['date', 'retry-after', 'x-relay-error'] as const
export type ReadableHeader = (typeof readableHeaders)[number]

/** Returns where the form of a page is sent without JavaScript. */
export const formAction = (page: FormPage): string => `/forms${page}`

/**
 * What the page of a form shows after the form was sent without JavaScript: what has arrived, or what was typed and what to
 * correct. `values` and `errors` are by field; the values of checkboxes are `on`.
 */
export type FormAnswer =
  | ({ sent: Submission['payload'] } & Omit<AcceptedBody, 'ok'>)
  | { summary: string; values: Record<string, string>; errors: Record<string, string> }

/** The ids of what that page says. */
export const sentId = 'form-sent'
export const errorsId = 'form-errors'

/** The name of the field that people do not see. */
export const honeypotName = 'homepage'

/** The name of the Idempotency-Key in a form that is sent natively. Only a browser with scripts sends one. */
export const keyName = 'key'

/**
 * The body of the response to an accepted message. The reference is the end of its id, which the company's mail names, so that
 * a visitor who calls can say which message is meant. It is no key to anything.
 *
 * `sms` is false if the server sends no text message to the number of a booking, so that the page promises none. Otherwise it is
 * missing, and pages of an earlier build never read it.
 */
export type AcceptedBody = { ok: true; reference: string; sms?: false }

/** What the page says of an accepted message: both are missing if another server has answered. */
export type Receipt = { reference?: string; sms?: false }

/** Returns the reference of a message by its id, a UUID. */
export const referenceOf = (id: string): string => id.slice(-12)

/** The body of an error response of the endpoints (docs/requirements.md, section 4). */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } }

/** The path that refreshes a session, by Supabase's convention. */
export const refreshPath = 'auth/v1/token'
