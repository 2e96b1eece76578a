// Kills servers and a database at random moments, and compares what visitors, the database and the mail API have seen.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createCall } from '../contract/cases.ts'
import { startGateway } from '../fakes/gateway.ts'
import { createDatabase, runSql, startPostgres } from '../fixtures/postgres.ts'
import { writeSite } from '../fixtures/runningServer.ts'
import { startServerProcess, type ServerProcess } from '../fixtures/serverProcess.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

const anonKey = 'public-anonymous-key'
/** A worker never has more attempts whose outcome is not stored, so that a killed server may repeat so many. */
const concurrency = 4

type Row = { id: string; idempotency_key: string; state: string }

type Scene = {
  env: Record<string, string>
  servers: number
  rounds: number
  /** How many messages visitors begin to send in each round. */
  messages: number
  /** What crashes in a round; by default the only server. */
  crash?: (round: number, killServer: (index: number) => Promise<void>) => Promise<void>
  run: (sql: string, outbox: string) => Promise<Row[]> | Row[]
}

/** Kills what the scene names while visitors send messages; returns what was lost, stored twice or sent too often. */
async function killInRounds({ env, servers: count, rounds, messages, run, ...scene }: Scene) {
  const crash = scene.crash ?? ((_round, killServer) => killServer(0))
  const folder = await temporaryFolder()
  const mailApi = await startGateway()
  const mails: { name: string; process: string }[] = []
  mailApi.answering((response, { headers }) => {
    mails.push({ name: String(headers['idempotency-key']), process: response.req.url! })
    setTimeout(() => response.end('{"id":"1"}'), 5 * Math.random())
  })
  const outbox = join(folder, 'outbox')
  const site = await writeSite(join(folder, 'site'))
  const start = () =>
    startServerProcess({
      OUTBOX: outbox,
      SITE_DIR: site,
      RATE_LIMITS: '1000000/60',
      MAIL_TRANSPORT: 'http',
      MAIL_API_URL: `${mailApi.url}/${crypto.randomUUID()}`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'info@b2b-services.example',
      MAIL_TO: 'sales@b2b-services.example',
      ...env,
    })
  const servers: ServerProcess[] = await Promise.all(Array.from({ length: count }, start))
  const endAll = async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL')
  }
  onTestFinished(async () => {
    await endAll()
    await mailApi.stop()
  })
  const accepted: string[] = []
  let visiting = Promise.resolve()

  /** Sends a message again with its key until it is accepted, as a visitor does. */
  async function visit(): Promise<void> {
    const key = crypto.randomUUID()
    for (;;) {
      const { url } = servers[Math.floor(Math.random() * servers.length)]!
      const { body, ...call } = createCall({}, url, anonKey, key)
      const response = await fetch(call.url, { ...call, body: Buffer.from(body!) }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.status === 200) break
      await wait(20)
    }
    accepted.push(key)
  }

  /** Has four visitors send messages after those that they are sending already. */
  function sendMore(): void {
    let left = messages
    const visitor = async () => {
      while (left-- > 0) await visit()
    }
    visiting = visiting.then(async () => void (await Promise.all(Array.from({ length: 4 }, visitor))))
  }

  for (let round = 0; round < rounds; round += 1) {
    sendMore()
    await wait(Math.random() * 40 * messages)
    await crash(round, async (index) => {
      await servers[index]!.end('SIGKILL')
      servers[index] = await start()
    })
  }
  await visiting

  // A new server delivers what is left, without waiting for the leases.
  await endAll()
  await run('UPDATE deliveries SET leased_until = 0, due_at = 0', outbox)
  servers.push(await start())
  const read = () => run('SELECT id, idempotency_key, state FROM messages JOIN deliveries ON message_id = id', outbox)
  await expect
    .poll(async () => (await read()).filter(({ state }) => state !== 'delivered'), { timeout: 400_000 })
    .toEqual([])
  const rows = await read()
  const stored = rows.map((row) => row.idempotency_key)
  const sent = Map.groupBy(mails, ({ name }) => name)
  const repeated = [...sent.values()].flatMap((attempts) => attempts.slice(0, -1))
  const byProcess = [...Map.groupBy(repeated, ({ process }) => process).values()]
  return {
    accepted: accepted.length,
    lost: accepted.filter((key) => !stored.includes(key)),
    storedTwice: stored.length - new Set(stored).size,
    neverSent: rows.filter(({ id }) => !sent.has(`${id}.company-mail`)),
    // A process leaves no more attempts to repeat than it had in flight.
    repeatedWithoutNeed: byProcess.filter(({ length }) => length > concurrency),
  }
}

const nothingLost = { lost: [], storedTwice: 0, neverSent: [], repeatedWithoutNeed: [] }
const timeout = 600_000

test('loses nothing when a server with SQLite is killed 30 times', { timeout }, async () => {
  const found = await killInRounds({
    env: {},
    servers: 1,
    rounds: 30,
    messages: 20,
    run: (sql, outbox) => {
      using database = new DatabaseSync(join(outbox, 'messages.sqlite'), { timeout: 5_000 })
      return database.prepare(sql).all() as Row[]
    },
  })
  expect(found).toEqual({ accepted: 600, ...nothingLost })
})

test('loses nothing when two servers or their PostgreSQL are killed 10 times', { timeout }, async () => {
  await using postgres = await startPostgres({ isDurable: true })
  const url = await createDatabase(postgres.url)
  const found = await killInRounds({
    env: { DATABASE_URL: url },
    servers: 2,
    rounds: 10,
    messages: 40,
    crash: (round, killServer) => (round % 3 < 2 ? killServer(round % 3) : postgres.crash()),
    run: (sql) => runSql(url, `SET search_path TO b2b; ${sql}`) as Promise<Row[]>,
  })
  expect(found).toEqual({ accepted: 400, ...nothingLost })
})
