import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { testStore } from '../../tests/contract/storeCases.ts'
import { acceptedAt, day, messageToStore, openStore, sqlite } from '../../tests/fixtures/store.ts'
import { schema } from './database.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'
import { StoreUnavailable } from './store.ts'

testStore(sqlite)

/** Opens a store that holds one message. */
async function openUsed() {
  const opened = await openStore()
  const message = messageToStore()
  await opened.store.accept(message)
  return { ...opened, id: message.id, file: join(opened.place, sqliteFile) }
}

const listIds = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true })
  return database
    .prepare('SELECT id FROM messages')
    .all()
    .map(({ id }) => id)
}

test('keeps its files from other users', async () => {
  const { place } = await openUsed()
  expect(statSync(place).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(place)) expect([name, statSync(join(place, name)).mode & 0o777]).toEqual([name, 0o600])
})

test.each([
  ['waits for the disk before it says that a message is accepted', 'synchronous', 2],
  ['overwrites what it deletes', 'secure_delete', 1],
])('%s', async (_, pragma, value) => {
  const { database } = await openUsed()
  expect(await database.transaction((query) => query(`PRAGMA ${pragma}`))).toEqual([{ [pragma]: value }])
})

test('takes the step of a later version once, keeps what there is, and leaves it alone while the step fails', async () => {
  const { store, place, id, file } = await openUsed()
  await store.close()
  const open = (statement: string) => openSqlite(file, { lists: [...schema, [statement]] })
  const failing = open('ALTER TABLE missing ADD COLUMN later TEXT')
  for (let round = 0; round < 2; round += 1)
    await expect(failing.transaction((query) => query('SELECT 1'))).rejects.toThrow('no such table')
  const { store: older, openAgain } = await openStore({ place })
  expect(await older.list()).toMatchObject([{ id }])
  await older.close()
  for (let round = 0; round < 2; round += 1) {
    const later = open('ALTER TABLE messages ADD COLUMN later TEXT')
    expect(await later.read((query) => query('SELECT id, later FROM messages'))).toEqual([{ id, later: null }])
    await later.close()
  }
  await expect(openAgain().store.list()).rejects.toThrow(/newer version/)
})

test('leaves nothing of an expired message in any file, once no other program reads', async () => {
  const { store, clock, place, file } = await openUsed()
  const filesWith = (text: string) =>
    readdirSync(place).filter((name) => readFileSync(join(place, name), 'latin1').includes(text))
  for (const attempt of await store.claim({ limit: 1, leaseMs: 1 })) await store.settle(attempt, { state: 'delivered' })
  const expire = () => store.expire({ olderThanMs: 30 * day, limit: 9 })
  clock.now += 31 * day
  const reader = new DatabaseSync(file)
  reader.exec('BEGIN; SELECT * FROM messages')
  expect((await expire()).ids).toHaveLength(1)
  expect(filesWith('Pump Works')).not.toEqual([])
  reader.exec('COMMIT')
  reader.close()
  expect((await expire()).ids).toEqual([])
  expect(filesWith('Pump Works')).toEqual([])
})

const removeAll = (file: string) => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true, recursive: true })
}
const damageSchema = (file: string) => {
  const other = new DatabaseSync(file, { defensive: false })
  other.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'damaged' WHERE name = 'messages'")
  other.exec('PRAGMA schema_version = 99')
  other.close()
}
test.each<[what: string, isOpen: boolean, damage: (file: string) => void, reason: RegExp]>([
  ['is not a database', false, (file) => writeFileSync(file, 'This is no database. '.repeat(1_000)), /not a database/],
  ['was cut off', false, (file) => truncateSync(file, 5_000), /malformed|not a database/],
  ['is a folder', false, (file) => (rmSync(file), mkdirSync(file)), /EISDIR/],
  ['is damaged by another program', true, damageSchema, /malformed/],
  ['was removed', true, removeAll, /the file was removed while it was open/],
])(
  'rejects messages while its file %s, and accepts them when a backup took its place',
  async (_, isOpen, damage, reason) => {
    const used = await openUsed()
    const { file, place, id } = used
    const backup = join(place, 'backup.sqlite')
    await used.database.backup!(backup)
    if (!isOpen) {
      // Empties the write-ahead log.
      await used.store.erase([])
      await used.store.close()
    }
    damage(file)
    const { store, logged } = isOpen ? used : await openStore({ place })
    await expect(store.list()).rejects.toThrow(StoreUnavailable)
    for (let round = 0; round < 2; round += 1)
      await expect(store.accept(messageToStore())).rejects.toThrow(StoreUnavailable)
    expect(JSON.stringify(logged)).toMatch(reason)
    removeAll(file)
    renameSync(backup, file)
    const message = messageToStore()
    expect(await store.accept(message)).toMatchObject({ outcome: 'accepted' })
    await store.close()
    expect(new Set(listIds(file))).toEqual(new Set([id, message.id]))
  },
)

test('rejects messages while the disk is full, and accepts them when there is room again', async () => {
  const { store, database } = await openUsed()
  const limitPages = (pages: number) => database.transaction((query) => query(`PRAGMA max_page_count = ${pages}`))
  await limitPages(30)
  let accepted = 1
  const fill = async () => {
    for (;;) {
      await store.accept(messageToStore())
      accepted += 1
    }
  }
  await expect(fill()).rejects.toThrow(StoreUnavailable)
  await expect(store.accept(messageToStore())).rejects.toThrow(StoreUnavailable)
  expect(await store.list()).toHaveLength(accepted)
  await limitPages(1_000)
  expect(store.failingSince()).toBe(acceptedAt)
  expect(await store.accept(messageToStore())).toMatchObject({ outcome: 'accepted' })
  expect(store.failingSince()).toBeNull()
})

test('reads while another program writes, waits for it without blocking, and gives up all that wait at once', async () => {
  const { store, file, openAgain } = await openUsed()
  const { store: reader } = openAgain()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  expect(await reader.list()).toHaveLength(1)
  const waiting = store.accept(messageToStore())
  const begun = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(performance.now() - begun).toBeLessThan(1_000)
  other.exec('COMMIT; BEGIN IMMEDIATE')
  const results = await Promise.allSettled([waiting, ...[1, 2, 3].map(() => store.accept(messageToStore()))])
  expect(results.map(({ status }) => status)).toContain('rejected')
  expect(performance.now() - begun).toBeLessThan(8_000)
  other.exec('COMMIT')
  expect(await store.accept(messageToStore())).toMatchObject({ outcome: 'accepted' })
}, 20_000)

test('keeps addresses out of the counters, and the counters out of its copies', async () => {
  const limits = [{ bucket: 'client 192.0.2.1', limit: 1, seconds: 60 }]
  const readBuckets = async () => {
    const { store, database, place } = await openStore()
    await store.accept(messageToStore({ rateLimits: limits }))
    const copy = join(place, 'copy.sqlite')
    await database.backup!(copy)
    const copied = new DatabaseSync(copy, { readOnly: true })
    onTestFinished(() => copied.close())
    expect(copied.prepare('SELECT * FROM rate_limits').all()).toEqual([])
    expect(statSync(join(place, 'limits.key')).mode & 0o777).toBe(0o600)
    return JSON.stringify(await database.read((query) => query('SELECT bucket FROM rate_limits')))
  }
  const [one, other] = [await readBuckets(), await readBuckets()]
  expect(one).not.toContain('192.0.2.1')
  expect(one).not.toBe(other)
})
