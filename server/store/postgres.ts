import { Pool, types, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { migrate, UnusableDatabase, type Database, type Query, type Value } from './database.ts'

/** The schema of all tables. The hosted backend serves those of `public` to everybody with the public key. */
const schema = 'b2b'

/**
 * Begins each transaction, in one round trip. All settings last until its end, because a pooler gives the next
 * transaction another connection. They are named because a database may have other defaults: with `repeatable read` messages that
 * come at once would fail at the limits that they share.
 */
const begin =
  `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL search_path TO ${schema}; SET LOCAL synchronous_commit TO on; ` +
  `SET LOCAL lock_timeout TO '4s'`

/**
 * The codes of errors that are the connection's and not the statement's: it is read-only since a failover, or the server ends it.
 * In the pool it would fail one transaction after the other, for as long as it is used.
 */
const connectionErrors = /^(25006|25P03|57P0[1-3])$/

/** Opens PostgreSQL, with so many `connections` at most. */
export function openPostgres(options: { url: string; connections?: number; log: Log }): Database {
  const { url, connections = 20, log } = options
  const { password } = new URL(url)
  // A message is rejected before the site's own timeout of 15 s: 4 s for a connection, 5 s for a statement that gets no
  // answer, and 5 s for the attempt to roll back.
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 4_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // The pool replaces connections that break. Without listeners the events would end the process: a connection emits its
  // own while a transaction has it, the pool while it is idle.
  pool.on('connect', (client) => {
    client.on('error', (error) => log('warn', 'store.connection', { reason: error.name }))
  })
  pool.on('error', () => undefined)

  async function transaction<Result>(run: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    try {
      await client.query(begin)
      const result = await run(createQuery(client))
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      const isUseless = connectionErrors.test((error as { code?: string }).code ?? '')
      // The state of a connection that cannot even roll back is unknown, so the pool closes it.
      await client.query('ROLLBACK').then(
        () => client.release(isUseless),
        (failure: Error) => client.release(failure),
      )
      throw error
    }
  }

  let ready: Promise<void> | undefined
  const prepare = () =>
    (ready ??= prepareSchema(pool, transaction).catch((error: unknown) => {
      ready = undefined
      throw error
    }))

  const whenReady: Database['transaction'] = async (run) => {
    await prepare()
    return transaction(run)
  }
  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    transaction: whenReady,
    read: whenReady,
    secret: () => password,
    compact: async () => undefined,
    emptyLog: async () => undefined,
    close: () => pool.end(),
  }
}

/** Creates the schema and brings its tables up to date. Servers that start together take turns. */
async function prepareSchema(pool: Pool, transaction: Database['transaction']): Promise<void> {
  const readTables = async (query: Query) => {
    const rows = await query<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1',
      [schema],
    )
    return rows.map(({ name }) => name)
  }
  const create = async () => {
    await pool.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await pool.query(`CREATE TABLE IF NOT EXISTS ${schema}.schema_version (version INTEGER NOT NULL)`)
  }
  await transaction(checkEncoding)
  // Two servers that create the same thing at once: one of them fails, and finds it at the second try.
  if ((await transaction(readTables)).length === 0) await create().catch(create)
  await transaction(async (query) => {
    const tables = await readTables(query)
    if (tables.includes('schema_version')) await query('LOCK TABLE schema_version IN EXCLUSIVE MODE')
    await migrate({ query, place: `The schema ${schema} in DATABASE_URL`, tables })
  })
}

/** Throws UnusableDatabase for an encoding that lacks characters: messages with ’ or – would be refused, and others not. */
async function checkEncoding(query: Query): Promise<void> {
  const [row] = await query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`)
  if (row?.encoding === 'UTF8') return
  throw new UnusableDatabase(
    `The database in DATABASE_URL has the encoding ${row?.encoding}, which cannot store every character that visitors type. ` +
      "Create one with ENCODING 'UTF8' TEMPLATE template0, and name it in DATABASE_URL.",
  )
}

/** Returns what runs a statement, without a name: behind a pooler the next transaction has a connection that lacks it. */
const createQuery =
  (client: PoolClient): Query =>
  async <Row>(text: string, values: readonly Value[] = []) =>
    (await client.query<Row & object>(text, [...values])).rows

/** Reads BIGINT, which holds times and counts here, as a number: `pg` returns text by default. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  return oid === types.builtins.INT8 ? Number : (types.getTypeParser(oid, format) as (text: string) => unknown)
}
