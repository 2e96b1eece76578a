import { expect, test, vi } from 'vitest'
import type { Accepted, Delivery } from '#functions/outbox/Outbox.ts'
import { acceptedAt, acceptedBooking, acceptedMessage } from '../../tests/delivery/accepted.ts'
import { memoryOutbox } from '../../tests/delivery/memoryOutbox.ts'
import { NotDelivered, type Failure } from './carriers/NotDelivered.ts'
import { startWorker } from './worker.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A worker whose carriers do as told, at a clock that the test moves. */
function begin(options: { accepted?: Accepted[]; most?: number } = {}) {
  vi.useFakeTimers({ now: acceptedAt })
  const memory = memoryOutbox((options.accepted ?? []).map((accepted) => ({ accepted, deliveries: {} })))
  const attempts: { id: string; delivery: Delivery; at: number }[] = []
  const logged: { level: string; event: string; fields: Record<string, unknown> }[] = []
  let carry: (accepted: Accepted, delivery: Delivery) => Promise<void> = async () => undefined
  const courier = (delivery: Delivery) => (accepted: Accepted) => {
    attempts.push({ id: accepted.id, delivery, at: Date.now() - acceptedAt })
    return carry(accepted, delivery)
  }
  const start = () =>
    startWorker({
      outbox: memory.outbox,
      couriers: {
        'company-mail': courier('company-mail'),
        'confirmation-mail': courier('confirmation-mail'),
        'text-message': courier('text-message'),
      },
      log: (level, event, fields = {}) => logged.push({ level, event, fields }),
      ...(options.most && { most: options.most }),
    })
  return {
    ...memory,
    attempts,
    logged,
    start,
    /** From now on every carrier fails so. */
    failing: (failure: Failure, code = 'smtp 451') =>
      void (carry = () => Promise.reject(new NotDelivered(failure, code))),
    carrying: (next: typeof carry = async () => undefined) => void (carry = next),
    stateOf: (accepted: Accepted, delivery: Delivery = 'company-mail') =>
      memory.outbox.entry(accepted.id)?.deliveries[delivery],
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  }
}
const one = acceptedMessage()

test('what is accepted is delivered at once, each part of a booking for itself', async () => {
  const { outbox, start, pass, attempts, stateOf } = begin()
  start()
  await pass(minute)
  await outbox.accept(acceptedBooking())
  await pass(second)
  expect(attempts.map(({ delivery }) => delivery)).toEqual(['company-mail', 'confirmation-mail', 'text-message'])
  expect(stateOf(acceptedBooking(), 'confirmation-mail')).toMatchObject({ state: 'delivered' })
  await pass(day)
  expect(attempts).toHaveLength(3)
})

test('a failed delivery is tried again after 5 s, the pause doubling up to an hour', async () => {
  const { start, pass, attempts, failing } = begin({ accepted: [one] })
  failing('later')
  start()
  await pass(day)
  const pauses = attempts.slice(1).map(({ at }, index) => at - attempts[index]!.at)
  for (const [index, pause] of pauses.entries()) {
    const most = Math.min(5 * second * 2 ** index, hour)
    expect(pause).toBeGreaterThanOrEqual(0.8 * most)
    expect(pause).toBeLessThanOrEqual(most + 50)
  }
  expect(pauses.length).toBeGreaterThan(30)
  expect(new Set(pauses.slice(-10)).size).toBeGreaterThan(5)
})

test('after five days it is given up, loudly', async () => {
  const { start, pass, attempts, failing, stateOf, logged } = begin({ accepted: [one] })
  failing('later', 'smtp 451 DATA')
  start()
  await pass(5 * day - hour)
  expect(stateOf(one)).toMatchObject({ state: 'waiting', lastError: 'smtp 451 DATA' })
  await pass(2 * hour)
  expect(stateOf(one)).toMatchObject({ state: 'dead', lastError: 'smtp 451 DATA', attempts: attempts.length })
  expect(logged.at(-1)).toMatchObject({ level: 'error', event: 'delivery.dead', fields: { id: one.id } })
  const { length } = attempts
  await pass(5 * day)
  expect(attempts).toHaveLength(length)
})

test('a visitor’s address that is refused is given up at once, the company’s own mail is not', async () => {
  const booking = acceptedBooking()
  const { start, pass, failing, stateOf } = begin({ accepted: [booking] })
  failing('never', 'smtp 550 RCPT TO')
  start()
  await pass(second)
  expect(stateOf(booking, 'confirmation-mail')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(stateOf(booking, 'text-message')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(stateOf(booking, 'company-mail')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('however long a carrier was away, all is delivered within a minute after it is back', async () => {
  const many = Array.from({ length: 200 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, failing, carrying, stateOf } = begin({ accepted: many })
  failing('unreachable', 'smtp ECONNREFUSED')
  start()
  await pass(9 * hour)
  carrying()
  await pass(minute)
  expect(many.filter((accepted) => stateOf(accepted)?.state !== 'delivered')).toEqual([])
})

test('while a carrier is away, it is asked every half minute by one message, not by all', async () => {
  const many = Array.from({ length: 50 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, failing, attempts } = begin({ accepted: many })
  failing('unreachable')
  start()
  await pass(12 * hour)
  const { length } = attempts
  await pass(hour)
  // The probes, and what each message tries by itself every hour.
  expect(attempts.length - length).toBeGreaterThanOrEqual(110)
  expect(attempts.length - length).toBeLessThanOrEqual(120 + 65)
})

test('a message that a carrier cannot take does not hold up the others', async () => {
  const [poison, ...others] = Array.from({ length: 20 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, carrying, stateOf, outbox } = begin({ accepted: [poison!] })
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
  const { start, pass, carrying, stateOf } = begin({ accepted: [booking] })
  carrying(async (_, delivery) => {
    if (delivery !== 'text-message') throw new NotDelivered('unreachable', 'smtp ECONNREFUSED')
  })
  start()
  await pass(second)
  expect(stateOf(booking, 'text-message')?.state).toBe('delivered')
})

test('no more than four are under way, and each delivery once at a time', async () => {
  const many = Array.from({ length: 10 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, carrying, attempts, outbox } = begin({ accepted: many })
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
  const { start, pass, fail, attempts, stateOf, logged } = begin({ accepted: [one] })
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
  const { start, pass, carrying, attempts, stateOf } = begin({ accepted: many, most: 1 })
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
  const { start, pass, failing, carrying, attempts, outbox } = begin({ accepted: [first] })
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

test('what an operator sends again is delivered at once, and may fail some times before it is given up', async () => {
  const { start, pass, failing, carrying, stateOf, outbox } = begin({ accepted: [one] })
  failing('later')
  start()
  await pass(6 * day)
  expect(stateOf(one)?.state).toBe('dead')
  await outbox.record(one.id, 'company-mail', { state: 'waiting', attempts: 0, dueAt: Date.now() })
  await pass(hour)
  expect(stateOf(one)?.state).toBe('waiting')
  carrying()
  await pass(hour)
  expect(stateOf(one)?.state).toBe('delivered')
})

test('what was erased is not delivered', async () => {
  const { start, pass, failing, attempts, outbox } = begin({ accepted: [one] })
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
  const { start, pass, stateOf, outbox, logged } = begin()
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
  const { start, pass, carrying, logged } = begin({ accepted: [acceptedBooking()] })
  carrying(async () => {
    throw new Error('550 <jana@example.com> unknown')
  })
  start()
  await pass(hour)
  expect(logged.length).toBeGreaterThan(5)
  expect(JSON.stringify(logged)).not.toMatch(/jana|Nová|\+421|900 123/i)
})
