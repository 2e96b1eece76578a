// Runs the contract against the server as in production: over TCP, with SQLite on disk.
import { afterAll, expect, test } from 'vitest'
import { blockingStore } from '../tests/contract/blockingStore.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { anonKey, runFunctions, withoutMocks } from '../tests/fixtures/functionsServer.ts'
import { folderOfFile } from '../tests/fixtures/temporaryFolder.ts'

withoutMocks()
const { wrapStore, accepted, hold } = blockingStore()
const functions = await runFunctions(await folderOfFile(), { ALLOWED_ORIGINS: '*' }, { wrapStore })

runContract({
  place: 'served',
  backend: functions.backend,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: () => accepted.map(({ payload }) => payload),
  hold,
})

test('stores every accepted message', async () => {
  const stored = await functions.store.list({ limit: 10_000 })
  expect(stored.map(({ id }) => id).toSorted()).toEqual(accepted.map(({ id }) => id).toSorted())
})

test('logs nothing that visitors typed', () => {
  expect(functions.lines.length).toBeGreaterThan(30)
  for (const line of functions.lines) expect(line).not.toMatch(/@|Jana|Peter|pumps|\+421/)
})

afterAll(() => functions.stop())
