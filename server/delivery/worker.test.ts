import { expect, test, vi } from 'vitest'
import { acceptedBooking, acceptedMessage, toAccept } from '../../tests/fixtures/accepted.ts'
import { day, hour, minute, runWorker, second } from '../../tests/fixtures/runWorker.ts'
import { parseConfig } from '../config.ts'

const one = acceptedMessage()
const messages = (count: number) => Array.from({ length: count }, (_, number) => acceptedMessage({}, number))

test('delivers each part of a booking at once, and only once', async () => {
  const { accept, start, pass, attempts, stateOf } = await runWorker()
  start()
  await pass(minute)
  await accept(acceptedBooking())
  await pass(second)
  expect(attempts.map(({ kind }) => kind).toSorted()).toEqual(['company-mail', 'confirmation-mail', 'text-message'])
  expect(await stateOf(acceptedBooking(), 'confirmation-mail')).toMatchObject({ state: 'delivered' })
  await pass(day)
  expect(attempts).toHaveLength(3)
})

test('delivers text messages while mails cannot be sent', async () => {
  const booking = acceptedBooking()
  const { start, pass, carrying, stateOf } = await runWorker({ accepted: [booking] })
  carrying(async (_, kind) => {
    if (kind !== 'text-message') throw new Error('no connection')
  })
  start()
  await pass(second)
  expect((await stateOf(booking, 'text-message'))?.state).toBe('delivered')
})

test('has at most four deliveries in flight, each of them once', async () => {
  const { accept, start, pass, carrying, attempts } = await runWorker({ accepted: messages(10) })
  const ends: (() => void)[] = []
  carrying(() => new Promise<void>((resolve) => void ends.push(resolve)))
  start()
  await pass(30 * second)
  await accept(acceptedMessage({}, 99))
  await pass(20 * second)
  expect(attempts).toHaveLength(4)
  ends[0]!()
  await pass(second)
  expect(attempts).toHaveLength(5)
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(5)
})

test('starts at most one attempt every 20 ms', async () => {
  const { start, pass, attempts } = await runWorker({ accepted: messages(100) })
  start()
  await pass(second)
  expect(attempts.length).toBeGreaterThanOrEqual(48)
  expect(attempts.length).toBeLessThanOrEqual(54)
})

test('settles an outcome later that the store did not take, and does not repeat the delivery', async () => {
  const { start, pass, failingSettle, attempts, stateOf, logged } = await runWorker({ accepted: [one] })
  failingSettle(true)
  start()
  await pass(2 * hour)
  expect(attempts).toHaveLength(1)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting' })
  expect(logged.map(({ event }) => event)).toContain('delivery.notNoted')
  failingSettle(false)
  await pass(hour)
  expect(await stateOf(one)).toMatchObject({ state: 'delivered' })
  expect(attempts).toHaveLength(1)
})

test('logs once that the store is unavailable, and once that it is available', async () => {
  const { start, pass, failingSettle, logged } = await runWorker({ accepted: [one] })
  failingSettle(true)
  start()
  await pass(9 * hour)
  failingSettle(false)
  await pass(2 * hour)
  expect(logged.map(({ event }) => event).filter((event) => event.startsWith('store.'))).toEqual([
    'store.unavailable',
    'store.available',
  ])
})

test('waits for attempts in flight when it stops, settles them and starts no more', async () => {
  const many = messages(3)
  const { start, pass, carrying, attempts, stateOf } = await runWorker({ accepted: many, concurrency: 1 })
  carrying(() => new Promise((resolve) => setTimeout(resolve, 2 * second)))
  const worker = start()
  await pass(second)
  let hasStopped = false
  const stopping = worker.stop().then(() => (hasStopped = true))
  await pass(500)
  expect(hasStopped).toBe(false)
  await pass(second)
  await stopping
  expect(await stateOf(many[0]!)).toMatchObject({ state: 'delivered' })
  await pass(hour)
  expect(attempts).toHaveLength(1)
})

test('tries everything that waits at once when it starts, and nothing twice', async () => {
  const [first, delivered] = [acceptedMessage({}, 1), acceptedMessage({}, 2)]
  const { accept, start, pass, failing, carrying, attempts } = await runWorker({ accepted: [first] })
  failing('later')
  const worker = start()
  await pass(8 * hour)
  carrying(async (id) => {
    if (id === first.id) throw new Error('not yet')
  })
  await accept(delivered)
  await pass(second)
  await worker.stop()
  carrying()
  const { length } = attempts
  start()
  await pass(second)
  expect(attempts.slice(length).map(({ id }) => id)).toEqual([first.id])
})

test('does not deliver a message that was erased', async () => {
  const { start, pass, failing, attempts, store } = await runWorker({ accepted: [one] })
  failing('later')
  start()
  await pass(second)
  await store.erase({ id: one.id })
  await pass(day)
  expect(attempts).toHaveLength(1)
})

test('keeps delivering when the clock is set back', async () => {
  const { accept, start, pass, attempts } = await runWorker()
  start()
  await pass(minute)
  vi.setSystemTime(Date.now() - 30 * day)
  await accept(one)
  await pass(second)
  expect(attempts).toHaveLength(1)
})

test('delivers to each recipient of the company on its own', async () => {
  const { delivery } = parseConfig({ MAIL_TO: 'sales@company.com,office@company.com' })
  const { start, pass, carrying, attempts, store } = await runWorker()
  await store.accept(toAccept(one, delivery))
  carrying(async () => {
    if (attempts.length === 1) throw new Error('greylisted')
  })
  start()
  await pass(minute)
  expect(attempts).toHaveLength(3)
  const { deliveries } = (await store.show(one.id))!
  expect(deliveries.map(({ position, state }) => [position, state])).toEqual([
    [0, 'delivered'],
    [1, 'delivered'],
  ])
})

test('logs ids and codes, and nothing that was typed', async () => {
  const { start, pass, carrying, logged } = await runWorker({ accepted: [acceptedBooking()] })
  carrying(async () => {
    throw new Error('550 <jana@example.com> unknown')
  })
  start()
  await pass(hour)
  expect(logged.length).toBeGreaterThan(5)
  expect(JSON.stringify(logged)).not.toMatch(/jana|Nová|\+421|900 123/i)
})
