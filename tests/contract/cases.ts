import { formNames, forms, type FormName } from '#contract/forms.ts'
import type { FieldFacts } from '#contract/fields.ts'
import { without } from '../fixtures/startForms.ts'
import { message } from '../fixtures/visitor.ts'
import { testedForms } from '../scenarios/forms.ts'

type Body = string | Uint8Array<ArrayBuffer> | null

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
  /** Whether a valid message was accepted before, with the same Idempotency-Key. */
  isSecond?: boolean
}

/** The key that servers expect if nothing else is configured. */
export const publicKey = 'public-anonymous-key'

const contact = 'send-contact-email'
const consultation = 'send-consultation-email'

/** Returns the day so many days from now, in UTC, in the payload's format: `March 5, 2027`. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const contactJson = (change: object = {}) => JSON.stringify({ ...message, ...change })
const bookingJson = (change: object = {}) => JSON.stringify({ ...testedForms.consultation.payload, ...change })
/** Returns the message's JSON with a member before the others. */
const beginning = (member: string) => contactJson().replace('{', `{${member},`)

const latin1 = Uint8Array.from(contactJson({ name: 'Zoë' }), (character) => character.charCodeAt(0))
const longest = 65_536 - (new TextEncoder().encode(contactJson()).length - contactJson().length)
const withInheritedConsent = beginning('"__proto__":{"gdprConsent":true}').replace(/,"gdprConsent":true(?=}$)/, '')

const accepted = (when: string, change: Partial<ContractCase> = {}, stored?: object): ContractCase => ({
  when,
  status: 200,
  ...change,
  ...(stored && { stored: [stored] }),
})
const fails = (status: number, code: string, cases: [when: string, change: Partial<ContractCase>][]) =>
  cases.map(([when, change]): ContractCase => ({ when, status, code, ...change }))
const invalid = (when: string, fields: string[], body: string, name = contact): ContractCase => ({
  when,
  status: 422,
  fields,
  body,
  name,
})
const type = (value: string | undefined) => ({ headers: { 'Content-Type': value } })
const encoding = (value: string) => ({ headers: { 'Content-Encoding': value } })
const apikey = (value?: string) => ({ headers: { apikey: value } })
const key = (value?: string) => ({ headers: { 'Idempotency-Key': value } })
const again: Partial<ContractCase> = { isSecond: true, stored: [message] }
const withoutPhone = without(message, 'phone')
/** Returns the fields without which a form is refused. */
export const requiredIn = (name: FormName) =>
  Object.entries<FieldFacts>(forms[name].fields).flatMap(([field, { control }]) => (control.required ? [field] : []))
const missingInBooking = requiredIn('contact').filter((field) => !(field in testedForms.consultation.payload))

/**
 * The contract of the endpoints (docs/requirements.md), as one table for every implementation. What each field may
 * contain is tested with the schemas in contract/, what fails with the platform with the mocks.
 */
export const contract: ContractCase[] = [
  ...formNames.map((name) => accepted(`the payload of the form ${name} is valid`, { name: forms[name].function })),
  accepted('a query follows the name', { name: `${contact}?forceFunctionRegion=any` }),
  accepted('the bearer token is missing', { headers: { Authorization: undefined } }),
  accepted('the Idempotency-Key is missing', key()),
  accepted('the Idempotency-Key is empty', key('')),
  accepted('the Idempotency-Key has 255 characters', key('0'.repeat(255))),
  accepted('the type names the charset', type('Application/JSON; charset=utf-8')),
  accepted('a byte order mark begins the body', { body: `\uFEFF${contactJson()}` }, message),
  accepted('the body has 64 KiB', { body: contactJson().padEnd(longest) }),
  accepted('the body comes in chunks', { chunked: true }),
  accepted('the source of the lead comes beside the payload', { headers: { 'X-Lead-Source': 'landing=%2F&other=1' } }),
  accepted('the source of the lead cannot be read', { headers: { 'X-Lead-Source': '%E0%A4%A=&=%' } }),
  accepted('blanks surround a text', { body: contactJson({ name: ' Jana\n' }) }, { ...message, name: 'Jana' }),
  accepted('the phone number is missing', { body: JSON.stringify(withoutPhone) }, { ...message, phone: '' }),
  accepted('a message is sent again', again),
  accepted('a message is sent again, its fields in another order', {
    ...again,
    body: JSON.stringify(Object.fromEntries(Object.entries(message).toReversed())),
  }),

  { when: 'a browser asks what may be sent', status: 204, method: 'OPTIONS', body: null, ...apikey() },
  {
    when: 'a browser asks whether a page of another origin may call a function that does not exist',
    status: 204,
    method: 'OPTIONS',
    name: 'send-other-email',
    body: null,
    headers: { apikey: undefined, Origin: 'https://www.company.example', 'Access-Control-Request-Method': 'POST' },
  },

  ...fails(401, 'unauthorized', [
    ['the apikey is missing', apikey()],
    ['the apikey is wrong, whatever the body', { ...apikey('other'), body: '{' }],
    ['the apikey is the bearer token', apikey('Bearer public-anonymous-key')],
  ]),
  ...fails(404, 'not_found', [
    ['there is no such function', { name: 'send-other-email' }],
    ['the name is that of a property of every object', { name: 'constructor' }],
    ['the name is __proto__', { name: '__proto__' }],
    ['the name is missing', { name: '' }],
    ['the path goes on', { name: `${contact}/more` }],
    ['the path repeats itself', { name: `forms/functions/v1/${contact}` }],
  ]),
  ...fails(405, 'method_not_allowed', [
    ['the method is GET', { method: 'GET', body: null }],
    ['the method is HEAD', { method: 'HEAD', body: null }],
    ['a PUT has no apikey', { method: 'PUT', ...apikey() }],
  ]),
  ...fails(415, 'unsupported_media_type', [
    ['the type is missing', type(undefined)],
    ['the type is that of a form', type('application/x-www-form-urlencoded')],
    ['the type ends with that of JSON', type('application/problem+json')],
    ['the type begins with that of JSON', type('application/json-seq')],
    ['the type contains that of JSON', type('text/application/json')],
    ['the body is compressed', encoding('gzip')],
  ]),
  ...fails(413, 'content_too_large', [
    ['the body has more than 64 KiB', { body: ' '.repeat(65_537) }],
    ['the body comes in chunks and has more than 64 KiB', { body: ' '.repeat(65_537), chunked: true }],
  ]),
  ...fails(400, 'bad_request', [
    ['the Idempotency-Key has 256 characters', key('k'.repeat(256))],
    ['the body is missing', { body: null }],
    ['the body is blank', { body: ' \n' }],
    ['something follows the body', { body: `${contactJson()}{}` }],
    ['the body is Latin-1', { body: latin1 }],
  ]),
  ...fails(422, 'idempotency_key_reused', [
    ['another message is sent with a used key', { ...again, body: contactJson({ name: 'Peter' }) }],
    ['a booking is sent with the key of a message', { ...again, name: consultation }],
  ]),

  invalid('the body is null', [], 'null'),
  invalid('the body is a list', [], `[${contactJson()}]`),
  invalid('the body is nested 30,000 deep', [], '['.repeat(30_000) + ']'.repeat(30_000)),
  ...formNames.map((name) => invalid(`the form ${name} has no fields`, requiredIn(name), '{}', forms[name].function)),
  invalid('a field is unknown', ['extra'], contactJson({ extra: 1 })),
  invalid('an unknown field is __proto__', ['__proto__'], beginning('"__proto__":{}')),
  invalid('a consent is text', ['gdprConsent'], contactJson({ gdprConsent: 'true' })),
  invalid('a consent is inherited', ['gdprConsent', '__proto__'], withInheritedConsent),
  invalid('a text is a number', ['company'], contactJson({ company: 7 })),
  invalid('two fields break rules', ['name', 'email'], contactJson({ name: 'Jana\0', email: 'jana' })),
  invalid('the day of a booking is past', ['date', 'time'], bookingJson({ date: dayFromNow(-3) }), consultation),
  // At any time of a day in UTC, it is later than 06:00 on that day in Sydney.
  invalid(
    'the hour of a booking is over',
    ['time'],
    bookingJson({ date: dayFromNow(0), time: '06:00', timezone: 'AEST' }),
    consultation,
  ),
  invalid('a booking is sent as a message', [...missingInBooking, 'date'], bookingJson()),
]

/** Returns the body of a case. */
export function createBody({ name = contact, body }: Pick<ContractCase, 'name' | 'body'>): Body {
  if (body !== undefined) return body
  const form = formNames.find((known) => forms[known].function === name)
  return JSON.stringify(form ? testedForms[form].payload : message)
}

/** Returns the request of a case, with an Idempotency-Key of its own by default. */
export function createRequest(
  asked: Partial<ContractCase>,
  backend: string,
  key: string = crypto.randomUUID(),
  anonKey = publicKey,
): Request {
  const { name = contact, method = 'POST', chunked } = asked
  const valid = {
    apikey: anonKey,
    Authorization: `Bearer ${anonKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  const headers = Object.entries({ ...valid, ...asked.headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const text = createBody(asked)
  // Text is sent as bytes, because fetch would add a content type to text; a stream is sent in chunks.
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const body = bytes && chunked ? new Blob([bytes]).stream() : bytes
  return new Request(`${backend}/functions/v1/${name}`, { method, headers, body, duplex: 'half' } as RequestInit)
}
