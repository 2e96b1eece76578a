import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

// A step locks the database for some milliseconds, in which it copies 4 MiB.
const pagesPerStep = 1000
const pause = 20

/**
 * Copies pages until the file is complete. The first step of a copy fails while the connection has a transaction open.
 * Node then rejects with "not an error" (code 0) instead of waiting, as it does in the later steps, so it is tried again.
 */
async function copyPages(database: DatabaseSync, file: string, attempts: number): Promise<void> {
  try {
    await backup(database, file, { rate: pagesPerStep })
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 0 || attempts === 1) throw error
    await setTimeout(pause)
    await copyPages(database, file, attempts - 1)
  }
}

/**
 * Copies a database to one file, without a write-ahead log, while its connection goes on writing.
 *
 * @param file an absolute path; what is there is overwritten
 * @throws SQLite's error, also when each of 500 attempts (10 s) met an open transaction
 */
export async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  await copyPages(database, file, 500)
  using copy = new DatabaseSync(file)
  copy.exec('PRAGMA journal_mode = DELETE')
}
