import * as v from 'valibot'
import { faultsOf } from '#machines/faults.ts'
import { preflightAnswer, readableAnywhere } from './otherOrigins.ts'
import { readAtMost } from './readAtMost.ts'
import { parseStrictly } from './strictJson.ts'

/** A function imitated: its payload's schema, and what becomes of a payload that passed. */
export type ImitatedFunction = {
  schema: v.GenericSchema
  accept: (payload: unknown) => void | Promise<void>
}

/** How an answer of the functions says what was wrong (design.md, "Functions: the contract"). */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } }

const mostBytes = 64 * 1024

/** An error as the functions say it. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number } = {},
): Response {
  const body: ErrorBody = { error: { code, message, ...(more.fields && { fields: more.fields }) } }
  const headers = new Headers(more.retryAfter === undefined ? [] : [['Retry-After', String(more.retryAfter)]])
  return Response.json(body, { status, headers })
}

/** The answer to what was accepted. */
const acceptance = () => Response.json({ ok: true })

/**
 * Answers as the hosted functions do, from the same schemas: the whole contract of design.md but for what needs a
 * platform (rate limits, a full outbox, relays), which the named outcomes imitate.
 *
 * @param functions the functions by name
 * @param anonKey the public key that a caller must show
 */
export function createGate(functions: Record<string, ImitatedFunction>, anonKey: string) {
  const known = new Map<string, { body: string; answered: boolean }>()

  async function judge(request: Request): Promise<Response> {
    const name = /\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const imitated = Object.hasOwn(functions, name) && functions[name]
    if (!imitated) return refusal(404, 'not_found', 'There is no such function.')
    if (request.method === 'OPTIONS') return preflightAnswer()
    if (request.method !== 'POST') return wrongMethod(request.method)
    if (request.headers.get('apikey') !== anonKey)
      return refusal(401, 'unauthorized', 'The apikey is missing or wrong.')
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'unsupported_media_type', 'Send application/json.')
    }
    const bytes = await readAtMost(request, mostBytes)
    if (!bytes) return refusal(413, 'content_too_large', 'Send at most 64 KiB.')

    const body = parsed(bytes)
    if (body === undefined) return refusal(400, 'bad_request', 'The body is not JSON, or repeats a name.')
    const judged = v.safeParse(imitated.schema, body)
    if (!judged.success) {
      const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
      const fields = isRecord ? faultsOf<string>(imitated.schema, body as Record<string, unknown>) : {}
      return refusal(422, 'unprocessable_content', 'A field breaks a rule.', {
        fields: fields as Record<string, string>,
      })
    }

    const key = request.headers.get('idempotency-key')
    if (key === null) return accepted(imitated, judged.output)
    const content = `${name} ${JSON.stringify(judged.output)}`
    const before = known.get(key)
    if (before && before.body !== content) {
      return refusal(422, 'idempotency_key_reused', 'This Idempotency-Key came with another body.')
    }
    if (before && !before.answered)
      return refusal(409, 'in_flight', 'The same request is under way.', { retryAfter: 1 })
    if (before) return acceptance()
    const entry = { body: content, answered: false }
    known.set(key, entry)
    try {
      const response = await accepted(imitated, judged.output)
      entry.answered = true
      return response
    } catch (cause) {
      // What was not accepted may be tried again.
      known.delete(key)
      throw cause
    }
  }

  return async (request: Request) => readableAnywhere(await judge(request))
}

async function accepted({ accept }: ImitatedFunction, payload: unknown): Promise<Response> {
  await accept(payload)
  return acceptance()
}

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
