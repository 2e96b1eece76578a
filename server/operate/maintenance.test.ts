import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
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
  const config = parseConfig({ OUTBOX: outbox })
  const maintenance = createMaintenance({ store, database, config, log, clock: () => clock.now })
  const mails = join(outbox, 'mail')
  await mkdir(mails, { recursive: true })
  const fileOf = (id: string) => join(mails, `${id}.company-mail.eml`)
  /** Accepts a message whose mail to the company ended so. Returns its id. */
  const accept = async (result: AttemptResult) => {
    const { id } = messageToStore()
    await store.accept(messageToStore({ id }))
    for (const attempt of await store.claim({ limit: 9, leaseMs: 1 })) await store.settle(attempt, result)
    await writeFile(fileOf(id), '')
    await utimes(fileOf(id), clock.now / 1_000, clock.now / 1_000)
    return id
  }
  /** Runs all tasks; returns what was logged, but for the backup. */
  const run = async () => {
    await maintenance.run()
    return logged.splice(0).filter(({ event }) => !event.startsWith('backup'))
  }
  /** Returns the ids of the messages that have a row, and those that have a mail file. */
  const left = async () => [
    (await store.list()).map(({ id }) => id),
    (await readdir(mails)).map((name) => name.replace('.company-mail.eml', '')),
  ]
  return { ...maintenance, maintain: maintenance.run, outbox, clock, store, copy, mails, fileOf, accept, run, left }
}

test('removes messages and their mail files after 30 days, and logs how many never reached the company', async () => {
  const { clock, mails, accept, run, left } = await openOutbox()
  await accept({ state: 'delivered' })
  const lost = await accept({ state: 'dead', error: 'smtp 550' })
  clock.now += 30 * day
  expect(await run()).toEqual([])
  clock.now += 1
  const recent = await accept({ state: 'delivered' })
  await writeFile(join(mails, 'notes.txt'), '')
  await utimes(join(mails, 'notes.txt'), 1, 1)
  expect(await run()).toEqual([
    { event: 'message.expired', count: 1 },
    { event: 'message.kept', count: 1 },
  ])
  expect(await left()).toEqual([
    [recent, lost],
    [recent, 'notes.txt'],
  ])
})

test.each([-400, 40])(
  'loses no message that did not reach the company to a clock that is %i days off',
  async (days) => {
    const { outbox, clock, accept, run, left } = await openOutbox()
    const [waiting] = [await accept({ state: 'waiting', retryInMs: hour, error: 'smtp 452' })]
    const dead = await accept({ state: 'dead', error: 'smtp 554' })
    const listBackups = async () => (await readdir(outbox)).filter((name) => name.startsWith('messages-20'))
    for (let passed = 0; passed < 7; passed += 1) {
      await run()
      clock.now += day
    }
    const good = await listBackups()
    expect(good).toHaveLength(7)
    clock.now += days * day
    // A run at the start, and those of the hours until somebody looks.
    for (let round = 0; round < 12; round += 1) {
      await run()
      clock.now += hour
    }
    expect((await left())[0]?.toSorted()).toEqual([waiting, dead].toSorted())
    expect((await listBackups()).filter((name) => good.includes(name)).length).toBeGreaterThanOrEqual(5)
  },
)

test('removes all else while one mail file cannot be removed, says that the retention fails, and removes it later', async () => {
  const { clock, mails, accept, run, left, isRetentionFailing } = await openOutbox()
  const ids = [await accept({ state: 'delivered' }), await accept({ state: 'delivered' })]
  const file = `${ids[0]}.company-mail.eml`
  await rm(join(mails, file))
  // As an entry that the server may not remove: root ignores permissions.
  await mkdir(join(mails, file, 'inside'), { recursive: true })
  clock.now += 31 * day
  for (const isFailing of [false, true]) {
    expect(await run()).toContainEqual({
      event: 'maintenance.failed',
      task: 'expire',
      reason: `1 files in ${mails} cannot be removed: ERR_FS_EISDIR`,
    })
    expect([await left(), isRetentionFailing()]).toEqual([[[], [ids[0]]], isFailing])
    await utimes(join(mails, file), 1, 1)
  }
  await rm(join(mails, file), { recursive: true })
  await writeFile(join(mails, file), '')
  await utimes(join(mails, file), 1, 1)
  expect([await run(), await left(), isRetentionFailing()]).toEqual([[], [[], []], false])
})

test('removes messages also where the folder of mail files cannot be read', async () => {
  const { clock, mails, accept, run, store } = await openOutbox()
  await accept({ state: 'delivered' })
  clock.now += 31 * day
  await rename(mails, `${mails}-away`)
  await writeFile(mails, 'not a folder')
  expect(await run()).toContainEqual(expect.objectContaining({ event: 'maintenance.failed', task: 'expire' }))
  expect(await store.list()).toEqual([])
})

test('makes a backup also when another task fails', async () => {
  const { outbox, store, run } = await openOutbox()
  await store.accept(messageToStore())
  vi.spyOn(store, 'expire').mockRejectedValue(new Error('away'))
  for (let round = 0; round < 2; round += 1)
    expect(await run()).toEqual([{ event: 'maintenance.failed', task: 'expire', reason: 'away' }])
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
