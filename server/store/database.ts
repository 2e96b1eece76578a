/** A value that both engines store. */
export type Value = string | number | null

/** Runs one statement, whose parameters are `$1`, `$2` …, and resolves with its rows. */
export type Query = <Row = Record<string, unknown>>(sql: string, values?: readonly Value[]) => Promise<Row[]>

/** A database as the store uses it. SQLite and PostgreSQL differ here only: they share every statement (D51). */
export type Database = {
  /** Appended to the SELECT of rows to claim, so that several servers never wait for each other's rows. */
  skipLocked: string
  /**
   * Runs statements in one transaction, which is durable when the promise resolves; an error rolls it back and is passed on.
   * It connects and migrates first, so that a database which was away or damaged is used again as soon as it is repaired.
   */
  transaction: <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>
  /** Runs statements that only read in one transaction, which waits for no other program that writes. */
  read: <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>
  /** A secret of the database's servers that is not in its tables. Called in transactions. */
  secret: () => string
  /** Overwrites what deleted rows left behind in the file. PostgreSQL does this by itself (autovacuum). */
  compact: () => Promise<void>
  /** Empties the log of changes, which still holds deleted rows, unless another program reads. PostgreSQL has its own. */
  emptyLog: () => Promise<void>
  /** Copies the database into a file; undefined for PostgreSQL, whose backups belong to its operator. */
  backup?: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** The last version of the tables before the first release. Stores of before it are not taken over. */
const unreleased = 6

/**
 * The schema of the first release, and after it a list of statements for each later version. A released list never changes; a new
 * one is added at the end. Both engines understand each statement. Times are milliseconds since 1970; messages.ts says what each
 * column holds.
 */
export const schema: readonly (readonly string[])[] = [
  [
    `CREATE TABLE messages (
       id TEXT PRIMARY KEY,
       function TEXT NOT NULL,
       payload TEXT NOT NULL,
       email TEXT NOT NULL,
       phone TEXT NOT NULL,
       marks TEXT NOT NULL,
       source TEXT NOT NULL,
       -- With its index, this is what makes a retry the same message.
       idempotency_key TEXT UNIQUE,
       digest TEXT NOT NULL,
       accepted_at BIGINT NOT NULL
     )`,
    'CREATE INDEX messages_by_time ON messages (accepted_at)',
    'CREATE INDEX messages_by_email ON messages (email)',
    `CREATE TABLE deliveries (
       message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
       kind TEXT NOT NULL,
       position INTEGER NOT NULL,
       generation INTEGER NOT NULL DEFAULT 0,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       doubts INTEGER NOT NULL DEFAULT 0,
       -- Since when it waits, and when the next attempt is due.
       waiting_since BIGINT NOT NULL,
       due_at BIGINT NOT NULL,
       -- Until when the worker that makes an attempt has it for itself.
       leased_until BIGINT NOT NULL DEFAULT 0,
       ended_at BIGINT,
       note TEXT,
       PRIMARY KEY (message_id, kind, position)
     )`,
    `CREATE INDEX deliveries_waiting ON deliveries (kind, due_at) WHERE state = 'waiting'`,
    'CREATE INDEX deliveries_ended ON deliveries (state, ended_at) WHERE ended_at IS NOT NULL',
    `CREATE TABLE rate_limits (
       bucket TEXT PRIMARY KEY,
       count INTEGER NOT NULL,
       resets_at BIGINT NOT NULL
     )`,
    'CREATE INDEX rate_limits_by_end ON rate_limits (resets_at)',
    // Without a person (D96), so that erasing one changes nothing here. totals.ts says what each column holds.
    `CREATE TABLE inquiry_totals (
       month TEXT NOT NULL,
       function TEXT NOT NULL,
       page TEXT NOT NULL,
       landing TEXT NOT NULL,
       referrer TEXT NOT NULL,
       source TEXT NOT NULL,
       campaign TEXT NOT NULL,
       count BIGINT NOT NULL,
       PRIMARY KEY (month, function, page, landing, referrer, source, campaign)
     )`,
    `CREATE TABLE page_views (
       day TEXT NOT NULL,
       path TEXT NOT NULL,
       count BIGINT NOT NULL,
       PRIMARY KEY (day, path)
     )`,
  ],
  [
    // Without a person, too. failures.ts says what each column holds.
    `CREATE TABLE browser_failures (
       day TEXT NOT NULL,
       kind TEXT NOT NULL,
       what TEXT NOT NULL,
       place TEXT NOT NULL,
       page TEXT NOT NULL,
       engine TEXT NOT NULL,
       build TEXT NOT NULL,
       count BIGINT NOT NULL,
       PRIMARY KEY (day, kind, what, place, page, engine, build)
     )`,
  ],
]

/** The database can be reached, but not used: by its tables or its encoding. The message says what to do. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
}

/** What a migration works on: `place` is how messages name it, `tables` are those that exist. */
type Target = { query: Query; place: string; tables: readonly string[] }

/** Creates the tables, or brings them up to date, within the transaction of `query`. Throws UnusableDatabase. */
export async function migrate(target: Target, lists = schema): Promise<void> {
  const { query, place } = target
  const version = await readVersion(target)
  const current = versionOf(lists)
  if (version === current) return
  if (version > current)
    throw new UnusableDatabase(
      `${place} was written by a newer version of this software (schema ${version}, this version knows ` +
        `${current}). Start the newer version, or restore a backup from before the update.`,
    )
  if (version > 0 && version <= unreleased)
    throw new UnusableDatabase(
      `${place} was written before version 1.0.0, which takes nothing over (schema ${version}). Let the version that wrote it ` +
        'deliver what waits, move it away, and start again with an empty one.',
    )
  await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
  for (const list of lists.slice(Math.max(0, version - unreleased)))
    for (const statement of list) await query(statement)
  await query('DELETE FROM schema_version')
  await query('INSERT INTO schema_version (version) VALUES ($1)', [current])
}

/** Returns the version of a schema. */
export const versionOf = (lists: typeof schema): number => unreleased + lists.length

/** Returns the version of a database's tables; 0 for an empty one. */
export async function readVersion({ query, tables }: Omit<Target, 'place'>): Promise<number> {
  if (!tables.includes('schema_version')) return 0
  const [row] = await query<{ version: number }>('SELECT version FROM schema_version')
  return row?.version ?? 0
}
