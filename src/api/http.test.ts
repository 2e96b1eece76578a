import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { FunctionFailure } from '#machines/failure.ts'
import { contact } from '#mocks/functions.ts'
import { server } from '#mocks/node.ts'
import { answerAt, answerFor, holdTime, pass, settled } from '../../tests/fakes/backend.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'
import { site } from '../site.ts'
import { http, invoke, postWithRetry, retryPolicy } from './http.ts'

const { signal } = new AbortController()
const key = '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10'

/** Sends a message and returns the reference or the error. */
const send = () => invoke('send-contact-email', message, { key, signal }).catch((error: unknown) => error)

/** Starts to send a message. `end` is undefined until the request settles. */
function startToSend() {
  const sending: { end?: unknown } = {}
  invoke('send-contact-email', message, { key, signal }).then(
    () => (sending.end = 'accepted'),
    (error: unknown) => (sending.end = error),
  )
  return sending
}

test.each([
  ['send-contact-email', message],
  ['send-consultation-email', booking],
] as const)('%s is a POST with the payload as JSON and its headers, without cookies', async (name, payload) => {
  const requests = answerFor(name, () => HttpResponse.json({ ok: true, reference: '2f1f3f6f7f10' }))
  expect(await invoke(name, payload, { key, signal })).toBe('2f1f3f6f7f10')
  expect(requests).toHaveLength(1)
  const request = requests[0]!
  expect(request.method).toBe('POST')
  expect(request.url).toBe(`${site.backendUrl}/functions/v1/${name}`)
  expect(Object.fromEntries(request.headers)).toMatchObject({
    apikey: site.anonKey,
    authorization: `Bearer ${site.anonKey}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  })
  // In seconds, which a test run takes for less than an hour.
  expect(request.headers.get('x-page-age')).toMatch(/^\d{1,4}$/)
  expect(request.headers.has('cookie')).toBe(false)
  expect(await request.json()).toEqual(payload)
})

test('rejects if the function refuses, with its status and body', async () => {
  server.use(contact.invalid)
  const error = await send()
  expect(error).toBeInstanceOf(FunctionFailure)
  const body = { error: { code: 'unprocessable_content', fields: { name: 'Enter your name' } } }
  expect(error).toMatchObject({ code: 'refused', status: 422, body, message: 'refused 422' })
})

test.each([
  ['an error page', { status: 502 }, '<h1>Bad Gateway</h1>'],
  ['a relay error', { status: 200, headers: { 'x-relay-error': 'true' } }, '{}'],
  ['an empty relay error', { status: 204, headers: { 'x-relay-error': 'true' } }, null],
])('rejects %s as refused', async (_, init, body) => {
  answerFor('send-contact-email', () => new HttpResponse(body, init))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'refused', status: init.status })
})

test.each([
  ['200 with JSON', { status: 200 }, '{"anything":1}'],
  ['200 with a reference that is not text', { status: 200 }, '{"reference":7}'],
  ['201 without a body', { status: 201 }, ''],
  ['204', { status: 204 }, null],
  ['an x-relay-error of false', { headers: { 'x-relay-error': 'false' } }, '{}'],
])('resolves for %s, without a reference', async (_, init, body) => {
  answerFor('send-contact-email', () => new HttpResponse(body, init))
  expect(await send()).toBeUndefined()
})

test.each([
  ['cut JSON', '{"ok":tr', 'application/json'],
  ['a front page', '<!doctype html><title>Home</title>', 'text/html'],
])('rejects 200 with %s as unreadable', async (_, body, type) => {
  answerFor('send-contact-email', () => new HttpResponse(body, { headers: { 'Content-Type': type } }))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'unreadable', status: 200 })
})

test('rejects an interrupted response as unreadable', async () => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode('{'))
      await settled().then(() => controller.error(new Error('cut')))
    },
  })
  answerFor('send-contact-email', () => new HttpResponse(body))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'unreadable', cause: expect.any(Error) as Error })
})

describe('in time', () => {
  beforeEach(holdTime)

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
    const sending = startToSend()
    await settled()
    await pass(10_000)
    await pass(4_999)
    expect(sending.end).toBeUndefined()
    await pass(1)
    expect(sending.end).toMatchObject({ name: 'FunctionFailure', code: 'timed-out', status: undefined })
    expect((sending.end as Error).cause).toMatchObject({ name: 'TimeoutError' })
  })

  test.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503 with Retry-After', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '1' } })],
    ['408', () => new HttpResponse(null, { status: 408 })],
    ['no connection', () => HttpResponse.error()],
  ])('a message is not sent again after %s', async (_, answer) => {
    const requests = answerFor('send-contact-email', answer)
    const sending = startToSend()
    await settled()
    await pass(60_000)
    expect(sending.end).toMatchObject({ name: 'FunctionFailure' })
    expect(requests).toHaveLength(1)
  })

  test('a read that fails is retried after 1, 2 and 4 seconds', async () => {
    const requests = answerAt('rest/v1/anything', () => HttpResponse.error())
    const reading = http.get('rest/v1/anything').catch((error: unknown) => error)
    await settled()
    expect(requests).toHaveLength(1)
    for (const [wait, before] of [
      [1_000, 1],
      [2_000, 2],
      [4_000, 3],
    ] as const) {
      await pass(wait - 1)
      expect(requests).toHaveLength(before)
      await pass(1)
      expect(requests).toHaveLength(before + 1)
    }
    await pass(60_000)
    expect(requests).toHaveLength(4)
    expect(await reading).toBeInstanceOf(Error)
  })

  test.each([
    [400, 1, 'resolves'],
    [408, 4, 'rejects'],
    [429, 4, 'rejects'],
    [500, 4, 'rejects'],
  ])('a refresh that gets %i is sent %i times and %s', async (status, times, end) => {
    const requests = answerAt('auth', () => HttpResponse.json({ code: 'refused' }, { status }))
    const init = { method: 'POST', body: '{}' }
    const ended = postWithRetry(`${site.backendUrl}/auth`, init).then(
      () => 'resolves',
      () => 'rejects',
    )
    await settled()
    for (const wait of [1_000, 2_000, 4_000]) await pass(wait)
    expect([requests.length, await ended]).toEqual([times, end])
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
    await settled()
    for (const [wait, before] of [
      [7_000, 1],
      [30_000, 2],
    ] as const) {
      await pass(wait - 1)
      expect(requests).toHaveLength(before)
      await pass(1)
      expect(requests).toHaveLength(before + 1)
    }
    expect(await reading).toBe(1)
    expect(retryPolicy.backoffLimit).toBe(30_000)
  })
})
