import { expect, test } from 'vitest'
import { createCall, createRequest, type ContractCase } from '../tests/contract/cases.ts'
import { message } from '../tests/fixtures/visitor.ts'
import { createApp, type AppOptions } from './app.ts'
import { parseConfig } from './config.ts'
import type { NewMessage } from './store/messages.ts'

const site = 'https://www.company.com'

/** Creates the application over a fake store; returns a function that sends a request, and what was stored and logged. */
function open(options: Partial<AppOptions> = {}, env: Record<string, string> = {}) {
  const accepted: NewMessage[] = []
  const log: unknown[] = []
  const app = createApp({
    config: parseConfig(env),
    store: {
      async accept(one) {
        accepted.push(one)
        return { outcome: 'accepted', id: 'id', withheld: [{ kind: 'confirmation-mail', reason: 'possible spam' }] }
      },
      list: async () => [],
    },
    log: (...line) => log.push(line),
    onAccepted: () => undefined,
    checkHealth: async () => ({ ok: true, store: 'writable', worker: 'alive', oldestCompanyMailSeconds: null }),
    ...options,
  })
  const send = (asked: Partial<ContractCase> = {}, address: string | undefined = '192.0.2.1') =>
    app.fetch(createRequest(createCall(asked, 'https://site', 'public-anonymous-key', 'key')), { address })
  return { app, accepted, log, send }
}

test('hands a message to the store with its key and its client, and logs what became of it', async () => {
  const { accepted, log, send } = open()
  await send({ headers: { 'X-Page-Age': '1' } })
  expect(accepted).toMatchObject([{ payload: message, idempotencyKey: 'key', marks: 'sent within 3 seconds' }])
  expect(accepted[0]?.rateLimits).toHaveLength(2)
  expect(log).toEqual([
    ['info', 'message.accepted', { id: 'id', function: 'send-contact-email', marks: 'sent within 3 seconds' }],
    ['warn', 'delivery.withheld', { id: 'id', delivery: 'confirmation-mail', reason: 'possible spam' }],
  ])
})

test('lets only pages of the listed origins read a response', async () => {
  const { send } = open({}, { ALLOWED_ORIGINS: site })
  const allowed = async (origin: string | undefined, asked: Partial<ContractCase> = {}) => {
    const { headers } = await send({ ...asked, headers: { Origin: origin } })
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Origin', 'no-store'])
    return headers.get('access-control-allow-origin')
  }
  for (const asked of [{}, { method: 'OPTIONS', body: null }, { body: '{' }])
    expect(await allowed(site, asked)).toBe(site)
  for (const other of [`${site}.example`, 'http://www.company.com', 'null', '*', undefined])
    expect(await allowed(other)).toBeNull()
})

test('answers 429 above a limit and 503 when storing fails, with Retry-After and nothing that was typed', async () => {
  const list = async () => []
  const limited = async () => ({ outcome: 'rate-limited', retryAfterSeconds: 42 }) as const
  const response = await open({ store: { accept: limited, list } }).send()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
  const failing = () => Promise.reject(new TypeError(`full of ${message.name}`))
  const { log, send } = open({ store: { accept: failing, list } })
  const failed = await send()
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await failed.text()).not.toMatch(/full|TypeError/)
  expect(log).toEqual([['error', 'message.unaccepted', { function: 'send-contact-email', reason: 'TypeError' }]])
})

test('answers /healthz with 503 and Retry-After unless all is well', async () => {
  const failing = { ok: false, store: 'failing', worker: 'alive', oldestCompanyMailSeconds: null } as const
  const response = await open({ checkHealth: async () => failing }).app.request('/healthz')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.json()).toEqual(failing)
  expect((await open().app.request('/healthz')).status).toBe(200)
})

test.each([
  '/x/functions/v1/send-contact-email',
  '/forms/functions/v1/send-contact-email',
  '/forms/contact/more',
  '/x/forms/contact',
  '/x/healthz',
  '/healthz/more',
])('answers 404 at %s, because each path is matched whole', async (path) => {
  const { app } = open({ renderForm: async () => ({ html: '', headers: {} }) })
  for (const method of ['GET', 'HEAD', 'POST']) expect((await app.request(path, { method })).status).toBe(404)
  for (const method of ['GET', 'HEAD']) expect((await app.request('/healthz', { method })).status).toBe(200)
})

test('answers 404 without a site, and 500 for a fault of ours, of which it logs the kind only', async () => {
  const { app, log } = open({ checkHealth: () => Promise.reject(new RangeError(message.email)) })
  expect((await app.request('/')).status).toBe(404)
  const response = await app.request('/healthz')
  expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal' } }])
  expect(log).toEqual([['error', 'request.failed', { reason: 'RangeError' }]])
})
