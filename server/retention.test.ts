import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { acceptedMessage, toAccept } from '../tests/fixtures/accepted.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { createClockGuard } from './clockGuard.ts'
import { expireMessages } from './retention.ts'
import type { Store } from './store/Store.ts'
import { openSqliteStore } from './store/sqlite/openSqliteStore.ts'

const hour = 60 * 60_000
const day = 24 * hour
const one = acceptedMessage()
const claimed = { kinds: ['company-mail' as const], limit: 1, leaseMs: 60_000 }

let folder = ''
/** The wall clock and the monotonic clock. */
const time = { wall: 0, monotonic: 0 }
beforeEach(async () => {
  folder = await temporaryFolder()
  Object.assign(time, { wall: Date.now(), monotonic: 0 })
})

/** Opens a store with one message whose company mail has this outcome. */
async function openWith(state: 'waiting' | 'delivered' | 'dead') {
  const store = await openSqliteStore({ folder, clock: () => time.wall })
  onTestFinished(() => store.close())
  await store.accept(toAccept(one))
  if (state !== 'waiting') {
    const [delivery] = await store.claim(claimed)
    await store.settle(delivery!, state === 'dead' ? { state, error: 'smtp 550' } : { state })
  }
  return store
}

/** Returns `run`, which removes old messages and returns the remaining ones and the log. */
function createRetention(store: Store) {
  const logged: string[] = []
  const log = (_: string, event: string) => void logged.push(event)
  const guard = createClockGuard(
    () => store.probe(),
    log,
    () => time.monotonic,
  )
  const run = async () => {
    await expireMessages({ store, guard, mails: join(folder, 'mail'), days: 30, log })
    return { left: (await store.list()).map(({ id }) => id), logged: logged.splice(0) }
  }
  return { run, guard }
}

/** Advances both clocks. */
const pass = (milliseconds: number) => {
  time.wall += milliseconds
  time.monotonic += milliseconds
}

test('removes a delivered message after 30 days', async () => {
  const { run } = createRetention(await openWith('delivered'))
  await run()
  pass(30 * day - 1)
  expect(await run()).toEqual({ left: [one.id], logged: [] })
  pass(2)
  expect(await run()).toEqual({ left: [], logged: [] })
})

test('logs a message that is removed although it never reached the company', async () => {
  const { run } = createRetention(await openWith('dead'))
  await run()
  pass(31 * day)
  expect(await run()).toEqual({ left: [], logged: ['delivery.expired'] })
})

test('removes no message whose delivery is waiting', async () => {
  const { run } = createRetention(await openWith('waiting'))
  await run()
  pass(400 * day)
  expect(await run()).toEqual({ left: [one.id], logged: [] })
})

test('holds expiry for a day of running time when the clock is set far ahead', async () => {
  const { run } = createRetention(await openWith('delivered'))
  await run()
  pass(hour)
  time.wall += 10 * 365 * day
  expect(await run()).toEqual({ left: [one.id], logged: ['clock.jumped'] })
  pass(23 * hour)
  expect(await run()).toEqual({ left: [one.id], logged: [] })
  pass(2 * hour)
  expect((await run()).left).toEqual([])
})

test('holds expiry when the clock was set far ahead before the start', async () => {
  const store = await openWith('delivered')
  await createRetention(store).run()
  time.wall += 365 * day
  expect(await createRetention(store).run()).toEqual({ left: [one.id], logged: ['clock.jumped'] })
})

test('notices a clock that another probe, such as a health check, has seen first', async () => {
  const { run, guard } = createRetention(await openWith('delivered'))
  await run()
  time.wall += 365 * day
  await guard.probe()
  expect((await run()).left).toEqual([one.id])
})

test('keeps accepting, limiting and delivering when the clock is set back', async () => {
  const store = await openWith('waiting')
  const limited = (id: string) => ({
    ...toAccept({ ...one, id }),
    rateLimits: [{ bucket: 'ip', limit: 1, seconds: 600 }],
  })
  await store.claim(claimed)
  expect(await store.accept(limited(crypto.randomUUID()))).toMatchObject({ outcome: 'accepted' })
  time.wall -= 365 * day
  // The window ends too far ahead, so it counts as expired.
  expect(await store.accept(limited(crypto.randomUUID()))).toMatchObject({ outcome: 'accepted' })
  expect(await store.accept(limited(crypto.randomUUID()))).toMatchObject({ outcome: 'rate-limited' })
  expect(await store.claim({ ...claimed, limit: 10 })).toHaveLength(3)
})

test('removes mail files of removed messages, and of messages that are gone for long', async () => {
  const { run } = createRetention(await openWith('delivered'))
  const mails = join(folder, 'mail')
  await mkdir(mails)
  const orphan = crypto.randomUUID()
  const recent = crypto.randomUUID()
  const names = [`${one.id}.company-mail.eml`, `${one.id}.company-mail.2.eml`, `${orphan}.company-mail.eml`]
  for (const name of [...names, `${recent}.company-mail.eml`, 'note.txt']) await writeFile(join(mails, name), '')
  await utimes(join(mails, names[2]!), 0, 0)
  await utimes(join(mails, 'note.txt'), 0, 0)
  await run()
  expect(await readdir(mails)).toHaveLength(4)
  pass(31 * day)
  await run()
  expect((await readdir(mails)).toSorted()).toEqual([`${recent}.company-mail.eml`, 'note.txt'].toSorted())
})
