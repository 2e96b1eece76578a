import { onTestFinished } from 'vitest'
import { runStoreContract } from '../../../tests/contract/store.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { openSqliteStore } from './openSqliteStore.ts'

runStoreContract('SQLite store', async () => {
  const folder = await temporaryFolder()
  let now = Date.parse('2027-03-01T12:00:00Z')
  async function openAnother() {
    const store = await openSqliteStore({ folder, clock: () => now, backups: 0 })
    onTestFinished(() => store.close().catch(() => undefined))
    return store
  }
  return {
    store: await openAnother(),
    moveClock(ms) {
      now += ms
    },
    openAnother,
  }
})
