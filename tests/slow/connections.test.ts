// Clients that are slow on purpose. The server ends each after its own time, so all of them run at once.
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, test } from 'vitest'
import { startSmallServer } from '../fixtures/runningServer.ts'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'

const folder = await folderOfFile()
await mkdir(join(folder, 'site'))
await writeFile(join(folder, 'site', 'large.txt'), 'a'.repeat(10_000_000))
const start = () => startSmallServer(folder, { OUTBOX: join(folder, crypto.randomUUID()), MAX_CONNECTIONS: '10' })
/** A server of its own for each test that fills it or ends it. */
const [server, filled, ended] = await Promise.all([start(), start(), start()])
afterAll(() => Promise.all([server, filled, ended].map((one) => one.end('SIGKILL'))))

const post =
  'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: site\r\napikey: public-anonymous-key\r\n' +
  'Content-Type: application/json\r\nContent-Length: 1000\r\n'

/** Opens a connection and writes to it. */
function open(first: string, { url } = server) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.write(first)
  return socket
}

test.concurrent.for<[part: string, first: string, drop: string, seconds: number]>([
  ['headers come', 'POST / HTTP/1.1\r\nHost: site\r\n', 'X-Any: a\r\n', 25],
  ['body comes', `${post}\r\n`, ' ', 45],
])('ends a request whose %s too slowly', { timeout: 60_000 }, async ([, first, drop, seconds], { expect }) => {
  const begun = performance.now()
  const socket = open(first)
  const drip = setInterval(() => socket.write(drop), 500)
  await text(socket).catch(() => undefined)
  clearInterval(drip)
  expect((performance.now() - begun) / 1_000).toBeLessThan(seconds)
})

test.concurrent(
  'ends connections whose clients read nothing of their responses',
  { timeout: 200_000 },
  async ({ expect }) => {
    const get = () =>
      fetch(filled.url, { headers: { Connection: 'close' } }).then(
        ({ status }) => status,
        () => 'closed',
      )
    const request = 'GET /large.txt HTTP/1.1\r\nHost: site\r\n\r\n'
    const sockets = Array.from({ length: 10 }, () => open(request, filled).pause())
    await expect.poll(get, { timeout: 20_000 }).toBe('closed')
    await expect.poll(get, { timeout: 150_000, interval: 1_000 }).toBe(200)
    for (const socket of sockets) socket.destroy()
  },
)

test.concurrent('finishes a request in flight when it gets the signal to stop, and ends with code 0', async ({
  expect,
}) => {
  const socket = open(`${post}Expect: 100-continue\r\n\r\n`, ended)
  // The server has the headers.
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
  const end = ended.end('SIGTERM')
  await expect.poll(() => fetch(ended.url).catch(() => 'closed')).toBe('closed')
  socket.write(' '.repeat(1_000))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await end).toBe(0)
  expect(ended.lines.join()).toContain('"event":"server.stopped"')
})
