import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, Query, Value } from './database.ts'
import { migrate, migrations, readVersion } from './migrations.ts'

/** The name of the database's file in the outbox. */
export const sqliteFile = 'messages.sqlite'

/**
 * What every connection sets. With `synchronous = FULL` a commit is on the disk when it returns. `secure_delete`
 * overwrites deleted rows with zeros, and `temp_store` keeps what is typed out of temporary files.
 */
const pragmas = {
  journal_mode: 'WAL',
  synchronous: 'FULL',
  secure_delete: 'ON',
  temp_store: 'MEMORY',
  // Pages of 4 KiB: at the default of 1,000 a busy server writes the same pages again with every few messages.
  wal_autocheckpoint: 4000,
}

/** Milliseconds to wait for an operator's command that writes to the same file. The server answers nothing meanwhile. */
const busyTimeoutMs = 2_000

/**
 * Opens SQLite in a file, which is created with its folder at the first transaction, readable by their owner only. Statements
 * run synchronously in this thread, one transaction after the other.
 */
export function openSqlite(file: string, { steps = migrations } = {}): Database {
  let connection: Connection | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Runs work when everything before it has ended: a connection has one transaction at a time. */
  function inTurn<Result>(work: (open: Connection) => Promise<Result>): Promise<Result> {
    const result = last.then(async () => {
      try {
        connection ??= await connect(file, steps)
        return await work(connection)
      } catch (error) {
        // Another connection finds out whether the file is damaged, or has been repaired.
        if (isAboutFile(error)) disconnect()
        throw error
      }
    })
    last = result.catch(() => undefined)
    return result
  }

  function disconnect() {
    connection?.database.close()
    connection = undefined
  }

  return {
    skipLocked: '',
    transaction: (run) => inTurn(({ database, query }) => transact(database, () => run(query))),
    compact: () =>
      inTurn(async ({ database }) => {
        database.exec('VACUUM')
        const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
        if (result?.['busy'] !== 0)
          throw new Error(
            `Another program reads ${file}, so its write-ahead log still holds what was erased. Repeat this.`,
          )
      }),
    async backup(to) {
      // SQLite gives the copy the permissions of an existing file.
      closeSync(openSync(to, 'w', 0o600))
      // A connection of its own, in a thread of its own: transactions go on meanwhile. All pages are copied in one step,
      // because each change by another connection starts the copy again.
      const source = new DatabaseSync(file, { readOnly: true })
      try {
        await backup(source, to, { rate: 2 ** 30 })
      } finally {
        source.close()
      }
    },
    close: async () => {
      await last
      disconnect()
    },
  }
}

type Connection = { database: DatabaseSync; query: Query }

async function connect(file: string, steps: typeof migrations): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  try {
    for (const [name, value] of Object.entries(pragmas)) database.exec(`PRAGMA ${name} = ${value}`)
    const query = createQuery(database)
    const readTarget = async () => {
      const tables = await query<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
      return { query, place: file, tables: tables.map(({ name }) => name) }
    }
    copyBefore(database, file, await readVersion(await readTarget()), steps.length)
    await transact(database, async () => migrate(await readTarget(), steps))
    return { database, query }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Copies an older database before it is migrated, so that an update can be taken back. */
function copyBefore(database: DatabaseSync, file: string, version: number, target: number): void {
  const copy = join(dirname(file), `before-${target}.sqlite`)
  if (version === 0 || version >= target || existsSync(copy)) return
  // Under another name until it is complete, because a copy that exists is not made again.
  const partial = `${copy}.unfinished-${process.pid}`
  closeSync(openSync(partial, 'w', 0o600))
  database.prepare('VACUUM INTO ?').run(partial)
  renameSync(partial, copy)
}

async function transact<Result>(database: DatabaseSync, run: () => Promise<Result>): Promise<Result> {
  // IMMEDIATE takes the write lock at once, so that no statement finds another process in the way.
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = await run()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function createQuery(database: DatabaseSync): Query {
  const statements = new Map<string, StatementSync>()
  return async <Row>(sql: string, values: readonly Value[] = []) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    const parameters = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    return statement.all(parameters) as Row[]
  }
}

// SQLite's result codes for a file that cannot be used: I/O error, corrupt, cannot open, not a database.
const fileErrors = new Set([10, 11, 14, 26])

const isAboutFile = (error: unknown) => {
  const { errcode } = error as { errcode?: number }
  return errcode !== undefined && fileErrors.has(errcode & 0xff)
}
