import type { DatabaseSync } from 'node:sqlite'
import { createAccept } from './accept.ts'
import { createChanges } from './changes.ts'
import { createDeliveries } from './deliveries.ts'
import { createInspection } from './inspection.ts'
import { createQuarantine } from './quarantine.ts'
import { createStats } from './stats.ts'

/** Prepares the statements of all calls that run in a transaction. */
export const createOperations = (database: DatabaseSync) => ({
  accept: createAccept(database),
  ...createDeliveries(database),
  ...createInspection(database),
  ...createChanges(database),
  ...createQuarantine(database),
  ...createStats(database),
})
export type Operations = ReturnType<typeof createOperations>

/** A call sent to the database thread; `now` is the caller's time. */
export type Call = { id: number; name: string; argument: unknown; now: number }
/** The result of a call; `isUnavailable` if the database failed rather than the code. */
export type Answer = { id: number; result?: unknown; error?: string; isUnavailable?: boolean }

const reading = new Set(['list', 'show', 'nextDue', 'stats', 'oldestWaiting'])

/** Returns an error as it crosses threads. SQLite's messages name tables and columns, never values. */
export const createFailure = (id: number, error: unknown): Answer => ({
  id,
  error: (error as Error).message,
  isUnavailable: (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR',
})

/** Returns a function that runs calls in one transaction, so that they share a flush. A failing call fails only itself. */
export function createCommit(database: DatabaseSync) {
  const operations = createOperations(database) as Record<string, (argument: never, now: number) => unknown>
  const begin = { read: database.prepare('BEGIN'), write: database.prepare('BEGIN IMMEDIATE') }
  const commit = database.prepare('COMMIT')

  return function commitTogether(calls: Call[]): Answer[] {
    try {
      begin[calls.every(({ name }) => reading.has(name)) ? 'read' : 'write'].run()
    } catch (error) {
      return calls.map(({ id }) => createFailure(id, error))
    }
    try {
      const answers = calls.map(({ id, name, argument, now }) => ({
        id,
        result: operations[name]!(argument as never, now),
      }))
      commit.run()
      return answers
    } catch (error) {
      // On a full disk, SQLite has already rolled back.
      if (database.isTransaction) database.exec('ROLLBACK')
      return calls.length === 1 ? [createFailure(calls[0]!.id, error)] : calls.flatMap((call) => commitTogether([call]))
    }
  }
}
