import { readFile, readdir } from 'node:fs/promises'
import { Client, DatabaseError } from 'pg'
import { describeError } from './pgCall.ts'

const folder = new URL('../../../supabase/migrations/', import.meta.url)

/**
 * Applies the migrations of `supabase/migrations/` that a database lacks, each in a transaction of its own. They are
 * recorded where the Supabase CLI records them, so that either tool continues where the other stopped. A second run at
 * the same time waits for the first.
 *
 * @param url of a role that may create schemas and roles
 * @param files names of the files to apply; all unless given
 * @returns names of the files that were applied
 * @throws {Error} with what to do; the migrations before the failed one stay applied
 */
export async function migrate(url: string, files?: string[]): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'b2b-migrate' })
  // A broken connection also rejects the query in flight, so this event needs no handling.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(`PostgreSQL cannot be reached: ${describeError(error)}. Check MIGRATION_DATABASE_URL.`, {
      cause: error,
    })
  }
  try {
    return await applyMissing(client, files ?? (await migrationFiles()))
  } finally {
    await client.end()
  }
}

/** Returns the names of the migrations in their order. */
export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{14}_\w+\.sql$/.test(name)).toSorted()

async function applyMissing(client: Client, files: string[]): Promise<string[]> {
  // Freed when the connection closes.
  await client.query(`select pg_advisory_lock(hashtextextended('b2b migrations', 0))`)
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as found`,
  )
  if (!tables[0]?.found) {
    await client.query('create schema if not exists supabase_migrations')
    await client.query(
      'create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)',
    )
  }
  const { rows } = await client.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const recorded = new Set(rows.map(({ version }) => version))
  const missing = files.filter((name) => !recorded.has(name.slice(0, 14)))
  for (const name of missing) await apply(client, name)
  return missing
}

async function apply(client: Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [name.slice(0, 14), name.slice(15, -4), statements],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed and left nothing behind: ${describe(error, statements)}`, {
      cause: error,
    })
  }
}

/** Returns what PostgreSQL reports, with the line of the file if it names a position. */
function describe(error: unknown, statements: string): string {
  if (!(error instanceof DatabaseError)) return String(error)
  const line = error.position && statements.slice(0, Number(error.position)).split('\n').length
  return `${error.message}${line ? ` (line ${line})` : ''}${error.hint ? `. ${error.hint}` : ''}`
}
