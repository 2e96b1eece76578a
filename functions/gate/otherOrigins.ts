// The site may stand at another address than its functions (VITE_BACKEND_URL). A browser then asks before it sends (CORS),
// and shows a page none but a few headers of an answer. x-client-info is what the official client adds.
const preflight = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info',
  'Access-Control-Max-Age': '7200',
}

/** Stands for every origin in a list of origins: the key is public, and no cookie counts. */
export const anyOrigin = '*'

/**
 * Lets a page of an origin in the list read an answer; a page of the functions' own origin needs no leave.
 *
 * @param origins as browsers write them, `https://www.company.com`, or `anyOrigin`
 * @param origin what the browser says about the page; null where it says nothing
 */
export function readableFrom(origins: readonly string[], origin: string | null, response: Response): Response {
  const { headers } = response
  const isForAny = origins.includes(anyOrigin)
  if (!isForAny) headers.append('Vary', 'Origin')
  if (isForAny) headers.set('Access-Control-Allow-Origin', anyOrigin)
  else if (origin !== null && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', 'retry-after, x-relay-error')
  return response
}

/** The answer to a browser that asks whether it may send. */
export const preflightAnswer = () =>
  new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS', ...preflight } })
