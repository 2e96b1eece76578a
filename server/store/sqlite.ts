import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate, readVersion, schema, versionOf, type Database, type Query, type Value } from './database.ts'

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

/** Milliseconds for which a transaction waits while another program writes. SQLite's own wait would stop pages, too. */
const busyMs = 4_000

/**
 * Opens SQLite in a file, which is created with its folder at the first transaction, readable by their owner only. Statements
 * run synchronously in this thread, one transaction after the other.
 */
export function openSqlite(file: string, { lists = schema } = {}): Database {
  let connection: Connection | undefined
  let secret: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Runs work when everything before it has ended: a connection has one transaction at a time. */
  function inTurn<Result>(work: (open: Connection, deadline: number) => Promise<Result>): Promise<Result> {
    // Counted from here, so that those behind a transaction that waits do not wait one after the other.
    const deadline = performance.now() + busyMs
    const result = last.then(async () => {
      try {
        if (connection && identify(file) !== connection.identity) disconnect()
        connection ??= await whileBusy(deadline, () => connect(file, lists))
        return await work(connection, deadline)
      } catch (error) {
        // Another connection finds out whether the file is damaged, or has been repaired.
        if (fileErrors.has(resultCode(error))) disconnect()
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
    transaction: (run) =>
      inTurn(({ database, query }, deadline) => transact(database, 'BEGIN IMMEDIATE', deadline, () => run(query))),
    read: (run) => inTurn(({ database, query }, deadline) => transact(database, 'BEGIN', deadline, () => run(query))),
    secret: () => (secret ??= readSecret(join(dirname(file), 'limits.key'))),
    compact: () =>
      inTurn(async ({ database }) => {
        // An operator's command has nothing else to do meanwhile.
        database.exec(`PRAGMA busy_timeout = ${busyMs}; VACUUM`)
        const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
        if (result?.['busy'] !== 0)
          throw new Error(
            `Another program reads ${file}, so its write-ahead log still holds what was erased. Repeat this.`,
          )
      }),
    emptyLog: () => inTurn(async ({ database }) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
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
      forgetLimits(to)
    },
    close: async () => {
      await last
      disconnect()
    },
  }
}

type Connection = { database: DatabaseSync; query: Query; identity: string }

/**
 * Returns which file this is. SQLite does not notice that its file was removed or replaced: what it then accepts is lost
 * with the process. Throws while there is none, because an empty one in its place would look like a store.
 */
function identify(file: string): string {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (ino === undefined)
    throw Object.assign(new Error(`${file} was removed.`), { errstr: 'the file was removed while it was open' })
  return `${dev} ${ino}`
}

/** Reads a random key, or creates it, complete also after a crash. */
function readSecret(file: string): string {
  if (!existsSync(file)) {
    writeFileSync(`${file}.partial`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    renameSync(`${file}.partial`, file)
  }
  return readFileSync(file, 'utf8')
}

/** Removes the counters of the limits from a copy: they hold digests of addresses, and nobody restores them. */
function forgetLimits(copy: string): void {
  const database = new DatabaseSync(copy)
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON; DELETE FROM rate_limits')
  } finally {
    database.close()
  }
}

/** Tries again, without blocking the thread, while another program has the lock. */
async function whileBusy<Result>(deadline: number, work: () => Result | Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() >= deadline) throw error
      await wait(10)
    }
}

async function connect(file: string, lists: typeof schema): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    for (const [name, value] of Object.entries(pragmas)) database.exec(`PRAGMA ${name} = ${value}`)
    const query = createQuery(database)
    const readTarget = async () => {
      const tables = await query<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
      return { query, place: file, tables: tables.map(({ name }) => name) }
    }
    // A lock is taken only when there is something to write.
    if ((await readVersion(await readTarget())) !== versionOf(lists))
      await transact(database, 'BEGIN IMMEDIATE', 0, async () => migrate(await readTarget(), lists))
    return { database, query, identity: identify(file) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Runs a transaction. IMMEDIATE takes the write lock at once, so that no statement finds another process in the way. */
async function transact<Result>(
  database: DatabaseSync,
  begin: 'BEGIN' | 'BEGIN IMMEDIATE',
  deadline: number,
  run: () => Promise<Result>,
): Promise<Result> {
  await whileBusy(deadline, () => database.exec(begin))
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
const busy = 5

const resultCode = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff
