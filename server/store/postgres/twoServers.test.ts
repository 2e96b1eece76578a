import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCall } from '#bench/server/createCall.ts'
import { startServer, stopServer, type BenchServer } from '#bench/server/startServer.ts'
import { runSql, startPostgres, type Postgres } from '../../../tests/fixtures/postgres.ts'
import { withoutMocks } from '../../../tests/fixtures/functionsServer.ts'
import { folderOfFile } from '../../../tests/fixtures/temporaryFolder.ts'

withoutMocks()

const folders = [await folderOfFile(), await folderOfFile()]
let postgres: Postgres
let urls: { ownerUrl: string; url: string }
let servers: BenchServer[]

const start = (folder: string) => startServer(folder, { DATABASE_URL: urls.url })
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  urls = await postgres.database()
  servers = await Promise.all(folders.map(start))
}, 120_000)
afterAll(async () => {
  for (const server of servers) await stopServer(server, 'SIGKILL')
  await postgres[Symbol.asyncDispose]()
}, 60_000)

const timeout = 120_000
const within = { timeout: 60_000, interval: 200 }

/** Sends a message to one of the servers. */
function send(server: number, { key = crypto.randomUUID(), address }: { key?: string; address?: string } = {}) {
  const { path, body, method, headers } = createCall(key)
  const forwarded = address === undefined ? {} : { 'X-Forwarded-For': address }
  return fetch(`${servers[server]!.url}${path}`, { method, body, headers: { ...headers, ...forwarded } })
}

const count = async (where: string) =>
  (await runSql(urls.ownerUrl, `select count(*)::integer as count from b2b.deliveries where ${where}`))[0]?.['count']

/** Returns the Message-IDs of the mails that a server wrote, by the name of the file. */
async function readMessageIds(folder: string): Promise<[string, string][]> {
  const files = (await readdir(join(folder, 'mail'))).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  return Promise.all(
    files.map(async (name): Promise<[string, string]> => {
      const mail = await readFile(join(folder, 'mail', name), 'utf8')
      return [name, /^Message-ID:\s+(\S+)/im.exec(mail)![1]!]
    }),
  )
}

test(
  'shares idempotency keys and rate limits between server processes',
  async () => {
    const key = crypto.randomUUID()
    const statuses = await Promise.all([0, 1].map(async (server) => (await send(server, { key })).status))
    expect(statuses).toEqual([200, 200])
    expect(
      await runSql(urls.ownerUrl, 'select from b2b.messages where email = $1', [`${key}@example.com`]),
    ).toHaveLength(1)

    const answers = await Promise.all([0, 1, 0, 1, 0, 1, 0, 1].map((server) => send(server, { address: '192.0.2.7' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  },
  timeout,
)

test(
  'delivers everything when a server is killed in the middle, and repeats a mail only under its Message-ID',
  async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index % 2)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await vi.waitFor(async () => expect(await count(`state = 'delivered'`)).toBeGreaterThan(10), within)
    await stopServer(servers[0]!, 'SIGKILL')
    // Its claimed deliveries are due when the lease ends. The test does not wait a minute for that.
    await runSql(urls.ownerUrl, 'update b2b.deliveries set due_at = now() where leased_until is not null')
    await vi.waitFor(async () => expect(await count(`state = 'waiting'`)).toBe(0), within)
    expect(await count(`state = 'dead'`)).toBe(0)
    servers[0] = await start(folders[0]!)

    const written = (await Promise.all(folders.map(readMessageIds))).flat()
    expect(new Set(written.map(([name]) => name)).size).toBe(await count(`state = 'delivered'`))
    expect(new Set(written.map(([, id]) => id)).size).toBe(new Set(written.map(([name]) => name)).size)
  },
  timeout,
)

test(
  'answers 503 with Retry-After while PostgreSQL is down, loses nothing accepted, and recovers',
  async () => {
    const keys: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const sent = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const key = crypto.randomUUID()
          return (await send(index % 2, { key })).status === 200 ? [key] : []
        }),
      )
      keys.push(...sent.flat())
      await postgres.kill()
      for (const server of [0, 1]) {
        const answer = await send(server)
        expect(answer.status).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('30')
      }
      await postgres.restart()
      for (const server of [0, 1]) await vi.waitFor(async () => expect((await send(server)).status).toBe(200), within)
    }
    expect(keys).toHaveLength(20)
    const emails = keys.map((key) => `${key}@example.com`)
    expect(await runSql(urls.ownerUrl, 'select from b2b.messages where email = any ($1)', [emails])).toHaveLength(20)
    expect(servers.map(({ process: child }) => child.exitCode)).toEqual([null, null])
  },
  timeout,
)
