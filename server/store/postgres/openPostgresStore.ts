import { Pool } from 'pg'
import type { Log } from '#server/log.ts'
import { StoreUnavailable, type Store } from '../Store.ts'
import { describeError, pgAccept, pgCall } from './pgCall.ts'
import { postgresStore } from './postgresStore.ts'

/** The last migration that this server needs, compared with `schema_version()` of the database. */
export const neededMigration = '20261122140000'

export type PostgresOptions = {
  /** `postgresql://user:password@host:port/database` */
  url: string
  /** Milliseconds since 1970, for tests; the database's clock unless given. */
  clock?: (() => number) | undefined
  /** Maximum number of connections; 20 by default. */
  poolSize?: number
  /** Called when an idle connection breaks. */
  log?: Log
}

/**
 * Opens the store in a PostgreSQL that `npm run migrate` has prepared.
 *
 * @throws {StoreUnavailable} with what to do, if the server cannot be reached or lacks the functions
 */
export async function openPostgresStore({ url, clock, poolSize = 20, log }: PostgresOptions): Promise<Store> {
  // A call ends within 13 seconds, before the site's own timeout of 15: 5 for a connection, 8 for the statement.
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'b2b-services',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 7_000,
    query_timeout: 8_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  pool.on('error', (error) => log?.('warn', 'store.connection', { error: describeError(error) }))
  try {
    await checkSchema(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const { finish, close } = finishCalls(() => pool.end())
  const store = postgresStore(finish(pgCall(pool)), { clock, close })
  return { ...store, accept: finish(pgAccept(pool, clock)) }
}

/** Waits for calls that wait for a connection, because closing the pool would leave them unanswered. */
function finishCalls(end: () => Promise<void>) {
  const underWay = new Set<Promise<unknown>>()
  let closed: Promise<void> | undefined
  const finish =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (closed) throw new StoreUnavailable('The store is closed.')
      const result = run(...args)
      underWay.add(result)
      try {
        return await result
      } finally {
        underWay.delete(result)
      }
    }
  return { finish, close: () => (closed ??= Promise.allSettled(underWay).then(end)) }
}

async function checkSchema(pool: Pool): Promise<void> {
  let version: unknown
  try {
    const { rows } = await pool.query<{ version: unknown }>('select b2b.schema_version() as version')
    version = rows[0]?.version
  } catch (error) {
    throw new StoreUnavailable(`DATABASE_URL: ${advise(error)}`)
  }
  if (typeof version !== 'string' || version < neededMigration) {
    throw new StoreUnavailable(
      `DATABASE_URL: the database is at migration ${String(version)}, this server needs ${neededMigration}. ` +
        'Run "npm run migrate".',
    )
  }
}

/** Returns what to do about an error of the first query. */
function advise(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // invalid_schema_name, undefined_function
  if (code === '3F000' || code === '42883') return 'the database has no message store yet. Run "npm run migrate".'
  // insufficient_privilege
  if (code === '42501') return 'the role may not use the message store. Run "grant b2b_app to <role>" as the owner.'
  return `PostgreSQL cannot be reached: ${describeError(error)}. Check the address and that the server is running.`
}
