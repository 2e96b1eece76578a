// A failure can concern one message or all. Only the attempts at other messages show which.
import { expect, test } from 'vitest'
import { acceptedBooking, acceptedMessage } from '../../tests/fixtures/accepted.ts'
import { hour, minute, runWorker, second } from '../../tests/fixtures/runWorker.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import { NotDelivered, type Failure } from './transports/NotDelivered.ts'

const messages = (count: number, from = 1) =>
  Array.from({ length: count }, (_, number) => acceptedMessage({}, from + number))
const fail = (failure: Failure) => Promise.reject(new NotDelivered(failure, 'smtp 451 DATA'))

test('opens after three failures in a row, lets a probe through every 30 s, and closes with a success', () => {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  breaker.fail()
  breaker.fail()
  breaker.succeed()
  breaker.fail()
  breaker.fail()
  expect([breaker.state(), breaker.waitMs()]).toEqual(['closed', 0])
  breaker.fail()
  expect([breaker.state(), breaker.waitMs()]).toEqual(['open', 30_000])
  now = 30_000
  expect(breaker.waitMs()).toBe(0)
  breaker.probe()
  expect([breaker.state(), breaker.waitMs()]).toEqual(['half-open', Infinity])
  breaker.fail()
  expect([breaker.state(), breaker.waitMs()]).toEqual(['open', 30_000])
  expect(breaker.succeed()).toBe(true)
  expect([breaker.state(), breaker.succeed()]).toEqual(['closed', false])
})

test('stays open when a probe tells nothing about the transport', () => {
  const breaker = createCircuitBreaker(() => 0)
  for (let count = 0; count < 3; count += 1) breaker.fail()
  breaker.probe()
  breaker.ignore()
  expect(breaker.state()).toBe('open')
})

test.each([
  [1, 'unreachable'],
  [2, 'deferred'],
  [200, 'unreachable'],
  [200, 'deferred'],
] as const)('delivers all of %i within a minute after hours of "%s"', async (count, failure) => {
  const { start, pass, failing, carrying, undelivered } = await runWorker({ accepted: messages(count) })
  failing(failure)
  start()
  await pass(2 * hour)
  expect(await undelivered()).toBe(count)
  carrying()
  await pass(minute)
  expect(await undelivered()).toBe(0)
})

test.each(['unreachable', 'deferred'] as const)('sends one probe every 30 s while all is "%s"', async (failure) => {
  const { start, pass, failing, attempts } = await runWorker({ accepted: messages(50) })
  failing(failure)
  start()
  await pass(minute)
  const { length } = attempts
  await pass(hour)
  expect(attempts.length - length).toBeGreaterThanOrEqual(115)
  expect(attempts.length - length).toBeLessThanOrEqual(121)
})

test('delivers other messages while one alone is deferred, which keeps its own pauses', async () => {
  const [one] = messages(1)
  const { accept, start, pass, carrying, attempts, stateOf } = await runWorker({ accepted: [one!] })
  carrying((id) => (id === one!.id ? fail('deferred') : Promise.resolve()))
  start()
  // More often than the first pauses end, or three failures in a row would open the circuit.
  for (const other of messages(1080, 100)) {
    await accept(other)
    await pass(second)
    expect((await stateOf(other))?.state).toBe('delivered')
    await pass(9 * second)
  }
  const at = attempts.filter(({ id }) => id === one!.id).map((attempt) => attempt.at)
  // 5 s doubling up to an hour, for three hours.
  expect(at.length).toBeLessThanOrEqual(13)
  expect(at.at(-1)! - at.at(-2)!).toBeGreaterThan(0.7 * hour)
})

test('delivers a new message within two probes although one that nobody takes opened the circuit', async () => {
  const [poison, ...others] = messages(20)
  const { accept, start, pass, carrying, undelivered } = await runWorker({ accepted: [poison!] })
  carrying((id) => (id === poison!.id ? fail('unreachable') : Promise.resolve()))
  start()
  await pass(hour)
  await accept(...others)
  await pass(minute + 2 * second)
  expect(await undelivered()).toBe(1)
})

test('delivers confirmations while the company’s mailbox defers', async () => {
  const booking = acceptedBooking()
  const { start, pass, carrying, stateOf } = await runWorker({ accepted: [booking] })
  carrying((_, kind) => (kind === 'company-mail' ? fail('deferred') : Promise.resolve()))
  start()
  await pass(2 * hour)
  expect((await stateOf(booking, 'confirmation-mail'))?.state).toBe('delivered')
  expect((await stateOf(booking))?.state).toBe('waiting')
  carrying()
  await pass(minute)
  expect((await stateOf(booking))?.state).toBe('delivered')
})

test('delivers all soon after a server that took ten in a minute is well', async () => {
  const { start, pass, carrying, undelivered } = await runWorker({ accepted: messages(200) })
  const taken = new Map<number, number>()
  carrying(() => {
    const now = Math.floor(Date.now() / minute)
    const before = taken.get(now) ?? 0
    taken.set(now, before + 1)
    return before < 10 ? Promise.resolve() : fail('deferred')
  })
  start()
  await pass(10 * minute)
  expect(await undelivered()).toBeGreaterThan(50)
  carrying()
  await pass(minute)
  expect(await undelivered()).toBe(0)
})
