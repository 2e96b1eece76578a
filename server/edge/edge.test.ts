// Tests the deployed functions under Deno, with a real PostgreSQL and a fake mail API.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { dayFromNow } from '../../tests/contract/contractCase.ts'
import { booked } from '../../tests/fixtures/accepted.ts'
import { status } from '../../tests/fakes/gateway.ts'
import { anonKey, deliverSecret, serviceKey, startHostedBackend } from '../../tests/fixtures/edge.ts'
import { runSql } from '../../tests/fixtures/postgres.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { folderOfFile } from '../../tests/fixtures/temporaryFolder.ts'

const hosted = await startHostedBackend(await folderOfFile(), {
  RATE_LIMITS: '5/600',
  MAIL_TO: 'sales@b2b-services.example,office@b2b-services.example',
})
const { mailApi, postgrest, databaseUrl } = hosted
const [contact, sameContact, consultation, deliverDue] = await Promise.all([
  hosted.startFunction('send-contact-email'),
  hosted.startFunction('send-contact-email'),
  hosted.startFunction('send-consultation-email'),
  hosted.startFunction('deliver-due'),
])

// These calls reach the network; the setup of every test closes what it opened.
beforeAll(() => mocks.close())
beforeEach(async () => {
  postgrest.setAway(false)
  mailApi.answering()
  // Cleans up after the previous test, including a commit in flight.
  const isIdle = async () => {
    await schedule()
    return (await listStates("state = 'waiting'")).length === 0
  }
  await vi.waitUntil(isIdle, { timeout: 5_000, interval: 200 })
  await runSql(databaseUrl, 'delete from b2b.messages; delete from b2b.rate_limits')
  mailApi.handed.splice(0)
})
afterAll(async () => {
  mocks.listen()
  await hosted.stop()
})

let clients = 0
/** Calls a function at the platform's path, with a new client IP unless the headers set one. */
const call = (
  { url }: { url: string },
  payload: object,
  { key = crypto.randomUUID(), ...headers }: { key?: string } & Record<string, string> = {},
) =>
  fetch(`${url}/${'timezone' in payload ? 'send-consultation-email' : 'send-contact-email'}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'CF-Connecting-IP': `192.0.2.${(clients += 1)}`,
      ...headers,
    },
    body: JSON.stringify(payload),
  })
const schedule = (secret = deliverSecret, method = 'POST') =>
  fetch(`${deliverDue.url}/deliver-due`, { method, headers: { 'X-Deliver-Secret': secret } })
const listStates = async (condition: string) =>
  (await runSql(databaseUrl, `select kind, state from b2b.deliveries where ${condition} order by kind, position`)).map(
    ({ kind, state }) => `${String(kind)} ${String(state)}`,
  )
const booking = { ...booked, date: dayFromNow(30 * 24) }
const recipients = () => mailApi.handed.map(({ body }) => String(body['to'])).toSorted()

test('responds after the commit and delivers in the background', async () => {
  const release = Promise.withResolvers<void>()
  mailApi.answering((response) => void release.promise.then(() => response.end('{}')))
  const response = await call(contact, message)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(await listStates('true')).toEqual(['company-mail waiting', 'company-mail waiting'])
  release.resolve()
  await expect.poll(() => listStates('true')).toEqual(['company-mail delivered', 'company-mail delivered'])
  expect(recipients()).toEqual(['office@b2b-services.example', 'sales@b2b-services.example'])
})

test('sends a booking to the company and its confirmation to the visitor', async () => {
  expect((await call(consultation, booking)).status).toBe(200)
  await expect.poll(recipients).toContain('jana@example.com')
  await expect.poll(() => listStates("state = 'waiting'")).toEqual([])
})

test('accepts a message once over two instances, and refuses its key for another', async () => {
  const key = crypto.randomUUID()
  expect((await call(contact, message, { key })).status).toBe(200)
  expect((await call(sameContact, message, { key })).status).toBe(200)
  expect((await call(sameContact, { ...message, name: 'Peter' }, { key })).status).toBe(422)
  await expect.poll(() => listStates("state = 'delivered'")).toHaveLength(2)
  expect(mailApi.handed).toHaveLength(2)
})

test('accepts while the mail API is away, and delivers when the schedule calls', async () => {
  mailApi.answering(status(503))
  expect((await call(contact, message)).status).toBe(200)
  await expect
    .poll(() => runSql(databaseUrl, 'select last_error from b2b.deliveries'))
    .toEqual([{ last_error: 'mail api 503' }, { last_error: 'mail api 503' }])
  const first = mailApi.handed.splice(0)
  mailApi.answering()
  expect((await schedule()).status).toBe(202)
  // The delivery is not due before this time.
  expect(await listStates("state = 'delivered'")).toEqual([])
  await runSql(databaseUrl, 'update b2b.deliveries set due_at = now()')
  expect((await schedule()).status).toBe(202)
  await expect.poll(() => listStates("state = 'delivered'")).toHaveLength(2)
  const listKeys = (handed: typeof first) => handed.map(({ headers }) => String(headers['idempotency-key'])).toSorted()
  expect(listKeys(mailApi.handed)).toEqual(listKeys(first))
})

test('removes what is older than the retention when the schedule calls', async () => {
  await call(contact, message)
  await expect.poll(() => listStates("state = 'delivered'")).toHaveLength(2)
  await runSql(databaseUrl, "update b2b.messages set accepted_at = now() - interval '31 days'")
  await schedule()
  await expect.poll(() => runSql(databaseUrl, 'select id from b2b.messages')).toEqual([])
})

test('delivers only for requests with the secret', async () => {
  for (const secret of ['', 'another', `${deliverSecret}x`, anonKey]) expect((await schedule(secret)).status).toBe(401)
  expect((await schedule(deliverSecret, 'GET')).status).toBe(405)
})

test('limits a client by the address that Cloudflare sets, whatever else the client sends', async () => {
  const statuses = []
  for (let index = 0; index < 6; index += 1) {
    const forged = { 'X-Forwarded-For': `198.51.100.${index}`, 'X-Real-IP': `198.51.100.${index}` }
    // One client calls two instances.
    const response = await call(index % 2 ? contact : sameContact, message, {
      ...forged,
      'CF-Connecting-IP': '203.0.113.9',
    })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await call(contact, message, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200)
})

test('accepts by mail while the database is away', async () => {
  postgrest.setAway(true)
  expect((await call(consultation, booking)).status).toBe(200)
  await expect.poll(recipients).toHaveLength(3)
  expect(consultation.said.join('\n')).toContain('"event":"store.unavailable"')
})

test('makes the same mails at a retry, and from the database if its commit was reported lost', async () => {
  const key = crypto.randomUUID()
  postgrest.setAway(true)
  await call(contact, message, { key })
  await call(sameContact, message, { key })
  postgrest.setAway(false)
  const { promise: late, resolve: commit } = Promise.withResolvers<void>()
  postgrest.beforeCall(() => late)
  expect((await call(contact, message, { key })).status).toBe(200)
  postgrest.beforeCall()
  commit()
  await expect.poll(() => listStates("state = 'waiting'")).toHaveLength(2)
  await schedule()
  await expect.poll(() => listStates("state = 'delivered'")).toHaveLength(2)
  expect(mailApi.handed).toHaveLength(8)
  const mails = mailApi.handed.map(
    ({ headers, body }) => `${String(headers['idempotency-key'])} ${JSON.stringify(body)}`,
  )
  expect(new Set(mails).size).toBe(2)
})

test('quarantines what looks like spam, and announces it when the schedule calls', async () => {
  const fromElsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://stranger.example', 'X-Page-Age': '0' }
  expect((await call(contact, message, fromElsewhere)).status).toBe(200)
  expect(await listStates('true')).toEqual(['company-mail quarantined', 'company-mail quarantined'])
  await schedule()
  await expect.poll(() => deliverDue.said.join('\n')).toContain('"event":"quarantine.announced","messages":1')
  expect(mailApi.handed).toEqual([])
  // Without the database nothing can be quarantined: it is neither mailed nor accepted.
  postgrest.setAway(true)
  expect((await call(contact, message, fromElsewhere)).status).toBe(503)
  expect(mailApi.handed).toEqual([])
})

test('asks to retry only if the mail API is away as well', async () => {
  postgrest.setAway(true)
  mailApi.answering(status(503))
  const key = crypto.randomUUID()
  const refused = await call(contact, message, { key })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  // One recipient of the company is enough.
  mailApi.answering((response, { body }) => status(String(body['to']).startsWith('sales') ? 422 : 200)(response))
  expect((await call(contact, message, { key })).status).toBe(200)
})

test('answers within the site’s timeout if database and mail API do not respond', async () => {
  const release = Promise.withResolvers<void>()
  postgrest.beforeCall(() => release.promise)
  mailApi.answering(() => undefined)
  const begun = performance.now()
  expect((await call(contact, message)).status).toBe(503)
  expect(performance.now() - begun).toBeLessThan(12_000)
  postgrest.beforeCall()
  release.resolve()
}, 20_000)

test('lets nobody call the store with the public key, or without the schema', async () => {
  const rpc = async (key: string, profile: Record<string, string> = { 'Content-Profile': 'b2b' }) => {
    const headers = { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...profile }
    return (await fetch(`${postgrest.url}/rest/v1/rpc/list_messages`, { method: 'POST', headers, body: '{}' })).status
  }
  expect([await rpc(anonKey), await rpc('unknown'), await rpc(serviceKey, {})]).toEqual([403, 401, 404])
})

test('logs nothing that was typed', () => {
  const said = [contact, sameContact, consultation, deliverDue].flatMap((instance) => instance.said).join('\n')
  expect(said).toContain('"event":"message.accepted"')
  expect(said).not.toMatch(/jana|Nov|Pump|421 9|example\.com/i)
})
