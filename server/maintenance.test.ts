import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { day, hour, messageToStore } from '../tests/fixtures/storeMessages.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { parseConfig } from './config.ts'
import { createMaintenance, startMaintenance } from './maintenance.ts'
import type { AttemptResult } from './store/messages.ts'
import { openSqlite, sqliteFile } from './store/sqlite.ts'
import { createStore } from './store/store.ts'

const delivered: AttemptResult = { state: 'delivered' }
const dead: AttemptResult = { state: 'dead', error: 'smtp 550' }

/** Opens a store with a clock that the test moves, and maintenance that a test runs. */
async function openOutbox() {
  const outbox = await temporaryFolder()
  const clock = { now: Date.parse('2027-03-01T12:00:00Z') }
  const logged: { event: string; [field: string]: unknown }[] = []
  const log = (_: string, event: string, fields = {}) => void logged.push({ event, ...fields })
  const database = openSqlite(join(outbox, sqliteFile))
  const store = createStore(database, { clock: () => clock.now, log })
  onTestFinished(() => store.close())
  const options = { store, database, config: parseConfig({ OUTBOX: outbox }), log, clock: () => clock.now }
  const maintain = createMaintenance(options)
  const mails = join(outbox, 'mail')
  await mkdir(mails)
  return {
    outbox,
    clock,
    store,
    mails,
    options,
    /** Accepts a message, whose mail to the company ends so. Returns its id and the name of its mail file. */
    accept: async (result?: AttemptResult) => {
      const { id } = messageToStore()
      await store.accept(messageToStore({ id }))
      for (const attempt of result ? await store.claim({ limit: 9, leaseMs: 1 }) : [])
        if (attempt.message.id === id) await store.settle(attempt, result!)
      const file = `${id}.company-mail.eml`
      await writeFile(join(mails, file), '')
      return { id, file }
    },
    /** Runs all tasks; returns what was logged, but for the backup. */
    run: async () => {
      await maintain()
      return logged.splice(0).filter(({ event }) => event !== 'backup.made')
    },
    listIds: async () => (await store.list()).map(({ id }) => id),
  }
}

test('removes messages and their mail files after 30 days, and logs which never reached the company', async () => {
  const { clock, mails, accept, run, listIds } = await openOutbox()
  const [arrived, lost] = [await accept(delivered), await accept(dead)]
  clock.now += 30 * day
  expect(await run()).toEqual([])
  expect(await listIds()).toHaveLength(2)
  clock.now += 1
  const recent = await accept(delivered)
  expect(await run()).toEqual([{ event: 'delivery.expired', id: lost.id }])
  expect(await listIds()).toEqual([recent.id])
  const files = await readdir(mails)
  expect(files).toContain(recent.file)
  expect(files).not.toContain(arrived.file)
})

test('keeps a message whose mail file could not be removed, and removes both the next time', async () => {
  const { clock, mails, accept, run, listIds } = await openOutbox()
  const { id, file } = await accept(delivered)
  clock.now += 31 * day
  await rm(mails, { recursive: true })
  await writeFile(mails, 'not a folder')
  expect(await run()).toEqual([
    { event: 'store.unavailable', what: 'expire messages', reason: 'Error ENOTDIR' },
    { event: 'maintenance.failed', task: 'expire', reason: 'StoreUnavailable' },
  ])
  expect(await listIds()).toEqual([id])
  await rm(mails)
  await mkdir(mails)
  await writeFile(join(mails, file), '')
  await run()
  expect([await listIds(), await readdir(mails)]).toEqual([[], []])
})

test('mails the company once a day what waits, and makes a backup', async () => {
  const { outbox, mails, accept, run } = await openOutbox()
  const listNotices = async () => (await readdir(mails)).filter((name) => name.endsWith('.notice.eml'))
  await accept()
  await run()
  await run()
  const [notice, ...others] = await listNotices()
  expect(others).toEqual([])
  const text = await readFile(join(mails, notice!), 'utf8')
  expect(text).toMatch(/^To: info@b2b-services\.example\r$/m)
  expect(text).toMatch(/^Waiting deliveries: 1 /m)
  expect(await readdir(outbox)).toContain('messages-2027-03-01.sqlite')
})

test('goes on with the other tasks if one fails, and never throws', async () => {
  const { outbox, store, accept, run } = await openOutbox()
  await accept()
  vi.spyOn(store, 'expire').mockRejectedValue(new Error('away'))
  vi.spyOn(store, 'dailyReport').mockRejectedValue(new Error('away'))
  expect(await run()).toEqual(
    ['expire', 'daily mail'].map((task) => ({ event: 'maintenance.failed', task, reason: 'away' })),
  )
  expect(await readdir(outbox)).toContain('messages-2027-03-01.sqlite')
})

test('runs at once and every hour until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { store, options } = await openOutbox()
  const expire = vi.spyOn(store, 'expire')
  const stop = startMaintenance(options)
  await vi.waitFor(() => expect(expire).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(hour)
  await vi.waitFor(() => expect(expire).toHaveBeenCalledTimes(2))
  await stop()
  vi.advanceTimersByTime(hour)
  expect(expire).toHaveBeenCalledTimes(2)
})
