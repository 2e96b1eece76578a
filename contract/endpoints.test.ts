import { expect, test } from 'vitest'
import { consultationFields } from './consultation.ts'
import { contactFields } from './contact.ts'
import {
  errorsId,
  formAction,
  functionPath,
  honeypotName,
  keyName,
  referenceOf,
  refreshPath,
  sentId,
} from './endpoints.ts'
import { describeFailure, describeOutcome, type Failure } from './describeFailure.ts'
import { FunctionFailure, factsOf, logLine } from './failure.ts'
import type { Fields } from './fields.ts'
import { sourceHeader } from './leadSource.ts'

test('calls a message by the end of its id', () => {
  expect(referenceOf('0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10')).toBe('2f1f3f6f7f10')
})

test('keeps the names that pages in caches, the proxy and the hosted backend know', () => {
  expect([functionPath('send-contact-email'), refreshPath]).toEqual([
    'functions/v1/send-contact-email',
    'auth/v1/token',
  ])
  expect([formAction('/contact'), sentId, errorsId]).toEqual(['/forms/contact', 'form-sent', 'form-errors'])
  expect([honeypotName, keyName, sourceHeader]).toEqual(['homepage', 'key', 'x-lead-source'])
})

test('logs code and status of a failure, and nothing of another error', () => {
  const refused = new FunctionFailure('refused', { status: 503, fields: { email: 'jana@example.com' }, cause: 'cause' })
  expect(refused).toMatchObject({ name: 'FunctionFailure', facts: { code: 'refused' }, cause: 'cause' })
  expect([factsOf(refused), factsOf(new Error('jana@example.com'))]).toEqual([refused.facts, undefined])
  expect(logLine('send', refused)).toBe('send failed: refused 503')
  expect(logLine('send', new FunctionFailure('timed-out'))).toBe('send failed: timed-out')
  expect(logLine('send', new Error('jana@example.com'))).toBe('send failed: unexpected error')
})

const serverFault = 'Something is wrong with our server.'

test.each<[Failure, text: string]>([
  [
    { code: 'unreachable' },
    'We couldn’t reach our server. Please check your internet connection. You can safely send this again; we won’t get it twice.',
  ],
  [
    { code: 'timed-out' },
    'Our server took too long to respond. You can safely send this again; we won’t get it twice.',
  ],
  [
    { code: 'unreadable', status: 200 },
    'The response from our server was incomplete. Please check your internet connection. You can safely send this again; we ' +
      'won’t get it twice.',
  ],
  [{ code: 'refused', status: 413 }, 'Your text is too long. Please shorten it.'],
  [{ code: 'refused', status: 401 }, serverFault],
  [{ code: 'refused', status: 422, fields: {} }, serverFault],
  [{ code: 'refused', status: 404, fields: { name: 'Enter your name' } }, serverFault],
  [{ code: 'refused', status: 404, retryAfter: 30 }, serverFault],
  [{ code: 'refused', status: 500 }, serverFault],
  [
    { code: 'refused', status: 500, retryAfter: 5400 },
    'Our server should be able to accept messages again in 90 minutes.',
  ],
  [{ code: 'refused', status: 503, retryAfter: 30 }, 'Our server should be able to accept messages again in a minute.'],
  [
    { code: 'refused', status: 429 },
    'We have received too many messages from your network. You can try again in a few minutes.',
  ],
  [
    { code: 'refused', status: 429, retryAfter: 600 },
    'We have received too many messages from your network. You can try again in 10 minutes.',
  ],
  [
    { code: 'refused', status: 429, retryAfter: 7200 },
    'We have received too many messages from your network. You can try again in 2 hours.',
  ],
  [
    { code: 'refused', status: 422, fields: { name: 'Enter your name' }, serverTime: 'now' },
    'Please check the highlighted fields.',
  ],
  [{ code: 'refused', status: 422, fields: { date: '' } }, 'Please check the highlighted fields.'],
  [
    { code: 'refused', status: 422, fields: { time: '' }, serverTime: 'now' },
    'Please check the highlighted fields. Your device’s clock seems to be wrong. The time is now now.',
  ],
  [
    { code: 'refused', status: 422, fields: { date: '' }, serverTime: 'Wed, 25 Nov 2026 04:12:00 GMT' },
    'Please check the highlighted fields. Your device’s clock seems to be wrong. The time is now Wed, 25 Nov 2026, 04:12 GMT.',
  ],
])('says of %j: "%s"', (facts, text) => expect(describeFailure(facts)).toBe(text))

test.each([
  ['refused', 'Your message was not accepted.'],
  ['not-loaded', 'Your message was not sent.'],
  ['unreachable', 'We can’t tell whether your message arrived.'],
  ['timed-out', 'We can’t tell whether your message arrived.'],
  ['unreadable', 'We can’t tell whether your message arrived.'],
  [undefined, 'We can’t tell whether your message arrived.'],
] as const)('claims no more than is known after %s: "%s"', (code, text) =>
  expect(describeOutcome('message', code)).toBe(text),
)

/** Returns what a form says of each control: label, type, autocomplete, placeholder, and whether it is required. */
const controls = (fields: Fields) =>
  Object.values(fields).map(({ label, control: { type, autoComplete, placeholder, required } }) =>
    [label, type, autoComplete, placeholder, required && 'required'].filter(Boolean).join(', '),
  )

test('describes the controls of the forms that were ordered', () => {
  expect(controls(contactFields)).toEqual([
    'Name, text, name, required',
    'Email, email, email, required',
    'Company, text, organization, required',
    'Phone (optional), tel, tel, +421 XXX XXX XXX',
    'Message, required',
    'I agree that my data may be used solely to respond to my inquiry (GDPR consent)., checkbox, required',
  ])
  expect(controls(consultationFields)).toEqual([
    'Full Name *, text, name, required',
    'Email Address *, email, email, required',
    'Phone Number *, tel, tel, +421 XXX XXX XXX, required',
    'Preferred Date *, date, required',
    'Preferred Time *, required',
    'Timezone *, required',
    'Any time works for me (flexible), checkbox',
  ])
})
