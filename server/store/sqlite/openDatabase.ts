import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './schema.ts'

/**
 * What every connection sets. `secure_delete` overwrites what is deleted with zeros; `temp_store` keeps what is typed
 * out of temporary files. `busy_timeout` (milliseconds) waits for an operator's command on the same database.
 */
export const pragmas = {
  journal_mode: 'wal',
  synchronous: 2,
  secure_delete: 1,
  foreign_keys: 1,
  temp_store: 2,
  busy_timeout: 5000,
  // KiB if negative.
  cache_size: -32_000,
  // Pages (32 MB). At SQLite's 1000, a checkpoint after every few commits writes the same pages again and again.
  wal_autocheckpoint: 8000,
  // Bytes that the write-ahead log is cut to after a checkpoint.
  journal_size_limit: 64 * 1024 ** 2,
}

/** Sets the pragmas of a connection. A backup has another journal mode, so that it is one file. */
export function setPragmas(database: DatabaseSync, journalMode = pragmas.journal_mode): void {
  for (const [name, value] of Object.entries({ ...pragmas, journal_mode: journalMode }))
    database.exec(`PRAGMA ${name} = ${value}`)
}

/** Opens the database in a file, creates it and its folder if they are missing, and brings its schema up to date. */
export function openDatabase(file: string, maxBytes?: number): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: pragmas.busy_timeout })
  try {
    setPragmas(database)
    if (maxBytes) database.exec(`PRAGMA max_page_count = ${Math.ceil(maxBytes / 4096)}`)
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
