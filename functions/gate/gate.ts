import * as v from 'valibot'
import { faultsOf } from '#machines/faults.ts'
import type { Log } from '../log.ts'
import { contentOf, createKeys, type Keys } from './keys.ts'
import { anyOrigin, preflightAnswer, readableFrom } from './otherOrigins.ts'
import type { RateLimit } from './rateLimit.ts'
import { readAtMost } from './readAtMost.ts'
import { refusal } from './refusal.ts'
import { parseStrictly } from './strictJson.ts'

/** A function behind the gate: its payload's schema, and what becomes of a payload that passed. */
export type GatedFunction = {
  schema: v.GenericSchema
  /** Done when the message is stored; when it rejects, nothing was accepted. */
  accept: (payload: unknown, key: string | null) => void | Promise<void>
}

/** What the platform knows of a call beside the request. */
export type Caller = {
  /** Where it comes from, for the rate limit. */
  address?: string
}

/** How the gate stands; what is left out is what the mocks do. */
export type GateOptions = {
  /** The public key that a caller must show. */
  anonKey: string
  /** The pages that may read an answer, beside those of the functions' own origin. */
  origins?: readonly string[]
  keys?: Keys
  limit?: RateLimit
  /** Shortens what a key stands for, where many are kept. */
  digest?: (content: string) => string | Promise<string>
  log?: Log
}

/** A payload that passed, with its function and its Idempotency-Key. */
type Message = { name: string; gated: GatedFunction; payload: unknown; key: string | null }

const mostBytes = 64 * 1024
const longestKey = 255
const secondsToRetry = 30

/** The answer to what was accepted. */
const acceptance = () => Response.json({ ok: true })

/**
 * Judges calls by the contract of design.md. It asks nothing of the platform, so the mocks in a browser, Node and the
 * hosted backend share it.
 *
 * @param functions the functions by name
 */
export function createGate(functions: Record<string, GatedFunction>, options: GateOptions) {
  const { anonKey, origins = [anyOrigin], keys = createKeys(), limit, digest = (content) => content, log } = options

  async function judge(request: Request, address: string): Promise<Response> {
    // A page of another origin can read that there is no such function only when it was allowed to ask.
    if (request.method === 'OPTIONS') return preflightAnswer()
    const name = nameIn(request.url)
    const gated = Object.hasOwn(functions, name) && functions[name]
    if (!gated) return refusal(404, 'not_found', 'There is no such function.')
    if (request.method !== 'POST') return wrongMethod(request.method)
    const wait = limit?.(address) ?? 0
    if (wait > 0) return refusal(429, 'too_many_requests', 'Too many requests.', { retryAfter: wait })
    const refused = refusedHeaders(request.headers, anonKey)
    if (refused) return refused
    const bytes = await readAtMost(request, mostBytes)
    if (!bytes) return refusal(413, 'content_too_large', 'Send at most 64 KiB.')
    const body = parsed(bytes)
    if (body === undefined) return refusal(400, 'bad_request', 'The body is not JSON, or repeats a name.')
    const judged = v.safeParse(gated.schema, body)
    if (!judged.success) return refusedFields(gated.schema, body)
    const key = request.headers.get('idempotency-key')
    const message = { name, gated, payload: judged.output, key }
    return key === null ? accepted(message) : acceptedOnce(message, key)
  }

  async function acceptedOnce(message: Message, key: string): Promise<Response> {
    const claim = keys.claim(key, await digest(contentOf(message.name, message.payload)))
    if (claim === 'other-content')
      return refusal(422, 'idempotency_key_reused', 'This Idempotency-Key came with another body.')
    if (claim === 'in-flight') return refusal(409, 'in_flight', 'The same request is under way.', { retryAfter: 1 })
    if (claim === 'answered') return acceptance()
    const answer = await accepted(message)
    // What was not accepted may be tried again.
    if (answer.ok) keys.settle(key)
    else keys.release(key)
    return answer
  }

  async function accepted({ name, gated, payload, key }: Message): Promise<Response> {
    try {
      await gated.accept(payload, key)
      return acceptance()
    } catch (error) {
      log?.('error', 'message.unaccepted', { function: name, reason: error instanceof Error ? error.name : 'unknown' })
      return refusal(503, 'unavailable', 'The message could not be stored.', { retryAfter: secondsToRetry })
    }
  }

  return async (request: Request, { address = '' }: Caller = {}): Promise<Response> => {
    const answer = await judge(request, address)
    answer.headers.set('Cache-Control', 'no-store')
    return readableFrom(origins, request.headers.get('origin'), answer)
  }
}

/** What is wrong with the headers of a POST. */
function refusedHeaders(headers: Headers, anonKey: string): Response | undefined {
  if (headers.get('apikey') !== anonKey) return refusal(401, 'unauthorized', 'The apikey is missing or wrong.')
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return refusal(415, 'unsupported_media_type', 'Send application/json.')
  if ((headers.get('idempotency-key') ?? '').length > longestKey)
    return refusal(400, 'bad_request', `An Idempotency-Key has at most ${longestKey} characters.`)
  return undefined
}

function refusedFields(schema: v.GenericSchema, body: unknown): Response {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  const fields = isRecord ? faultsOf<string>(schema, body as Record<string, unknown>) : {}
  return refusal(422, 'unprocessable_content', 'A field breaks a rule.', { fields: fields as Record<string, string> })
}

const nameIn = (url: string) => /\/functions\/v1\/([\w-]+)$/.exec(new URL(url).pathname)?.[1] ?? ''

function wrongMethod(method: string): Response {
  const response = refusal(405, 'method_not_allowed', 'Use POST.')
  response.headers.set('Allow', 'POST, OPTIONS')
  // What answers HEAD has the headers of what answers GET, and no body.
  return method === 'HEAD' ? new Response(null, response) : response
}

function parsed(bytes: Uint8Array): unknown {
  try {
    // A byte order mark is skipped here, as fetch's own json() does.
    return parseStrictly(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
