import { expect, test } from 'vitest'
import { createCall, contactJson, createRequest, type ContractCase } from '../tests/contract/contractCase.ts'
import { message } from '../tests/fixtures/visitor.ts'
import { createFunctions, type FunctionsOptions } from './app.ts'
import type { AcceptResult, ValidMessage } from './http/endpoint.ts'

const site = 'https://www.company.com'
const backend = 'https://functions.company.com'

/** Creates the application with a fake store; returns a function that sends a request, and the log lines. */
function open(options: Partial<FunctionsOptions> = {}) {
  const accepted: ValidMessage[] = []
  const log: unknown[] = []
  const app = createFunctions({
    anonKey: 'public',
    async accept(message) {
      accepted.push(message)
      return { outcome: 'accepted', id: '1', suppressed: [] }
    },
    log: (...line) => log.push(line),
    ...options,
  })
  const send = (asked: Partial<ContractCase> = {}, address = '192.0.2.1') =>
    app.fetch(createRequest(createCall({ when: '', status: 200, ...asked }, backend, 'public', crypto.randomUUID())), {
      address,
    })
  return { app, accepted, log, send }
}

test('accepts a message with its function, its key and its client', async () => {
  const { accepted, send } = open()
  await send({ headers: { 'Idempotency-Key': 'one' } })
  await send({ headers: { 'Idempotency-Key': undefined } })
  expect(accepted).toEqual(
    ['one', null].map((idempotencyKey) => ({
      function: 'send-contact-email',
      payload: message,
      idempotencyKey,
      clientIp: '192.0.2.1',
      signals: { source: 'unknown' },
    })),
  )
})

test('ignores a consent that an object inherits', async () => {
  const { accepted, send } = open()
  const body = contactJson({ gdprConsent: undefined }).replace('{', '{"__proto__":{"gdprConsent":true},')
  const response = await send({ body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { fields: { gdprConsent: expect.any(String) as string } } })
  expect(accepted).toEqual([])
})

test('lets only pages of the listed origins read an answer', async () => {
  const { send } = open({ origins: [site] })
  const allowed = async (origin: string | undefined, asked: Partial<ContractCase> = {}) =>
    (await send({ ...asked, headers: { Origin: origin } })).headers.get('access-control-allow-origin')
  expect(await allowed(site)).toBe(site)
  expect(await allowed(site, { method: 'OPTIONS', body: null })).toBe(site)
  expect(await allowed(site, { body: '{' })).toBe(site)
  for (const other of ['https://www.company.com.example', 'https://company.com', 'http://www.company.com', 'null', '*'])
    expect(await allowed(other)).toBeNull()
  expect(await allowed(undefined)).toBeNull()
})

test('sends Vary: Origin and Cache-Control: no-store', async () => {
  const { headers } = await open({ origins: [site] }).send()
  expect(headers.get('vary')).toBe('Origin')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('answers the preflight of a page of a listed origin, with the idempotency key', async () => {
  const { send } = open({ origins: [site] })
  const { headers, status } = await send({ method: 'OPTIONS', body: null, headers: { Origin: site } })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-headers')).toContain('idempotency-key')
})

test('sends Retry-After to a client over its rate limit', async () => {
  const result: AcceptResult = { outcome: 'rate-limited', bucket: 'ip', retryAfterSeconds: 30, isFirst: true }
  const { send } = open({ accept: async () => result })
  const response = await send()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } })
})

test.each([
  ['200', {}],
  ['401', { headers: { apikey: 'wrong' } }],
  ['404', { name: 'other' }],
  ['204', { method: 'OPTIONS', body: null }],
])('sets nosniff on a %s', async (status, asked) => {
  const response = await open().send(asked)
  expect([String(response.status), response.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
})

test.each(['/healthz', '/'])('sets nosniff on the response at %s', async (path) => {
  expect((await open().app.request(path)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('answers 503 when storing fails, and repeats nothing that was typed', async () => {
  const { log, send } = open({ accept: () => Promise.reject(new TypeError(`full of ${message.name}`)) })
  const response = await send()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.text()).not.toMatch(/full|TypeError/)
  expect(log).toEqual([['error', 'message.unaccepted', { function: 'send-contact-email', reason: 'TypeError' }]])
})

test('answers 500 for a programming error, and logs its kind only', async () => {
  const isHealthy = () => {
    throw new RangeError(message.email)
  }
  const { app, log } = open({ isHealthy })
  const response = await app.request('/healthz')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong here.' } })
  expect(log).toEqual([['error', 'call.failed', { reason: 'RangeError' }]])
})

test('reports on /healthz whether messages can be stored', async () => {
  let isHealthy = true
  const { app } = open({ isHealthy: async () => isHealthy })
  const ask = async (method: string) => {
    const response = await app.request('/healthz', { method })
    return [response.status, await response.text()]
  }
  expect(await ask('GET')).toEqual([200, '{"ok":true}'])
  expect(await ask('HEAD')).toEqual([200, ''])
  isHealthy = false
  expect(await ask('GET')).toEqual([503, expect.stringContaining('unavailable')])
})

test('answers 404 for another path', async () => {
  const response = await open().app.request('/')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
