// Runs the contract against the server of `npm start` over TCP, with SQLite, and what only raw sockets can send.
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createRequest } from '../../tests/contract/cases.ts'
import { runContract } from '../../tests/contract/runContract.ts'
import { runServer, writeSite } from '../../tests/fixtures/runningServer.ts'
import { folderOfFile, temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { withoutMocks } from '../../tests/fakes/backend.ts'
import { parseConfig } from '../config.ts'
import { startServer } from '../server.ts'

withoutMocks()
const server = await runServer(await folderOfFile(), { ALLOWED_ORIGINS: '*' })
const { target, port, lines, store } = server
afterAll(() => server.stop())

runContract(target)

const valid = createRequest({}, 'http://site')
const json = await valid.text()

/** Returns a valid request, with a key of its own, as it is written to a socket. */
function rawRequest(headers: Record<string, string> = {}, body = json): string {
  const own = { 'idempotency-key': crypto.randomUUID(), 'Content-Length': String(Buffer.byteLength(body)) }
  const all = { Host: 'site', ...Object.fromEntries(valid.headers), ...own, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${new URL(valid.url).pathname} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

const open = () => connect(port, '127.0.0.1').on('error', () => undefined)
const count = async () => (await store.list({ limit: 1_000 })).length

/** Writes to a socket and returns the status of each response, until the server closes it. */
async function writeRaw(raw: string): Promise<number[]> {
  const socket = open()
  socket.write(raw)
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}

const last = { Connection: 'close' }
const malformed: [when: string, raw: string, statuses: number[]][] = [
  ['has two hosts', rawRequest(last).replace('Host: site', 'Host: site\r\nHost: other'), [400]],
  ['has 20 KiB of headers', rawRequest({ ...last, 'X-Any': 'a'.repeat(20_000) }), [431]],
  ['has an invalid Host', rawRequest({ ...last, Host: 'no host' }), [200]],
  ['has an absolute target', rawRequest(last).replace('POST /', 'POST http://other.example/'), [200]],
  ['climbs out of a folder', rawRequest(last).replace('/functions/', '/x/../../functions/'), [200]],
  ['has an encoded slash', rawRequest(last).replace('/functions/v1/', '/functions%2Fv1/'), [405]],
  ['is followed by another one', rawRequest() + rawRequest(last), [200, 200]],
  ['is a TRACE', rawRequest(last).replace('POST', 'TRACE'), [405]],
  ['has 64 KiB and a byte', rawRequest(last, ' '.repeat(65_537)), [413]],
  ['has 2 MiB before the next one', rawRequest({}, ' '.repeat(2 ** 21)) + rawRequest(last), [413, 200]],
]
test.each(malformed)('answers a request that %s', async (_, raw, statuses) => {
  const before = await count()
  expect(await writeRaw(raw)).toEqual(statuses)
  const accepted = statuses.filter((status) => status === 200).length
  expect(await count()).toBe(before + accepted)
})

test('refuses a client that has 20 unfinished requests, until one of them ends', async () => {
  const begun = Array.from({ length: 20 }, () => {
    const socket = open()
    socket.write(rawRequest({ Expect: '100-continue' }, '').replace('Content-Length: 0', 'Content-Length: 10'))
    return socket
  })
  await Promise.all(begun.map((socket) => once(socket, 'data')))
  expect(await writeRaw(rawRequest(last))).toEqual([429])
  expect(await writeRaw('GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')).toEqual([200])
  begun.pop()!.destroy()
  await expect.poll(() => writeRaw(rawRequest(last))).toEqual([200])
  for (const socket of begun) socket.destroy()
})

test('accepts nothing from a body that breaks off, and alarms nobody', async () => {
  const before = await count()
  const socket = open()
  socket.end(rawRequest(last).slice(0, -10))
  await text(socket)
  await expect.poll(() => lines.join()).toContain('"level":"info","event":"request.aborted"')
  expect(lines.join()).not.toContain('request.failed')
  expect(await count()).toBe(before)
})

test('serves pages while the database is away, and accepts messages as soon as it is back', async () => {
  const folder = await temporaryFolder()
  // Nothing can be opened below a file.
  await writeFile(join(folder, 'outbox'), '')
  const { backend, stop } = await runServer(folder)
  const send = () => fetch(createRequest({}, backend, 'key'))
  const get = async (path: string) => (await fetch(backend + path)).status
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect([await get('/'), await get('/missing')]).toEqual([200, 404])
  const health = await fetch(`${backend}/healthz`)
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await health.json()).toMatchObject({ ok: false, store: 'failing' })
  await rm(join(folder, 'outbox'))
  expect((await send()).status).toBe(200)
  await expect.poll(() => get('/healthz')).toBe(200)
  await stop()
})

test('names once what refuses or limits every visitor, or fails in silence', async () => {
  const folder = await temporaryFolder()
  const mail = {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'a@b.test',
    MAIL_TO: 'a@b.test',
  }
  const wrong = await runServer(folder, { TRUSTED_PROXIES: '127.0.0.1', ...mail })
  for (const address of ['unknown', 'unknown']) {
    const request = createRequest({ headers: { 'X-Forwarded-For': address, Connection: 'close' } }, wrong.backend)
    await fetch(request)
  }
  await wrong.stop()
  const named = (log: string[]) => log.flatMap((line) => /alert\.off|proxy\.unreadable/.exec(line)?.[0] ?? [])
  expect(named(wrong.lines)).toEqual(['alert.off', 'proxy.unreadable'])
  expect(named(lines)).toEqual([])
})

test('accepts a message on a connection that a proxy keeps while the server stops, and closes it by the answer', async () => {
  const stopping = await runServer(await temporaryFolder())
  const socket = connect(stopping.port, '127.0.0.1')
  socket.write(rawRequest())
  expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive')
  const stopped = stopping.stop()
  socket.write(rawRequest())
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('Connection: close')
  await stopped
})

test('names the socket that systemd has passed on, if it cannot be used', async () => {
  const closed = 9_999
  const starting = startServer({
    config: parseConfig({ SITE_DIR: await writeSite(join(await temporaryFolder(), 'site')) }),
    log: () => undefined,
    socket: closed,
  })
  await expect(starting).rejects.toThrow(
    /^The socket that systemd has passed on \(file descriptor 9999\) cannot be used: E[A-Z]+\. See ListenStream=/,
  )
})

test('logs nothing that was typed', () => {
  expect(lines.join()).toContain('"event":"message.accepted"')
  expect(lines.join()).not.toMatch(/jana|Nov|Pump|421 9|example\.com/i)
})
