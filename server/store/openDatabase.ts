import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'

/** Returns the configured database. It is opened by the first transaction. */
export const openDatabase = ({ databaseUrl, outbox }: Pick<Config, 'databaseUrl' | 'outbox'>, log: Log): Database =>
  databaseUrl === undefined ? openSqlite(join(outbox, sqliteFile)) : openPostgres({ url: databaseUrl, log })
