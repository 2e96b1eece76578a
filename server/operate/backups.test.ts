import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { day, messageToStore, openStore } from '../../tests/fixtures/store.ts'
import { backUpDaily } from './backups.ts'
import { sqliteFile } from '../store/sqlite.ts'

const today = Date.parse('2027-03-10T12:00:00Z')
const todaysFile = 'messages-2027-03-10.sqlite'
const others = [
  'before-2.sqlite',
  'messages-2027-03-07.sqlite',
  'messages-2027-03-08.sqlite',
  'messages-2028-01-01.sqlite',
]

/** Opens an outbox with a message, and with copies of other days on demand. */
async function openOutbox(copies: string[] = []) {
  const { store, database, place: outbox, log, logged } = await openStore()
  const accept = (count: number) => Promise.all(Array.from({ length: count }, () => store.accept(messageToStore())))
  await accept(1)
  for (const name of copies) {
    await writeFile(join(outbox, name), '')
    if (name.startsWith('before')) await utimes(join(outbox, name), today / 1_000, today / 1_000)
  }
  const copy = database.backup!
  const backUp = (change: Partial<Parameters<typeof backUpDaily>[0]> = {}) =>
    backUpDaily({ outbox, copy, kept: 3, now: today, isClockTrusted: true, log, ...change })
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
  expect(await listCopies()).toEqual([...others.slice(0, 3), todaysFile])
  // The site was off for a month. What there is stays until something newer is there.
  await backUp({ now: today + 30 * day })
  expect(takeRemoved()).toEqual(['messages-2027-03-07.sqlite'])
  await backUp({ now: today + 30 * day })
  expect(takeRemoved()).toEqual(['before-2.sqlite'])
  expect(await listCopies()).toEqual(['messages-2027-03-08.sqlite', todaysFile, 'messages-2027-04-09.sqlite'])
  for (const left of [2, 1, 0, 0]) {
    await backUp({ kept: 0, now: today + 30 * day })
    expect(await listCopies()).toHaveLength(left)
  }
  expect(await readFile(join(outbox, sqliteFile))).not.toHaveLength(0)
})

test.each([-400, 40])('makes a backup and removes none while the clock is in doubt (%i days)', async (days) => {
  const { backUp, listCopies, takeRemoved } = await openOutbox(others)
  const now = today + days * day
  for (let round = 0; round < 3; round += 1) await backUp({ now, isClockTrusted: false })
  expect(takeRemoved()).toEqual([])
  const made = `messages-${new Date(now).toISOString().slice(0, 10)}.sqlite`
  expect(await listCopies()).toEqual([...others, made].toSorted())
  // It is right again.
  for (let round = 0; round < 5; round += 1) await backUp()
  expect(takeRemoved()).toHaveLength(2)
  expect(await listCopies()).toEqual([...others.slice(0, 3), todaysFile])
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
  expect(await listCopies()).toEqual([...others.slice(0, 3), todaysFile])
})
