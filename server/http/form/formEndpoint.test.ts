import { expect, test } from 'vitest'
import { blockingAccept } from '../../../tests/contract/blockingAccept.ts'
import { createRequest } from '../../../tests/contract/contractCase.ts'
import { createFields, formCall, type FormCase } from '../../../tests/contract/forms/formCase.ts'
import { formCases } from '../../../tests/contract/forms/formCases.ts'
import { readAnswer } from '../../../tests/contract/forms/readAnswer.ts'
import { runFormContract } from '../../../tests/contract/forms/runFormContract.ts'
import { prerenderedPage } from '../../../tests/fixtures/prerenderedPages.ts'
import { sent } from '#mocks/sent.ts'
import type { AcceptResult, ValidMessage } from '../endpoint.ts'
import { createFormEndpoint, type FormEndpointOptions } from './formEndpoint.ts'

const origin = 'https://www.company.com'
const caller = { address: '192.0.2.1', host: 'www.company.com' }
const { accept, hold } = blockingAccept()
const create = (options: Partial<FormEndpointOptions> = {}) =>
  createFormEndpoint({
    accept,
    origins: [],
    pages: prerenderedPage,
    now: () => new Date(),
    log: () => undefined,
    ...options,
  })
const answer = create()

runFormContract({
  place: 'alone',
  origin,
  send: (call) => answer(createRequest(call), caller),
  stored: () => sent().map(({ payload }) => payload),
  hold,
})

/** Sends a valid message with changes, and returns the answer and the messages that were accepted. */
async function send(asked: Partial<FormCase> = {}, options: Partial<FormEndpointOptions> = {}) {
  const accepted: ValidMessage[] = []
  const endpoint = create({
    async accept(message) {
      accepted.push(message)
      return { outcome: 'accepted', id: '1', suppressed: [] }
    },
    ...options,
  })
  const whole = { when: '', status: 303, ...asked }
  const response = await endpoint(createRequest(formCall(whole, origin, createFields(whole, 'Pump Works'))), caller)
  return { response, accepted, ...readAnswer(await response.text()) }
}

test('covers each case once, and every status but 429 and 503', () => {
  expect(new Set(formCases.map(({ when }) => when)).size).toBe(formCases.length)
  expect(formCases.length).toBeGreaterThanOrEqual(60)
  const statuses = new Set(formCases.map(({ status }) => status))
  expect(statuses).toEqual(new Set([303, 400, 403, 404, 405, 413, 415, 422]))
})

test('passes on who sent a message, and whether the honeypot was filled in', async () => {
  const { accepted } = await send({ change: { homepage: 'https://spam.example' } })
  expect(accepted).toMatchObject([
    {
      function: 'send-contact-email',
      clientIp: '192.0.2.1',
      isForm: true,
      signals: { honeypot: true, source: 'own' },
    },
  ])
  expect((await send()).accepted).toMatchObject([{ signals: { honeypot: false } }])
})

test('gives a message the same key for a day', async () => {
  const at = async (time: string) =>
    (await send({}, { now: () => new Date(time) })).accepted.map(({ idempotencyKey }) => idempotencyKey)
  const morning = await at('2026-11-22T00:00:00Z')
  expect(morning).toEqual([expect.stringMatching(/^form .{44}$/)])
  expect(await at('2026-11-22T23:59:59Z')).toEqual(morning)
  expect(await at('2026-11-23T00:00:00Z')).not.toEqual(morning)
})

const limited = (retryAfterSeconds: number): AcceptResult => ({
  outcome: 'rate-limited',
  bucket: 'ip',
  retryAfterSeconds,
  isFirst: true,
})

test.each([
  [limited(42), 429, '42', 'in a minute'],
  [limited(600), 429, '600', 'in 10 minutes'],
  [limited(80_000), 429, '80000', 'in 23 hours'],
  [new Error('The disk is full.'), 503, '30', 'Failed to send message. Please try again.'],
])('keeps what was typed, and says when to try again (%o)', async (outcome, status, retryAfter, text) => {
  const logged: unknown[] = []
  const { response, summary, errors, values } = await send(
    { change: { name: 'Zoë <Q>' } },
    {
      async accept() {
        if (outcome instanceof Error) throw outcome
        return outcome
      },
      log: (...line) => logged.push(line),
    },
  )
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
  expect(summary).toContain(text)
  expect(errors).toEqual([])
  expect(values).toMatchObject({ name: 'Zoë <Q>', company: 'Pump Works' })
  expect(JSON.stringify(logged)).not.toMatch(/Zo|disk/)
})

test.each([
  ['an older browser on a page of the site', { Origin: origin }, []],
  ['a browser that hides its origin but not the page', { Origin: 'null', Referer: `${origin}/contact` }, []],
  ['a browser that names only the page', { Referer: `${origin}/contact` }, []],
  ['a form sent again by a reload', { 'Sec-Fetch-Site': 'none', Origin: origin }, []],
  ['a site whose proxy replaces the host', { Origin: 'https://company.com' }, ['https://company.com']],
  ['a page without an origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, []],
])('accepts a form from %s', async (_, headers: Record<string, string>, origins) => {
  const none = { 'Sec-Fetch-Site': undefined, Origin: undefined }
  expect((await send({ headers: { ...none, ...headers } }, { origins })).response.status).toBe(303)
})

test('says what is wrong on a plain page if the page of the form cannot be had', async () => {
  const { response } = await send({ change: { email: 'jana@' } }, { pages: () => undefined })
  expect(response.status).toBe(422)
  const again = await create({ pages: () => undefined })(
    createRequest(
      formCall({ when: '', status: 422 }, origin, createFields({ change: { email: 'jana@' } }, '<b>Pump Works</b>')),
    ),
    caller,
  )
  const html = await again.text()
  expect(html).toContain('Please correct the marked fields')
  expect(html).toContain('Enter an email address in the format name@company.com')
  expect(html).toContain('what you typed is still there')
})

test('accepts a booking for tomorrow but not for today, in the chosen timezone', async () => {
  // In Sydney it is already the 23rd.
  const now = () => new Date('2026-11-22T20:00:00Z')
  const book = (date: string, timezone: string) =>
    send({ page: '/free-consultation', change: { date, timezone } }, { now }).then(({ response }) => response.status)
  expect([await book('2026-11-22', 'CET'), await book('2026-11-23', 'CET')]).toEqual([422, 303])
  expect([await book('2026-11-23', 'AEST'), await book('2026-11-24', 'AEST')]).toEqual([422, 303])
})
