import { expect, test } from 'vitest'
import type { Delivery } from '#functions/outbox/Outbox.ts'
import { acceptedAt, acceptedBooking, acceptedMessage } from '../../tests/delivery/accepted.ts'
import { beginWorker, day, hour, minute, second } from '../../tests/delivery/beginWorker.ts'
import { NotDelivered } from './carriers/NotDelivered.ts'

const one = acceptedMessage()

test('what is accepted is delivered at once, each part of a booking for itself', async () => {
  const { outbox, start, pass, attempts, stateOf } = beginWorker()
  start()
  await pass(minute)
  await outbox.accept(acceptedBooking())
  await pass(second)
  expect(attempts.map(({ delivery }) => delivery)).toEqual(['company-mail', 'confirmation-mail', 'text-message'])
  expect(stateOf(acceptedBooking(), 'confirmation-mail')).toMatchObject({ state: 'delivered' })
  await pass(day)
  expect(attempts).toHaveLength(3)
})

test('a message that a carrier cannot take does not hold up the others', async () => {
  const [poison, ...others] = Array.from({ length: 20 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, carrying, stateOf, outbox } = beginWorker({ accepted: [poison!] })
  carrying(async ({ id }) => {
    if (id === poison!.id) throw new NotDelivered('unreachable', 'smtp ECONNRESET')
  })
  start()
  await pass(minute)
  for (const accepted of others) await outbox.accept(accepted)
  await pass(second)
  expect(others.map((accepted) => stateOf(accepted)?.state)).toEqual(others.map(() => 'delivered'))
  expect(stateOf(poison!)?.state).toBe('waiting')
})

test('a mail that is away does not stop text messages', async () => {
  const booking = acceptedBooking()
  const { start, pass, carrying, stateOf } = beginWorker({ accepted: [booking] })
  carrying(async (_, delivery) => {
    if (delivery !== 'text-message') throw new NotDelivered('unreachable', 'smtp ECONNREFUSED')
  })
  start()
  await pass(second)
  expect(stateOf(booking, 'text-message')?.state).toBe('delivered')
})

test('no more than four are under way, and each delivery once at a time', async () => {
  const many = Array.from({ length: 10 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, carrying, attempts, outbox } = beginWorker({ accepted: many })
  const ends: (() => void)[] = []
  carrying(() => new Promise((resolve) => void ends.push(resolve)))
  start()
  await pass(minute)
  await outbox.accept(acceptedMessage({}, 99))
  await pass(minute)
  expect(attempts).toHaveLength(4)
  ends[0]!()
  await pass(second)
  expect(attempts).toHaveLength(5)
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(5)
})

test('a delivery whose note the disk did not take is noted later and not repeated', async () => {
  const { start, pass, fail, attempts, stateOf, logged } = beginWorker({ accepted: [one] })
  fail(true)
  start()
  await pass(minute)
  expect(attempts).toHaveLength(1)
  expect(stateOf(one)).toBeUndefined()
  expect(logged.map(({ event }) => event)).toContain('delivery.notNoted')
  fail(false)
  await pass(10 * second)
  expect(stateOf(one)).toMatchObject({ state: 'delivered' })
  expect(attempts).toHaveLength(1)
})

test('stopping waits for what is under way, notes it and begins nothing more', async () => {
  const many = Array.from({ length: 3 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, carrying, attempts, stateOf } = beginWorker({ accepted: many, most: 1 })
  carrying(() => new Promise((resolve) => setTimeout(resolve, 2 * second)))
  const worker = start()
  await pass(second)
  let hasStopped = false
  const stopping = worker.stop().then(() => (hasStopped = true))
  await pass(500)
  expect(hasStopped).toBe(false)
  await pass(second)
  await stopping
  expect(stateOf(many[0]!)).toMatchObject({ state: 'delivered' })
  await pass(hour)
  expect(attempts).toHaveLength(1)
})

test('a new start tries at once what was waiting, and nothing twice', async () => {
  const [first, second_] = [acceptedMessage({}, 1), acceptedMessage({}, 2)]
  const { start, pass, failing, carrying, attempts, outbox } = beginWorker({ accepted: [first] })
  failing('later')
  const worker = start()
  await pass(8 * hour)
  await worker.stop()
  carrying()
  await outbox.accept(second_)
  await outbox.record(second_.id, 'company-mail', { state: 'delivered', at: Date.now() })
  const { length } = attempts
  start()
  await pass(second)
  expect(attempts.slice(length).map(({ id }) => id)).toEqual([first.id])
})

test('what was erased is not delivered', async () => {
  const { start, pass, failing, attempts, outbox } = beginWorker({ accepted: [one] })
  failing('later')
  start()
  await pass(second)
  await outbox.erase(one.id)
  await pass(day)
  expect(attempts).toHaveLength(1)
})

test('three confirmations a day reach one address or number, and others go on', async () => {
  const to = (email: string, phone: string, number: number, at: number) =>
    acceptedBooking({ email, phone }, number, acceptedAt + at)
  const many = [
    ...[1, 2, 3, 4, 5].map((number) => to('Jana@example.com', '+421 900 000 00' + String(number), number, 0)),
    ...[6, 7, 8, 9].map((number) => to(`p${number}@example.com`, '+421 900 123 456', number, 0)),
    to('jana@example.com', '+421 900 000 001', 10, day),
  ]
  const { start, pass, stateOf, outbox, logged } = beginWorker()
  start()
  for (const accepted of many.slice(0, -1)) await outbox.accept(accepted)
  await pass(day)
  await outbox.accept(many.at(-1)!)
  await pass(second)
  const states = (delivery: Delivery) => many.map((accepted) => stateOf(accepted, delivery)?.state)
  const [ok, no] = ['delivered', 'dead']
  expect(states('confirmation-mail')).toEqual([ok, ok, ok, no, no, ok, ok, ok, ok, ok])
  expect(states('text-message')).toEqual([ok, ok, ok, ok, ok, ok, ok, ok, no, ok])
  expect(states('company-mail')).toEqual(many.map(() => ok))
  expect(logged.find(({ event }) => event === 'delivery.dead')?.fields).toMatchObject({
    code: 'too many to this address',
  })
})

test('the log holds ids and codes, and nothing that was typed', async () => {
  const { start, pass, carrying, logged } = beginWorker({ accepted: [acceptedBooking()] })
  carrying(async () => {
    throw new Error('550 <jana@example.com> unknown')
  })
  start()
  await pass(hour)
  expect(logged.length).toBeGreaterThan(5)
  expect(JSON.stringify(logged)).not.toMatch(/jana|Nová|\+421|900 123/i)
})
