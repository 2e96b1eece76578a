// npm run bench:functions: measures the server, in a process of its own, on SQLite and on PostgreSQL.
// Parts: load, latency, start. All run if none is named.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { publicKey } from '../tests/contract/cases.ts'
import { createDatabase, runSql, startPostgres } from '../tests/fixtures/postgres.ts'
import { writeSite } from '../tests/fixtures/runningServer.ts'
import { startServerProcess, type ServerProcess } from '../tests/fixtures/serverProcess.ts'
import { message } from '../tests/fixtures/visitor.ts'

/** How long load and latency are measured, in seconds. */
const seconds = 20
/** Messages that are stored before a start is measured. */
const count = 1_000_000

/** A database, and how to start a server on it. */
type Engine = { name: string; start: () => Promise<ServerProcess>; run: (sql: string) => Promise<unknown> }

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

async function measureLoad({ start }: Engine): Promise<void> {
  const server = await start()
  await saturate(server, 3)
  report('accepted messages, saturated', await saturate(server, seconds), '/s', { atLeast: 1_000 })
  await server.end('SIGTERM')
}

async function measureLatency({ start }: Engine): Promise<void> {
  const server = await start()
  await sendSteadily(server, sendMessage, 2)
  const [messages, pages] = await Promise.all([sendMessage, sendPage].map((one) => sendSteadily(server, one, seconds)))
  const p99 = (all = messages!) => all[Math.floor(all.length * 0.99)]!
  report('p99 of messages, at 100 messages and 100 pages a second', p99(), 'ms', { atMost: 30 })
  report('p99 of pages', p99(pages), 'ms', { atMost: 20 })
  await server.end('SIGTERM')
}

/** Measures from the start of the process to the first accepted message. */
async function measureStart({ start, run }: Engine): Promise<void> {
  const first = await start()
  await sendMessage(first)
  await first.end('SIGTERM')
  const id = (column: string) => `'00000000-0000-7000-8000-' || substr(CAST(1000000000000 + ${column} AS TEXT), 2)`
  await run(
    `INSERT INTO messages (id, function, payload, email, phone, marks, idempotency_key, digest, accepted_at)
     WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
     SELECT ${id('i')}, 'send-contact-email', '${JSON.stringify(message)}', 'jana' || i || '@example.com',
       '421900123456', '', 'key ' || i, 'digest', ${Date.now()} - i FROM numbers`,
  )
  await run(
    `INSERT INTO deliveries (message_id, kind, position, state, waiting_since, due_at, ended_at)
     SELECT id, 'company-mail', 0, 'delivered', accepted_at, accepted_at, accepted_at FROM messages
     WHERE email <> '' AND id LIKE '00000000%'`,
  )
  const begun = performance.now()
  const server = await start()
  const status = await sendMessage(server)
  if (status !== 200) throw new Error(`The server answered ${status}.`)
  report(`start with ${count} stored messages, until one is accepted`, performance.now() - begun, 'ms', {
    atMost: 1_000,
  })
  await server.end('SIGTERM')
}

const parts = { load: measureLoad, latency: measureLatency, start: measureStart }
const named = process.argv.slice(2)
const chosen = (named.length > 0 ? named : Object.keys(parts)) as (keyof typeof parts)[]
for (const part of chosen) {
  if (!Object.hasOwn(parts, part)) throw new Error(`There is no part ${part}. Parts: ${Object.keys(parts).join(', ')}`)
  for (const name of ['SQLite', 'PostgreSQL']) {
    const folder = await mkdtemp(join(tmpdir(), 'b2b-bench-'))
    await using postgres = name === 'SQLite' ? undefined : await startPostgres({ isDurable: true })
    const url = postgres && (await createDatabase(postgres.url))
    const outbox = join(folder, 'outbox')
    const env = {
      OUTBOX: outbox,
      SITE_DIR: existsSync('dist/_headers') ? 'dist' : await writeSite(join(folder, 'site')),
      TRUSTED_PROXIES: '127.0.0.1',
      MAIL_TRANSPORT: 'file',
      ...(url && { DATABASE_URL: url }),
    }
    console.log(`\n${name}: ${part}`)
    await parts[part]({
      name,
      start: () => startServerProcess(env),
      async run(sql) {
        if (url) return runSql(url, `SET search_path TO b2b; ${sql}`)
        using database = new DatabaseSync(join(outbox, 'messages.sqlite'))
        return database.exec(sql)
      },
    })
    await rm(folder, { recursive: true })
  }
}
process.exit()
