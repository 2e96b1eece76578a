// The server behind Caddy, with the Caddyfile of deploy/.
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRequest } from '../contract/cases.ts'
import { writeSite } from '../fixtures/runningServer.ts'
import { freePort, startProgram, startServerProcess } from '../fixtures/serverProcess.ts'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'

const folder = await folderOfFile()
const site = await writeSite(join(folder, 'site'))

/** Starts Caddy before a server, which can be started again. */
async function startBehindCaddy(change: Record<string, string> = {}) {
  const [port, ownPort] = [await freePort(), await freePort()]
  const file = join(folder, `Caddyfile-${port}`)
  const shipped = await readFile('deploy/Caddyfile', 'utf8')
  const here = shipped
    .replace('127.0.0.1:4173', `127.0.0.1:${port}`)
    .replace('www.company.example {', `http://127.0.0.1:${ownPort} {`)
    .replace('\ncompany.example {', `\nhttp://localhost:${ownPort} {`)
    .replace(/^\{$/m, '{\nadmin off')
  await writeFile(file, here)
  const args = ['run', '--adapter', 'caddyfile', '--config', file]
  const caddy = await startProgram('caddy', args, /serving initial configuration/, { HOME: folder })
  onTestFinished(async () => void (await caddy.end('SIGKILL')))
  const env = {
    PORT: String(port),
    OUTBOX: join(folder, `outbox-${port}`),
    SITE_DIR: site,
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_TRANSPORT: 'file',
    RATE_LIMITS: '1000/60',
    ...change,
  }
  const start = async () => {
    const server = await startServerProcess(env)
    onTestFinished(async () => void (await server.end('SIGKILL')))
    return server
  }
  /** Starts the server at the first request, and again when it ends, with a socket that stays, as systemd does. */
  const startWithSocket = async () => {
    const again = `while :; do sh -c 'echo "pid $$"; LISTEN_PID=$$ exec "$0" ${resolve('server/main.ts')}' "$0"; done`
    const names = Object.keys(env).flatMap((name) => ['-E', name])
    const args = ['-l', `127.0.0.1:${port}`, ...names, 'sh', '-c', again, process.execPath]
    const systemd = await startProgram('systemd-socket-activate', args, /Listening on 127\.0\.0\.1:(\d+)/, env)
    onTestFinished(async () => void (await systemd.end('SIGKILL')))
    await get()
    const pids = () => systemd.lines.flatMap((line) => /^pid (\d+)$/.exec(line)?.[1] ?? [])
    return async () => {
      process.kill(Number(pids().at(-1)), 'SIGTERM')
      await expect.poll(() => systemd.lines.join().split('server.started').length, { timeout: 30_000 }).toBe(3)
    }
  }
  /** Begins a message that comes slowly. */
  const upload = (length: number) => {
    const socket = connect(ownPort, '127.0.0.1').on('error', () => undefined)
    const headers = `Host: 127.0.0.1:${ownPort}\r\napikey: public-anonymous-key\r\nContent-Type: application/json`
    socket.write(`POST /functions/v1/send-contact-email HTTP/1.1\r\n${headers}\r\nContent-Length: ${length}\r\n\r\n`)
    const drip = setInterval(() => socket.write(' '), 500)
    onTestFinished(() => {
      clearInterval(drip)
      socket.destroy()
    })
  }
  const url = `http://127.0.0.1:${ownPort}`
  const get = async () => (await fetch(url)).status
  return { url, get, upload, start, startWithSocket }
}

test('serves pages while one client sends hundreds of messages slowly', async () => {
  const { get, upload, start } = await startBehindCaddy({ MAX_CONNECTIONS: '100' })
  await start()
  const statuses: Promise<number>[] = []
  for (let round = 0; round < 40; round += 1) {
    for (let index = 0; index < 10; index += 1) upload(1_000)
    statuses.push(get())
    await wait(50)
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
}, 30_000)

test('answers 413 to what is far too long', async () => {
  const { url, start } = await startBehindCaddy()
  await start()
  const statuses = []
  for (const length of [100_000, 200_000, 2_000_000])
    for (const chunked of [true, false])
      for (let round = 0; round < 3; round += 1) {
        const request = createRequest({ body: 'a'.repeat(length), chunked }, url)
        statuses.push((await fetch(request).catch(() => undefined))?.status)
      }
  expect(new Set(statuses)).toEqual(new Set([413]))
})

test('says in one sentence that it cannot use a socket of systemd in the file system', async () => {
  const socket = join(folder, 'socket')
  const start = `LISTEN_PID=$$ exec "$0" ${resolve('server/main.ts')}`
  const env = { OUTBOX: join(folder, 'outbox'), SITE_DIR: site }
  const names = Object.keys(env).flatMap((name) => ['-E', name])
  const args = ['-l', socket, ...names, 'sh', '-c', start, process.execPath]
  const systemd = await startProgram('systemd-socket-activate', args, /Listening on /, env)
  onTestFinished(async () => void (await systemd.end('SIGKILL')))
  connect(socket).on('error', () => undefined)
  const ended = /^systemd has passed on a socket without an IP address\. Use a port as ListenStream=/m
  await expect.poll(() => systemd.lines.join('\n'), { timeout: 20_000 }).toMatch(ended)
})

test.each([
  ['serves pages', false],
  ['serves pages and accepts messages, if systemd holds the port,', true],
])(
  '%s during a restart that waits for a slow message',
  async (_, hasSocket) => {
    const { url, get, upload, start, startWithSocket } = await startBehindCaddy()
    const restart = hasSocket
      ? await startWithSocket()
      : await start().then((first) => async () => {
          await first.end('SIGTERM')
          await start()
        })
    const post = async () => (await fetch(createRequest({}, url))).status
    const statuses: Promise<number>[] = []
    const visiting = setInterval(() => statuses.push(get(), ...(hasSocket ? [post()] : [])), 50)
    onTestFinished(() => clearInterval(visiting))
    upload(4)
    await wait(200)
    await restart()
    await wait(500)
    clearInterval(visiting)
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
    expect(statuses.length).toBeGreaterThan(20)
  },
  60_000,
)
