import { expect, test } from 'vitest'
import { acceptedBooking, acceptedMessage } from '../../tests/delivery/accepted.ts'
import { beginWorker, day, hour, minute, second } from '../../tests/delivery/beginWorker.ts'

const one = acceptedMessage()

test('a failed delivery is tried again after 5 s, the pause doubling up to an hour', async () => {
  const { start, pass, attempts, failing } = beginWorker({ accepted: [one] })
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
  const { start, pass, attempts, failing, stateOf, logged } = beginWorker({ accepted: [one] })
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
  const { start, pass, failing, stateOf } = beginWorker({ accepted: [booking] })
  failing('never', 'smtp 550 RCPT TO')
  start()
  await pass(second)
  expect(stateOf(booking, 'confirmation-mail')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(stateOf(booking, 'text-message')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(stateOf(booking, 'company-mail')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('however long a carrier was away, all is delivered within a minute after it is back', async () => {
  const many = Array.from({ length: 200 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, failing, carrying, stateOf } = beginWorker({ accepted: many })
  failing('unreachable', 'smtp ECONNREFUSED')
  start()
  await pass(9 * hour)
  carrying()
  await pass(minute)
  expect(many.filter((accepted) => stateOf(accepted)?.state !== 'delivered')).toEqual([])
})

test.each([
  ['is away', 'unreachable'],
  ['defers all', 'deferred'],
] as const)('while a carrier %s, it is asked every half minute by one message, not by all', async (_, failure) => {
  const many = Array.from({ length: 50 }, (_, number) => acceptedMessage({}, number))
  const { start, pass, failing, attempts } = beginWorker({ accepted: many })
  failing(failure)
  start()
  await pass(12 * hour)
  const { length } = attempts
  await pass(hour)
  // The probes, and what each message tries by itself every hour.
  expect(attempts.length - length).toBeGreaterThanOrEqual(110)
  expect(attempts.length - length).toBeLessThanOrEqual(120 + 65)
})

test('what an operator sends again is delivered at once, and may fail some times before it is given up', async () => {
  const { start, pass, failing, carrying, stateOf, outbox } = beginWorker({ accepted: [one] })
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
