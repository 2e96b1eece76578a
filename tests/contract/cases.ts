import type { FunctionName } from '#machines/contract.ts'
import { without } from '../fixtures/startContact.ts'
import { booking, message } from '../fixtures/visitor.ts'

/** Where the contract runs: MSW in Node, MSW's worker in a browser, the server over TCP, the hosted functions in Deno. */
export type Place = 'node' | 'worker' | 'server' | 'deno'

type Body = string | Uint8Array | null

/** A case of the contract: how the request differs from a valid one, and the expected response. */
export type ContractCase = {
  when: string
  status: number
  /** The error code; by default that of an invalid field (422). */
  code?: string
  /** The fields named by a 422. */
  fields?: string[]
  /** The stored payloads at the end. By default the sent payload for 200, otherwise none. */
  stored?: unknown[]
  /** The function's name, or its replacement in the path. */
  name?: string
  method?: string
  /** Additional headers; undefined removes a default one. */
  headers?: Record<string, string | undefined>
  body?: Body
  /** Sends the body in chunks, without a length. */
  chunked?: boolean
  /** An earlier request with the same Idempotency-Key, and whether its response has arrived. */
  earlier?: 'answered' | 'in flight'
  /** Places that cannot express the case. */
  cannot?: Place[]
}

/** A request as it is sent. */
export type Call = { url: string; method: string; headers: Record<string, string>; body: Uint8Array | null } & Pick<
  ContractCase,
  'chunked'
>

const contact = 'send-contact-email'
const consultation = 'send-consultation-email'

/** Returns the day so many days from now, in UTC, in the payload's format: `March 5, 2027`. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A valid payload for each endpoint. */
export const payloads = {
  [contact]: message,
  [consultation]: { ...booking, date: dayFromNow(30) },
} satisfies Record<FunctionName, object>

const contactJson = (change: object = {}) => JSON.stringify({ ...message, ...change })
const bookingJson = (change: object = {}) => JSON.stringify({ ...payloads[consultation], ...change })
/** Returns the message's JSON with a member before the others. */
const beginning = (member: string) => contactJson().replace('{', `{${member},`)

const latin1 = Uint8Array.from(contactJson({ name: 'Zoë' }), (character) => character.charCodeAt(0))
const utf16 = new Uint8Array(Uint16Array.from(contactJson(), (character) => character.charCodeAt(0)).buffer)
const longest = 65_536 - (new TextEncoder().encode(contactJson()).length - contactJson().length)
const requiredFields = Object.keys(message).filter((field) => field !== 'phone')

const fails = (status: number, code: string, cases: (Omit<ContractCase, 'status' | 'code'> & { status?: number })[]) =>
  cases.map((one): ContractCase => ({ status, code, ...one }))
const type = (value: string | undefined) => ({ headers: { 'Content-Type': value } })
const encoding = (value: string) => ({ headers: { 'Content-Encoding': value } })
const apikey = (value?: string) => ({ headers: { apikey: value } })
// A service worker sees no preflight, and fetch sends neither a TRACE nor a length of its own.
const onlyOverTcp: Place[] = ['node', 'worker']

/**
 * The contract of both endpoints (docs/requirements.md), as one table for every implementation. What each field may
 * contain is tested with the schemas in machines/, what fails with the platform in outcomes.ts.
 */
export const contract: ContractCase[] = [
  { when: 'a message is valid', status: 200 },
  { when: 'a booking is valid', status: 200, name: consultation },
  { when: 'a query follows the name', status: 200, name: `${contact}?forceFunctionRegion=any` },
  { when: 'the bearer token is missing', status: 200, headers: { Authorization: undefined } },
  { when: 'the Idempotency-Key is missing', status: 200, headers: { 'Idempotency-Key': undefined } },
  { when: 'the Idempotency-Key is empty', status: 200, headers: { 'Idempotency-Key': '' } },
  { when: 'the type names the charset', status: 200, ...type('Application/JSON; charset=utf-8') },
  { when: 'the Content-Encoding is identity', status: 200, ...encoding('identity') },
  { when: 'a byte order mark begins the body', status: 200, body: `\uFEFF${contactJson()}`, stored: [message] },
  { when: 'blanks surround the body', status: 200, body: ` \r\n${contactJson()}\t` },
  { when: 'the body has 64 KiB', status: 200, body: contactJson().padEnd(longest) },
  { when: 'the body comes in chunks', status: 200, chunked: true },
  {
    when: 'blanks surround a text',
    status: 200,
    body: contactJson({ name: ' Jana\n' }),
    stored: [{ ...message, name: 'Jana' }],
  },
  {
    when: 'the optional field is missing',
    status: 200,
    body: JSON.stringify(without(message, 'phone')),
    stored: [{ ...message, phone: '' }],
  },

  { when: 'a browser asks what may be sent', status: 204, method: 'OPTIONS', body: null, ...apikey() },
  {
    when: 'a browser asks whether a page of another origin may call a function that does not exist',
    status: 204,
    method: 'OPTIONS',
    name: 'send-other-email',
    body: null,
    headers: { apikey: undefined, Origin: 'https://www.company.example', 'Access-Control-Request-Method': 'POST' },
    cannot: ['worker'],
  },

  ...fails(401, 'unauthorized', [
    { when: 'the apikey is missing', ...apikey() },
    { when: 'the apikey of a booking is missing', name: consultation, ...apikey() },
    { when: 'the apikey is wrong, whatever the body', ...apikey('other'), body: '{' },
    { when: 'the apikey is the bearer token', ...apikey('Bearer public-anonymous-key') },
  ]),
  ...fails(404, 'not_found', [
    { when: 'there is no such function', name: 'send-other-email' },
    { when: 'the name is that of a property of every object', name: 'constructor' },
    { when: 'the name is __proto__', name: '__proto__' },
    { when: 'the name is missing', name: '' },
    { when: 'the path goes on', name: `${contact}/more` },
    { when: 'the name is in capitals', name: 'SEND-CONTACT-EMAIL' },
  ]),
  ...fails(405, 'method_not_allowed', [
    ...['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((method) => ({
      when: `the method is ${method}`,
      method,
      body: null,
    })),
    { when: 'a PUT has no apikey', method: 'PUT', ...apikey() },
    { when: 'the method is TRACE', method: 'TRACE', body: null, cannot: onlyOverTcp },
  ]),
  ...fails(415, 'unsupported_media_type', [
    { when: 'the type is missing', ...type(undefined) },
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'application/problem+json'].map(
      (value) => ({ when: `the type is ${value}`, ...type(value) }),
    ),
    ...['gzip', 'identity, gzip'].map((value) => ({ when: `the Content-Encoding is ${value}`, ...encoding(value) })),
  ]),
  ...fails(413, 'content_too_large', [
    { when: 'the body has more than 64 KiB', body: ' '.repeat(65_537) },
    { when: 'the body of a booking has more than 64 KiB', name: consultation, body: bookingJson().padEnd(70_000) },
    { when: 'the body comes in chunks and has more than 64 KiB', body: ' '.repeat(65_537), chunked: true },
    { when: 'more than 64 KiB are announced', headers: { 'Content-Length': '65537' }, body: null, cannot: onlyOverTcp },
  ]),
  ...fails(400, 'bad_request', [
    { when: 'the Idempotency-Key has 256 characters', headers: { 'Idempotency-Key': 'k'.repeat(256) } },
    { when: 'the body is missing', body: null },
    { when: 'the body is blank', body: ' \n' },
    { when: 'the body breaks off', body: contactJson().slice(0, -1) },
    { when: 'something follows the body', body: `${contactJson()}{}` },
    { when: 'the body has a trailing comma', body: contactJson().replace('}', ',}') },
    { when: 'the body has a comment', body: `/**/${contactJson()}` },
    { when: 'the body is a form', body: 'name=Jana&email=jana%40example.com' },
    { when: 'the body is Latin-1', body: latin1 },
    { when: 'the body is UTF-16', body: utf16 },
    { when: 'a name is repeated with the same value', body: beginning('"gdprConsent":true') },
    { when: 'a name is repeated in escapes', body: beginning(String.raw`"n\u0061me":"Peter"`) },
    { when: 'a name is repeated within a field', body: beginning('"extra":{"a":1,"a":1}') },
    { when: '__proto__ is repeated', body: beginning('"__proto__":1,"__proto__":1') },
  ]),

  { when: 'the body is null', status: 422, fields: [], body: 'null' },
  { when: 'the body is a list', status: 422, fields: [], body: `[${contactJson()}]` },
  { when: 'the body is nested 30,000 deep', status: 422, fields: [], body: '['.repeat(30_000) + ']'.repeat(30_000) },
  { when: 'the body has no fields', status: 422, fields: requiredFields, body: '{}' },
  { when: 'a field is unknown', status: 422, fields: ['extra'], body: contactJson({ extra: 1 }) },
  { when: 'an unknown field is __proto__', status: 422, fields: ['__proto__'], body: beginning('"__proto__":{}') },
  { when: 'an unknown field is toString', status: 422, fields: ['toString'], body: contactJson({ toString: 1 }) },
  {
    when: 'a name differs in its case',
    status: 422,
    fields: ['name', 'Name'],
    body: contactJson().replace('"name"', '"Name"'),
  },
  { when: 'a consent is text', status: 422, fields: ['gdprConsent'], body: contactJson({ gdprConsent: 'true' }) },
  { when: 'a text is a number', status: 422, fields: ['company'], body: contactJson({ company: 7 }) },
  {
    when: 'two fields break rules',
    status: 422,
    fields: ['name', 'email'],
    body: contactJson({ name: 'Jana\0', email: 'jana' }),
  },
  {
    when: 'a booking has a consent',
    status: 422,
    fields: ['gdprConsent'],
    name: consultation,
    body: bookingJson({ gdprConsent: true }),
  },
  {
    when: 'the day of a booking is past',
    status: 422,
    fields: ['date'],
    name: consultation,
    body: bookingJson({ date: dayFromNow(-3) }),
  },
  {
    when: 'a booking is sent as a message',
    status: 422,
    fields: ['company', 'message', 'gdprConsent', 'date'],
    body: bookingJson(),
  },

  { when: 'a message is sent again with its key', status: 200, earlier: 'answered', stored: [message] },
  {
    when: 'a message is sent again with its key, its fields in another order',
    status: 200,
    earlier: 'answered',
    body: JSON.stringify(Object.fromEntries(Object.entries(message).toReversed())),
    stored: [message],
  },
  {
    when: 'another message is sent with a used key',
    status: 422,
    code: 'idempotency_key_reused',
    earlier: 'answered',
    body: contactJson({ name: 'Peter' }),
    stored: [message],
  },
  {
    when: 'a booking is sent with the key of a message',
    status: 422,
    code: 'idempotency_key_reused',
    earlier: 'answered',
    name: consultation,
    stored: [message],
  },
  {
    when: 'a message is sent again with its key while the first is in flight',
    status: 409,
    code: 'in_flight',
    earlier: 'in flight',
    stored: [message],
  },
  {
    when: 'another message is sent with a key that is in flight',
    status: 422,
    code: 'idempotency_key_reused',
    earlier: 'in flight',
    body: contactJson({ name: 'Peter' }),
    stored: [message],
  },
]

/** Returns the body of a case. */
export function createBody({ name, body }: Pick<ContractCase, 'name' | 'body'>): Body {
  if (body !== undefined) return body
  return name === consultation ? bookingJson() : contactJson()
}

/** Returns the request of a case. */
export function createCall(asked: Partial<ContractCase>, backend: string, anonKey: string, key: string): Call {
  const valid = {
    apikey: anonKey,
    Authorization: `Bearer ${anonKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const headers = Object.entries({ ...valid, ...asked.headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const body = createBody(asked)
  return {
    url: `${backend}/functions/v1/${asked.name ?? contact}`,
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
