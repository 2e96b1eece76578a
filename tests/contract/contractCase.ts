import type { FunctionName } from '#machines/contract.ts'
import { booking, message } from '../fixtures/visitor.ts'

/**
 * Where the contract is run: the gate alone, MSW in Node, MSW's worker in a browser, the server over TCP, the hosted
 * functions under Deno.
 */
export type Place = 'gate' | 'node' | 'worker' | 'served' | 'deno'

type Body = string | Uint8Array | null

/** One case of the functions' contract: what is sent, where it differs from a right call, and what is answered. */
export type ContractCase = {
  when: string
  status: number
  /** The error's code; for a 422 without one, a field breaks a rule. */
  code?: string
  /** The fields that a 422 names. */
  fields?: string[]
  allow?: string
  /** What is stored by the end, all but the key right after the call; nothing of what is refused unless said otherwise. */
  stored?: unknown[]
  /** The function's name, or what replaces it in the path. */
  name?: string
  method?: string
  /** Headers beside the right ones, or undefined for one that is left out. */
  headers?: Record<string, string | undefined>
  /** A function where the body depends on the hour at which it is sent. */
  body?: Body | (() => Body)
  /** Sent in pieces, without a length. */
  chunked?: boolean
  /** An earlier call with the same Idempotency-Key, and whether it has been answered. */
  earlier?: Pick<ContractCase, 'name' | 'body'> & { is: 'answered' | 'under way' }
  /** Places that cannot express the case, and why. */
  cannot?: Partial<Record<Place, string>>
}

/** A call as it is sent. */
export type Call = { url: string; method: string; headers: Record<string, string>; body: Uint8Array | null } & Pick<
  ContractCase,
  'chunked'
>

/** The day so many hours from now, in UTC, as the functions take it: `March 5, 2027`. */
export function dayFromNow(hours: number, years = 0): string {
  const day = new Date(Date.now() + hours * 3_600_000)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** A valid payload for each function. */
export const payloads = {
  'send-contact-email': message,
  'send-consultation-email': { ...booking, date: dayFromNow(30 * 24) },
} satisfies Record<FunctionName, object>

const optionalFields = new Set(['phone'])

/** The fields that a message must have. */
export const requiredFields = Object.keys(message).filter((field) => !optionalFields.has(field))

/** Returns the JSON of a valid message or booking with changes. */
export const contactJson = (change: object = {}): string => JSON.stringify({ ...message, ...change })
export const bookingJson = (change: object = {}): string =>
  JSON.stringify({ ...payloads['send-consultation-email'], ...change })

/** Returns the body of a case. */
export function bodyOf({ name, body }: Pick<ContractCase, 'name' | 'body'>): Body {
  if (body === undefined) return name === 'send-consultation-email' ? bookingJson() : contactJson()
  return typeof body === 'function' ? body() : body
}

/** Returns the call of a case. */
export function callOf(asked: ContractCase, backend: string, anonKey: string, key: string): Call {
  const right = {
    apikey: anonKey,
    Authorization: `Bearer ${anonKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const headers = Object.entries({ ...right, ...asked.headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const body = bodyOf(asked)
  return {
    url: `${backend}/functions/v1/${asked.name ?? 'send-contact-email'}`,
    method: asked.method ?? 'POST',
    headers: Object.fromEntries(headers),
    // As bytes: fetch gives text a type of its own.
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    chunked: asked.chunked ?? false,
  }
}

/** The call as fetch takes it. */
export function requestOf({ url, method, headers, body, chunked }: Call): Request {
  if (body === null) return new Request(url, { method, headers })
  if (!chunked) return new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> })
  const pieces = new Blob([body as Uint8Array<ArrayBuffer>]).stream()
  return new Request(url, { method, headers, body: pieces, duplex: 'half' } as RequestInit)
}
