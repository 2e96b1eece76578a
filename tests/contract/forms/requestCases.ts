import type { FormCase } from './formCase.ts'

const consultation = '/free-consultation'
const type = (value: string | undefined) => ({ 'Content-Type': value })
const from = (headers: Record<string, string | undefined>) => ({
  'Sec-Fetch-Site': undefined,
  Origin: undefined,
  ...headers,
})
const elsewhere = 'https://elsewhere.example'
const noTrace = 'fetch sends no TRACE'

/** Requests that are refused for their body, their headers, their method or their path. */
export const requestCases: FormCase[] = [
  { when: 'a name is repeated', status: 400, body: 'name=Jana&name=Peter' },
  { when: 'a name is repeated in escapes', status: 400, body: 'name=Jana&n%61me=Peter' },
  { when: 'the consent is repeated', status: 400, body: 'gdprConsent=on&gdprConsent=on' },
  { when: 'a field is unknown', status: 400, change: { extra: '1' }, summary: 'Failed to send message.' },
  {
    when: 'an unknown field is __proto__',
    status: 400,
    page: consultation,
    body: '__proto__=1&name=Jana',
    shown: { name: 'Jana' },
  },
  { when: 'an escape is malformed', status: 400, body: 'name=%zz' },
  { when: 'an escape is not UTF-8', status: 400, body: 'name=Zo%EB' },
  { when: 'the body is not UTF-8', status: 400, body: Uint8Array.of(0x6e, 0x3d, 0xff) },
  {
    when: 'the body is over 64 KiB long',
    status: 413,
    body: `message=${'a'.repeat(65_529)}`,
    shown: {},
    summary: 'too long',
  },
  {
    when: 'the body is chunked and over 64 KiB long',
    status: 413,
    body: `message=${'a'.repeat(65_529)}`,
    chunked: true,
  },
  { when: 'the type is missing', status: 415, headers: type(undefined) },
  { when: 'the type is JSON', status: 415, headers: type('application/json') },
  { when: 'the type is multipart', status: 415, headers: type('multipart/form-data; boundary=x') },
  { when: 'the body is compressed', status: 415, headers: { 'Content-Encoding': 'gzip' } },

  {
    when: 'another site sends it',
    status: 403,
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: elsewhere },
    summary: 'a page of ours',
  },
  {
    when: 'another part of the company’s domain sends it',
    status: 403,
    headers: { 'Sec-Fetch-Site': 'same-site', Origin: elsewhere },
  },
  { when: 'an older browser sends it from another site', status: 403, headers: from({ Origin: elsewhere }) },
  { when: 'the origin is hidden, and nothing else is known', status: 403, headers: from({ Origin: 'null' }) },
  { when: 'a program names no page', status: 403, headers: from({}) },
  { when: 'only a page of another site refers to it', status: 403, headers: from({ Referer: `${elsewhere}/contact` }) },

  { when: 'the form is asked for', status: 303, method: 'GET', location: '/contact' },
  { when: 'only the headers are asked for', status: 303, method: 'HEAD', location: '/contact' },
  ...['PUT', 'DELETE', 'OPTIONS'].map((method): FormCase => ({
    when: `the method is ${method}`,
    status: 405,
    method,
    allow: 'GET, HEAD, POST',
  })),
  {
    when: 'the method is TRACE',
    status: 405,
    method: 'TRACE',
    body: new Uint8Array(),
    allow: 'GET, HEAD, POST',
    cannot: { alone: noTrace },
  },
  { when: 'the page has no form', status: 404, page: '/services' },
  { when: 'the page is what every object has', status: 404, page: '/constructor' },
  { when: 'the path goes on', status: 404, page: '/contact/more' },
]
