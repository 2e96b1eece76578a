import * as v from 'valibot'
import { faultsOf } from '#machines/faults.ts'

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

  return async function answer(request: Request): Promise<Response> {
    const name = /\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const imitated = Object.hasOwn(functions, name) && functions[name]
    if (!imitated) return refusal(404, 'not_found', 'There is no such function.')
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS' } })
    if (request.method !== 'POST') return withAllow(refusal(405, 'method_not_allowed', 'Use POST.'))
    if (request.headers.get('apikey') !== anonKey)
      return refusal(401, 'unauthorized', 'The apikey is missing or wrong.')
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'unsupported_media_type', 'Send application/json.')
    }
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > mostBytes) return refusal(413, 'content_too_large', 'Send at most 64 KiB.')

    const body = parsed(bytes)
    if (body === undefined) return refusal(400, 'bad_request', 'The body is not JSON.')
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
    const content = `${request.url} ${JSON.stringify(judged.output)}`
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
}

async function accepted({ accept }: ImitatedFunction, payload: unknown): Promise<Response> {
  await accept(payload)
  return acceptance()
}

function withAllow(response: Response): Response {
  response.headers.set('Allow', 'POST, OPTIONS')
  return response
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
