import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { day, hour, messageToStore, openStore } from '../../tests/fixtures/store.ts'
import { parseConfig } from '../config.ts'
import { createMaintenance, startMaintenance } from './maintenance.ts'
import type { AttemptResult } from '../store/messages.ts'

/** Opens an outbox with a clock that the test moves, and what a test does with it. */
async function openOutbox() {
  const { store, database, place: outbox, clock, log, logged } = await openStore()
  const copy = vi.spyOn(database as Required<typeof database>, 'backup')
  const options = { store, database, config: parseConfig({ OUTBOX: outbox }), log, clock: () => clock.now }
  const { run: maintain, isBackupFailing } = createMaintenance(options)
  const mails = join(outbox, 'mail')
  await mkdir(mails, { recursive: true })
  /** Accepts a message whose mail to the company ended so. Returns its id. */
  const accept = async (result: AttemptResult) => {
    const { id } = messageToStore()
    await store.accept(messageToStore({ id }))
    for (const attempt of await store.claim({ limit: 9, leaseMs: 1 })) await store.settle(attempt, result)
    await writeFile(join(mails, `${id}.eml`), '')
    return id
  }
  /** Runs all tasks; returns what was logged, but for the backup. */
  const run = async () => {
    await maintain()
    return logged.splice(0).filter(({ event }) => event !== 'backup.made')
  }
  /** Returns the ids of the messages that have a row, and those that have a mail file. */
  const left = async () => [
    (await store.list()).map(({ id }) => id),
    (await readdir(mails)).flatMap((name) => (name.includes('notice') ? [] : [name.replace('.eml', '')])),
  ]
  return { outbox, clock, store, copy, mails, maintain, isBackupFailing, accept, run, left }
}

test('removes messages and their mail files after 30 days, and logs which never reached the company', async () => {
  const { clock, accept, run, left } = await openOutbox()
  await accept({ state: 'delivered' })
  const lost = await accept({ state: 'dead', error: 'smtp 550' })
  clock.now += 30 * day
  expect(await run()).toEqual([])
  clock.now += 1
  const recent = await accept({ state: 'delivered' })
  expect(await run()).toEqual([{ event: 'delivery.expired', id: lost }])
  expect(await left()).toEqual([[recent], [recent]])
})

test('keeps a message whose mail file could not be removed, and removes both the next time', async () => {
  const { clock, mails, accept, run, left } = await openOutbox()
  await accept({ state: 'delivered' })
  clock.now += 31 * day
  await rename(mails, `${mails}-away`)
  await writeFile(mails, 'not a folder')
  expect(await run()).toEqual([
    { event: 'store.unavailable', what: 'expire messages', reason: 'Error ENOTDIR' },
    { event: 'maintenance.failed', task: 'expire', reason: 'StoreUnavailable' },
  ])
  await rm(mails)
  await rename(`${mails}-away`, mails)
  expect(await left()).not.toEqual([[], []])
  await run()
  expect(await left()).toEqual([[], []])
})

test('mails the company once a day what waits, and makes a backup, also when another task fails', async () => {
  const { outbox, store, run } = await openOutbox()
  await store.accept(messageToStore())
  vi.spyOn(store, 'expire').mockRejectedValue(new Error('away'))
  for (let round = 0; round < 2; round += 1)
    expect(await run()).toEqual([{ event: 'maintenance.failed', task: 'expire', reason: 'away' }])
  const kinds = (await store.list()).flatMap(({ deliveries }) => deliveries.map(({ kind }) => kind))
  expect(kinds.toSorted()).toEqual(['company-mail', 'daily-mail'])
  expect(await readdir(outbox)).toContain('messages-2026-11-21.sqlite')
})

test('says that backups fail when two in a row did, until one is made', async () => {
  const { copy, run, isBackupFailing } = await openOutbox()
  const full = new Error('The disk is full.')
  copy.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
  for (const isFailing of [false, true]) {
    expect(await run()).toEqual([{ event: 'maintenance.failed', task: 'backup', reason: full.message }])
    expect(isBackupFailing()).toBe(isFailing)
  }
  expect([await run(), isBackupFailing()]).toEqual([[], false])
})

test('runs at once and every hour until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { store, maintain } = await openOutbox()
  const expire = vi.spyOn(store, 'expire')
  const stop = startMaintenance(maintain)
  await vi.waitFor(() => expect(expire).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(hour)
  await vi.waitFor(() => expect(expire).toHaveBeenCalledTimes(2))
  await stop()
  vi.advanceTimersByTime(hour)
  expect(expire).toHaveBeenCalledTimes(2)
})
