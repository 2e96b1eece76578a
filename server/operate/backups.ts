import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import type { Person } from '../store/messages.ts'

/** A backup of a day, or a copy that an update made before it changed the tables. */
const copyName = /^(?:messages-(\d{4}-\d\d-\d\d)|before-\d+(?:\.[\dT-]+)?)\.sqlite$/
const unfinished = '.unfinished'

const dayMs = 24 * 60 * 60_000
const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Returns the names of the database's copies in the outbox, of which there may be none. */
const listCopies = async (outbox: string) =>
  (await readdir(outbox).catch(() => [])).filter((name) => copyName.test(name)).toSorted()

/** Removes copies that a process was still writing. If it still runs, it fails and tries again in an hour. */
async function removeUnfinished(outbox: string): Promise<void> {
  const names = await readdir(outbox).catch(() => [])
  for (const name of names) if (name.includes(unfinished)) await rm(join(outbox, name), { force: true })
}

/**
 * Makes today's backup (UTC) of SQLite if it is missing, and then removes every copy that is older than `kept` days, or that
 * a wrong clock dated ahead. Nothing is removed before the backup was checked; throws if it failed or is damaged.
 */
export async function backUpDaily(options: {
  outbox: string
  copy: NonNullable<Database['backup']>
  kept: number
  now: number
  log: Log
}): Promise<void> {
  const { outbox, copy, kept, now, log } = options
  const file = `messages-${toDay(now)}.sqlite`
  if (kept > 0 && !(await listCopies(outbox)).includes(file)) {
    await removeUnfinished(outbox)
    const part = join(outbox, `${file}${unfinished}`)
    await copy(part)
    const damage = findDamage(part)
    if (damage !== undefined) throw new Error(`The copy is damaged: ${damage}`)
    await rename(part, join(outbox, file))
    log('info', 'backup.made', { file })
  }
  const days = new Set(Array.from({ length: kept }, (_, index) => toDay(now - index * dayMs)))
  for (const name of await listCopies(outbox)) {
    const path = join(outbox, name)
    const day = copyName.exec(name)?.[1] ?? toDay((await stat(path)).mtimeMs)
    if (!days.has(day)) await rm(path, { force: true })
  }
}

/** Checks a whole copy, and makes it one file without a write-ahead log. SQLite throws if it is no database at all. */
function findDamage(file: string): string | undefined {
  using copy = new DatabaseSync(file)
  copy.exec('PRAGMA journal_mode = DELETE')
  const result = String(copy.prepare('PRAGMA quick_check(1)').get()?.['quick_check'])
  return result === 'ok' ? undefined : result
}

/** What identifies a stored message and its person to an operator; the phone number as it was typed. */
export type Found = { id: string; phone: string; acceptedAt: number }

/** Returns the messages of a person, or the one with an id, in all copies of the database. */
export function findInCopies(outbox: string, who: Person | { id: string }): Promise<Found[]> {
  const [condition, value] =
    'id' in who ? ['id = ?', who.id] : 'email' in who ? ['email = ?', who.email] : ['phone LIKE ?', `%${who.phone}`]
  const select = `SELECT id, payload ->> '$.phone' AS phone, accepted_at AS "acceptedAt" FROM messages WHERE ${condition}`
  return inCopies(outbox, (database) => database.prepare(select).all(value) as Found[])
}

/** Erases messages from all copies of the database. A damaged copy is removed, because nothing can be erased from it. */
export async function eraseFromCopies(outbox: string, ids: readonly string[], log: Log): Promise<void> {
  await removeUnfinished(outbox)
  const erase = (database: DatabaseSync) => {
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE')
    const remove = database.prepare('DELETE FROM messages WHERE id = ?')
    const removed = ids.filter((id) => remove.run(id).changes > 0)
    database.exec(removed.length > 0 ? 'COMMIT; VACUUM' : 'COMMIT')
    return []
  }
  await inCopies(outbox, erase, async (file) => {
    await rm(join(outbox, file), { force: true })
    log('error', 'backup.damaged', { file })
  })
}

async function inCopies<Row>(
  outbox: string,
  work: (database: DatabaseSync) => Row[],
  onDamaged?: (file: string) => Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const file of await listCopies(outbox)) {
    try {
      using database = new DatabaseSync(join(outbox, file))
      rows.push(...work(database))
    } catch (error) {
      // SQLite's result codes for a damaged file, and for one that is no database.
      const { errcode = 0 } = error as { errcode?: number }
      if (![11, 26].includes(errcode & 0xff)) throw error
      await onDamaged?.(file)
    }
  }
  return rows
}
