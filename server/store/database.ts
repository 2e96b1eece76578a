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
  /** Copies the database into a file; undefined for PostgreSQL, whose backups belong to its operator. */
  backup?: (file: string) => Promise<void>
  close: () => Promise<void>
}
