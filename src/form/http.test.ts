import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { describeFailure, invalidFields } from '#contract/describeFailure.ts'
import { FunctionFailure } from '#contract/failure.ts'
import { mocked } from '#mocks/handlers.ts'
import { server } from '#mocks/node.ts'
import { answerAt, answerFor, arrivals, fakeTimersExceptNetwork, advance, settled } from '../../tests/fakes/backend.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'
import { site } from '../content/site.ts'
import { http, invoke, postWithRetry, retryPolicy } from './http.ts'

const { signal } = new AbortController()
const options = { key: '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10', page: '/contact', signal }

/** Sends a message and returns the receipt or the error. */
const send = () => invoke('send-contact-email', message, options).catch((error: unknown) => error)

test.each([
  ['send-contact-email', message],
  ['send-consultation-email', booking],
] as const)('%s is a POST with the payload as JSON and its headers, without cookies', async (name, payload) => {
  const requests = answerFor(name, () => HttpResponse.json({ ok: true, reference: '2f1f3f6f7f10' }))
  expect(await invoke(name, payload, options)).toEqual({ reference: '2f1f3f6f7f10' })
  expect(requests).toHaveLength(1)
  const request = requests[0]!
  expect(request.method).toBe('POST')
  expect(request.url).toBe(`${site.backendUrl}/functions/v1/${name}`)
  expect(Object.fromEntries(request.headers)).toMatchObject({
    apikey: site.anonKey,
    authorization: `Bearer ${site.anonKey}`,
    'content-type': 'application/json',
    'idempotency-key': options.key,
    'x-lead-source': 'page=%2Fcontact',
  })
  // In seconds, which a test run takes for less than an hour.
  expect(request.headers.get('x-page-age')).toMatch(/^\d{1,4}$/)
  expect(request.headers.has('cookie')).toBe(false)
  expect(await request.json()).toEqual(payload)
})

test('rejects if the function refuses, with its status, the fields and when to try again', async () => {
  server.use(mocked.contact.invalid)
  const error = await send()
  expect(error).toBeInstanceOf(FunctionFailure)
  const facts = { code: 'refused', advice: `${invalidFields}.`, fields: { name: 'Enter your name' } }
  expect(error).toMatchObject({ facts, message: 'refused 422' })
  server.use(mocked.contact.busy)
  const advice = describeFailure({ code: 'refused', status: 429, retryAfter: 60 })
  expect(await send()).toMatchObject({ facts: { advice, fields: undefined }, message: 'refused 429' })
  answerFor('send-contact-email', () => new HttpResponse(null, { status: 429 }))
  expect(await send()).toMatchObject({ facts: { advice: describeFailure({ code: 'refused', status: 429 }) } })
})

test.each([
  [10, undefined],
  [-11, 'Fri, 05 Mar 2027 09:49:00 GMT'],
  [11, 'Fri, 05 Mar 2027 10:11:00 GMT'],
])('tells the server’s time if the device’s clock is %i minutes off', async (minutes, serverTime) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T10:00:00Z') })
  const date = new Date(Date.now() + minutes * 60_000).toUTCString()
  const body = { error: { fields: { date: 'Choose a date that hasn’t passed' } } }
  answerFor('send-contact-email', () => HttpResponse.json(body, { status: 422, headers: { Date: date } }))
  const advice = describeFailure({ code: 'refused', status: 422, fields: body.error.fields, serverTime })
  expect(await send()).toMatchObject({ facts: { advice } })
})

const failure = (code: string, status: number): unknown =>
  expect.objectContaining({ name: 'FunctionFailure', message: `${code} ${status}` })
const relayError = { 'x-relay-error': 'true' }

test.each<[what: string, body: string | null, init: ResponseInit, end: unknown]>([
  ['that no SMS is sent', '{"ok":true,"reference":"a","sms":false}', { status: 200 }, { reference: 'a', sms: false }],
  ['JSON without a receipt', '{"anything":1,"sms":true}', { status: 200 }, {}],
  ['a reference that is not text', '{"reference":7}', { status: 200 }, {}],
  ['201 without a body', '', { status: 201 }, {}],
  ['204', null, { status: 204 }, {}],
  ['an x-relay-error of false', '{}', { headers: { 'x-relay-error': 'false' } }, {}],
  ['an error page of a proxy', '<h1>Bad Gateway</h1>', { status: 502 }, failure('unreadable', 502)],
  ['an error page of the server', '<h1>Error</h1>', { status: 500 }, failure('refused', 500)],
  ['a relay error', '{}', { status: 200, headers: relayError }, failure('refused', 200)],
  ['an empty relay error', null, { status: 204, headers: relayError }, failure('refused', 204)],
  ['cut JSON', '{"ok":tr', { status: 200 }, failure('unreadable', 200)],
  ['a front page', '<!doctype html>', { headers: { 'Content-Type': 'text/html' } }, failure('unreadable', 200)],
])('reads %s: %s', async (_, body, init, end) => {
  answerFor('send-contact-email', () => new HttpResponse(body, init))
  expect(await send()).toEqual(end)
})

test('rejects an interrupted response as unreadable', async () => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode('{'))
      await settled().then(() => controller.error(new Error('cut')))
    },
  })
  answerFor('send-contact-email', () => new HttpResponse(body))
  expect(await send()).toMatchObject({
    name: 'FunctionFailure',
    facts: { code: 'unreadable' },
    cause: expect.any(Error) as Error,
  })
})

describe('in time', () => {
  beforeEach(fakeTimersExceptNetwork)

  test.each([
    ['without a response', () => new Promise<Response>(() => undefined)],
    [
      'with a response that never ends',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        return new HttpResponse(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }))
      },
    ],
  ])('a request fails exactly 15 seconds after its start %s', async (_, answer) => {
    answerFor('send-contact-email', answer)
    const ended = vi.fn<(end: unknown) => void>()
    void send().then(ended)
    await settled()
    await advance(10_000)
    await advance(4_999)
    expect(ended).not.toHaveBeenCalled()
    await advance(1)
    const cause = expect.objectContaining({ name: 'TimeoutError' }) as object
    expect(ended.mock.lastCall).toMatchObject([{ name: 'FunctionFailure', facts: { code: 'timed-out' }, cause }])
  })

  test.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503 with Retry-After', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '1' } })],
    ['408', () => new HttpResponse(null, { status: 408 })],
    ['no connection', () => HttpResponse.error()],
  ])('a message is not sent again after %s', async (_, answer) => {
    const requests = answerFor('send-contact-email', answer)
    const sending = send()
    expect(await arrivals(requests, 60)).toEqual([0])
    expect(await sending).toMatchObject({ name: 'FunctionFailure', cause: expect.any(Error) as Error })
  })

  test.each([
    [400, [0], '400 {"code":"refused"}'],
    [408, [0, 1, 3, 7], 'rejects'],
    [429, [0, 1, 3, 7], 'rejects'],
    [500, [0, 1, 3, 7], 'rejects'],
  ])('a refresh that gets %i is sent after %j seconds: %s', async (status, seconds, end) => {
    const requests = answerAt('auth', () => HttpResponse.json({ code: 'refused' }, { status }))
    const ended = postWithRetry(`${site.backendUrl}/auth`, { method: 'POST', body: '{}' }).then(
      async (response) => `${response.status} ${await response.text()}`,
      () => 'rejects',
    )
    expect(await arrivals(requests, 10)).toEqual(seconds)
    expect(await ended).toBe(end)
  })

  test('a read waits for Retry-After, but at most 30 seconds, and no retry waits longer', async () => {
    const retryAfter = ['7', '3600']
    const requests = answerAt('rest/v1/anything', () => {
      const [seconds] = retryAfter.splice(0, 1)
      return seconds
        ? new HttpResponse(null, { status: 503, headers: { 'Retry-After': seconds } })
        : HttpResponse.json(1)
    })
    const reading = http.get('rest/v1/anything').json()
    expect(await arrivals(requests, 60)).toEqual([0, 7, 37])
    expect(await reading).toBe(1)
    expect(retryPolicy.backoffLimit).toBe(30_000)
  })
})
