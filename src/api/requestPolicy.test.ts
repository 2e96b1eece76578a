import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { contact } from '#mocks/functions.ts'
import { server } from '#mocks/node.ts'
import { answerAt, answerFor, holdTime, pass, settled } from '../../tests/fakes/backend.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { http, invoke } from './http.ts'

const ok = () => HttpResponse.json({ ok: true })

/** Starts to send a message. `end` is undefined until the request settles. */
function send() {
  const sending: { end?: unknown } = {}
  invoke('send-contact-email', message, { key: crypto.randomUUID(), signal: new AbortController().signal }).then(
    () => (sending.end = 'accepted'),
    (error: unknown) => (sending.end = error),
  )
  return sending
}

beforeEach(holdTime)

test('fails exactly 15 seconds after a request without a response', async () => {
  server.use(contact.noResponse)
  const sending = send()
  await settled()
  await pass(14_999)
  expect(sending.end).toBeUndefined()
  await pass(1)
  expect(sending.end).toMatchObject({ name: 'FunctionFailure', code: 'timed-out', status: undefined })
})

test('waits for a slow response', async () => {
  server.use(contact.slow)
  const sending = send()
  await settled()
  await pass(2_999)
  expect(sending.end).toBeUndefined()
  await pass(1)
  expect(sending.end).toBe('accepted')
})

test('fails 15 seconds after the start if the response never ends', async () => {
  answerFor('send-contact-email', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    return new HttpResponse(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }))
  })
  const sending = send()
  await settled()
  await pass(10_000)
  await pass(4_999)
  expect(sending.end).toBeUndefined()
  await pass(1)
  expect(sending.end).toMatchObject({ name: 'FunctionFailure', code: 'timed-out' })
})

test.each([
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['503 with Retry-After', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '1' } })],
  ['429 with Retry-After', () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '1' } })],
  ['408', () => new HttpResponse(null, { status: 408 })],
  ['no connection', () => HttpResponse.error()],
])('does not retry a message: %s', async (_, answer) => {
  const requests = answerFor('send-contact-email', answer)
  const sending = send()
  await settled()
  await pass(60_000)
  expect(sending.end).toMatchObject({ name: 'FunctionFailure' })
  expect(requests).toHaveLength(1)
})

test.each([
  ['a server error', () => new HttpResponse(null, { status: 500 })],
  ['a network error', () => HttpResponse.error()],
])('retries a read after 1, 2 and 4 seconds on %s', async (_, answer) => {
  const requests = answerAt('rest/v1/anything', answer)
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

test('resolves a read that succeeds on a retry', async () => {
  const answers = [() => new HttpResponse(null, { status: 503 }), ok]
  answerAt('rest/v1/anything', () => answers.shift()!())
  const reading = http.get('rest/v1/anything').json()
  await settled()
  await pass(1_000)
  expect(await reading).toEqual({ ok: true })
})

test('waits for Retry-After before retrying a read, but at most 30 seconds', async () => {
  const requests = answerAt(
    'rest/v1/anything',
    () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': requests.length === 1 ? '7' : '3600' } }),
  )
  const reading = http.get('rest/v1/anything').catch((error: unknown) => error)
  await settled()
  await pass(6_999)
  expect(requests).toHaveLength(1)
  await pass(1)
  expect(requests).toHaveLength(2)
  await pass(29_999)
  expect(requests).toHaveLength(2)
  await pass(1)
  expect(requests).toHaveLength(3)
  await pass(30_000)
  await reading
})
