// npm run bench:functions: measures the server, in a process of its own, on SQLite and on PostgreSQL.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publicKey } from '../tests/contract/cases.ts'
import { createDatabase, startPostgres } from '../tests/fixtures/postgres.ts'
import { writeSite } from '../tests/fixtures/runningServer.ts'
import { startServerProcess, type ServerProcess } from '../tests/fixtures/serverProcess.ts'
import { message } from '../tests/fixtures/visitor.ts'

/** How long load and latency are measured, in seconds. */
const seconds = 20

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** Sends a request and resolves with its status. */
function send(url: string, options: { method: string; headers: Record<string, string>; body?: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const outgoing = request(url, { ...options, agent }, (incoming: IncomingMessage) => {
    incoming.resume().once('end', () => resolve(incoming.statusCode!))
  })
  outgoing.once('error', reject).end(options.body)
  return promise
}

/** Sends a message of another visitor, from one of 2 ** 48 networks, so that no client reaches its limit. */
function sendMessage({ url }: ServerProcess): Promise<number> {
  const key = crypto.randomUUID()
  const body = JSON.stringify({ ...message, email: `${key}@example.com` })
  const network = key.replaceAll('-', '').replace(/^(.{4})(.{4})(.{4}).*/, '2001:$1:$2:$3::1')
  const headers = {
    apikey: publicKey,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': network,
  }
  return send(`${url}/functions/v1/send-contact-email`, { method: 'POST', headers, body })
}

const sendPage = ({ url }: ServerProcess) => send(url, { method: 'GET', headers: { 'Accept-Encoding': 'br' } })

/** Sends over 100 connections without a pause. Resolves with the accepted messages per second. */
async function saturate(server: ServerProcess, lasting: number): Promise<number> {
  const end = performance.now() + lasting * 1_000
  let accepted = 0
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      while (performance.now() < end) if ((await sendMessage(server)) === 200) accepted += 1
    }),
  )
  return accepted / lasting
}

/** Sends 100 requests a second, whatever the server does. Resolves with the latencies from when each was due, sorted. */
async function sendSteadily(server: ServerProcess, one: typeof sendPage, lasting: number): Promise<number[]> {
  const begun = performance.now()
  const latencies: Promise<number>[] = []
  for (let index = 0; index < lasting * 100; index += 1) {
    const due = begun + index * 10
    if (due > performance.now()) await wait(due - performance.now())
    latencies.push(
      one(server).then((status) => {
        if (status !== 200)
          throw new Error(`The server answered ${status}, and logged:\n${server.lines.slice(-5).join('\n')}`)
        return performance.now() - due
      }),
    )
  }
  return (await Promise.all(latencies)).toSorted((a, b) => a - b)
}

function report(name: string, value: number, unit: string, goal: { atLeast?: number; atMost?: number }): void {
  const { atLeast = -Infinity, atMost = Infinity } = goal
  const verdict = value >= atLeast && value <= atMost ? 'reached' : 'MISSED'
  const wanted = atLeast > -Infinity ? `≥ ${atLeast}` : `≤ ${atMost}`
  console.log(`  ${name.padEnd(54)} ${value.toFixed(1).padStart(9)} ${unit}  ${verdict}: ${wanted}`)
}

async function measureLoad(server: ServerProcess): Promise<void> {
  await saturate(server, 3)
  report('accepted messages, saturated', await saturate(server, seconds), '/s', { atLeast: 1_000 })
}

async function measureLatency(server: ServerProcess): Promise<void> {
  await sendSteadily(server, sendMessage, 2)
  const [messages, pages] = await Promise.all([sendMessage, sendPage].map((one) => sendSteadily(server, one, seconds)))
  const p99 = (all = messages!) => all[Math.floor(all.length * 0.99)]!
  report('p99 of messages, at 100 messages and 100 pages a second', p99(), 'ms', { atMost: 30 })
  report('p99 of pages', p99(pages), 'ms', { atMost: 20 })
}

for (const measure of [measureLoad, measureLatency])
  for (const name of ['SQLite', 'PostgreSQL']) {
    const folder = await mkdtemp(join(tmpdir(), 'b2b-bench-'))
    await using postgres = name === 'SQLite' ? undefined : await startPostgres({ isDurable: true })
    const url = postgres && (await createDatabase(postgres.url))
    const server = await startServerProcess({
      OUTBOX: join(folder, 'outbox'),
      SITE_DIR: existsSync('dist-server/hosting.json') ? resolve('dist') : await writeSite(join(folder, 'site')),
      TRUSTED_PROXIES: '127.0.0.1',
      MAIL_TRANSPORT: 'file',
      ...(url && { DATABASE_URL: url }),
    })
    console.log(`\n${name}`)
    await measure(server)
    await server.end('SIGTERM')
    await rm(folder, { recursive: true })
  }
process.exit()
