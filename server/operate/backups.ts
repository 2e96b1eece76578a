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

/** Returns the day of the newest backup, in milliseconds since 1970; undefined without any. */
export async function findNewestBackup(outbox: string): Promise<number | undefined> {
  const days = (await listCopies(outbox)).flatMap((name) => copyName.exec(name)?.[1] ?? [])
  return days.length > 0 ? Date.parse(days.at(-1)!) : undefined
}

async function removeCopy(outbox: string, file: string, log: Log): Promise<void> {
  await rm(join(outbox, file), { force: true })
  log('info', 'backup.removed', { file })
}

/** Removes copies that a process was still writing. If it still runs, it fails and tries again in an hour. */
async function removeUnfinished(outbox: string, log: Log): Promise<void> {
  const names = await readdir(outbox).catch(() => [])
  for (const name of names) if (name.includes(unfinished)) await removeCopy(outbox, name, log)
}

/**
 * Makes today's backup (UTC) of SQLite if it is missing, and then removes one copy, if there are more than `kept`. Nothing is
 * removed before the backup was checked, and nothing while the clock is in doubt. Throws if the backup failed or is damaged.
 */
export async function backUpDaily(options: {
  outbox: string
  copy: NonNullable<Database['backup']>
  kept: number
  now: number
  isClockTrusted: boolean
  log: Log
}): Promise<void> {
  const { outbox, copy, kept, now, isClockTrusted, log } = options
  const file = `messages-${toDay(now)}.sqlite`
  if (kept > 0 && !(await listCopies(outbox)).includes(file)) {
    await removeUnfinished(outbox, log)
    const part = join(outbox, `${file}${unfinished}`)
    await copy(part)
    const damage = findDamage(part)
    if (damage !== undefined) throw new Error(`The copy is damaged: ${damage}`)
    await rename(part, join(outbox, file))
    log('info', 'backup.made', { file })
  }
  const surplus = isClockTrusted ? await findSurplus(outbox, kept, now) : undefined
  if (surplus !== undefined) await removeCopy(outbox, surplus, log)
}

/**
 * Returns the copy to remove next, if there is one. Backups are counted, whatever their days, so that those of before a wrong
 * clock stay until as many new ones are there. A copy of before an update stays for `kept` days.
 */
async function findSurplus(outbox: string, kept: number, now: number): Promise<string | undefined> {
  const copies = await listCopies(outbox)
  const dayOf = (name: string) => copyName.exec(name)?.[1]
  const backups = copies.filter((name) => dayOf(name) !== undefined)
  // Dated by a clock that was ahead. As the newest it would stay in the place of a real one.
  const ahead = backups.find((name) => dayOf(name)! > toDay(now + dayMs))
  if (backups.length > kept) return ahead ?? backups[0]
  for (const name of copies.filter((copy) => dayOf(copy) === undefined))
    if (Math.abs(now - (await stat(join(outbox, name))).mtimeMs) > kept * dayMs) return name
  return undefined
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
  await removeUnfinished(outbox, log)
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
