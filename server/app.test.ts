import { expect, test, vi } from 'vitest'
import { createRequest, type ContractCase } from '../tests/contract/cases.ts'
import { minute, openApp } from '../tests/fixtures/store.ts'
import { booking, message } from '../tests/fixtures/visitor.ts'
import { watchRefusals } from './app.ts'
import type { Health } from './operate/health.ts'

/** Opens the application, with a function that sends a request. */
async function open(...options: Parameters<typeof openApp>) {
  const opened = await openApp(...options)
  const send = (asked: Partial<ContractCase> = {}) =>
    opened.app.fetch(createRequest(asked, 'https://site', 'key'), { address: '192.0.2.1' })
  return { ...opened, send }
}

const gateway = { SMS_GATEWAY_URL: 'https://sms.company.com/', SMS_GATEWAY_KEY: 'key', SMS_COUNTRIES: '+421' }
const reference = expect.stringMatching(/^[\da-f]{12}$/) as string

test('tells a page that no SMS goes to the number of a booking, also when it is sent again, but no spammer', async () => {
  const book = async (env: Record<string, string>, phone: string, headers: Record<string, string> = {}) => {
    const { send } = await open({}, env)
    const asked = { name: 'send-consultation-email', body: JSON.stringify({ ...booking, phone }), headers }
    const answer = async (): Promise<unknown> => (await send(asked)).json()
    const first = await answer()
    expect(await answer()).toEqual(first)
    return first
  }
  const told = { ok: true, reference }
  expect(await book(gateway, '+421 900 123 456')).toEqual(told)
  expect(await book(gateway, '+1 555 010 9999')).toEqual({ ...told, sms: false })
  expect(await book(gateway, '0900 123 456')).toEqual({ ...told, sms: false })
  expect(await book({ ...gateway, SMS_DAILY_BUDGET: '0' }, '+421 900 123 456')).toEqual({ ...told, sms: false })
  // The team sends it by hand.
  expect(await book({}, '+1 555 010 9999')).toEqual(told)
  expect(await book(gateway, '+1 555 010 9999', { 'X-Page-Age': '1' })).toEqual(told)
})

const site = 'https://www.company.com'
const list = async () => []
const addFailure = async () => true

test('stores a message with its marks, limits its client, and logs what became of it', async () => {
  const onRefused = vi.fn<(status: number, isVisitor: boolean) => void>()
  const { send, store, logged } = await open({ onRefused }, { RATE_LIMITS: '1/600' })
  const name = 'send-consultation-email'
  await send({ name, body: JSON.stringify(booking), headers: { 'X-Page-Age': '1' } })
  const marks = 'sent within 3 seconds'
  const [{ id, ...stored } = { id: '' }] = await store.list()
  expect(stored).toMatchObject({ payload: booking, marks })
  expect(logged).toEqual([
    { event: 'message.accepted', id, function: name, marks },
    { event: 'delivery.withheld', id, delivery: 'confirmation-mail', reason: 'possible spam' },
  ])
  const limited = await send({ headers: { 'Idempotency-Key': 'other', 'Sec-Fetch-Site': 'same-origin' } })
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600'])
  expect(await limited.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  expect(onRefused.mock.calls).toEqual([[429, true]])
})

test('answers the same message that comes twice at once with one reference, and 422 to another one with its key', async () => {
  const { send, store } = await open()
  const answers = await Promise.all([send(), send(), send({ body: JSON.stringify({ ...message, name: 'Peter' }) })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
  const [first, again, other] = (await Promise.all(answers.map((answer) => answer.json()))) as unknown[]
  expect(first).toEqual({ ok: true, reference })
  expect(again).toEqual(first)
  expect(other).toMatchObject({ error: { code: 'idempotency_key_reused' } })
  expect(await store.list()).toHaveLength(1)
})

test('accepts nothing from a connection that is gone, because nobody would be limited', async () => {
  const { app, store } = await open()
  expect((await app.fetch(createRequest({}, site), { address: undefined })).status).toBe(400)
  expect(await store.list()).toEqual([])
})

test('lets only pages of the listed origins read a response', async () => {
  const { send } = await open({}, { ALLOWED_ORIGINS: site })
  const allowed = async (origin: string | undefined, asked: Partial<ContractCase> = {}) => {
    const { headers } = await send({ ...asked, headers: { Origin: origin } })
    expect(headers.get('vary')).toMatch(/^Origin\b/)
    expect(headers.get('cache-control')).toBe(asked.method === 'OPTIONS' ? null : 'no-store')
    return headers.get('access-control-allow-origin')
  }
  for (const asked of [{}, { method: 'OPTIONS', body: null }, { body: '{' }])
    expect(await allowed(site, asked)).toBe(site)
  for (const other of [`${site}.example`, 'http://www.company.com', 'null', '*', undefined])
    expect(await allowed(other)).toBeNull()
})

test('answers and logs nothing that was typed when storing fails', async () => {
  const accept = () => Promise.reject(new TypeError(`full of ${message.name}`))
  const { send, logged } = await open({ store: { accept, list, addFailure } })
  const failed = await send()
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30'])
  const text = await failed.text()
  expect(text).not.toMatch(/full|TypeError/)
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } })
  expect(logged).toEqual([{ event: 'message.unaccepted', function: 'send-contact-email', reason: 'TypeError' }])
})

test.each<[health: Partial<Health>, status: number, allStatus: number]>([
  [{}, 200, 200],
  [{ ok: false, backup: 'failing' }, 503, 503],
  [{ lateCompanyMails: 1 }, 200, 503],
  [{ givenUpCompanyMails: 1 }, 200, 503],
  [{ lateTextMessages: 1 }, 200, 503],
  [{ lateEvents: 1 }, 200, 503],
  [{ retention: 'failing' }, 200, 503],
  [{ proxy: 'untrusted' }, 200, 503],
  // One client can cause these; a monitor calls nobody for them.
  [{ refused: 429, givenUpOthers: 1, failures: ['form'] }, 200, 200],
])('answers a monitor when %j with %i, and about all with %i', async (change, ...statuses) => {
  const fine = { ok: true, store: 'writable', worker: 'alive' } as const
  const none = { lateCompanyMails: 0, givenUpCompanyMails: 0, lateTextMessages: 0, lateEvents: 0, givenUpOthers: 0 }
  const health: Health = { ...fine, ...none, ...change }
  const { app } = await open({ checkHealth: async () => health })
  for (const [index, path] of ['/healthz', '/healthz/all'].entries()) {
    const response = await app.request(path)
    expect([path, response.status, await response.json()]).toEqual([path, statuses[index], health])
  }
})

test('logs a refusal once a minute for each status, with how many there were, and remembers a visitor’s for an hour', () => {
  const logged: unknown[] = []
  let now = 0
  const { add, findRefused } = watchRefusals(
    (_, event, fields) => void logged.push([event, fields]),
    () => now,
  )
  for (const status of [401, 401, 429, 401]) add(status, false)
  // A wrong entry, which the visitor can correct.
  add(422, true)
  expect(findRefused()).toBeUndefined()
  now = minute
  add(401, true)
  expect(logged).toEqual([
    ['request.refused', { status: 401, count: 1 }],
    ['request.refused', { status: 429, count: 1 }],
    ['request.refused', { status: 422, count: 1 }],
    ['request.refused', { status: 401, count: 3 }],
  ])
  now += 60 * minute - 1
  expect(findRefused()).toBe(401)
  now += 1
  expect(findRefused()).toBeUndefined()
})

test('logs clients that break off once a minute, with how many there were', async () => {
  const { app, clock, logged } = await open()
  const breakOff = () => {
    const request = createRequest({}, site)
    const aborted = new Request(request, { signal: AbortSignal.abort() })
    Object.defineProperty(aborted, 'arrayBuffer', { value: () => Promise.reject(new Error('aborted')) })
    Object.defineProperty(aborted, 'body', { value: null })
    return app.fetch(aborted, { address: '192.0.2.1' })
  }
  for (let round = 0; round < 3; round += 1) expect((await breakOff()).status).toBe(400)
  clock.now += minute
  await breakOff()
  expect(logged).toEqual([
    { event: 'request.aborted', count: 1 },
    { event: 'request.aborted', count: 3 },
  ])
})

test('answers 500 for a fault of ours, of which it logs the kind only', async () => {
  const { app, logged } = await open()
  const response = await app.request('/healthz')
  expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal' } }])
  expect(logged).toEqual([{ event: 'request.failed', reason: 'RangeError' }])
})
