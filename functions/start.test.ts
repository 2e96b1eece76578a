import { Agent } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { heldDisk } from '../tests/contract/heldDisk.ts'
import { callOf, contactJson } from '../tests/contract/contractCase.ts'
import { anonKey, runFunctions, withoutMocks } from '../tests/functions.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { message } from '../tests/startContact.ts'
import { temporaryFolder } from '../tests/temporaryFolder.ts'

withoutMocks()

/** What a socket is sent until it is closed, after what is written to it. */
async function answersTo(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  for (const piece of pieces) socket.write(piece)
  let answer = ''
  for await (const data of socket) answer += String(data)
  return answer
}

test('a message that was accepted is not accepted twice after a restart, and its key fits no other', async () => {
  const folder = await temporaryFolder()
  const key = crypto.randomUUID()
  const first = await runFunctions(folder)
  expect((await first.send({}, key)).status).toBe(200)
  await first.stop()
  const second = await runFunctions(folder)
  expect((await second.send({}, key)).status).toBe(200)
  expect((await second.send({ body: contactJson({ name: 'Peter' }) }, key)).status).toBe(422)
  expect([...second.outbox.entries()].map(({ accepted }) => accepted.payload)).toEqual([message])
  await second.stop()
})

test('a key is good for 24 hours, over restarts, and then for another message', async () => {
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

test('while the outbox cannot be written, a visitor hears when to come again, and an operator that it is ill', async () => {
  const { disk, state } = heldDisk()
  const functions = await runFunctions(await temporaryFolder(), {}, { disk })
  const healthOf = async () => (await fetch(`${functions.backend}/healthz`)).status
  expect(await healthOf()).toBe(200)
  state.full = true
  const key = crypto.randomUUID()
  const refused = await functions.send({}, key)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(await healthOf()).toBe(503)
  expect(functions.lines.join('')).toContain('"event":"message.unaccepted"')
  state.full = false
  await expect.poll(healthOf, { timeout: 5_000 }).toBe(200)
  expect((await functions.send({}, key)).status).toBe(200)
  await functions.stop()
})

test('whoever ends the server waits until what is in flight is answered; nobody else is let in', async () => {
  const { disk, hold } = heldDisk()
  const functions = await runFunctions(await temporaryFolder(), {}, { disk })
  const { begun, release } = hold()
  const agent = new Agent({ keepAlive: true })
  const call = callOf({ when: '', status: 200 }, functions.backend, anonKey, crypto.randomUUID())
  const sending = sendOverTcp(call, agent)
  await begun
  const stopping = functions.stop()
  await expect(functions.send()).rejects.toThrow(/ECONN(REFUSED|RESET)/)
  release()
  expect((await sending).status).toBe(200)
  const answered = performance.now()
  await stopping
  // Nor is the connection waited for that the caller would keep.
  expect(performance.now() - answered).toBeLessThan(2_000)
  agent.destroy()
})

test('a connection that is kept alive does not keep the server from ending', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const socket = connect(functions.port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  const before = performance.now()
  await functions.stop()
  expect(performance.now() - before).toBeLessThan(2_000)
})

test('the messages of a visitor are limited by the address that a trusted proxy names, whatever else is claimed', async () => {
  const env = { RATE_LIMIT_CALLS: '2', RATE_LIMIT_SECONDS: '60', TRUSTED_PROXIES: '127.0.0.1' }
  const functions = await runFunctions(await temporaryFolder(), env)
  const from = async (forwarded: string) => (await functions.send({ headers: { 'X-Forwarded-For': forwarded } })).status
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429])
  expect(await from('198.51.100.7, 192.0.2.1')).toBe(429)
  expect(await from('192.0.2.2')).toBe(200)
  await functions.stop()
})

test('without a trusted proxy, what a visitor claims about the address counts for nothing', async () => {
  const functions = await runFunctions(await temporaryFolder(), { RATE_LIMIT_CALLS: '2' })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    statuses.push((await functions.send({ headers: { 'X-Forwarded-For': address } })).status)
  expect(statuses).toEqual([200, 200, 429])
  await functions.stop()
})

test('callers who send nothing, or a byte now and then, are let go', async () => {
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

test('more connections than there may be are closed at once', async () => {
  const functions = await runFunctions(await temporaryFolder(), { MAX_CONNECTIONS: '2' })
  const sockets = [connect(functions.port, '127.0.0.1'), connect(functions.port, '127.0.0.1')]
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  expect(await answersTo(functions.port).catch(() => 'reset')).toMatch(/^$|reset/)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await functions.send().catch(() => undefined))?.status).toBe(200)
  await functions.stop()
})

test('a message is erased 30 days after it was accepted', async () => {
  const folder = await temporaryFolder()
  const accepted = Date.now()
  const first = await runFunctions(folder, {}, { clock: () => accepted })
  await first.send()
  await first.stop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = accepted + 30 * 86_400_000
  const second = await runFunctions(folder, {}, { clock: () => now })
  const count = () => [...second.outbox.entries()].length
  expect(count()).toBe(1)
  now += 1
  await vi.advanceTimersByTimeAsync(3_600_000)
  await expect.poll(count).toBe(0)
  await second.stop()
})

test('a port that is taken is named', async () => {
  const functions = await runFunctions(await temporaryFolder())
  const { startFunctions } = await import('./start.ts')
  const { configFrom } = await import('./config.ts')
  const config = configFrom({ PORT: String(functions.port), OUTBOX: await temporaryFolder() })
  const starting = startFunctions({ config, log: () => undefined })
  await expect(starting).rejects.toThrow(`127.0.0.1 port ${functions.port}. Set HOST or PORT to another.`)
  await functions.stop()
})
