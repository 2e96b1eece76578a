import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { copyDatabase } from './copyDatabase.ts'
import { openDatabase } from './openDatabase.ts'

test('waits for a transaction that is open when the copy begins', async () => {
  const folder = await temporaryFolder()
  using database = openDatabase(join(folder, 'messages.sqlite'))
  database.exec('CREATE TABLE example (text TEXT) STRICT')
  database.exec("BEGIN IMMEDIATE; INSERT INTO example VALUES ('stored')")
  const copied = copyDatabase(database, join(folder, 'copy.sqlite'))
  await setTimeout(100)
  database.exec('COMMIT')
  await copied
  using copy = openDatabase(join(folder, 'copy.sqlite'))
  expect(copy.prepare('SELECT text FROM example').all()).toEqual([{ text: 'stored' }])
})

test('throws the error of SQLite if the file cannot be written', async () => {
  const folder = await temporaryFolder()
  using database = openDatabase(join(folder, 'messages.sqlite'))
  await expect(copyDatabase(database, join(folder, 'missing', 'copy.sqlite'))).rejects.toThrow(/unable to open/)
})
