// Delivers over HTTP: by a mail API, an SMS gateway and a CRM. The published library verifies the signatures for it.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anyTime } from '#contract/requestedTime.ts'
import { brand } from '#contract/siteVariables.ts'
import { startGateway } from '../../tests/fakes/gateway.ts'
import { acceptedBooking, acceptedMessage, deliveryOf } from '../../tests/fixtures/store.ts'
import { withoutMocks } from '../../tests/fakes/backend.ts'
import { parseConfig } from '../config.ts'
import type { DeliveryKind, StoredMessage } from '../store/messages.ts'
import { createDeliver } from './deliver.ts'
import { postJson } from './gateways.ts'

const gateway = await startGateway()
const { handed, answering } = gateway
const secret = `whsec_${btoa('a secret of at least 24 bytes')}`
const env = {
  MAIL_TRANSPORT: 'http',
  MAIL_FROM: 'info@company.test',
  MAIL_TO: 'sales@company.test,office@company.test',
  MAIL_API_URL: gateway.url,
  MAIL_API_KEY: 'mail-key',
  SMS_GATEWAY_URL: gateway.url,
  SMS_GATEWAY_KEY: 'sms-key',
  SMS_COUNTRIES: '+421',
  CRM_WEBHOOK_URL: gateway.url,
  CRM_WEBHOOK_SECRET: secret,
}

withoutMocks()
beforeEach(() => {
  handed.splice(0)
  answering()
})
afterAll(() => gateway.stop())

const deliver = (kind: DeliveryKind, message: StoredMessage, change: Record<string, string> = {}) =>
  createDeliver(parseConfig({ ...env, ...change }))({
    ...deliveryOf(message, { kind, position: kind === 'company-mail' ? 1 : 0, generation: 1 }),
    attempts: 1,
    doubts: 0,
    waitingSince: message.acceptedAt,
  })

test('posts a mail for one recipient, with its mark and an idempotency key of its own', async () => {
  await deliver('company-mail', { ...acceptedMessage({ name: '"A" <a@b.com>, =?x?=' }), marks: '7 links' })
  const id = '00000000-0000-4000-8000-000000000001.company-mail'
  expect(handed[0]).toMatchObject({
    headers: { authorization: 'Bearer mail-key', 'content-type': 'application/json', 'idempotency-key': `${id}.2.r1` },
    body: {
      from: `"${brand}" <info@company.test>`,
      to: ['office@company.test'],
      reply_to: 'jana@example.com',
      headers: {
        'Message-ID': `<${id}.r1@company.test>`,
        'Auto-Submitted': 'auto-generated',
        'X-Possible-Spam': '7 links',
      },
    },
  })
})

test('attaches the invitation to a confirmation', async () => {
  await deliver('confirmation-mail', acceptedBooking())
  const [{ content, ...attachment }] = handed[0]!.body['attachments'] as [Record<string, string>]
  const type = 'text/calendar; charset=utf-8; method=PUBLISH'
  expect(attachment).toEqual({ filename: 'consultation.ics', content_type: type })
  expect(Buffer.from(content!, 'base64').toString()).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:Free consultation with /s)
})

test.each([
  ['14:00', '', 'on September 30, 2027, 14:00, UTC+02:00. We will send you the meeting link.'],
  [
    '14:00',
    'https://meet.test/{id}',
    'UTC+02:00. Meeting link: https://meet.test/00000000-0000-4000-8000-000000000001',
  ],
  [
    anyTime,
    'https://meet.test/{id}',
    'on September 30, 2027. We will contact you to agree on a time and then text you the meeting link.',
  ],
])('texts a visitor who booked %s (%s)', async (time, room, end) => {
  await deliver('text-message', acceptedBooking({ time, date: 'September 30, 2027' }), { MEETING_URL: room })
  const { to, text } = handed[0]!.body as { to: string; text: string }
  expect(to).toBe('+421900123456')
  expect(text.startsWith(`${brand}: we received your request for a free consultation on `)).toBe(true)
  expect(text.endsWith(end)).toBe(true)
  // Characters beyond ASCII, and more than 160, are sent and paid as several texts.
  expect(text).toMatch(room ? /^[ -~]+$/ : /^[ -~]{1,160}$/)
})

test('posts to the CRM the event that docs/configuration.md shows', async () => {
  const [, json] = /```json\n(.+?)\n```/s.exec(readFileSync('docs/configuration.md', 'utf8'))!
  const documented = JSON.parse(json!) as { data: { message: string } }
  await deliver('crm-webhook', acceptedMessage({ message: documented.data.message }))
  expect(JSON.parse(handed[0]!.raw)).toEqual(documented)
})

test.each([
  [
    { ...acceptedMessage(), source: 'landing=%2F&utm_source=news' },
    { data: { source: { landing: '/', utm_source: 'news' } } },
  ],
  [acceptedBooking(), { type: 'consultation.requested', data: { startsAt: '2027-03-05T13:00:00.000Z' } }],
  [{ ...acceptedBooking({ time: anyTime }), marks: '7 links' }, { data: { startsAt: null, possibleSpam: '7 links' } }],
])('posts a signed event to the CRM (%#)', async (message, event) => {
  await deliver('crm-webhook', message)
  const { raw, headers } = handed[0]!
  expect(headers['webhook-id']).toBe(`${message.id}.crm-webhook.r1`)
  const verify = (body: string, by = secret) => new Webhook(by).verify(body, headers as Record<string, string>)
  expect(verify(raw)).toMatchObject({ timestamp: '2026-11-21T20:24:00.000Z', ...event })
  expect(() => verify(`${raw} `)).toThrow('signature')
  expect(() => verify(raw, `whsec_${btoa('another secret of 24 bytes')}`)).toThrow('signature')
})

// Only a content that is refused is final. The CRM's receiver is the company's own, and can be repaired.
test.each([400, 422, 307, 401, 429, 500])('classifies status %i, and sends nothing on to another URL', async (code) => {
  answering((response) => void response.writeHead(code, { Location: gateway.url }).end())
  const isFinal = code === 400 || code === 422
  await expect(deliver('company-mail', acceptedMessage())).rejects.toMatchObject({
    code: `mail api ${code}`,
    isFinal,
    // No status names the content: the domain of MAIL_FROM may not be verified.
    doubt: undefined,
  })
  await expect(deliver('text-message', acceptedBooking())).rejects.toMatchObject({ code: `sms ${code}`, isFinal })
  await expect(deliver('crm-webhook', acceptedMessage())).rejects.toMatchObject({ code: `crm ${code}`, isFinal: false })
  expect(handed).toHaveLength(3)
})

test('gives up a number that cannot be dialed, and what waits for a gateway that was switched off', async () => {
  const final = { isFinal: true }
  const off = { SMS_GATEWAY_URL: '', SMS_GATEWAY_KEY: '', CRM_WEBHOOK_URL: '', CRM_WEBHOOK_SECRET: '' }
  await expect(deliver('text-message', acceptedBooking({ phone: '123' }))).rejects.toMatchObject(final)
  await expect(deliver('text-message', acceptedBooking(), off)).rejects.toMatchObject(final)
  await expect(deliver('crm-webhook', acceptedMessage(), off)).rejects.toMatchObject(final)
  expect(handed).toEqual([])
})

test.each([
  ['TimeoutError', () => undefined],
  ['ECONNRESET', (response: ServerResponse) => void response.socket?.resetAndDestroy()],
])('ends an attempt at a gateway that does not answer: %s', async (code, answer) => {
  answering(answer)
  const within = code === 'TimeoutError' ? 200 : 10_000
  const posting = postJson(gateway.url, '{}', { what: 'alert', headers: {}, within })
  await expect(posting).rejects.toMatchObject({ code: `alert ${code}` })
})
