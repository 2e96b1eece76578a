import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { startTcpProxy } from '../../../tests/fakes/tcpProxy.ts'
import { runSql, startPostgres, type Postgres } from '../../../tests/fixtures/postgres.ts'
import { StoreUnavailable, type Store } from '../Store.ts'
import { openPostgresStore } from './openPostgresStore.ts'

let postgres: Postgres
let urls: { ownerUrl: string; url: string }
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  urls = await postgres.database()
}, 60_000)
afterAll(() => postgres[Symbol.asyncDispose](), 60_000)

const timeout = 60_000

async function openAt(url: string) {
  const logged: string[] = []
  const store = await openPostgresStore({ url, log: (_level, event) => logged.push(event) })
  onTestFinished(() => store.close())
  return { store, logged }
}

/** Sends messages until it is stopped. Each is sent again with its key, as a visitor does, until it is accepted. */
function startSending(stores: Store[]) {
  const accepted: string[] = []
  const failures: unknown[] = []
  const stopping = new AbortController()
  const senders = stores.flatMap((store) =>
    Array.from({ length: 8 }, async () => {
      while (!stopping.signal.aborted) {
        const message = newMessage({ idempotencyKey: randomUUID() })
        for (;;) {
          try {
            const result = await store.accept(message)
            if ('id' in result) accepted.push(result.id)
            break
          } catch (error) {
            failures.push(error)
            if (stopping.signal.aborted) break
            await setTimeout(20)
          }
        }
      }
    }),
  )
  return {
    accepted,
    failures,
    async stop() {
      stopping.abort()
      await Promise.all(senders)
    },
  }
}

async function countStored(ids: string[]) {
  const rows = await runSql(
    urls.ownerUrl,
    'select count(*)::integer as count from b2b.messages where id = any ($1::uuid[])',
    [ids],
  )
  return rows[0]?.['count']
}

const recover = (store: Store) => vi.waitFor(() => store.probe(), { timeout: 30_000, interval: 100 })

it(
  'loses nothing accepted when PostgreSQL is killed, and recovers by itself',
  async () => {
    const { store } = await openAt(urls.url)
    const sending = startSending([store])
    for (let round = 0; round < 2; round += 1) {
      const before = sending.accepted.length
      await vi.waitFor(() => expect(sending.accepted.length).toBeGreaterThan(before + 50), 20_000)
      await postgres.kill()
      await expect(store.accept(newMessage())).rejects.toThrow(StoreUnavailable)
      await postgres.restart()
      await recover(store)
    }
    await sending.stop()
    expect(sending.failures.every((error) => error instanceof StoreUnavailable)).toBe(true)
    expect(new Set(sending.accepted).size).toBe(sending.accepted.length)
    expect(await countStored(sending.accepted)).toBe(sending.accepted.length)
  },
  timeout,
)

it(
  'loses nothing accepted when connections break, and stores a repeated message once',
  async () => {
    await using proxy = await startTcpProxy(postgres.port)
    const { store } = await openAt(urls.url.replace(`:${postgres.port}/`, `:${proxy.port}/`))
    const sending = startSending([store])
    for (let round = 0; round < 10; round += 1) {
      const before = sending.accepted.length
      await vi.waitFor(() => expect(sending.accepted.length).toBeGreaterThan(before + 10), 20_000)
      proxy.cut()
    }
    await recover(store)
    await sending.stop()
    expect(sending.failures.every((error) => error instanceof StoreUnavailable)).toBe(true)
    expect(await countStored(sending.accepted)).toBe(sending.accepted.length)
    // If a message were stored twice, one of the copies would have no key.
    expect(
      await runSql(
        urls.ownerUrl,
        `select from b2b.messages as m
         where not exists (select from b2b.idempotency_keys as k where k.message_id = m.id)`,
      ),
    ).toEqual([])
  },
  timeout,
)

it(
  'rejects within the timeouts while the network passes nothing on, and recovers afterward',
  async () => {
    await using proxy = await startTcpProxy(postgres.port)
    const { store, logged } = await openAt(urls.url.replace(`:${postgres.port}/`, `:${proxy.port}/`))
    await Promise.all(Array.from({ length: 5 }, () => store.probe()))
    proxy.hold()
    await expect(store.accept(newMessage())).rejects.toThrow(StoreUnavailable)
    proxy.resume()
    await recover(store)
    expect(await store.accept(newMessage())).toMatchObject({ outcome: 'accepted' })
    await vi.waitFor(() => expect(logged).toContain('store.connection'))
  },
  timeout,
)

it('rejects what PostgreSQL cannot store, without quoting it, and stays usable', async () => {
  const { store } = await openAt(urls.url)
  const message = newMessage()
  const unstorable = { ...message, payload: { ...message.payload, name: 'Jana\u0000' } }
  const error: unknown = await store.accept(unstorable).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(String(error)).not.toContain('Jana')
  expect(await store.accept(message)).toMatchObject({ outcome: 'accepted' })
})

it('accepts one of two messages with one key that two servers take at once', async () => {
  const [one, other] = await Promise.all([openAt(urls.url), openAt(urls.url)])
  for (let round = 0; round < 20; round += 1) {
    const idempotencyKey = randomUUID()
    const results = await Promise.all(
      [one, other, one, other].map(({ store }) => store.accept(newMessage({ idempotencyKey }))),
    )
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'accepted',
      'duplicate',
      'duplicate',
      'duplicate',
    ])
    expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1)
  }
})

it('shares rate limits between servers, without deadlocks over several buckets', async () => {
  const [one, other] = await Promise.all([openAt(urls.url), openAt(urls.url)])
  const limit = (bucket: string, max: number) => ({ bucket: `${bucket} of servers`, limit: max, seconds: 600 })
  const rateLimits = [limit('a', 30), limit('b', 1_000), limit('c', 1_000)]
  const results = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      (index % 2 ? one : other).store.accept(
        newMessage({ rateLimits: index % 3 ? rateLimits : rateLimits.toReversed() }),
      ),
    ),
  )
  const refused = results.filter((result) => result.outcome === 'rate-limited')
  expect(results.length - refused.length).toBe(30)
  expect(refused.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(await runSql(urls.ownerUrl, `select taken from b2b.rate_limits where bucket = 'c of servers'`)).toEqual([
    { taken: 30 },
  ])
})
