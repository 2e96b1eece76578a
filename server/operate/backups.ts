import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import type { Person } from '../store/messages.ts'

const backupName = /^messages-\d{4}-\d\d-\d\d\.sqlite$/
const nameOf = (milliseconds: number) => `messages-${new Date(milliseconds).toISOString().slice(0, 10)}.sqlite`
const unfinished = '.unfinished'

const dayMs = 24 * 60 * 60_000

/** Returns the names of the backups in the outbox, the oldest day first; there may be none. */
const listBackups = async (outbox: string) =>
  (await readdir(outbox).catch(() => [])).filter((name) => backupName.test(name)).toSorted()

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
 * Makes today's backup (UTC) of SQLite if it is missing, and then removes one, if there are more than `kept`: whatever the
 * clock says, a run removes one at most, and none before a new one was checked. Throws if the backup failed or is damaged.
 */
export async function backUpDaily(options: {
  outbox: string
  copy: NonNullable<Database['backup']>
  kept: number
  now: number
  log: Log
}): Promise<void> {
  const { outbox, copy, kept, now, log } = options
  const file = nameOf(now)
  if (kept > 0 && !(await listBackups(outbox)).includes(file)) {
    await removeUnfinished(outbox, log)
    const part = join(outbox, `${file}${unfinished}`)
    await copy(part)
    const damage = findDamage(part)
    if (damage !== undefined) throw new Error(`The copy is damaged: ${damage}`)
    await rename(part, join(outbox, file))
    log('info', 'backup.made', { file })
  }
  const backups = await listBackups(outbox)
  if (backups.length <= kept) return
  // One that a clock was ahead has dated goes first: as the newest it would stay in the place of a real one.
  const surplus = backups.find((name) => name > nameOf(now + dayMs)) ?? backups[0]!
  await removeCopy(outbox, surplus, log)
}

/** Checks a whole copy, and makes it one file without a write-ahead log. SQLite throws if it is no database at all. */
function findDamage(file: string): string | undefined {
  using copy = new DatabaseSync(file)
  copy.exec('PRAGMA journal_mode = DELETE')
  // The quick one does not compare indexes, by which a person's messages are found when they are to be erased.
  const result = String(copy.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'])
  return result === 'ok' ? undefined : result
}

/** What identifies a stored message and its person to an operator; the phone number as it was typed, if it can be read. */
export type Found = { id: string; email: string; phone: string; acceptedAt: number }

/** Returns the messages of a person, or the one with an id, in all backups. */
export function findInBackups(outbox: string, who: Person | { id: string }): Promise<Found[]> {
  const [condition, value] =
    'id' in who ? ['id = ?', who.id] : 'email' in who ? ['email = ?', who.email] : ['phone LIKE ?', `%${who.phone}`]
  const phone = `CASE WHEN json_valid(payload) THEN payload ->> '$.phone' ELSE phone END`
  const select = `SELECT id, email, ${phone} AS phone, accepted_at AS "acceptedAt" FROM messages WHERE ${condition}`
  return inBackups(outbox, (database) => database.prepare(select).all(value) as Found[])
}

/** Erases messages from all backups. A damaged one is removed, because nothing can be erased from it. */
export async function eraseFromBackups(outbox: string, ids: readonly string[], log: Log): Promise<void> {
  await removeUnfinished(outbox, log)
  const erase = (database: DatabaseSync) => {
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE')
    const remove = database.prepare('DELETE FROM messages WHERE id = ?')
    const removed = ids.filter((id) => remove.run(id).changes > 0)
    database.exec(removed.length > 0 ? 'COMMIT; VACUUM' : 'COMMIT')
    return []
  }
  await inBackups(outbox, erase, async (file) => {
    await rm(join(outbox, file), { force: true })
    log('error', 'backup.damaged', { file })
  })
}

async function inBackups<Row>(
  outbox: string,
  work: (database: DatabaseSync) => Row[],
  onDamaged?: (file: string) => Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const file of await listBackups(outbox)) {
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
