import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { openDatabase, pragmas } from './openDatabase.ts'

const open = async () => openDatabase(join(await temporaryFolder(), 'new', 'messages.sqlite'))

test('writes durably, overwrites what is deleted and keeps it out of temporary files', async () => {
  using database = await open()
  const read = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get()!)[0]
  expect(Object.fromEntries(Object.keys(pragmas).map((name) => [name, read(name)]))).toEqual(pragmas)
  expect(pragmas).toMatchObject({
    journal_mode: 'wal',
    synchronous: 2,
    secure_delete: 1,
    foreign_keys: 1,
    temp_store: 2,
  })
})

test('lets no other user read the folder or a file', async () => {
  const folder = join(await temporaryFolder(), 'new')
  using database = openDatabase(join(folder, 'messages.sqlite'))
  database.exec('INSERT INTO heartbeat VALUES (1, 0)')
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  expect(paths).toHaveLength(4)
  for (const path of paths) expect((await stat(path)).mode & 0o077).toBe(0)
})

test('defines strict tables only', async () => {
  using database = await open()
  const tables = database.prepare(`SELECT name, strict FROM pragma_table_list WHERE schema = 'main'`).all()
  expect(tables.filter(({ name, strict }) => !String(name).startsWith('sqlite_') && strict !== 1)).toEqual([])
})

test.each([
  ['claim', `SELECT message FROM deliveries WHERE state = 'waiting' AND kind = ? AND due_at <= ? ORDER BY due_at`],
  ['list', 'SELECT sequence FROM messages WHERE accepted_at >= ? ORDER BY accepted_at DESC, sequence DESC'],
  ['find', 'SELECT sequence FROM messages WHERE phone = ?'],
  ['expire', 'SELECT sequence FROM messages WHERE accepted_at < ? ORDER BY accepted_at'],
  ['find the same text', 'SELECT email FROM messages WHERE text_hash = ? AND accepted_at > ? AND email <> ?'],
  ['announce the quarantine', `SELECT message FROM deliveries WHERE state = 'quarantined' AND created_at > ?`],
  ['delete a key', 'SELECT 1 FROM idempotency_keys WHERE message = ?'],
])('answers %s from an index, without sorting', async (_name, sql) => {
  using database = await open()
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...Array<number>(sql.split('?').length - 1).fill(0))
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .* USING/)])
})
