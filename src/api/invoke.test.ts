import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { FunctionFailure } from '#machines/failure.ts'
import { consultation, contact, sent } from '#mocks/functions.ts'
import { server } from '#mocks/node.ts'
import { answerFor, settled } from '../../tests/fakes/backend.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'
import { site } from '../site.ts'
import { invoke } from './http.ts'

const { signal } = new AbortController()
const key = '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10'
const ok = () => HttpResponse.json({ ok: true })

/** Sends a message and returns the error, if any. */
const send = () => invoke('send-contact-email', message, { key, signal }).catch((error: unknown) => error)

test.each([
  ['send-contact-email', message],
  ['send-consultation-email', booking],
] as const)('%s is a POST with the payload as JSON and its headers, without cookies', async (name, payload) => {
  const requests = answerFor(name, ok)
  await invoke(name, payload, { key, signal })
  expect(requests).toHaveLength(1)
  const request = requests[0]!
  expect(request.method).toBe('POST')
  expect(request.url).toBe(`${site.backendUrl}/functions/v1/${name}`)
  expect(Object.fromEntries(request.headers)).toMatchObject({
    apikey: site.anonKey,
    authorization: `Bearer ${site.anonKey}`,
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-page-age': expect.stringMatching(/^\d+$/) as string,
  })
  expect(request.headers.has('cookie')).toBe(false)
  expect(await request.json()).toEqual(payload)
})

test('sends payloads that the mocks accept', async () => {
  await invoke('send-contact-email', message, { key: crypto.randomUUID(), signal })
  await invoke('send-consultation-email', { ...booking, date: nextYear() }, { key: crypto.randomUUID(), signal })
  expect(sent().map(({ name }) => name)).toEqual(['send-contact-email', 'send-consultation-email'])
  expect(sent()[0]?.payload).toEqual(message)
})

test.each([
  ['refused', 503, { error: { code: 'unavailable' } }],
  ['busy', 429, { error: { code: 'too_many_requests' } }],
  ['invalid', 422, { error: { code: 'unprocessable_content', fields: { name: 'Enter your name' } } }],
] as const)('rejects if the function is %s, with status %i and the body', async (outcome, status, body) => {
  server.use(contact[outcome], consultation[outcome])
  const error = await send()
  expect(error).toBeInstanceOf(FunctionFailure)
  expect(error).toMatchObject({ code: 'refused', status, body, message: `refused ${status}` })
})

test('rejects as unreachable without a connection', async () => {
  server.use(contact.offline)
  const error = await send()
  expect(error).toBeInstanceOf(FunctionFailure)
  expect(error).toMatchObject({ code: 'unreachable', status: undefined, body: undefined, message: 'unreachable' })
})

test.each([200, 201, 202])('resolves for %i with JSON or an empty body', async (status) => {
  answerFor('send-contact-email', () => HttpResponse.json({ anything: 1 }, { status }))
  expect(await send()).toBeUndefined()
  answerFor('send-contact-email', () => new HttpResponse('', { status }))
  expect(await send()).toBeUndefined()
})

test('resolves for 204 without a body', async () => {
  answerFor('send-contact-email', () => new HttpResponse(null, { status: 204 }))
  expect(await send()).toBeUndefined()
})

test.each([
  ['cut JSON', '{"ok":tr', 'application/json'],
  ['a front page', '<!doctype html><title>Home</title>', 'text/html'],
  ['text', 'OK', 'text/plain'],
])('rejects 200 with %s as unreadable', async (_, body, type) => {
  answerFor('send-contact-email', () => new HttpResponse(body, { headers: { 'Content-Type': type } }))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'unreadable', status: 200 })
})

test('rejects an interrupted response as unreadable', async () => {
  const chunks = ['{"ok"', ':'].map((chunk) => new TextEncoder().encode(chunk))
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else await settled().then(() => controller.error(new Error('cut')))
    },
  })
  answerFor('send-contact-email', () => new HttpResponse(body))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'unreadable' })
})

test.each([200, 204, 502])('rejects a relay error as refused, even with status %i', async (status) => {
  answerFor('send-contact-email', () => new HttpResponse(null, { status, headers: { 'x-relay-error': 'true' } }))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'refused', status })
})

test('ignores an x-relay-error header of false', async () => {
  answerFor('send-contact-email', () => HttpResponse.json({}, { headers: { 'x-relay-error': 'false' } }))
  expect(await send()).toBeUndefined()
})

test('rejects an error response that is not JSON as refused', async () => {
  answerFor('send-contact-email', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(await send()).toMatchObject({ name: 'FunctionFailure', code: 'refused', status: 502 })
})

function nextYear() {
  return `March 5, ${new Date().getUTCFullYear() + 1}`
}
