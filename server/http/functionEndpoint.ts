import type * as v from 'valibot'
import { referenceOf, type AcceptedBody } from '#contract/endpoints.ts'
import { payloadSchemas, type Payload, type FunctionName } from '#contract/forms.ts'
import { validate } from '#contract/errors.ts'
import { cleanSource, sourceHeader } from '#contract/leadSource.ts'
import {
  parseJson,
  readBody,
  allowOrigin,
  anyOrigin,
  errorResponse,
  jsonResponse,
  preflightResponse,
  retryAfterSeconds,
} from './responses.ts'
import type { Log } from '../log.ts'
import { readSignals, type Signals } from './spam.ts'
import type { AcceptResult } from '../store/messages.ts'

/** What the platform knows about a request. */
export type Caller = {
  /** The client's IP address; null if the platform hides it, undefined if the connection is gone. */
  address?: string | null | undefined
  /** The request's `Host`, as the client sent it. */
  host?: string
}

/** A message that passed validation. */
export type ValidMessage = {
  function: FunctionName
  payload: Payload
  idempotencyKey: string | null
  /** The client's IP address, by which messages are limited; null if the platform hides it. */
  client: string | null
  signals: Signals
  /** Where the visit came from, as a URL query; empty if the site does not tell. */
  source: string
}

/** Stores a message. Rejects if that failed; nothing was accepted then. */
export type Accept = (message: ValidMessage) => Promise<AcceptResult>

export type EndpointOptions = {
  accept: Accept
  /** The public keys of which a request must carry one. */
  anonKeys: readonly string[]
  /** Origins whose pages may read a response, in addition to the server's own; all by default. */
  origins?: readonly string[]
  log?: Log
  now?: () => Date
}

const maxKeyLength = 255

/**
 * Answers requests by the contract of docs/requirements.md. It uses web standards only, because the mocks in a browser,
 * Node and the hosted backend share it.
 */
export function createEndpoint(options: EndpointOptions): (request: Request, caller?: Caller) => Promise<Response> {
  const { anonKeys, origins = [anyOrigin], now = () => new Date() } = options
  const schemas: Record<FunctionName, v.GenericSchema<unknown, Payload>> = payloadSchemas(now)
  const acceptOnce = refuseInFlight(options)
  const isFunction = (name: string): name is FunctionName => Object.hasOwn(schemas, name)

  async function respond(request: Request, client: Caller['address']): Promise<Response> {
    // Applies to every path, so that a page of another origin can read the 404.
    if (request.method === 'OPTIONS') return preflightResponse()
    const name = /\/functions\/v1\/(.*)/.exec(new URL(request.url).pathname)?.[1] ?? ''
    if (!isFunction(name)) return errorResponse(404, 'not_found', 'There is no such function.')
    if (request.method !== 'POST')
      return errorResponse(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'POST, OPTIONS' } })
    const refusal = checkHeaders(request.headers, anonKeys)
    if (refusal) return refusal
    const bytes = await readBody(request)
    if (!bytes) return errorResponse(413, 'content_too_large', 'Send at most 64 KiB.')
    const body = parseJson(bytes)
    if (body === undefined) return errorResponse(400, 'bad_request', 'The body is not JSON, or repeats a name.')
    // A list has no fields that could be invalid, no more than a text or null.
    const fields = (Array.isArray(body) ? null : body) as Record<string, unknown>
    const { body: payload, errors } = validate<string, Payload>(schemas[name], fields)
    if (!payload)
      return errorResponse(422, 'unprocessable_content', 'A field breaks a rule.', {
        fields: errors as Record<string, string>,
      })
    // Without an address there is no limit. The connection of such a request was reset, so nobody waits for an answer.
    if (client === undefined) return errorResponse(400, 'bad_request', 'The connection has no address.')
    return acceptOnce({
      function: name,
      payload,
      // An empty key counts as missing, because all clients that send one would share it.
      idempotencyKey: request.headers.get('idempotency-key') || null,
      client,
      signals: readSignals(request.headers, origins),
      source: cleanSource(request.headers.get(sourceHeader) ?? ''),
    })
  }

  return async (request, { address } = {}) => {
    const response = await respond(request, address)
    return allowOrigin(response, origins, request.headers.get('origin'))
  }
}

/** Returns a function that stores a message, but not while another with its key is being stored. */
function refuseInFlight({ accept, log }: Pick<EndpointOptions, 'accept' | 'log'>) {
  // The store knows a key only after its commit. Until then this process remembers the key.
  const inFlight = new Map<string, ValidMessage>()

  async function store(message: ValidMessage): Promise<Response> {
    try {
      const result = await accept(message)
      if (result.outcome === 'key-reused') return keyReused()
      if (result.outcome === 'rate-limited')
        return errorResponse(429, 'too_many_requests', 'Too many requests.', { retryAfter: result.retryAfterSeconds })
      return jsonResponse(200, { ok: true, reference: referenceOf(result.id) } satisfies AcceptedBody)
    } catch (error) {
      log?.('error', 'message.unaccepted', { function: message.function, reason: (error as Error).name })
      return errorResponse(503, 'unavailable', 'The message could not be stored.', { retryAfter: retryAfterSeconds })
    }
  }

  return async (message: ValidMessage): Promise<Response> => {
    const { idempotencyKey: key } = message
    if (key === null) return store(message)
    const other = inFlight.get(key)
    if (other && serializeContent(other) !== serializeContent(message)) return keyReused()
    if (other) return errorResponse(409, 'in_flight', 'The same request is in flight.', { retryAfter: 1 })
    inFlight.set(key, message)
    try {
      return await store(message)
    } finally {
      inFlight.delete(key)
    }
  }
}

/** Returns the content of an idempotency key: the function and its payload, the fields in the schema's order. */
export const serializeContent = ({ function: name, payload }: Pick<ValidMessage, 'function' | 'payload'>): string =>
  `${name} ${JSON.stringify(payload)}`

const keyReused = () => errorResponse(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another body.')

/** Returns the error for the headers of a POST, if any. */
function checkHeaders(headers: Headers, anonKeys: readonly string[]): Response | undefined {
  if (!anonKeys.includes(headers.get('apikey') ?? ''))
    return errorResponse(401, 'unauthorized', 'The apikey is missing or wrong.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return errorResponse(415, 'unsupported_media_type', 'Send application/json.')
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? ''))
    return errorResponse(415, 'unsupported_media_type', 'Send the body without a Content-Encoding.')
  if ((headers.get('idempotency-key') ?? '').length > maxKeyLength)
    return errorResponse(400, 'bad_request', `An Idempotency-Key has at most ${maxKeyLength} characters.`)
  return undefined
}
