// The thread with the open database. node:sqlite is synchronous, and a commit waits for the disk.
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { createCommit, createFailure, type Answer, type Call } from './commitTogether.ts'
import { copyDatabase } from './copyDatabase.ts'
import { openDatabase, pragmas } from './openDatabase.ts'
import type { OpenFailure } from './openErrors.ts'

/** Calls that run outside of transactions. */
export type Maintenance = ReturnType<typeof createMaintenance>

const createMaintenance = (database: DatabaseSync) => ({
  /** Empties the write-ahead log, which still contains erased messages; false while another process reads it. */
  truncate(): boolean {
    // The caller retries, because waiting here would block all other calls.
    database.exec('PRAGMA busy_timeout = 0')
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    database.exec(`PRAGMA busy_timeout = ${pragmas.busy_timeout}`)
    return row!['busy'] === 0
  },
  async backup(file: string): Promise<void> {
    await copyDatabase(database, file)
  },
  close(): void {
    database.close()
  },
})

/** A larger batch would delay its first calls. */
const maxCalls = 256

const { file, maxBytes } = workerData as { file: string; maxBytes?: number }
const port: MessagePort = parentPort!

try {
  const database = openDatabase(file, maxBytes)
  serve(database)
  port.postMessage('open')
} catch (error) {
  const { message, code, errcode } = error as Error & OpenFailure
  port.postMessage({ message, code, errcode } satisfies OpenFailure)
  port.close()
}

function serve(database: DatabaseSync): void {
  const commitTogether = createCommit(database)
  const maintenance = createMaintenance(database) as Record<string, (argument: never) => unknown>

  async function maintain({ id, name, argument }: Call): Promise<void> {
    let answer: Answer
    try {
      answer = { id, result: await maintenance[name]!(argument as never) }
    } catch (error) {
      answer = createFailure(id, error)
    }
    port.postMessage([answer])
    if (name === 'close') port.close()
  }

  port.on('message', (first: Call[]) => {
    const calls = first
    // Calls that arrived during the last commit.
    while (calls.length < maxCalls) {
      const next = receiveMessageOnPort(port)
      if (!next) break
      calls.push(...(next.message as Call[]))
    }
    const isAlone = ({ name }: Call) => Object.hasOwn(maintenance, name)
    const together = calls.filter((call) => !isAlone(call))
    if (together.length > 0) port.postMessage(commitTogether(together))
    for (const call of calls.filter(isAlone)) void maintain(call)
  })
}
