import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { booking, message } from '../../fixtures/visitor.ts'
import type { FormCase } from './formCase.ts'

const consultation = '/free-consultation'
const required = 'Please fill in all fields'
const marked = 'Please correct the marked fields'
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const type = (value: string | undefined) => ({ 'Content-Type': value })
const from = (headers: Record<string, string | undefined>) => ({
  'Sec-Fetch-Site': undefined,
  Origin: undefined,
  ...headers,
})
const elsewhere = 'https://elsewhere.example'
const noTrace = 'fetch sends no TRACE'

/** The contract of the native forms (D28). What needs a platform in trouble (429, 503) has tests of its own. */
export const formCases: FormCase[] = [
  { when: 'a message is valid', status: 303 },
  { when: 'a message from the other page is valid', status: 303, page: '/more-information' },
  { when: 'a booking is valid', status: 303, page: consultation },
  { when: 'the address has a query', status: 303, page: '/contact?utm_source=mail', location: '/contact#form-sent' },
  { when: 'the body is chunked', status: 303, chunked: true },
  {
    when: 'the type names the charset',
    status: 303,
    headers: type('Application/X-WWW-Form-Urlencoded; charset=UTF-8'),
  },
  { when: 'a message has no phone number', status: 303, change: { phone: '' }, stored: [{ ...message, phone: '' }] },
  {
    when: 'the phone field is missing',
    status: 303,
    change: { phone: undefined },
    stored: [{ ...message, phone: '' }],
  },
  { when: 'the honeypot is missing', status: 303, change: { homepage: undefined } },
  { when: 'the honeypot is filled in', status: 303, change: { homepage: 'https://spam.example' } },
  {
    when: 'values have blanks around them',
    status: 303,
    change: { name: '  Jana Nováková ', message: '\nWho buys pumps?\n' },
    stored: [{ ...message, message: 'Who buys pumps?' }],
  },
  {
    when: 'a message has markup and every kind of character',
    status: 303,
    change: { message: '<b>&amp; "Ø" 100% + 1 = ✓ 日本</b>' },
    stored: [{ ...message, message: '<b>&amp; "Ø" 100% + 1 = ✓ 日本</b>' }],
  },

  {
    when: 'any time works',
    status: 303,
    page: consultation,
    change: { flexible: 'on', time: '' },
    stored: [{ ...booking, time: anyTime }],
  },
  {
    when: 'any time works although an hour is chosen',
    status: 303,
    page: consultation,
    change: { flexible: 'on' },
    stored: [{ ...booking, time: anyTime }],
  },
  {
    when: 'another timezone is chosen',
    status: 303,
    page: consultation,
    change: { timezone: 'CST_CHINA' },
    stored: [{ ...booking, timezone: 'CST_CHINA' }],
  },

  { when: 'a message comes twice', status: 303, earlier: { is: 'answered' } },
  { when: 'a booking comes twice', status: 303, page: consultation, earlier: { is: 'answered', page: consultation } },
  { when: 'a message comes from both pages', status: 303, page: '/more-information', earlier: { is: 'answered' } },
  { when: 'a message comes again while it is accepted', status: 303, earlier: { is: 'under way' } },
  {
    when: 'a message comes again without the honeypot',
    status: 303,
    earlier: { is: 'answered', change: { homepage: 'x' } },
    stored: [message, message],
  },
  {
    when: 'another message follows',
    status: 303,
    change: { message: 'Another' },
    earlier: { is: 'answered' },
    stored: [message, { ...message, message: 'Another' }],
  },

  {
    when: 'the consent is missing',
    status: 422,
    errors: ['gdprConsent'],
    summary: marked,
    change: { gdprConsent: undefined },
  },
  { when: 'the consent has another value', status: 422, errors: ['gdprConsent'], change: { gdprConsent: 'yes' } },
  {
    when: 'every field of a message is empty',
    status: 422,
    errors: ['name', 'email', 'company', 'message', 'gdprConsent'],
    body: 'name=&email=&company=&phone=&message=',
  },
  {
    when: 'the form is empty',
    status: 422,
    errors: ['name', 'email', 'company', 'message', 'gdprConsent'],
    body: '',
  },
  {
    when: 'the booking form is empty',
    status: 422,
    page: consultation,
    errors: ['name', 'email', 'phone', 'date', 'time', 'timezone'],
    summary: required,
    body: '',
  },
  {
    when: 'an email address has no dotted domain',
    status: 422,
    errors: ['email'],
    summary: marked,
    change: { email: 'jana@localhost' },
  },
  { when: 'a phone number has letters', status: 422, errors: ['phone'], change: { phone: '+421 CALL ME' } },
  { when: 'a name has 201 characters', status: 422, errors: ['name'], change: { name: 'a'.repeat(201) } },
  {
    when: 'a name is markup and too long',
    status: 422,
    errors: ['name'],
    change: { name: `"'><script>alert(1)</script>${'&'.repeat(200)}` },
  },
  {
    when: 'a message of several lines has an error elsewhere',
    status: 422,
    errors: ['email'],
    change: { email: 'jana@', message: '\nOne\n\n</textarea><b>Two' },
  },
  { when: 'a message is blank', status: 422, errors: ['message'], change: { message: ' \n\u200B' } },
  {
    when: 'a message has 10,001 characters',
    status: 422,
    errors: ['message'],
    change: { message: 'a'.repeat(10_001) },
  },

  {
    when: 'no time is chosen',
    status: 422,
    page: consultation,
    errors: ['time'],
    summary: required,
    change: { time: '' },
  },
  {
    when: 'the time is no full hour',
    status: 422,
    page: consultation,
    errors: ['time'],
    summary: marked,
    change: { time: '10:30' },
    shown: { time: '' },
  },
  { when: 'the day is yesterday', status: 422, page: consultation, errors: ['date'], change: { date: isoDay(-1) } },
  {
    when: 'the day is three years ahead',
    status: 422,
    page: consultation,
    errors: ['date'],
    change: { date: isoDay(3 * 366) },
  },
  { when: 'the day does not exist', status: 422, page: consultation, errors: ['date'], change: { date: '2027-02-30' } },
  {
    when: 'the day is a long date',
    status: 422,
    page: consultation,
    errors: ['date'],
    change: { date: 'March 12, 2027' },
  },
  {
    when: 'the timezone is unknown',
    status: 422,
    page: consultation,
    errors: ['timezone'],
    change: { timezone: 'UTC' },
    shown: { timezone: '' },
  },
  {
    when: 'the timezone is what every object has',
    status: 422,
    page: consultation,
    errors: ['timezone'],
    change: { timezone: 'constructor' },
    shown: { timezone: '' },
  },
  {
    when: 'any time works, but a day is missing',
    status: 422,
    page: consultation,
    errors: ['date'],
    summary: required,
    change: { date: '', flexible: 'on' },
  },

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
