// The site may stand at another address than its functions (VITE_BACKEND_URL). A browser then asks before it sends (CORS),
// and shows a page none but a few headers of an answer. x-client-info is what the official client adds.
const preflight = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info',
  'Access-Control-Max-Age': '7200',
}

/** Lets a page of any origin read an answer: the key is public, and no cookie counts. */
export function readableAnywhere(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*')
  response.headers.set('Access-Control-Expose-Headers', 'retry-after, x-relay-error')
  return response
}

/** The answer to a browser that asks whether it may send. */
export const preflightAnswer = () =>
  new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS', ...preflight } })
