import { message, without } from './startContact.ts'

/** One case of the functions' contract: what is sent, where it differs from a right message, and what is answered. */
export type ContractCase = {
  when: string
  status: number
  /** The error's code, and for 422 the fields that it names. */
  code?: string
  fields?: string[]
  allow?: string
  /** The function, or what stands in the place of its name. */
  name?: string
  method?: string
  /** Headers beside the right ones, or undefined for one that is left out. */
  headers?: Record<string, string | undefined>
  body?: BodyInit | null
}

const json = (change: object = {}) => JSON.stringify({ ...message, ...change })
const ofLength = (length: number) =>
  json({ name: 'Jana' })
    .replace(/[^ -~]/g, '?')
    .padEnd(length)
const type = (value: string | undefined) => ({ 'Content-Type': value })
const allow = 'POST, OPTIONS'

/** The contract of design.md, "Functions: the contract", for any server that keeps it and needs no platform to do so. */
export const contract: ContractCase[] = [
  { when: 'all is right', status: 200 },
  { when: 'the charset is named', headers: type('Application/JSON; charset=utf-8'), status: 200 },
  { when: 'the phone number is left out', body: JSON.stringify(without(message, 'phone')), status: 200 },
  { when: 'the body is 64 KiB long', body: ofLength(65_536), status: 200 },
  { when: 'the body is no JSON', body: '{"name":', status: 400, code: 'bad_request' },
  { when: 'the body is missing', body: null, status: 400, code: 'bad_request' },
  { when: 'the body is no UTF-8', body: new Uint8Array([34, 255, 34]), status: 400, code: 'bad_request' },
  { when: 'the apikey is missing', headers: { apikey: undefined }, status: 401, code: 'unauthorized' },
  { when: 'the apikey is wrong', headers: { apikey: 'other' }, status: 401, code: 'unauthorized' },
  { when: 'there is no such function', name: 'send-other-email', status: 404, code: 'not_found' },
  { when: 'the function is what every object has', name: 'constructor', status: 404, code: 'not_found' },
  { when: 'the path goes on', name: 'send-contact-email/more', status: 404, code: 'not_found' },
  { when: 'the method is GET', method: 'GET', body: null, status: 405, code: 'method_not_allowed', allow },
  { when: 'the method is PUT', method: 'PUT', status: 405, code: 'method_not_allowed', allow },
  { when: 'a browser asks', method: 'OPTIONS', headers: { apikey: undefined }, body: null, status: 204, allow },
  { when: 'the body is over 64 KiB long', body: ofLength(65_537), status: 413, code: 'content_too_large' },
  { when: 'the body is text', headers: type('text/plain'), status: 415, code: 'unsupported_media_type' },
  {
    when: 'the type begins like JSON',
    headers: type('application/jsonp'),
    status: 415,
    code: 'unsupported_media_type',
  },
  { when: 'a field breaks a rule', body: json({ email: 'jana@' }), status: 422, fields: ['email'] },
  { when: 'a field is missing', body: JSON.stringify(without(message, 'name')), status: 422, fields: ['name'] },
  { when: 'a field is of another type', body: json({ gdprConsent: 'true' }), status: 422, fields: ['gdprConsent'] },
  { when: 'a field is unknown', body: json({ extra: 1 }), status: 422, fields: ['extra'] },
  { when: 'an unknown field is toString', body: json({ toString: 1 }), status: 422, fields: ['toString'] },
  { when: '__proto__ is a field', body: json().replace('{', '{"__proto__":1,'), status: 422, fields: ['__proto__'] },
  { when: 'the body is null', body: 'null', status: 422, fields: [] },
  { when: 'the body is a list', body: `[${json()}]`, status: 422, fields: [] },
]

/** The request of a case. */
export function requestOf({ name, method, headers, body }: ContractCase, backend: string, anonKey: string): Request {
  const right = { apikey: anonKey, Authorization: `Bearer ${anonKey}`, ...type('application/json') }
  const given = Object.entries({ ...right, ...headers }).filter((entry): entry is [string, string] => !!entry[1])
  return new Request(`${backend}/functions/v1/${name ?? 'send-contact-email'}`, {
    method: method ?? 'POST',
    headers: given,
    body: body === undefined ? json() : body,
  })
}
