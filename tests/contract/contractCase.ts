import type { FunctionName } from '#machines/contract.ts'
import { booking, message } from '../fixtures/visitor.ts'

/**
 * The targets of the contract: the endpoint alone, MSW in Node, MSW's worker in a browser, the server over TCP, and the
 * hosted functions under Deno.
 */
export type Place = 'endpoint' | 'node' | 'worker' | 'served' | 'deno'

type Body = string | Uint8Array | null

/** A case of the contract: how the request differs from a valid one, and the expected response. */
export type ContractCase = {
  when: string
  status: number
  /** The error code; by default that of an invalid field (422). */
  code?: string
  /** The fields named by a 422. */
  fields?: string[]
  allow?: string
  /** The stored payloads at the end. By default the sent payload for 200, otherwise none. */
  stored?: unknown[]
  /** The function's name, or its replacement in the path. */
  name?: string
  method?: string
  /** Additional headers; undefined removes a default one. */
  headers?: Record<string, string | undefined>
  /** A function if the body depends on the current time. */
  body?: Body | (() => Body)
  /** Sends the body in chunks, without a length. */
  chunked?: boolean
  /** An earlier request with the same Idempotency-Key, and whether its response has arrived. */
  earlier?: Pick<ContractCase, 'name' | 'body'> & { is: 'answered' | 'under way' }
  /** Targets that cannot express the case, with the reason. */
  cannot?: Partial<Record<Place, string>>
}

/** A request as it is sent. */
export type Call = { url: string; method: string; headers: Record<string, string>; body: Uint8Array | null } & Pick<
  ContractCase,
  'chunked'
>

/** Returns the day so many hours from now, in UTC, in the payload's format: `March 5, 2027`. */
export function dayFromNow(hours: number, years = 0): string {
  const day = new Date(Date.now() + hours * 3_600_000)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** A valid payload for each endpoint. */
export const payloads = {
  'send-contact-email': message,
  'send-consultation-email': { ...booking, date: dayFromNow(30 * 24) },
} satisfies Record<FunctionName, object>

const optionalFields = new Set(['phone'])

/** The required fields of a message. */
export const requiredFields = Object.keys(message).filter((field) => !optionalFields.has(field))

/** Returns the JSON of a valid message or booking with changes. */
export const contactJson = (change: object = {}): string => JSON.stringify({ ...message, ...change })
export const bookingJson = (change: object = {}): string =>
  JSON.stringify({ ...payloads['send-consultation-email'], ...change })

/** Returns the body of a case. */
export function createBody({ name, body }: Pick<ContractCase, 'name' | 'body'>): Body {
  if (body === undefined) return name === 'send-consultation-email' ? bookingJson() : contactJson()
  return typeof body === 'function' ? body() : body
}

/** Returns the request of a case. */
export function createCall(asked: ContractCase, backend: string, anonKey: string, key: string): Call {
  const right = {
    apikey: anonKey,
    Authorization: `Bearer ${anonKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const headers = Object.entries({ ...right, ...asked.headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const body = createBody(asked)
  return {
    url: `${backend}/functions/v1/${asked.name ?? 'send-contact-email'}`,
    method: asked.method ?? 'POST',
    headers: Object.fromEntries(headers),
    // Encodes text as bytes, because fetch would add a content type to text.
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    chunked: asked.chunked ?? false,
  }
}

/** Converts a request for fetch. */
export function createRequest({ url, method, headers, body, chunked }: Call): Request {
  if (body === null) return new Request(url, { method, headers })
  if (!chunked) return new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> })
  const pieces = new Blob([body as Uint8Array<ArrayBuffer>]).stream()
  return new Request(url, { method, headers, body: pieces, duplex: 'half' } as RequestInit)
}
