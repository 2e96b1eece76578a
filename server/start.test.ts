import { Agent } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { blockingStore } from '../tests/contract/blockingStore.ts'
import { bookingJson, createCall, contactJson } from '../tests/contract/contractCase.ts'
import { anonKey, runFunctions, withoutMocks } from '../tests/fixtures/functionsServer.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { message } from '../tests/fixtures/visitor.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'

withoutMocks()

/** Writes to a socket. Returns what it receives until the socket is closed. */
async function answersTo(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  for (const piece of pieces) socket.write(piece)
  let answer = ''
  for await (const data of socket) answer += String(data)
  return answer
}

test('remembers idempotency keys after a restart', async () => {
  const folder = await temporaryFolder()
  const key = crypto.randomUUID()
  const first = await runFunctions(folder)
  expect((await first.send({}, key)).status).toBe(200)
  await first.stop()
  const second = await runFunctions(folder)
  expect((await second.send({}, key)).status).toBe(200)
  expect((await second.send({ body: contactJson({ name: 'Peter' }) }, key)).status).toBe(422)
  const [stored, ...others] = await second.store.list()
  expect(others).toEqual([])
  expect((await second.store.show(stored!.id))?.message.payload).toEqual(message)
  await second.stop()
})

test('forgets an idempotency key after 24 hours', async () => {
  const folder = await temporaryFolder()
  const key = crypto.randomUUID()
  const start = Date.now()
  const first = await runFunctions(folder, {}, { clock: () => start })
  await first.send({}, key)
  await first.stop()
  const second = await runFunctions(folder, {}, { clock: () => start + 24 * 3_600_000 })
  expect((await second.send({ body: contactJson({ name: 'Peter' }) }, key)).status).toBe(200)
  await second.stop()
})

test('answers 503 to visitors and to /healthz while the store is unavailable', async () => {
  const { wrapStore, state } = blockingStore()
  const functions = await runFunctions(await temporaryFolder(), {}, { wrapStore })
  const getHealth = async () => (await fetch(`${functions.backend}/healthz`)).status
  expect(await getHealth()).toBe(200)
  state.isUnavailable = true
  const key = crypto.randomUUID()
  const refused = await functions.send({}, key)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
  await expect.poll(getHealth, { timeout: 5_000 }).toBe(503)
  expect(functions.lines.join('')).toContain('"event":"message.unaccepted"')
  state.isUnavailable = false
  await expect.poll(getHealth, { timeout: 5_000 }).toBe(200)
  expect((await functions.send({}, key)).status).toBe(200)
  await functions.stop()
})

test('answers requests in flight before it stops, and accepts no more connections', async () => {
  const { wrapStore, hold } = blockingStore()
  const functions = await runFunctions(await temporaryFolder(), {}, { wrapStore })
  const { begun, release } = hold()
  const agent = new Agent({ keepAlive: true })
  const call = createCall({ when: '', status: 200 }, functions.backend, anonKey, crypto.randomUUID())
  const sending = sendOverTcp(call, agent)
  await begun
  const stopping = functions.stop()
  await expect(functions.send()).rejects.toThrow(/ECONN(REFUSED|RESET)/)
  release()
  expect((await sending).status).toBe(200)
  const answered = performance.now()
  await stopping
  // An idle keep-alive connection does not delay the stop.
  expect(performance.now() - answered).toBeLessThan(2_000)
  agent.destroy()
})

test('stops although a keep-alive connection is open', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const socket = connect(functions.port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  const before = performance.now()
  await functions.stop()
  expect(performance.now() - before).toBeLessThan(2_000)
})

test('limits messages by the address that a trusted proxy names, whatever else is claimed', async () => {
  const env = { RATE_LIMITS: '2/60', TRUSTED_PROXIES: '127.0.0.1', MAIL_TRANSPORT: 'file' }
  const functions = await runFunctions(await temporaryFolder(), env)
  const from = async (forwarded: string) => (await functions.send({ headers: { 'X-Forwarded-For': forwarded } })).status
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429])
  expect(await from('198.51.100.7, 192.0.2.1')).toBe(429)
  expect(await from('192.0.2.2')).toBe(200)
  await functions.stop()
})

test('ignores X-Forwarded-For without a trusted proxy', async () => {
  const functions = await runFunctions(await temporaryFolder(), { RATE_LIMITS: '2/60' })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    statuses.push((await functions.send({ headers: { 'X-Forwarded-For': address } })).status)
  expect(statuses).toEqual([200, 200, 429])
  await functions.stop()
})

test('closes connections that send nothing, or a byte now and then', async () => {
  const limits = { headers: 300, body: 600 }
  const functions = await runFunctions(await temporaryFolder(), {}, { limits })
  const head = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: site\r\n'
  const right = `${head}apikey: public-anonymous-key\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`
  const started = performance.now()
  const answers = await Promise.all([
    answersTo(functions.port),
    answersTo(functions.port, head),
    answersTo(functions.port, right, '{'),
  ])
  expect(performance.now() - started).toBeLessThan(5_000)
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect((await functions.send()).status).toBe(200)
  await functions.stop()
})

test('closes connections above the limit at once', async () => {
  const functions = await runFunctions(await temporaryFolder(), { MAX_CONNECTIONS: '2' })
  const sockets = [connect(functions.port, '127.0.0.1'), connect(functions.port, '127.0.0.1')]
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect(await answersTo(functions.port).catch(() => 'reset')).toMatch(/^$|reset/)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await functions.send().catch(() => undefined))?.status).toBe(200)
  await functions.stop()
})

test('takes nothing from the rate limit for an invalid message or a retry', async () => {
  const functions = await runFunctions(await temporaryFolder(), { RATE_LIMITS: '2/60' })
  const key = crypto.randomUUID()
  const statuses = []
  for (const [asked, once] of [[{}, key], [{ body: '{}' }], [{}, key], [{}], [{}]] as const)
    statuses.push((await functions.send(asked, once)).status)
  expect(statuses).toEqual([200, 422, 200, 200, 429])
  await functions.stop()
})

test('refuses everybody when the daily budget is reached, and logs it once', async () => {
  const env = { DAILY_BUDGET: '2', TRUSTED_PROXIES: '127.0.0.1', MAIL_TRANSPORT: 'file' }
  const functions = await runFunctions(await temporaryFolder(), env)
  const answers = []
  for (const last of [1, 2, 3, 4])
    answers.push(await functions.send({ headers: { 'X-Forwarded-For': `192.0.2.${last}` } }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
  expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect(functions.lines.filter((line) => line.includes('"event":"budget.reached"'))).toHaveLength(1)
  await functions.stop()
})

test('suppresses the fourth confirmation to a mailbox in a day, however the address is spelled', async () => {
  const functions = await runFunctions(await temporaryFolder())
  for (const email of ['jana@gmail.com', 'JA.NA@gmail.com', 'jana+1@googlemail.com', 'j.a.n.a+2@gmail.com'])
    await functions.send({ name: 'send-consultation-email', body: bookingJson({ email }) })
  const suppressed = await functions.store.list({ state: 'suppressed' })
  expect(suppressed.map(({ deliveries }) => deliveries.filter(({ state }) => state === 'suppressed'))).toEqual([
    [expect.objectContaining({ kind: 'confirmation-mail' })],
  ])
  expect(functions.lines.filter((line) => line.includes('"event":"delivery.suppressed"'))).toHaveLength(1)
  await functions.stop()
})

test('sends text messages to the configured countries only, and so many a day', async () => {
  const env = {
    SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
    SMS_GATEWAY_KEY: 'key',
    SMS_COUNTRIES: '+421',
    SMS_DAILY_BUDGET: '2',
  }
  const functions = await runFunctions(await temporaryFolder(), env)
  for (const phone of ['+421 900 000 001', '+44 900 000 002', '0900 000 003', '00421 900 000 004', '+421 900 000 005'])
    await functions.send({ name: 'send-consultation-email', body: bookingJson({ phone }) })
  const stored = (await functions.store.list()).toReversed()
  expect(
    stored.map(({ deliveries }) => deliveries.find(({ kind }) => kind === 'text-message')!.state === 'suppressed'),
  ).toEqual([false, true, true, false, true])
  await functions.stop()
})

test('names a port that is taken', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const { startFunctions } = await import('./start.ts')
  const { parseConfig } = await import('./config.ts')
  const config = parseConfig({ PORT: String(functions.port), OUTBOX: await temporaryFolder() })
  const starting = startFunctions({ config, log: () => undefined })
  await expect(starting).rejects.toThrow(`127.0.0.1 port ${functions.port}. Set HOST or PORT to another.`)
  await functions.stop()
})
