import type { Submission } from '#contract/forms.ts'
import { expect, test } from 'vitest'
import { acceptedBooking, acceptedMessage, noSignals } from '../../tests/fixtures/store.ts'
import { message, type booking } from '../../tests/fixtures/visitor.ts'
import { parseConfig } from '../config.ts'
import type { ValidMessage } from './submit.ts'
import { newMessage } from './newMessage.ts'

type Change = Partial<Omit<ValidMessage, keyof Submission>>
const create = (change: Change = {}, env: Record<string, string> = {}, submission: Submission = acceptedMessage()) =>
  newMessage(
    { source: '', ...submission, idempotencyKey: 'key', client: '192.0.2.1', signals: noSignals, ...change },
    parseConfig({ MAIL_TO: 'sales@company.test,office@company.test', RATE_LIMITS: '5/600', ...env }),
  )
const book = (change: Partial<typeof booking> = {}, env = {}, filled = false) =>
  create({ signals: { ...noSignals, honeypot: filled } }, env, acceptedBooking(change)).deliveries.filter(
    ({ kind }) => kind !== 'company-mail',
  )
const sms = { SMS_GATEWAY_URL: 'https://sms.company.test/', SMS_GATEWAY_KEY: 'key', SMS_COUNTRIES: '+421,+420' }
const crm = { CRM_WEBHOOK_URL: 'https://crm.company.test/', CRM_WEBHOOK_SECRET: `whsec_${btoa('0'.repeat(24))}` }

test('creates a delivery for each recipient of the company, and equal digests of equal content', () => {
  expect(create({}, crm)).toMatchObject({
    payload: message,
    marks: '',
    email: 'jana@example.com',
    phone: '421900123456',
    digest: create().digest,
    deliveries: [
      { kind: 'company-mail', position: 0 },
      { kind: 'company-mail', position: 1 },
      { kind: 'crm-webhook', position: 0 },
    ],
  })
  expect(create({}, {}, acceptedMessage({ name: 'Peter' })).digest).not.toBe(create().digest)
  expect(create().id).not.toBe(create().id)
})

test('limits a client by its address, and by the larger network of IPv6, which gets more', () => {
  const limits = (client: string | null) =>
    create({ client }).rateLimits.map(({ bucket, limit, seconds }) => `${bucket}: ${limit} in ${seconds} s`)
  expect(limits('192.0.2.1')).toEqual(['client 5/600 192.0.2.1: 5 in 600 s'])
  expect(limits('2001:db8:0:1::1').map((one) => one.replace(/.*\//, ''))).toEqual(
    ['64: 5', '48: 20'].map((one) => `${one} in 600 s`),
  )
  expect(limits(null)).toEqual([])
})

test('limits confirmations by mailbox and in all, because visitors can type anybody’s address', () => {
  const env = { ...sms, CONFIRMATIONS_PER_DAY: '7', SMS_DAILY_BUDGET: '9' }
  const limits = book({ email: 'Jana+1@gmail.com' }, env).map((one) =>
    one.limits?.map(({ bucket, limit, seconds }) => `${bucket}: ${limit} in ${seconds / 3_600} h`),
  )
  expect(limits).toEqual([
    ['confirmation-mail jana@gmail.com: 3 in 24 h', 'confirmation-mail: 7 in 24 h'],
    ['text-message +421900123456: 3 in 24 h', 'text-message: 9 in 24 h'],
  ])
})

test('withholds texts to other countries and to what is no number, and every confirmation of what looks like spam', () => {
  const reasons = (phone: string, filled = false) => book({ phone }, sms, filled).map(({ withheld }) => withheld)
  expect(reasons('(00420) 900 123 456')).toEqual([undefined, undefined])
  expect(reasons('+44 900 123 456')).toEqual([undefined, 'country not in SMS_COUNTRIES'])
  for (const number of ['0900 123 456', '+421 900 123 456 789 0123'])
    expect(reasons(number)).toEqual([undefined, 'no complete international number'])
  expect(reasons('+421 900 123 456', true)).toEqual(['possible spam', 'possible spam'])
  expect(create({ signals: { ...noSignals, honeypot: true } })).toMatchObject({
    marks: 'hidden field filled in',
    deliveries: [{ kind: 'company-mail' }, { kind: 'company-mail' }],
  })
})
