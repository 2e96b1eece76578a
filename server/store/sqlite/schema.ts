import type { DatabaseSync } from 'node:sqlite'

/*
 * SQLite copies cells to a neighboring page when it splits or merges pages, and leaves the old copy in the unused part
 * of the first page, where `secure_delete` does not reach it when the row is deleted. So that nothing typed is left:
 * - Indexes and other tables hold addresses as hashes (hash.ts).
 * - Rows of `payloads` are only added at the end, which moves no cell. An erased one is overwritten in place, and deleted
 *   when it is far from those still in use (changes.ts).
 */

/** The schema, one step for each version. A released step never changes. */
export const migrations = [
  `CREATE TABLE payloads (
     -- Rows that point here stay in the order of arrival, so a commit touches few pages. UUIDs would scatter them.
     sequence INTEGER PRIMARY KEY,
     payload TEXT NOT NULL
   ) STRICT;

   CREATE TABLE messages (
     sequence INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     function TEXT NOT NULL,
     email INTEGER,
     phone INTEGER,
     accepted_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX messages_by_time ON messages (accepted_at);
   CREATE INDEX messages_by_email ON messages (email);
   CREATE INDEX messages_by_phone ON messages (phone) WHERE phone IS NOT NULL;

   CREATE TABLE deliveries (
     message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
     kind TEXT NOT NULL,
     position INTEGER NOT NULL,
     generation INTEGER NOT NULL DEFAULT 0,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suppressed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER,
     -- 1 while due_at is the end of a lease.
     leased INTEGER NOT NULL DEFAULT 0,
     ended_at INTEGER,
     last_error TEXT,
     recipient INTEGER,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (message, kind, position),
     CHECK ((state = 'waiting') = (due_at IS NOT NULL))
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX deliveries_waiting ON deliveries (kind, due_at) WHERE state = 'waiting';
   CREATE INDEX deliveries_by_state ON deliveries (kind, state, created_at);
   CREATE INDEX deliveries_by_recipient ON deliveries (kind, recipient, created_at)
     WHERE recipient IS NOT NULL AND state <> 'suppressed';

   CREATE TABLE idempotency_keys (
     message INTEGER PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
     key TEXT NOT NULL UNIQUE,
     digest TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX idempotency_keys_by_end ON idempotency_keys (expires_at);

   CREATE TABLE rate_limits (
     bucket INTEGER PRIMARY KEY,
     count INTEGER NOT NULL,
     -- 1 as soon as a message was refused in this window.
     refused INTEGER NOT NULL DEFAULT 0,
     resets_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);

   CREATE TABLE heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), beat_at INTEGER NOT NULL) STRICT;`,

  `ALTER TABLE messages ADD COLUMN text_hash INTEGER;
   CREATE INDEX messages_by_text ON messages (text_hash, accepted_at) WHERE text_hash IS NOT NULL;

   -- The same table with one state more: SQLite cannot change a CHECK.
   CREATE TABLE new_deliveries (
     message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
     kind TEXT NOT NULL,
     position INTEGER NOT NULL,
     generation INTEGER NOT NULL DEFAULT 0,
     state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suppressed', 'quarantined')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER,
     leased INTEGER NOT NULL DEFAULT 0,
     ended_at INTEGER,
     last_error TEXT,
     recipient INTEGER,
     created_at INTEGER NOT NULL,
     PRIMARY KEY (message, kind, position),
     CHECK ((state = 'waiting') = (due_at IS NOT NULL))
   ) STRICT, WITHOUT ROWID;
   INSERT INTO new_deliveries SELECT * FROM deliveries;
   DROP TABLE deliveries;
   ALTER TABLE new_deliveries RENAME TO deliveries;
   CREATE INDEX deliveries_waiting ON deliveries (kind, due_at) WHERE state = 'waiting';
   CREATE INDEX deliveries_by_state ON deliveries (kind, state, created_at);
   CREATE INDEX deliveries_by_recipient ON deliveries (kind, recipient, created_at)
     WHERE recipient IS NOT NULL AND state NOT IN ('suppressed', 'quarantined');
   CREATE INDEX deliveries_quarantined ON deliveries (created_at) WHERE state = 'quarantined';

   CREATE TABLE announcement (one INTEGER PRIMARY KEY CHECK (one = 1), announced_at INTEGER NOT NULL) STRICT;`,
]

/**
 * Brings the schema of a database up to date.
 *
 * @throws Error if a newer version of this software has written the database
 */
export function migrate(database: DatabaseSync): void {
  // Two processes may open a new database at once. The second waits here and then finds the current version.
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()!['user_version'])
    if (version > migrations.length)
      throw new Error(
        `A newer version of this software has written it (schema ${version}, this version knows ${migrations.length}). ` +
          'Start the newer version, or restore a backup from before the update.',
      )
    for (const step of migrations.slice(version)) database.exec(step)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
