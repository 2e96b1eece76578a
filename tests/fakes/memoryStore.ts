import { DatabaseSync } from 'node:sqlite'
import { parseAddress } from '#server/store/addressKeys.ts'
import { createCommit } from '#server/store/sqlite/commitTogether.ts'
import type { CallDatabase } from '#server/store/sqlite/connect.ts'
import { migrate } from '#server/store/sqlite/schema.ts'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import { StoreUnavailable, type Store } from '#server/store/Store.ts'

/** Opens the SQLite store in memory, without its thread. Its calls finish at once, so tests can use fake timers. */
export function memoryStore(): Store {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const commit = createCommit(database)
  const call = (async (name: string, argument: unknown) => {
    const [answer] = commit([{ id: 0, name, argument, now: Date.now() }])
    if (answer!.error !== undefined) throw new StoreUnavailable(answer!.error)
    return answer!.result
  }) as CallDatabase
  return {
    ...sqliteStore(call),
    erase: (which) => call('erase', 'id' in which ? which : parseAddress(which.address)),
    expire: (which) => call('expire', which),
    close: async () => database.close(),
  }
}
