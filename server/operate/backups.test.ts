import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { day, messageToStore, openStore } from '../../tests/fixtures/store.ts'
import { backUpDaily } from './backups.ts'
import { sqliteFile } from '../store/sqlite.ts'

const today = Date.parse('2027-03-10T12:00:00Z')
const todaysFile = 'messages-2027-03-10.sqlite'
const others = ['messages-2027-03-07.sqlite', 'messages-2027-03-08.sqlite', 'messages-2028-01-01.sqlite']

/** Opens an outbox with a message, and with copies of other days on demand. */
async function openOutbox(copies: string[] = []) {
  const { store, database, place: outbox, log, logged } = await openStore()
  const accept = (count: number) => Promise.all(Array.from({ length: count }, () => store.accept(messageToStore())))
  await accept(1)
  for (const name of copies) await writeFile(join(outbox, name), '')
  const copy = database.backup!
  const backUp = (change: Partial<Parameters<typeof backUpDaily>[0]> = {}) =>
    backUpDaily({ outbox, copy, kept: 3, now: today, log, ...change })
  const listCopies = async () => (await readdir(outbox)).filter((name) => !name.startsWith(sqliteFile)).toSorted()
  /** Returns which files were removed since the last call, as the log says. */
  const takeRemoved = () => logged.splice(0).flatMap(({ event, file }) => (event === 'backup.removed' ? [file] : []))
  return { outbox, accept, copy, backUp, listCopies, takeRemoved }
}

test('copies the database once a day into one private file, while messages are accepted', async () => {
  const { outbox, accept, backUp, listCopies } = await openOutbox()
  const file = join(outbox, todaysFile)
  await accept(50)
  await Promise.all([backUp(), accept(50)])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  using database = new DatabaseSync(file)
  const count = () => Number(database.prepare('SELECT count(*) AS count FROM messages').get()!['count'])
  expect(count()).toBeGreaterThanOrEqual(51)
  const { ino } = await stat(file)
  await backUp({ now: today + 60_000 })
  expect((await stat(file)).ino).toBe(ino)
  // No write-ahead log is beside it, so this one file is the backup.
  expect(await listCopies()).toEqual([todaysFile])
})

test('keeps as many backups as it should, removes one copy in each run, and logs it', async () => {
  const { outbox, backUp, listCopies, takeRemoved } = await openOutbox(others)
  await backUp()
  // A clock that was ahead has dated it.
  expect(takeRemoved()).toEqual(['messages-2028-01-01.sqlite'])
  await backUp()
  expect(takeRemoved()).toEqual([])
  expect(await listCopies()).toEqual([...others.slice(0, 2), todaysFile])
  // The site was off for a month, or its clock is ahead. What there is stays until something newer is there.
  for (const removed of [['messages-2027-03-07.sqlite'], [], []]) {
    await backUp({ now: today + 30 * day })
    expect(takeRemoved()).toEqual(removed)
  }
  expect(await listCopies()).toEqual(['messages-2027-03-08.sqlite', todaysFile, 'messages-2027-04-09.sqlite'])
  for (const left of [2, 1, 0, 0]) {
    await backUp({ kept: 0, now: today + 30 * day })
    expect(await listCopies()).toHaveLength(left)
  }
  expect(takeRemoved()).toHaveLength(3)
  expect(await readFile(join(outbox, sqliteFile))).not.toHaveLength(0)
})

test('takes a database whose index misses a row for damaged, because a person would not be found by it', async () => {
  const { backUp, copy } = await openOutbox()
  const copyBadly = async (file: string) => {
    await copy(file)
    using database = new DatabaseSync(file, { defensive: false })
    // Exchanges its pages for those of an empty index.
    const both = "name IN ('messages_by_email', 'empty_by_email')"
    database.exec(`PRAGMA writable_schema = ON; CREATE TABLE empty (email); CREATE INDEX empty_by_email ON empty (email);
      UPDATE sqlite_schema SET rootpage = (SELECT sum(rootpage) FROM sqlite_schema WHERE ${both}) - rootpage WHERE ${both}`)
  }
  await expect(backUp({ copy: copyBadly })).rejects.toThrow(/damaged: wrong # of entries in index/)
})

test.each([
  ['ends early', (file: string) => truncate(file, 6_000)],
  ['has a damaged page', async (file: string) => writeFile(file, (await readFile(file)).fill(0xff, 8_192, 12_288))],
  ['fails', () => Promise.reject(new Error('The disk is full.'))],
])('keeps what there is when a copy %s, and copies again the next time', async (_, damage) => {
  const { backUp, copy, listCopies } = await openOutbox(others)
  const copyBadly = async (file: string) => {
    await copy(file)
    await damage(file)
  }
  await expect(backUp({ copy: copyBadly })).rejects.toThrow(/damaged|malformed|full/)
  expect(await listCopies()).toEqual(expect.arrayContaining(others))
  expect(await listCopies()).not.toContain(todaysFile)
  await backUp()
  expect(await listCopies()).toEqual([...others.slice(0, 2), todaysFile])
})
