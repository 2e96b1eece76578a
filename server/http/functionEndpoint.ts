import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type * as v from 'valibot'
import { functionPath, readableHeaders, requestHeaders, type AcceptedBody } from '#contract/endpoints.ts'
import { validate } from '#contract/errors.ts'
import { formNames, forms, type FunctionName, type Payload } from '#contract/forms.ts'
import { cleanSource, sourceHeader } from '#contract/leadSource.ts'
import type { Log } from '../log.ts'
import { anyOrigin, errorResponse, jsonResponse, parseJson, readBody } from './responses.ts'
import { readSignals } from './spam.ts'
import { createSubmit, type Accept, type Accepted, type Caller, type Refused } from './submit.ts'

type FunctionEndpointOptions = {
  accept: Accept
  /** The public key that a request must carry. */
  anonKey: string
  /** Origins whose pages may read a response, in addition to the server's own; all by default. */
  origins?: readonly string[]
  log?: Log
  now?: () => Date
}

const maxKeyLength = 255

/**
 * Creates what answers the functions by the contract of docs/requirements.md: `fetch(request, caller)`. It uses web
 * standards only, because the mocks in a browser, Node and the hosted backend share it.
 */
export function createFunctionEndpoint(options: FunctionEndpointOptions): Hono<{ Bindings: Caller }> {
  const { anonKey, origins = [anyOrigin], log, now = () => new Date() } = options
  const submit = createSubmit({ accept: options.accept, log })

  async function respond(name: FunctionName, schema: v.GenericSchema<unknown, Payload>, request: Request, by: Caller) {
    const { headers } = request
    const refusal = checkHeaders(headers, anonKey)
    if (refusal) return refusal
    const bytes = await readBody(request)
    if (!bytes) return errorResponse(413, 'content_too_large', 'Send at most 64 KiB.')
    const body = parseJson(bytes)
    if (body === undefined) return errorResponse(400, 'bad_request', 'The body is not JSON.')
    // A list has no fields that could be invalid, no more than a text or null.
    const values = (Array.isArray(body) ? null : body) as Record<string, unknown>
    const form = { function: name, validate: (fields: typeof values) => validate(schema, fields) }
    const result = await submit(form, values, {
      address: by.address,
      // An empty key counts as missing, because all clients that send one would share it.
      key: headers.get('idempotency-key') || null,
      signals: readSignals(headers, origins),
      source: cleanSource(headers.get(sourceHeader) ?? ''),
    })
    return render(result)
  }

  const endpoint = new Hono<{ Bindings: Caller }>()
  // A site whose endpoints have another origin (VITE_BACKEND_URL) is subject to CORS. On every path, so that it can read the 404.
  endpoint.use(
    `/${functionPath('*')}`,
    cors({
      origin: origins.includes(anyOrigin) ? anyOrigin : [...origins],
      allowMethods: ['POST'],
      allowHeaders: [...requestHeaders],
      exposeHeaders: [...readableHeaders],
      maxAge: 7_200,
    }),
  )
  for (const name of formNames) {
    const form = forms[name]
    const schema = form.schema(now)
    endpoint
      .post(`/${functionPath(form.function)}`, ({ req, env }) => respond(form.function, schema, req.raw, env))
      .all(methodNotAllowed)
  }
  return endpoint.all(`/${functionPath('*')}`, () => errorResponse(404, 'not_found', 'There is no such function.'))
}

const methodNotAllowed = () =>
  errorResponse(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'POST, OPTIONS' } })

/** What an error of the contract says to the developer who reads it. */
const messages: Record<Refused['code'], string> = {
  bad_request: 'The connection has no address.',
  unprocessable_content: 'A field breaks a rule.',
  idempotency_key_reused: 'This Idempotency-Key was used with another body.',
  too_many_requests: 'Too many requests.',
  unavailable: 'The message could not be stored.',
}

/** Renders what became of a form as JSON. */
function render(result: Accepted | Refused): Response {
  if (result.code === 'accepted') return jsonResponse(200, { ok: true, ...result.receipt } satisfies AcceptedBody)
  return errorResponse(result.status, result.code, messages[result.code], {
    ...('errors' in result && { fields: result.errors as Record<string, string> }),
    ...('retryAfter' in result && { retryAfter: result.retryAfter }),
  })
}

/** Returns the error for the headers of a POST, if any. */
function checkHeaders(headers: Headers, anonKey: string): Response | undefined {
  if (headers.get('apikey') !== anonKey) return errorResponse(401, 'unauthorized', 'The apikey is missing or wrong.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return errorResponse(415, 'unsupported_media_type', 'Send application/json.')
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? ''))
    return errorResponse(415, 'unsupported_media_type', 'Send the body without a Content-Encoding.')
  if ((headers.get('idempotency-key') ?? '').length > maxKeyLength)
    return errorResponse(400, 'bad_request', `An Idempotency-Key has at most ${maxKeyLength} characters.`)
  return undefined
}
