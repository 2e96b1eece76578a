import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { day, newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { startBackups } from './backups.ts'
import { databaseFile } from './openSqliteStore.ts'
import { openDatabase } from './openDatabase.ts'
import { openTestStore } from '../../../tests/fixtures/sqliteStore.ts'

const readNames = async (folder: string) => (await readdir(join(folder, 'backups'))).toSorted()

test('copies the database into one file while it accepts messages', async () => {
  const { store, folder } = await openTestStore()
  await Promise.all(Array.from({ length: 3000 }, () => store.accept(newMessage())))
  await store.close()
  const { store: again, logged } = await openTestStore({ folder, backups: 7 })
  let accepted = 0
  while (logged.length === 0) {
    await again.accept(newMessage())
    accepted += 1
  }
  expect(logged).toMatchObject([{ event: 'backup.made' }])
  expect(accepted).toBeGreaterThan(0)
  expect(await readNames(folder)).toEqual(['messages-2027-03-01.sqlite'])
  await again.close()
  using backup = openDatabase(join(folder, 'backups', 'messages-2027-03-01.sqlite'))
  expect(Number(backup.prepare('SELECT count(*) AS n FROM messages').get()!['n'])).toBeGreaterThanOrEqual(3000)
})

test('makes one backup a day, checks every hour and stores only the newest', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = await temporaryFolder()
  using database = openDatabase(join(folder, databaseFile))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  let now = Date.parse('2027-03-01T23:30:00Z')
  const copies: string[] = []
  const backups = startBackups({
    folder,
    keep: 2,
    clock: () => now,
    log: () => undefined,
    async copy(file) {
      copies.push(file)
      database.exec(`VACUUM INTO '${file}'`)
    },
  })
  for (let hours = 0; hours < 72; hours += 1) {
    await backups.underWay()
    now += day / 24
    vi.advanceTimersByTime(60 * 60_000)
  }
  await backups.underWay()
  backups.stop()
  vi.useRealTimers()
  expect(copies).toHaveLength(4)
  expect(await readNames(folder)).toEqual(['messages-2027-03-03.sqlite', 'messages-2027-03-04.sqlite'])
})

test('logs a failure, removes what is unfinished, and tries again in an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'backups'))
  await writeFile(join(folder, 'backups', 'messages-2027-02-28.sqlite.unfinished'), '')
  const events: string[] = []
  const backups = startBackups({
    folder,
    keep: 7,
    clock: () => Date.parse('2027-03-01T12:00:00Z'),
    log: (_level, event) => events.push(event),
    copy: () => Promise.reject(new Error('The disk is full.')),
  })
  await backups.underWay()
  vi.advanceTimersByTime(60 * 60_000)
  await backups.underWay()
  backups.stop()
  vi.useRealTimers()
  expect(events).toEqual(['backup.failed', 'backup.failed'])
  expect(await readNames(folder)).toEqual(['messages-2027-03-01.sqlite.unfinished'])
})
