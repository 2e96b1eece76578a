import type { Pool } from 'pg'
import { StoreUnavailable, type AcceptResult, type Store } from '../Store.ts'
import { acceptTogether } from './acceptTogether.ts'
import type { PostgresCall, PostgresResults } from './postgresStore.ts'

/**
 * Returns a call of the schema's functions over a pool of connections. After an error the connection is closed, because
 * its state is unknown, and the pool opens another one with the next call.
 */
export const pgCall =
  (pool: Pool): PostgresCall =>
  async <Name extends keyof PostgresResults>(name: Name, args: Record<string, unknown>) => {
    const named = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`)
    try {
      const { rows } = await pool.query<{ result: PostgresResults[Name] }>(
        `select b2b.${name}(${named.join(', ')}) as result`,
        Object.values(args),
      )
      const [row] = rows
      if (row) return row.result
      throw new Error('no row')
    } catch (error) {
      throw unavailable(name, error)
    }
  }

const unavailable = (name: string, error: unknown) =>
  new StoreUnavailable(`PostgreSQL could not run ${name}: ${describeError(error)}`)

/** Returns a call that accepts messages, those of one moment in one transaction. */
export function pgAccept(pool: Pool, clock?: () => number): Store['accept'] {
  const accept = acceptTogether(async (messages) => {
    const { rows } = await pool.query<{ result: AcceptResult }>({
      // The name makes it a prepared statement, which each connection plans once.
      name: 'accept_messages',
      text: `select b2b.accept_message(m.message, $2) as result
        from jsonb_array_elements($1) with ordinality as m (message, n) order by m.n`,
      values: [JSON.stringify(messages), clock?.() ?? null],
    })
    return rows.map(({ result }) => result)
  }, isAboutStatement)
  return async (message) => {
    try {
      return await accept(message)
    } catch (error) {
      throw unavailable('accept_message', error)
    }
  }
}

/**
 * Returns what an error of the driver says about the database. An error that PostgreSQL reports about a statement is
 * reduced to its code, because its text may quote what a visitor typed.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return error.message
  return isAboutStatement(error) || !error.message ? `error ${code}` : `${error.message} (${code})`
}

/** Returns whether PostgreSQL rejected a statement, rather than failed or could not be reached. */
function isAboutStatement(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  // Class 08: connection; 28: authentication; 3D: no such database; 53: resources; 57: shut down or canceled.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|28|3D|53|57)/.test(code)
}
