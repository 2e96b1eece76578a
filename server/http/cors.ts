import { noSniff, type Reply } from './errorResponse.ts'

// A site whose endpoints have another origin (VITE_BACKEND_URL) is subject to CORS. Browsers send a preflight request
// first, and show scripts only exposed response headers. The official client adds x-client-info.
const preflight = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info, x-page-age',
  'Access-Control-Max-Age': '7200',
}

/** Allows every origin: the key is public, and cookies are not used. */
export const anyOrigin = '*'

/**
 * Returns the headers that let a page of an allowed origin read a response; a page of the endpoints' own origin needs
 * none.
 *
 * @param origins as browsers write them, `https://www.company.com`, or `anyOrigin`
 * @param origin the request's Origin header; null if it has none
 */
export function corsHeaders(origins: readonly string[], origin: string | null): Record<string, string> {
  const exposed = { 'Access-Control-Expose-Headers': 'retry-after, x-relay-error' }
  if (origins.includes(anyOrigin)) return { ...exposed, 'Access-Control-Allow-Origin': anyOrigin }
  const isAllowed = origin !== null && origins.includes(origin)
  return { ...exposed, Vary: 'Origin', ...(isAllowed && { 'Access-Control-Allow-Origin': origin }) }
}

/** Lets pages of every origin read a response. */
export function readableFromAnywhere(response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders([anyOrigin], null))) response.headers.set(name, value)
  return response
}

/** Returns the reply to a preflight request. */
export const preflightReply = (): Reply => ({
  status: 204,
  headers: { Allow: 'POST, OPTIONS', ...preflight, ...noSniff },
  body: null,
})
