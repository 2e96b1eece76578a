import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runStoreContract } from '../../../tests/contract/store.ts'
import { day, newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { runSql, startPostgres, type Postgres } from '../../../tests/fixtures/postgres.ts'
import { openPostgresStore } from './openPostgresStore.ts'

let postgres: Postgres
let urls: { ownerUrl: string; url: string }
beforeAll(async () => {
  postgres = await startPostgres()
  urls = await postgres.database()
}, 60_000)
afterAll(() => postgres[Symbol.asyncDispose](), 60_000)

async function openEmpty() {
  await runSql(urls.ownerUrl, 'truncate b2b.messages, b2b.rate_limits, b2b.probes cascade')
  let now = Date.UTC(2026, 10, 22)
  const open = async () => {
    const store = await openPostgresStore({ url: urls.url, clock: () => now })
    onTestFinished(() => store.close())
    return store
  }
  return {
    store: await open(),
    moveClock: (ms: number) => void (now += ms),
    openAnother: open,
  }
}

runStoreContract('PostgreSQL', openEmpty)

test('answers a message whose key has expired as a duplicate while it is stored under the same id', async () => {
  const { store, moveClock } = await openEmpty()
  const message = newMessage()
  await store.accept(message)
  moveClock(day + 1)
  expect(await store.accept(message)).toEqual({ outcome: 'duplicate', id: message.id })
})
