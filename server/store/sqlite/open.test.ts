import { copyFile, open, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { databaseFile } from './openSqliteStore.ts'
import { openTestStore } from '../../../tests/fixtures/sqliteStore.ts'

/** Returns a folder with a closed database of 200 messages and its backup. */
async function createDatabase() {
  const { store, folder } = await openTestStore()
  await Promise.all(Array.from({ length: 200 }, () => store.accept(newMessage())))
  await store.close()
  const backedUp = await openTestStore({ folder, backups: 7 })
  await expect.poll(() => backedUp.logged, { timeout: 12_000 }).toMatchObject([{ event: 'backup.made' }])
  await backedUp.store.close()
  return {
    folder,
    file: join(folder, databaseFile),
    backup: join(folder, 'backups', 'messages-2027-03-01.sqlite'),
  }
}

/** Overwrites the middle of a file. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  const { size } = await handle.stat()
  await handle.write(Buffer.alloc(size / 2, 0xa5), 0, size / 2, Math.floor(size / 4))
  await handle.close()
}

test('names a damaged database and the backup to restore, which works', async () => {
  const { folder, file, backup } = await createDatabase()
  await damage(file)
  const advice = new RegExp(`${file} is damaged .*copy the newest backup ${backup} to its place`)
  await expect(openTestStore({ folder })).rejects.toThrow(advice)
  await copyFile(backup, file)
  const { store } = await openTestStore({ folder })
  expect(await store.list({ limit: 1000 })).toHaveLength(200)
})

test('names a file that is no database', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, databaseFile), 'This is no database. '.repeat(100))
  await expect(openTestStore({ folder })).rejects.toThrow(/messages\.sqlite is damaged .*there is no backup/)
})

test('starts before a long check has ended, and logs the damage that it finds', async () => {
  const { folder, file } = await createDatabase()
  await damage(file)
  const { logged } = await openTestStore({ folder, checkMs: 0 })
  await expect.poll(() => logged, { timeout: 12_000 }).toMatchObject([{ event: 'store.damaged', fields: { file } }])
})

test('keeps good backups rather than one of a damaged database', async () => {
  const { folder, file, backup } = await createDatabase()
  const { size } = await stat(backup)
  await damage(file)
  const tomorrow = Date.parse('2027-03-02T12:00:00Z')
  const { logged } = await openTestStore({ folder, checkMs: 0, backups: 1, clock: () => tomorrow })
  await expect.poll(() => logged.map(({ event }) => event), { timeout: 12_000 }).toContain('backup.failed')
  expect((await stat(backup)).size).toBe(size)
})

test('refuses a database of a newer version', async () => {
  const { folder, file } = await createDatabase()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  await expect(openTestStore({ folder })).rejects.toThrow(/newer version .*schema 99.*restore a backup/)
})

test('names a folder that cannot be used', async () => {
  const parent = await temporaryFolder()
  await writeFile(join(parent, 'file'), '')
  await expect(openTestStore({ folder: join(parent, 'file') })).rejects.toThrow(
    /cannot be written .*Let this user write/,
  )
})
