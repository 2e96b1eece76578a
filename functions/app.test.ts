import { expect, test } from 'vitest'
import { callOf, contactJson, requestOf, type ContractCase } from '../tests/contract/contractCase.ts'
import { message } from '../tests/startContact.ts'
import { createFunctions, type Arrived, type FunctionsOptions } from './app.ts'
import { createRateLimit } from './gate/rateLimit.ts'

const site = 'https://www.company.com'
const backend = 'https://functions.company.com'

/** The functions over a list; `log` is what they have logged. */
function open(options: Partial<FunctionsOptions> = {}) {
  const arrived: Arrived[] = []
  const log: unknown[] = []
  const app = createFunctions({
    anonKey: 'public',
    accept: async (one) => void arrived.push(one),
    log: (...line) => log.push(line),
    ...options,
  })
  const send = (asked: Partial<ContractCase> = {}, address = '192.0.2.1') =>
    app.fetch(requestOf(callOf({ when: '', status: 200, ...asked }, backend, 'public', crypto.randomUUID())), {
      address,
    })
  return { app, arrived, log, send }
}

test('a message arrives with its function and its key', async () => {
  const { arrived, send } = open()
  await send({ headers: { 'Idempotency-Key': 'one' } })
  await send({ headers: { 'Idempotency-Key': undefined } })
  expect(arrived).toEqual(['one', null].map((key) => ({ name: 'send-contact-email', payload: message, key })))
})

test('nobody has consented by what an object inherits', async () => {
  const { arrived, send } = open()
  const body = contactJson({ gdprConsent: undefined }).replace('{', '{"__proto__":{"gdprConsent":true},')
  const response = await send({ body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { fields: { gdprConsent: expect.any(String) as string } } })
  expect(arrived).toEqual([])
})

test('only pages of the listed origins may read an answer', async () => {
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

test('an answer that depends on the origin says so to caches, and is kept by none', async () => {
  const { headers } = await open({ origins: [site] }).send()
  expect(headers.get('vary')).toBe('Origin')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a page of a listed origin may ask before it sends, with the key of its attempt', async () => {
  const { send } = open({ origins: [site] })
  const { headers, status } = await send({ method: 'OPTIONS', body: null, headers: { Origin: site } })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-headers')).toContain('idempotency-key')
})

test('who sends too much waits, alone, and hears how long', async () => {
  let now = 0
  const { arrived, send } = open({ limit: createRateLimit({ calls: 2, seconds: 60, clock: () => now }) })
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await send()).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await send()).headers.get('retry-after')).toBe('30')
  expect((await send({}, '192.0.2.2')).status).toBe(200)
  expect((await send({ method: 'OPTIONS', body: null })).status).toBe(204)
  now = 30_000
  expect((await send()).status).toBe(200)
  expect(arrived).toHaveLength(4)
})

test('what is not stored is not accepted, and neither answer nor log tell what was written', async () => {
  const { log, send } = open({ accept: () => Promise.reject(new TypeError(`full of ${message.name}`)) })
  const response = await send()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.text()).not.toMatch(/full|TypeError/)
  expect(log).toEqual([['error', 'message.unaccepted', { function: 'send-contact-email', reason: 'TypeError' }]])
})

test('a mistake of ours is told in general words and logged by its kind', async () => {
  const limit = () => {
    throw new RangeError(message.email)
  }
  const { log, send } = open({ limit })
  const response = await send()
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong here.' } })
  expect(log).toEqual([['error', 'call.failed', { reason: 'RangeError' }]])
})

test('an operator asks whether messages can be stored', async () => {
  let isHealthy = true
  const { app } = open({ isHealthy: () => isHealthy })
  const ask = async (method: string) => {
    const response = await app.request('/healthz', { method })
    return [response.status, await response.text()]
  }
  expect(await ask('GET')).toEqual([200, '{"ok":true}'])
  expect(await ask('HEAD')).toEqual([200, ''])
  isHealthy = false
  expect(await ask('GET')).toEqual([503, expect.stringContaining('unavailable')])
})

test('another path is none of ours', async () => {
  const response = await open().app.request('/')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
