import { bookingJson, contactJson, type ContractCase } from './contractCase.ts'

const type = (value: string | undefined) => ({ 'Content-Type': value })
const allow = 'POST, OPTIONS'
const booking = 'send-consultation-email'
const forbidden = 'a page may not set the headers of a preflight'
const noTrace = 'fetch sends no TRACE'
const noLength = 'fetch counts the length itself'

/** Cases for names, methods, keys and content types; bodies are in bodies.ts. */
export const calls: ContractCase[] = [
  { when: 'a message is right', status: 200 },
  { when: 'a booking is right', status: 200, name: booking },
  { when: 'the Idempotency-Key is missing', status: 200, headers: { 'Idempotency-Key': undefined } },
  {
    when: 'the Idempotency-Key has 256 characters',
    status: 400,
    code: 'bad_request',
    headers: { 'Idempotency-Key': 'k'.repeat(256) },
  },
  { when: 'a query follows the name', status: 200, name: 'send-contact-email?forceFunctionRegion=any' },

  { when: 'the apikey is missing', status: 401, code: 'unauthorized', headers: { apikey: undefined } },
  { when: 'the apikey is wrong', status: 401, code: 'unauthorized', headers: { apikey: 'other' } },
  {
    when: 'the apikey of a booking is missing',
    status: 401,
    code: 'unauthorized',
    name: booking,
    headers: { apikey: undefined },
  },
  {
    when: 'the apikey is the whole bearer token',
    status: 401,
    code: 'unauthorized',
    headers: { apikey: 'Bearer public-anonymous-key' },
  },
  { when: 'the apikey comes without the bearer token', status: 200, headers: { Authorization: undefined } },
  {
    when: 'the apikey is wrong, whatever the body',
    status: 401,
    code: 'unauthorized',
    headers: { apikey: 'other' },
    body: '{',
  },

  { when: 'there is no such function', status: 404, code: 'not_found', name: 'send-other-email' },
  { when: 'the function is what every object has', status: 404, code: 'not_found', name: 'constructor' },
  { when: 'the function is __proto__', status: 404, code: 'not_found', name: '__proto__' },
  { when: 'the function has no name', status: 404, code: 'not_found', name: '' },
  { when: 'the path goes on', status: 404, code: 'not_found', name: 'send-contact-email/more' },
  { when: 'the name is written in capitals', status: 404, code: 'not_found', name: 'SEND-CONTACT-EMAIL' },

  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method): ContractCase => ({
    when: `the method is ${method}`,
    status: 405,
    code: 'method_not_allowed',
    allow,
    method,
    body: null,
  })),
  { when: 'the method is HEAD', status: 405, allow, method: 'HEAD', body: null },
  {
    when: 'a PUT has no apikey',
    status: 405,
    code: 'method_not_allowed',
    allow,
    method: 'PUT',
    headers: { apikey: undefined },
  },
  {
    when: 'the method is TRACE',
    status: 405,
    code: 'method_not_allowed',
    allow,
    method: 'TRACE',
    body: null,
    cannot: { endpoint: noTrace, node: noTrace, worker: noTrace },
  },
  {
    when: 'it is asked what may be sent',
    status: 204,
    allow,
    method: 'OPTIONS',
    headers: { apikey: undefined },
    body: null,
  },
  {
    when: 'a browser asks for a page of another origin',
    status: 204,
    allow,
    method: 'OPTIONS',
    body: null,
    headers: {
      apikey: undefined,
      Authorization: undefined,
      'Content-Type': undefined,
      'Idempotency-Key': undefined,
      Origin: 'https://www.company.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type,idempotency-key',
    },
    cannot: { worker: forbidden },
  },
  {
    when: 'it is asked what may be sent to a function that does not exist',
    status: 204,
    allow,
    method: 'OPTIONS',
    name: 'send-other-email',
    headers: { apikey: undefined },
    body: null,
  },

  { when: 'the type names the charset', status: 200, headers: type('Application/JSON; charset=utf-8') },
  { when: 'the type is missing', status: 415, code: 'unsupported_media_type', headers: type(undefined) },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    'application/problem+json',
  ].map((value): ContractCase => ({
    when: `the type is ${value}`,
    status: 415,
    code: 'unsupported_media_type',
    headers: type(value),
  })),

  ...['gzip', 'br', 'identity, gzip'].map((value): ContractCase => ({
    when: `the Content-Encoding is ${value}`,
    status: 415,
    code: 'unsupported_media_type',
    headers: { 'Content-Encoding': value },
  })),
  { when: 'the Content-Encoding is identity', status: 200, headers: { 'Content-Encoding': 'identity' } },
  { when: 'the Idempotency-Key is empty', status: 200, headers: { 'Idempotency-Key': '' } },

  { when: 'the body is 64 KiB long', status: 200, body: contactJson().padEnd(65_536 - bytesBeyond(contactJson())) },
  { when: 'the body comes in pieces', status: 200, chunked: true },
  { when: 'the body is over 64 KiB long', status: 413, code: 'content_too_large', body: ' '.repeat(65_537) },
  {
    when: 'the body of a booking is over 64 KiB long',
    status: 413,
    code: 'content_too_large',
    name: booking,
    body: bookingJson().padEnd(70_000),
  },
  {
    when: 'the body comes in pieces and is over 64 KiB long',
    status: 413,
    code: 'content_too_large',
    body: ' '.repeat(65_537),
    chunked: true,
  },
  {
    when: 'more than 64 KiB are announced',
    status: 413,
    code: 'content_too_large',
    headers: { 'Content-Length': '65537' },
    body: null,
    cannot: { endpoint: noLength, node: noLength, worker: noLength },
  },
]

/** Returns the number of UTF-8 bytes beyond one per character. */
function bytesBeyond(text: string): number {
  return new TextEncoder().encode(text).length - text.length
}
