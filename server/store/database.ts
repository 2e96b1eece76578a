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

/**
 * The schema, one list of statements for each version. A released version never changes; a new one is added at the end.
 * Both engines understand each statement. Times are milliseconds since 1970; messages.ts says what each column holds.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE messages (
       id TEXT PRIMARY KEY,
       function TEXT NOT NULL,
       payload TEXT NOT NULL,
       email TEXT NOT NULL,
       phone TEXT NOT NULL,
       marks TEXT NOT NULL,
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
    `CREATE INDEX deliveries_ended ON deliveries (state, ended_at) WHERE ended_at IS NOT NULL`,
    `CREATE TABLE rate_limits (
       bucket TEXT PRIMARY KEY,
       count INTEGER NOT NULL,
       resets_at BIGINT NOT NULL
     )`,
    'CREATE INDEX rate_limits_by_end ON rate_limits (resets_at)',
  ],
  [`ALTER TABLE messages ADD COLUMN source TEXT NOT NULL DEFAULT ''`],
  ['ALTER TABLE deliveries ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0'],
  // One row: when a server last trusted its clock, and for how long servers have doubted it since (operate/clockWatch.ts).
  ['CREATE TABLE clock (id INTEGER PRIMARY KEY, trusted_at BIGINT NOT NULL, doubted_ms BIGINT NOT NULL)'],
  // The daily report was a message without a person. SQLite changes no column, so the deliveries move to a new table.
  [
    `CREATE TABLE reports (
       id TEXT PRIMARY KEY,
       report TEXT NOT NULL,
       made_at BIGINT NOT NULL
     )`,
    `INSERT INTO reports (id, report, made_at)
       SELECT id, payload, accepted_at FROM messages WHERE function = 'daily-mail'`,
    'ALTER TABLE deliveries RENAME TO deliveries_of_messages',
    `CREATE TABLE deliveries (
       -- What is delivered, of which one of the next two is the id.
       item_id TEXT NOT NULL,
       message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
       report_id TEXT REFERENCES reports (id) ON DELETE CASCADE,
       kind TEXT NOT NULL,
       position INTEGER NOT NULL,
       generation INTEGER NOT NULL DEFAULT 0,
       state TEXT NOT NULL,
       attempts INTEGER NOT NULL DEFAULT 0,
       doubts INTEGER NOT NULL DEFAULT 0,
       waiting_since BIGINT NOT NULL,
       due_at BIGINT NOT NULL,
       leased_until BIGINT NOT NULL DEFAULT 0,
       ended_at BIGINT,
       note TEXT,
       PRIMARY KEY (item_id, kind, position),
       CHECK (item_id = COALESCE(message_id, report_id))
     )`,
    `INSERT INTO deliveries (item_id, message_id, report_id, kind, position, generation, state, attempts, doubts,
         waiting_since, due_at, leased_until, ended_at, note)
       SELECT message_id, CASE WHEN kind = 'daily-mail' THEN NULL ELSE message_id END,
         CASE WHEN kind = 'daily-mail' THEN message_id ELSE NULL END, kind, position, generation, state, attempts, doubts,
         waiting_since, due_at, leased_until, ended_at, note FROM deliveries_of_messages`,
    'DROP TABLE deliveries_of_messages',
    `DELETE FROM messages WHERE function = 'daily-mail'`,
    'CREATE INDEX deliveries_of_message ON deliveries (message_id) WHERE message_id IS NOT NULL',
    `CREATE INDEX deliveries_waiting ON deliveries (kind, due_at) WHERE state = 'waiting'`,
    'CREATE INDEX deliveries_ended ON deliveries (state, ended_at) WHERE ended_at IS NOT NULL',
  ],
]

/** The tables were written by a version whose data this one cannot read. */
export class UnknownSchema extends Error {
  override name = 'UnknownSchema'
}

/** What a migration works on: `place` is how messages name it, `tables` are those that exist. */
type Target = { query: Query; place: string; tables: readonly string[] }

/** Brings a database up to date, within the transaction of `query`. Throws UnknownSchema. */
export async function migrate(target: Target, steps = migrations): Promise<void> {
  const { query, place } = target
  const version = await readVersion(target)
  if (version === steps.length) return
  if (version > steps.length)
    throw new UnknownSchema(
      `${place} was written by a newer version of this software (schema ${version}, this version knows ` +
        `${steps.length}). Start the newer version, or restore a backup from before the update.`,
    )
  await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
  for (const step of steps.slice(version)) for (const statement of step) await query(statement)
  await query('DELETE FROM schema_version')
  await query('INSERT INTO schema_version (version) VALUES ($1)', [steps.length])
}

/** Returns how many migrations a database has; 0 for an empty one. */
export async function readVersion({ query, tables }: Omit<Target, 'place'>): Promise<number> {
  if (!tables.includes('schema_version')) return 0
  const [row] = await query<{ version: number }>('SELECT version FROM schema_version')
  return row?.version ?? 0
}
