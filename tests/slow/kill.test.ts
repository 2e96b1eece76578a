// Kills servers at random moments, and compares what visitors, the database and the mail API have seen.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createRequest } from '../contract/cases.ts'
import { startGateway } from '../fakes/gateway.ts'
import { createDatabase, runSql } from '../fixtures/postgres.ts'
import { startSmallServer } from '../fixtures/runningServer.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

/** A worker never has more attempts whose outcome is not stored, so that a killed server may repeat so many. */
const concurrency = 4

type Row = { id: string; idempotency_key: string; state: string }

test.each([
  ['a server with SQLite is killed 30 times', { count: 1, rounds: 30, hasPostgres: false }],
  ['one of two servers with PostgreSQL is killed 10 times', { count: 2, rounds: 10, hasPostgres: true }],
])('loses nothing when %s', { timeout: 600_000 }, async (_, { count, rounds, hasPostgres }) => {
  const folder = await temporaryFolder()
  const outbox = join(folder, 'outbox')
  const url = hasPostgres ? await createDatabase(inject('postgresUrl')) : ''
  const run = async (sql: string) => {
    if (hasPostgres) return (await runSql(url, `SET search_path TO b2b; ${sql}`)) as Row[]
    using database = new DatabaseSync(join(outbox, 'messages.sqlite'), { timeout: 5_000 })
    return database.prepare(sql).all() as Row[]
  }
  const mailApi = await startGateway()
  mailApi.answering((response) => void setTimeout(() => response.end('{"id":"1"}'), 5 * Math.random()))
  const start = () =>
    startSmallServer(folder, {
      RATE_LIMITS: '1000000/60',
      MAIL_TRANSPORT: 'http',
      MAIL_API_URL: mailApi.url,
      // The mail API knows each process by its key.
      MAIL_API_KEY: crypto.randomUUID(),
      MAIL_FROM: 'info@b2b-services.test',
      MAIL_TO: 'sales@b2b-services.test',
      DATABASE_URL: url,
    })
  const servers = await Promise.all(Array.from({ length: count }, start))
  const endAll = () => Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
  onTestFinished(async () => {
    await endAll()
    await mailApi.stop()
  })

  const accepted: string[] = []
  const over = new AbortController()
  /** Sends messages, each again with its key until it is accepted. */
  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      const key = crypto.randomUUID()
      for (let status: number | undefined; status !== 200; await wait(100 * Math.random())) {
        const { url } = servers[Math.floor(Math.random() * count)]!
        status = (await fetch(createRequest({}, url, key)).catch(() => undefined))?.status
      }
      accepted.push(key)
    }
  }
  const visiting = Promise.all(Array.from({ length: 4 }, visit))
  for (let round = 0; round < rounds; round += 1) {
    await wait(800 * Math.random())
    await servers[round % count]!.end('SIGKILL')
    servers[round % count] = await start()
  }
  over.abort()
  await visiting

  // A new server delivers what is left, without waiting for the leases.
  await endAll()
  await run('UPDATE deliveries SET leased_until = 0, due_at = 0')
  servers.push(await start())
  const read = () => run(`SELECT id, idempotency_key, state FROM messages JOIN deliveries ON message_id = id`)
  await expect
    .poll(async () => (await read()).filter(({ state }) => state !== 'delivered'), { timeout: 400_000 })
    .toEqual([])
  const rows = await read()
  expect(accepted.length).toBeGreaterThan(rounds)
  // Each is stored once, and nothing else, because a visitor goes on until its message is accepted.
  expect(rows.map((row) => row.idempotency_key).toSorted()).toEqual(accepted.toSorted())
  const attempts = Map.groupBy(mailApi.handed, ({ headers }) => headers['idempotency-key'])
  expect(rows.filter(({ id }) => !attempts.has(`${id}.company-mail`))).toEqual([])
  // A process leaves no more attempts to repeat than it had in flight.
  const repeated = [...attempts.values()].flatMap((all) => all.slice(0, -1))
  const byProcess = Map.groupBy(repeated, ({ headers }) => headers.authorization)
  expect([...byProcess.values()].filter(({ length }) => length > concurrency)).toEqual([])
})
