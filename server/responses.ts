import type { ErrorBody } from '#contract/endpoints.ts'

/** What `Retry-After` says while messages cannot be stored, in seconds. */
export const retryAfterSeconds = 30

/** Allows every origin: the key is public, and cookies are not used. */
export const anyOrigin = '*'

/** Returns a response with a JSON body, whose type browsers must not guess, and which nobody may store. */
export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })

/** Returns an error in the form of the contract; `fields`: what to enter, by field; `retryAfter`: seconds. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number; headers?: Record<string, string> } = {},
): Response {
  const body: ErrorBody = { error: { code, message, ...(more.fields && { fields: more.fields }) } }
  const retry: Record<string, string> = more.retryAfter === undefined ? {} : { 'Retry-After': String(more.retryAfter) }
  return jsonResponse(status, body, { ...retry, ...more.headers })
}

/**
 * Lets a page of an allowed origin read a response. A site whose endpoints have another origin (VITE_BACKEND_URL) is
 * subject to CORS; a page of the endpoints' own origin needs nothing.
 */
export function allowOrigin(response: Response, origins: readonly string[], origin: string | null): Response {
  // Browsers show scripts only exposed headers.
  response.headers.set('Access-Control-Expose-Headers', 'date, retry-after, x-relay-error')
  if (origins.includes(anyOrigin)) response.headers.set('Access-Control-Allow-Origin', anyOrigin)
  else response.headers.set('Vary', 'Origin')
  if (origin !== null && origins.includes(origin)) response.headers.set('Access-Control-Allow-Origin', origin)
  return response
}

/** Returns the response to a preflight request, which browsers send first. The official client adds x-client-info and x-region. */
export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      Allow: 'POST, OPTIONS',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers':
        'apikey, authorization, content-type, idempotency-key, x-client-info, x-page-age, x-region',
      'Access-Control-Max-Age': '7200',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
