import type { Log } from '#server/log.ts'
import { openPostgresStore } from './postgres/openPostgresStore.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'
import type { Store } from './Store.ts'

export type StoreOptions = {
  /** The folder of the embedded database. */
  folder: string
  /** The URL of a PostgreSQL, which replaces the embedded database. */
  databaseUrl?: string | undefined
  /** Milliseconds since 1970, for tests. */
  clock?: () => number
  log?: Log
  /** Number of daily backups of the embedded database. */
  backups?: number
}

/**
 * Opens PostgreSQL if its URL is given, otherwise the embedded SQLite.
 *
 * @throws {Error} with what to do, if the database cannot be opened
 */
export const openStore = ({ databaseUrl, ...options }: StoreOptions): Promise<Store> =>
  databaseUrl ? openPostgresStore({ url: databaseUrl, ...options }) : openSqliteStore(options)
