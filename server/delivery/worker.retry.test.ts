import { expect, test } from 'vitest'
import { acceptedBooking, acceptedMessage } from '../../tests/fixtures/accepted.ts'
import { day, hour, minute, runWorker, second } from '../../tests/fixtures/runWorker.ts'

const one = acceptedMessage()

test('retries after 5 s, and doubles the pause up to an hour', async () => {
  const { start, pass, attempts, failing } = await runWorker({ accepted: [one] })
  failing('later')
  start()
  await pass(day)
  const pauses = attempts.slice(1).map(({ at }, index) => at - attempts[index]!.at)
  for (const [index, pause] of pauses.entries()) {
    const max = Math.min(5 * second * 2 ** index, hour)
    expect(pause).toBeGreaterThanOrEqual(0.8 * max)
    expect(pause).toBeLessThanOrEqual(max + 50)
  }
  expect(pauses.length).toBeGreaterThan(30)
  expect(new Set(pauses.slice(-10)).size).toBeGreaterThan(5)
})

test('gives up after five days, and logs an error', async () => {
  const { start, pass, attempts, failing, stateOf, logged } = await runWorker({ accepted: [one] })
  failing('later', 'smtp 451 DATA')
  start()
  await pass(5 * day - hour)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting', lastError: 'smtp 451 DATA' })
  await pass(3 * hour)
  expect(await stateOf(one)).toMatchObject({ state: 'dead', lastError: 'smtp 451 DATA', attempts: attempts.length })
  expect(logged.at(-1)).toMatchObject({ level: 'error', event: 'delivery.dead', fields: { id: one.id } })
  const { length } = attempts
  await pass(5 * day)
  expect(attempts).toHaveLength(length)
})

test('gives up at once when a visitor’s address is refused for good, but not the company’s mail', async () => {
  const booking = acceptedBooking()
  const { start, pass, failing, stateOf } = await runWorker({ accepted: [booking] })
  failing('never', 'smtp 550 RCPT TO')
  start()
  await pass(second)
  expect(await stateOf(booking, 'confirmation-mail')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(await stateOf(booking, 'text-message')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(await stateOf(booking, 'company-mail')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('delivers a resent message at once, and retries it before it gives up again', async () => {
  const { start, pass, failing, carrying, stateOf, store } = await runWorker({ accepted: [one] })
  failing('later')
  const worker = start()
  await pass(6 * day)
  expect((await stateOf(one))?.state).toBe('dead')
  expect(await store.resend(one.id)).toEqual(['company-mail'])
  worker.poke()
  await pass(hour)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting', generation: 1 })
  carrying()
  await pass(hour + minute)
  expect((await stateOf(one))?.state).toBe('delivered')
})
