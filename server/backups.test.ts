import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { messageToStore } from '../tests/fixtures/storeMessages.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { backUpDaily } from './backups.ts'
import { openSqlite, sqliteFile } from './store/sqlite.ts'
import { createStore } from './store/store.ts'

const today = Date.parse('2027-03-10T12:00:00Z')
const todaysFile = 'messages-2027-03-10.sqlite'
const log = () => undefined

async function openOutbox() {
  const outbox = await temporaryFolder()
  const database = openSqlite(join(outbox, sqliteFile))
  const store = createStore(database, { log })
  onTestFinished(() => store.close())
  const accept = (count: number) =>
    Promise.all(Array.from({ length: count }, () => store.accept(messageToStore({ idempotencyKey: null }))))
  await accept(1)
  const backUp = (change: Partial<Parameters<typeof backUpDaily>[0]> = {}) =>
    backUpDaily({ outbox, copy: database.backup!, kept: 3, now: today, log, ...change })
  const listBackups = async () => (await readdir(outbox)).filter((name) => !name.startsWith(sqliteFile)).toSorted()
  return { outbox, accept, backUp, listBackups }
}

const countMessages = (file: string) => {
  using database = new DatabaseSync(file)
  return database.prepare('SELECT count(*) AS count FROM messages').get()!['count'] as number
}

test('copies the database into one private file, while messages are accepted', async () => {
  const { outbox, accept, backUp, listBackups } = await openOutbox()
  await accept(200)
  await Promise.all([backUp(), accept(50)])
  expect(await listBackups()).toEqual([todaysFile])
  const file = join(outbox, todaysFile)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(countMessages(file)).toBeGreaterThanOrEqual(201)
  // No write-ahead log is beside it, so this one file is the backup.
  expect(await listBackups()).toEqual([todaysFile])
})

test('makes one backup a day', async () => {
  const { outbox, accept, backUp } = await openOutbox()
  await backUp()
  await accept(5)
  await backUp({ now: today + 60_000 })
  expect(countMessages(join(outbox, todaysFile))).toBe(1)
})

const others = [
  'messages-2027-03-07.sqlite',
  'messages-2027-03-08.sqlite',
  'messages-2028-01-01.sqlite',
  'before-2.sqlite',
]

async function openWithOthers() {
  const opened = await openOutbox()
  for (const name of others) await writeFile(join(opened.outbox, name), '')
  await utimes(join(opened.outbox, 'before-2.sqlite'), today / 1_000, today / 1_000)
  return opened
}

test('removes copies of other days than the last ones, also one of a future day', async () => {
  const { outbox, backUp, listBackups } = await openWithOthers()
  await backUp()
  expect(await listBackups()).toEqual(['before-2.sqlite', 'messages-2027-03-08.sqlite', todaysFile])
  await backUp({ now: today + 3 * 24 * 60 * 60_000 })
  expect(await listBackups()).toEqual(['messages-2027-03-13.sqlite'])
  expect(await readFile(join(outbox, sqliteFile))).not.toHaveLength(0)
})

test('removes all copies if none is to be kept', async () => {
  const { backUp, listBackups } = await openWithOthers()
  await backUp({ kept: 0 })
  expect(await listBackups()).toEqual([])
})

test.each([
  ['a copy that ends early', async (file: string) => writeFile(file, Buffer.alloc(4096, 7))],
  [
    'a copy with a damaged page',
    async (file: string) => {
      {
        using database = new DatabaseSync(file)
        database.exec('BEGIN; CREATE TABLE messages (text); CREATE INDEX by_text ON messages (text)')
        const insert = database.prepare('INSERT INTO messages VALUES (?)')
        for (let row = 0; row < 500; row += 1) insert.run(`text ${row} `.repeat(50))
        database.exec('COMMIT')
      }
      const bytes = await readFile(file)
      await writeFile(file, bytes.fill(0xff, 8_192, 12_288))
    },
  ],
  ['an error while copying', () => Promise.reject(new Error('The disk is full.'))],
])('keeps what there is after %s, and copies again the next time', async (_, copy) => {
  const { backUp, listBackups } = await openWithOthers()
  await expect(backUp({ copy })).rejects.toThrow(/damaged|not a database|full/)
  expect(await listBackups()).toEqual(expect.arrayContaining(others))
  expect(await listBackups()).not.toContain(todaysFile)
  await backUp()
  expect(await listBackups()).toEqual(['before-2.sqlite', 'messages-2027-03-08.sqlite', todaysFile])
})
