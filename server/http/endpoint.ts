import * as v from 'valibot'
import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#machines/contract.ts'
import { validate } from '#machines/errors.ts'
import type { Log } from '../log.ts'
import { readSignals } from '../spam/readSignals.ts'
import type { Signals } from '../spam/Signals.ts'
import type { AcceptResult } from '../store/Store.ts'
import { anyOrigin, corsHeaders, preflightReply } from './cors.ts'
import { errorReply, jsonReply, toResponse, type Reply } from './errorResponse.ts'
import { readAtMost } from './readAtMost.ts'
import { parseStrictly } from './strictJson.ts'

export type { AcceptResult }

/** What the platform knows about a request. */
export type Caller = {
  /** The client's IP address, for the rate limit. */
  address?: string
  /** The request's `Host`, as the client sent it. */
  host?: string
}

/** A message that passed validation. */
export type ValidMessage = {
  function: FunctionName
  payload: ContactMessage | ConsultationBooking
  idempotencyKey: string | null
  /** The client's IP address; empty if it is unknown. */
  clientIp: string
  /** Whether a browser without JavaScript sent it, which has stricter limits. */
  isForm?: boolean
  signals: Signals
}

/** Stores a message. Rejects if that failed; nothing was accepted then. */
export type Accept = (message: ValidMessage) => Promise<AcceptResult>

/** The schema of each function's payload. */
export type PayloadSchemas = Record<FunctionName, v.GenericSchema<unknown, ValidMessage['payload']>>

export type EndpointOptions = {
  schemas: PayloadSchemas
  accept: Accept
  /** The public key that a request must carry. */
  anonKey: string
  /** Origins whose pages may read a response, in addition to the server's own; all by default. */
  origins?: readonly string[]
  log?: Log
}

/** The longest body. */
export const maxBytes = 64 * 1024
const maxKeyLength = 255
/** What `Retry-After` says while messages cannot be stored. */
export const retryAfterSeconds = 30

/**
 * Answers requests by the contract of design.md. It uses web standards only, because the mocks in a browser, Node and
 * the hosted backend share it.
 */
export function createEndpoint(options: EndpointOptions): (request: Request, caller?: Caller) => Promise<Response> {
  const { schemas, accept, anonKey, origins = [anyOrigin], log } = options
  // The store knows a key only after its commit. Until then this process remembers the key.
  const inFlight = new Map<string, ValidMessage>()

  async function replyTo(request: Request, clientIp: string): Promise<Reply> {
    // Applies to every path, so that a page of another origin can read the 404.
    if (request.method === 'OPTIONS') return preflightReply()
    const name = parseName(request.url)
    if (!isFunction(name)) return errorReply(404, 'not_found', 'There is no such function.')
    if (request.method !== 'POST') return methodNotAllowed(request.method)
    const headerError = checkHeaders(request.headers, anonKey)
    if (headerError) return headerError
    const bytes = await readAtMost(request, maxBytes)
    if (!bytes) return errorReply(413, 'content_too_large', 'Send at most 64 KiB.')
    const body = parseBody(bytes)
    if (body === undefined) return errorReply(400, 'bad_request', 'The body is not JSON, or repeats a name.')
    const { success, output } = v.safeParse(schemas[name], body)
    if (!success) return invalidFields(schemas[name], body)
    // An empty key counts as missing, because all clients that send one would share it.
    const idempotencyKey = request.headers.get('idempotency-key') || null
    const signals = readSignals(request.headers, origins)
    return acceptOnce({ function: name, payload: output, idempotencyKey, clientIp, signals })
  }

  const isFunction = (name: string): name is FunctionName => Object.hasOwn(schemas, name)

  async function acceptOnce(message: ValidMessage): Promise<Reply> {
    const { idempotencyKey: key } = message
    if (key === null) return store(message)
    const other = inFlight.get(key)
    if (other && serializeContent(other) !== serializeContent(message)) return keyReused()
    if (other) return errorReply(409, 'in_flight', 'The same request is in flight.', { retryAfter: 1 })
    inFlight.set(key, message)
    try {
      return await store(message)
    } finally {
      inFlight.delete(key)
    }
  }

  async function store(message: ValidMessage): Promise<Reply> {
    try {
      const result = await accept(message)
      if (result.outcome === 'key-reused') return keyReused()
      if (result.outcome === 'rate-limited')
        return errorReply(429, 'too_many_requests', 'Too many requests.', { retryAfter: result.retryAfterSeconds })
      return jsonReply(200, { ok: true })
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log?.('error', 'message.unaccepted', { function: message.function, reason })
      return errorReply(503, 'unavailable', 'The message could not be stored.', { retryAfter: retryAfterSeconds })
    }
  }

  return async (request, { address = '' } = {}) => {
    const { status, headers, body } = await replyTo(request, address)
    const more = corsHeaders(origins, request.headers.get('origin'))
    return toResponse({ status, headers: { ...headers, 'Cache-Control': 'no-store', ...more }, body })
  }
}

/** Returns the content of an idempotency key: the function and its payload, the fields in the schema's order. */
export const serializeContent = ({ function: name, payload }: Pick<ValidMessage, 'function' | 'payload'>): string =>
  `${name} ${JSON.stringify(payload)}`

const keyReused = () => errorReply(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another body.')

/** Returns the error for the headers of a POST, if any. */
function checkHeaders(headers: Headers, anonKey: string): Reply | undefined {
  if (headers.get('apikey') !== anonKey) return errorReply(401, 'unauthorized', 'The apikey is missing or wrong.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return errorReply(415, 'unsupported_media_type', 'Send application/json.')
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? ''))
    return errorReply(415, 'unsupported_media_type', 'Send the body without a Content-Encoding.')
  if ((headers.get('idempotency-key') ?? '').length > maxKeyLength)
    return errorReply(400, 'bad_request', `An Idempotency-Key has at most ${maxKeyLength} characters.`)
  return undefined
}

function invalidFields(schema: v.GenericSchema, body: unknown): Reply {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  const fields = isRecord ? validate<string, unknown>(schema, body as Record<string, unknown>).errors : {}
  return errorReply(422, 'unprocessable_content', 'A field breaks a rule.', {
    fields: fields as Record<string, string>,
  })
}

// A regular expression, because parsing a URL takes a tenth of the time of a request.
const parseName = (url: string) => /^[^?#]*\/functions\/v1\/([\w-]+)(?=[?#]|$)/.exec(url)?.[1] ?? ''

function methodNotAllowed(method: string): Reply {
  const reply = errorReply(405, 'method_not_allowed', 'Use POST.')
  // A response to HEAD has the headers of the response to GET, and no body.
  return {
    ...reply,
    headers: { ...reply.headers, Allow: 'POST, OPTIONS' },
    body: method === 'HEAD' ? null : reply.body,
  }
}

// Like fetch's json(), it skips a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body; undefined if it is not JSON in UTF-8. */
function parseBody(bytes: Uint8Array): unknown {
  try {
    return parseStrictly(utf8.decode(bytes))
  } catch {
    return undefined
  }
}
