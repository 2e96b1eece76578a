// A temporary refusal speaks of the server or of one letter; only what becomes of the others tells which.
import { expect, test } from 'vitest'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import { acceptedAt, acceptedBooking, acceptedMessage } from '../../tests/delivery/accepted.ts'
import { beginWorker, hour, minute, second } from '../../tests/delivery/beginWorker.ts'
import { NotDelivered } from './carriers/NotDelivered.ts'

const messages = (count: number, from = 1) =>
  Array.from({ length: count }, (_, number) => acceptedMessage({}, from + number))
const deferred = () => Promise.reject(new NotDelivered('deferred', 'smtp 451 DATA'))

/** A worker, and who writes to it. */
function begin(accepted: Accepted[]) {
  const worker = beginWorker({ accepted })
  return {
    ...worker,
    /** Only these are deferred from now on. */
    deferring: (few: Accepted[]) =>
      worker.carrying(({ id }) => (few.some((one) => one.id === id) ? deferred() : Promise.resolve())),
    /** Somebody writes every so often; each message must be delivered before the next one comes. */
    receive: async (others: Accepted[], every: number) => {
      for (const other of others) {
        await worker.outbox.accept(other)
        await worker.pass(every)
        expect(worker.stateOf(other)?.state).toBe('delivered')
      }
    },
    undelivered: (of: Accepted[]) => of.filter((one) => worker.stateOf(one)?.state !== 'delivered').length,
    attemptsAt: (one: Accepted) => worker.attempts.filter(({ id }) => id === one.id).map(({ at }) => at),
  }
}

test.each([1, 2, 200])(
  'however long a server deferred all of %i, they go out within a minute after it',
  async (count) => {
    const all = messages(count)
    const { start, pass, failing, carrying, undelivered } = begin(all)
    failing('deferred')
    start()
    await pass(9 * hour)
    expect(undelivered(all)).toBe(count)
    carrying()
    await pass(minute)
    expect(undelivered(all)).toBe(0)
  },
)

test('what a server deferred goes out as soon as it takes a message that has just come', async () => {
  const all = messages(50)
  const { start, pass, failing, carrying, undelivered, outbox } = begin(all)
  failing('deferred')
  start()
  await pass(9 * hour)
  carrying()
  await outbox.accept(acceptedMessage({}, 99))
  await pass(2 * second)
  expect(undelivered(all)).toBe(0)
})

test.each([1, 2, 5])(
  '%i messages that are deferred while others get through keep to their own pauses',
  async (count) => {
    const few = messages(count)
    const { start, pass, deferring, receive, attemptsAt } = begin(few)
    deferring(few)
    start()
    await pass(second)
    await receive(messages(6 * 360, 100), 10 * second)
    for (const one of few) {
      const at = attemptsAt(one)
      // 5 s doubling up to an hour, for six hours, and once more because another got through.
      expect(at.length).toBeGreaterThanOrEqual(13)
      expect(at.length).toBeLessThanOrEqual(19)
      expect(at.at(-1)! - at.at(-2)!).toBeGreaterThan(0.8 * hour - second)
    }
  },
)

test('a message that is deferred for ever alone is given up after five days', async () => {
  const [one] = messages(1)
  const { start, deferring, receive, stateOf, logged } = begin([one!])
  deferring([one!])
  start()
  await receive(messages(5 * 24 + 2, 100), hour)
  expect(stateOf(one!)).toMatchObject({ state: 'dead', lastError: 'smtp 451 DATA' })
  expect(logged.find(({ event }) => event === 'delivery.dead')?.fields).toMatchObject({ id: one!.id })
})

test('a message that was deferred alone goes out with all others after the server has deferred all', async () => {
  const [one, ...others] = messages(5)
  const { start, pass, deferring, receive, failing, carrying, undelivered, outbox } = begin([one!])
  deferring([one!])
  start()
  await receive(messages(1080, 100), 10 * second)
  failing('deferred')
  for (const other of others) await outbox.accept(other)
  await pass(9 * hour)
  carrying()
  await pass(minute)
  expect(undelivered([one!, ...others])).toBe(0)
})

test('when the company’s mailbox defers and visitors’ do not, its mail goes out within a minute after it', async () => {
  const booking = acceptedBooking()
  const { start, pass, carrying, stateOf } = begin([booking])
  carrying((_, delivery) => (delivery === 'company-mail' ? deferred() : Promise.resolve()))
  start()
  await pass(9 * hour)
  expect(stateOf(booking, 'confirmation-mail')?.state).toBe('delivered')
  expect(stateOf(booking)?.state).toBe('waiting')
  carrying()
  await pass(minute)
  expect(stateOf(booking)?.state).toBe('delivered')
})

test('a message deferred while the server recovers goes out within a minute, too', async () => {
  const [early, late] = messages(2)
  const { start, pass, failing, carrying, attemptsAt, undelivered, outbox } = begin([early!])
  failing('deferred')
  start()
  await pass(9 * hour)
  const { length } = attemptsAt(early!)
  // The answer to what has begun before comes after another got through.
  carrying(async ({ id }) => {
    if (id === late!.id) return
    await new Promise((resolve) => setTimeout(resolve, 5 * second))
    await deferred()
  })
  while (attemptsAt(early!).length === length) await pass(second)
  await outbox.accept(late!)
  await pass(second)
  carrying()
  await pass(minute)
  expect(undelivered([early!, late!])).toBe(0)
})

test('a server that takes ten in a minute gets all of them soon after it is well', async () => {
  const all = messages(200)
  const { start, pass, carrying, undelivered } = begin(all)
  const taken = new Map<number, number>()
  carrying(() => {
    const now = Math.floor((Date.now() - acceptedAt) / minute)
    const before = taken.get(now) ?? 0
    taken.set(now, before + 1)
    return before < 10 ? Promise.resolve() : deferred()
  })
  start()
  await pass(10 * minute)
  expect(undelivered(all)).toBeGreaterThan(50)
  carrying()
  await pass(minute)
  expect(undelivered(all)).toBe(0)
})

test('a server that takes one attempt in twenty is asked twice a minute by each message', async () => {
  const all = messages(200)
  const { start, pass, carrying, attempts, attemptsAt } = begin(all)
  carrying(() => (attempts.length % 20 === 0 ? Promise.resolve() : deferred()))
  start()
  await pass(3 * minute)
  for (const one of all) {
    // After the first three, 5, 10 and 20 s apart.
    const at = attemptsAt(one).slice(3)
    for (const [index, later] of at.slice(1).entries()) expect(later - at[index]!).toBeGreaterThanOrEqual(29 * second)
  }
})
