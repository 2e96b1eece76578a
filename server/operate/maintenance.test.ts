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
  let upMs = 0
  const start = () => {
    const config = parseConfig({ OUTBOX: outbox })
    return createMaintenance({ store, database, config, log, clock: () => clock.now, monotonic: () => upMs })
  }
  let server = start()
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
    await server.run()
    return logged.splice(0).filter(({ event }) => event !== 'backup.made')
  }
  /** Lets a server run for so long; returns which events were logged. */
  const live = async (milliseconds: number, step = hour) => {
    const events = new Set<string>()
    for (let passed = 0; passed < milliseconds; passed += step) {
      upMs += step
      clock.now += step
      for (const { event } of await run()) events.add(event)
    }
    return [...events]
  }
  /** Returns the ids of the messages that have a row, and those that have a mail file. */
  const left = async () => [
    (await store.list()).map(({ id }) => id),
    (await readdir(mails)).flatMap((name) => (name.includes('notice') ? [] : [name.replace('.eml', '')])),
  ]
  const restart = () => void (server = start())
  const isClockDoubted = () => server.isClockDoubted()
  const { run: maintain, isBackupFailing } = server
  return {
    outbox,
    clock,
    store,
    copy,
    mails,
    maintain,
    isBackupFailing,
    accept,
    run,
    left,
    live,
    restart,
    isClockDoubted,
  }
}

test('removes messages and their mail files after 30 days, and logs which never reached the company', async () => {
  const { clock, store, accept, run, left } = await openOutbox()
  await accept({ state: 'delivered' })
  const lost = await accept({ state: 'dead', error: 'smtp 550' })
  clock.now += 30 * day
  await store.recordTime({ trustedAt: clock.now, doubtedMs: 0 })
  expect(await run()).toEqual([])
  clock.now += 1
  const recent = await accept({ state: 'delivered' })
  expect(await run()).toEqual([
    { event: 'message.expired', count: 2 },
    { event: 'delivery.expired', id: lost },
  ])
  expect(await left()).toEqual([[recent], [recent]])
})

test('keeps a message whose mail file could not be removed, and removes both the next time', async () => {
  const { clock, store, mails, accept, run, left } = await openOutbox()
  await accept({ state: 'delivered' })
  clock.now += 31 * day
  await store.recordTime({ trustedAt: clock.now, doubtedMs: 0 })
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

test.each([
  ['400 days behind', -400],
  ['40 days ahead', 40],
])('removes nothing while a server that starts has a clock that is %s, even after restarts', async (_, days) => {
  const { outbox, clock, accept, run, left, live, restart, isClockDoubted } = await openOutbox()
  const listBackups = async () => (await readdir(outbox)).filter((name) => name.startsWith('messages-20'))
  const first = await accept({ state: 'delivered' })
  // A week, with a backup each day.
  expect(await live(7 * day, 6 * hour)).toEqual([])
  const good = await listBackups()
  expect(good).toHaveLength(7)
  const lastTrusted = new Date(clock.now).toISOString()
  clock.now += days * day
  const late = []
  for (let round = 0; round < 3; round += 1) {
    restart()
    expect(await run()).toMatchObject([{ event: 'clock.doubted', lastTrusted }])
    expect(isClockDoubted()).toBe(true)
    // What comes meanwhile does not make the clock right.
    late.push(await accept({ state: 'delivered' }))
    expect(await live(3 * hour)).toEqual(['clock.doubted'])
  }
  expect((await left())[0]?.toSorted()).toEqual([first, ...late].toSorted())
  expect(await listBackups()).toEqual(expect.arrayContaining(good))
  // Somebody sets it.
  clock.now -= days * day
  expect(isClockDoubted()).toBe(false)
  restart()
  expect(await run()).toContainEqual({ event: 'clock.trusted', redated: late.length })
  await live(3 * hour)
  // A new day has begun.
  expect(await listBackups()).toEqual(expect.arrayContaining(good.slice(1)))
  // What came meanwhile stays for as long as if it came now, and not for longer.
  expect((await left())[0]?.toSorted()).toEqual([first, ...late].toSorted())
  await live(29 * day, day)
  expect((await left())[0]?.toSorted()).toEqual(late.toSorted())
  await live(3 * day, day)
  expect((await left())[0]).toEqual([])
})

test('removes what is old after twelve hours of doubt, because a site may have been off for a month', async () => {
  const { clock, accept, run, left, live, restart, isClockDoubted } = await openOutbox()
  await accept({ state: 'delivered' })
  await run()
  clock.now += 31 * day
  restart()
  // A machine that is switched off at night.
  expect(await run()).toMatchObject([{ event: 'clock.doubted', days: 31 }])
  expect(await live(8 * hour)).toEqual(['clock.doubted'])
  clock.now += 16 * hour
  restart()
  expect(await run()).toMatchObject([{ event: 'clock.doubted', days: 32 }])
  expect(await live(3 * hour)).toEqual(['clock.doubted'])
  expect(await live(hour)).toEqual(['clock.trusted', 'message.expired'])
  expect([isClockDoubted(), await left()]).toEqual([false, [[], []]])
  restart()
  expect(await run()).toEqual([])
})

test('doubts a clock that steps while the server runs, and none of a site where nothing happens', async () => {
  const { clock, accept, run, left, live, isClockDoubted } = await openOutbox()
  await run()
  expect(await live(10 * day, 6 * hour)).toEqual(['backup.removed'])
  const id = await accept({ state: 'delivered' })
  clock.now += 365 * day
  expect(await run()).toMatchObject([{ event: 'clock.doubted', days: 365 }])
  expect([isClockDoubted(), (await left())[0]]).toEqual([true, [id]])
})

test('compares its first clock with the newest message and backup', async () => {
  const [quiet, off] = [await openOutbox(), await openOutbox()]
  for (const { clock, accept } of [quiet, off]) {
    await accept({ state: 'delivered' })
    clock.now += 10 * day
  }
  expect(await off.run()).toMatchObject([{ event: 'clock.doubted', days: 10 }])
  const yesterday = new Date(quiet.clock.now - day).toISOString().slice(0, 10)
  await writeFile(join(quiet.outbox, `messages-${yesterday}.sqlite`), '')
  expect(await quiet.run()).toEqual([])
})

test('mails the company once a day what waits, and makes a backup, also when another task fails', async () => {
  const { outbox, store, run } = await openOutbox()
  await store.accept(messageToStore())
  vi.spyOn(store, 'expire').mockRejectedValue(new Error('away'))
  for (let round = 0; round < 2; round += 1)
    expect(await run()).toEqual([{ event: 'maintenance.failed', task: 'expire', reason: 'away' }])
  expect(await store.listReports()).toMatchObject([{ report: { waiting: 1 }, deliveries: [{ kind: 'daily-mail' }] }])
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
