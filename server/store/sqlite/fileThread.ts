// A thread for jobs on whole database files, which may take seconds and must not block the store.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { createErase, type Erasure } from './changes.ts'
import { setPragmas } from './openDatabase.ts'

/** A job on one database file: check for damage, or erase messages from a backup. */
export type FileJob = { file: string } & ({ type: 'check' } | { type: 'erase'; which: Erasure })

const job = workerData as FileJob
const run = { check, erase }
parentPort!.postMessage(run[job.type](), [])

/** Returns what is wrong with the database; undefined if nothing is. */
function check(): string | undefined {
  try {
    using database = new DatabaseSync(job.file, { readOnly: true, timeout: 5000 })
    const [first] = database.prepare('PRAGMA quick_check(1)').all()
    return first?.['quick_check'] === 'ok' ? undefined : String(first?.['quick_check']).replaceAll('\n', ' ')
  } catch (error) {
    return (error as Error).message
  }
}

/** Erases messages, as in the database itself. A backup is one file: its journal is removed after the commit. */
function erase(): string[] {
  using database = new DatabaseSync(job.file)
  setPragmas(database, 'delete')
  database.exec('BEGIN IMMEDIATE')
  const ids = job.type === 'erase' ? createErase(database)(job.which) : []
  database.exec('COMMIT')
  return ids
}
