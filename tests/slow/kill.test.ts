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

/** Starts the visitors, the mail API and the servers of one database. */
async function openScene(env: Record<string, string>, count: number) {
  const folder = await temporaryFolder()
  const mailApi = await startGateway()
  const mails: { name: string; process: string }[] = []
  mailApi.answering((response, { headers }) => {
    mails.push({ name: String(headers['idempotency-key']), process: response.req.url! })
    setTimeout(() => response.end('{"id":"1"}'), 5 * Math.random())
  })
  const outbox = join(folder, 'outbox')
  const start = async () =>
    startServerProcess({
      OUTBOX: outbox,
      SITE_DIR: await writeSite(join(folder, 'site')),
      RATE_LIMITS: '1000000/60',
      MAIL_TRANSPORT: 'http',
      MAIL_API_URL: `${mailApi.url}/${crypto.randomUUID()}`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'info@b2b-services.example',
      MAIL_TO: 'sales@b2b-services.example',
      ...env,
    })
  const servers: ServerProcess[] = await Promise.all(Array.from({ length: count }, start))
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

  /** Has four visitors send so many messages after those that they are sending already. */
  function sendMore(count: number): void {
    let left = count
    const visitor = async () => {
      while (left-- > 0) await visit()
    }
    visiting = visiting.then(async () => void (await Promise.all(Array.from({ length: 4 }, visitor))))
  }
  const endAll = async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL')
    await mailApi.stop()
  }
  onTestFinished(endAll)

  return {
    outbox,
    accepted,
    sendMore,
    killServer: async (index: number): Promise<void> => {
      await servers[index]!.end('SIGKILL')
      servers[index] = await start()
    },
    /** Waits for the visitors, kills all servers, and has a new one deliver what is left without waiting for the leases. */
    finish: async (run: (sql: string) => Promise<Row[]>): Promise<Row[]> => {
      await visiting
      for (const server of servers.splice(0)) {
        await server.end('SIGKILL')
      }
      await run('UPDATE deliveries SET leased_until = 0, due_at = 0')
      servers.push(await start())
      const read = () => run('SELECT id, idempotency_key, state FROM messages JOIN deliveries ON message_id = id')
      await expect
        .poll(async () => (await read()).filter(({ state }) => state !== 'delivered'), { timeout: 400_000 })
        .toEqual([])
      return read()
    },
    /** Expects that nothing accepted is lost, and that each process left no more attempts to repeat than it had in flight. */
    expectNothingLost: (rows: Row[]): void => {
      const stored = rows.map((row) => row.idempotency_key)
      expect(new Set(stored).size).toBe(stored.length)
      expect(accepted.filter((key) => !stored.includes(key))).toEqual([])
      const sent = Map.groupBy(mails, ({ name }) => name)
      expect(rows.filter(({ id }) => !sent.has(`${id}.company-mail`))).toEqual([])
      const repeated = [...sent.values()].flatMap((attempts) => attempts.slice(0, -1))
      for (const interrupted of Map.groupBy(repeated, ({ process }) => process).values())
        expect(interrupted.length).toBeLessThanOrEqual(concurrency)
    },
  }
}

test(
  'loses nothing and repeats no mail when a server with SQLite is killed 30 times',
  { timeout: 600_000 },
  async () => {
    const { accepted, sendMore, killServer, finish, expectNothingLost, outbox } = await openScene({}, 1)
    for (let round = 0; round < 30; round += 1) {
      sendMore(20)
      await wait(Math.random() * 800)
      await killServer(0)
    }
    const rows = await finish(async (sql) => {
      using database = new DatabaseSync(join(outbox, 'messages.sqlite'), { timeout: 5_000 })
      return database.prepare(sql).all() as Row[]
    })
    expect(accepted).toHaveLength(600)
    expectNothingLost(rows)
  },
)

test(
  'loses nothing and repeats no mail when two servers or their PostgreSQL are killed 10 times',
  { timeout: 600_000 },
  async () => {
    await using postgres = await startPostgres({ isDurable: true })
    const url = await createDatabase(postgres.url)
    const { accepted, sendMore, killServer, finish, expectNothingLost } = await openScene({ DATABASE_URL: url }, 2)
    for (let round = 0; round < 10; round += 1) {
      sendMore(40)
      await wait(Math.random() * 1_500)
      if (round % 3 < 2) await killServer(round % 3)
      else {
        await postgres.kill()
        await postgres.restart()
      }
    }
    const rows = await finish((sql) => runSql(url, `SET search_path TO b2b; ${sql}`) as Promise<Row[]>)
    expect(accepted).toHaveLength(400)
    expectNothingLost(rows)
  },
)
