// Runs the worker on the real store, in SQLite, at a clock that the tests move.
import { expect, test, vi } from 'vitest'
import {
  acceptedAt,
  acceptedBooking,
  acceptedMessage,
  day,
  hour,
  minute,
  openStore,
  second,
  toAccept,
} from '../../tests/fixtures/store.ts'
import { parseConfig } from '../config.ts'
import type { DeliveryKind, StoredMessage } from '../store/messages.ts'
import { StoreUnavailable } from '../store/store.ts'
import { NotDelivered } from './notDelivered.ts'
import { deliverDue, startWorker, type Deliver } from './worker.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const one = acceptedMessage()
const messages = (count: number) => Array.from({ length: count }, (_, number) => acceptedMessage({}, number))
const toAll = parseConfig({
  MAIL_TO: 'sales@company.example,office@company.example',
  SMS_GATEWAY_URL: 'https://sms.example/',
  SMS_GATEWAY_KEY: 'key',
  SMS_COUNTRIES: '+421',
})
const refused = new NotDelivered('smtp 550 RCPT TO', { isFinal: true })

/** Opens a store with messages, and a transport that takes them all unless the test says otherwise. */
async function setUp(accepted: StoredMessage[] = [], config = parseConfig({})) {
  vi.useFakeTimers({ now: acceptedAt, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  const clock = {
    get now() {
      return Date.now()
    },
  }
  const opened = await openStore({ clock })
  const { store, log } = opened
  const deliver = vi.fn<Deliver>().mockResolvedValue()
  const accept = async (message: StoredMessage) => void (await store.accept(toAccept(message, config)))
  for (const message of accepted) await accept(message)
  return {
    ...opened,
    deliver,
    accept,
    /** Starts a worker that looks by itself once an hour only, so that days pass quickly. */
    start: (options: Partial<Parameters<typeof startWorker>[0]> = {}) =>
      startWorker({ store, deliver, log, maxIdleMs: hour, ...options }),
    stateOf: async ({ id }: StoredMessage, kind: DeliveryKind = 'company-mail', position = 0) => {
      const [report] = await store.list({ id })
      return report?.deliveries.find((each) => each.kind === kind && each.position === position)
    },
  }
}

test('delivers every part of a booking as soon as it is poked, and once', async () => {
  const { start, accept, deliver, stateOf, logged } = await setUp([], toAll)
  const { poke } = start()
  await pass(minute)
  await accept(acceptedBooking())
  poke(['company-mail', 'confirmation-mail', 'text-message'])
  await pass(0)
  const kinds = ['company-mail', 'company-mail', 'confirmation-mail', 'text-message']
  expect(deliver.mock.calls.map(([{ kind }]) => kind)).toEqual(kinds)
  const { id } = acceptedBooking()
  // The second mailbox of the company has a position.
  const facts = kinds.map((delivery, index) => ({ id, delivery, ...(index === 1 && { position: 1 }), attempts: 1 }))
  expect(logged).toEqual(facts.map((fact) => ({ event: 'delivery.delivered', ...fact })))
  await pass(day)
  expect(deliver).toHaveBeenCalledTimes(4)
  expect(await stateOf(acceptedBooking(), 'text-message')).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('retries after 5 s, doubles the pause up to an hour, and gives the company’s mail up after five days', async () => {
  const { start, deliver, stateOf, logged } = await setUp([one])
  // Even a refusal for good: somebody can repair the mailbox.
  deliver.mockRejectedValue(refused)
  start({ maxIdleMs: 20 * minute })
  await pass(5 * day - minute)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting', note: 'smtp 550 RCPT TO' })
  const pauses = logged.map(({ retryInMs }) => Number(retryInMs))
  for (const [index, pause] of pauses.entries()) {
    const longest = Math.min(5 * second * 2 ** index, hour)
    expect(pause).toBeGreaterThanOrEqual(0.8 * longest)
    expect(pause).toBeLessThanOrEqual(longest)
  }
  expect(new Set(pauses.slice(-10)).size).toBeGreaterThan(5)
  await pass(2 * hour)
  const attempts = deliver.mock.calls.length
  expect(attempts).toBeGreaterThan(90)
  expect(await stateOf(one)).toMatchObject({ state: 'dead', note: 'smtp 550 RCPT TO', attempts })
  expect(logged.at(-1)).toMatchObject({ event: 'delivery.dead', id: one.id })
  await pass(day)
  expect(deliver).toHaveBeenCalledTimes(attempts)
})

test('gives nothing up by the clock alone: one that is a week ahead ends no mail', async () => {
  const { start, deliver, stateOf } = await setUp([one])
  deliver.mockRejectedValue(new NotDelivered('smtp ECONNREFUSED'))
  start({ maxIdleMs: 10 * minute })
  await pass(minute)
  vi.setSystemTime(acceptedAt + 7 * day)
  await pass(6 * hour)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting' })
  vi.setSystemTime(acceptedAt + 7 * hour)
  deliver.mockResolvedValue()
  await pass(2 * hour)
  expect(await stateOf(one)).toMatchObject({ state: 'delivered' })
})

test('gives a visitor’s address up at once when it is refused for good, and logs nothing that was typed', async () => {
  const booking = acceptedBooking()
  const { start, deliver, stateOf, logged } = await setUp([booking], toAll)
  deliver.mockImplementation(async ({ kind }) => {
    throw kind === 'company-mail' ? new Error('550 <jana@example.com> unknown') : refused
  })
  start()
  await pass(second)
  expect(await stateOf(booking, 'confirmation-mail')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(await stateOf(booking, 'text-message')).toMatchObject({ state: 'dead', attempts: 1 })
  expect(await stateOf(booking)).toMatchObject({ state: 'waiting', attempts: 1, note: 'internal Error' })
  expect(logged).toContainEqual(expect.objectContaining({ event: 'delivery.failed', code: 'internal Error' }))
  expect(JSON.stringify(logged)).not.toMatch(/jana|Nová|\+421|900 123/i)
})

test('repeats what may have arrived after an hour, three times at most, and then tells the company', async () => {
  const booking = acceptedBooking()
  const { start, deliver, stateOf } = await setUp([booking])
  const unanswered = new NotDelivered('smtp ETIMEDOUT after DATA', { doubt: 'unanswered' })
  // What ended before the mail was sent does not count.
  deliver.mockRejectedValueOnce(new NotDelivered('smtp ECONNREFUSED'))
  deliver.mockImplementation(async ({ kind }) => {
    if (kind !== 'company-notice') throw unanswered
  })
  start({ maxIdleMs: 10 * minute })
  await pass(48 * minute)
  expect(deliver).toHaveBeenCalledTimes(3)
  await pass(day)
  for (const kind of ['company-mail', 'confirmation-mail'] as const)
    expect(await stateOf(booking, kind)).toMatchObject({ state: 'dead', note: 'smtp ETIMEDOUT after DATA' })
  expect(deliver.mock.calls.map(([{ kind }]) => kind).toSorted()).toEqual([
    ...Array<string>(4).fill('company-mail'),
    'company-notice',
    ...Array<string>(3).fill('confirmation-mail'),
  ])
})

test('gives a company mail up whose content was refused in three hours, and sends a notice for as long as it takes', async () => {
  const { start, deliver, stateOf } = await setUp([one])
  const refusal = new NotDelivered('smtp 554 5.7.1 DATA', { isFinal: true, doubt: 'content' })
  deliver.mockRejectedValue(refusal)
  start({ maxIdleMs: 10 * minute })
  await pass(hour + 30 * minute)
  expect(await stateOf(one)).toMatchObject({ state: 'waiting', attempts: 2 })
  await pass(hour)
  expect(await stateOf(one)).toMatchObject({ state: 'dead', attempts: 3, note: 'smtp 554 5.7.1 DATA' })
  await pass(day)
  expect(await stateOf(one, 'company-notice')).toMatchObject({ state: 'waiting', note: 'smtp 554 5.7.1 DATA' })
  deliver.mockResolvedValue()
  await pass(hour)
  expect(await stateOf(one, 'company-notice')).toMatchObject({ state: 'delivered' })
})

test('delivers to others while mails wait for their answer', async () => {
  const { start, accept, deliver, stateOf } = await setUp(messages(8))
  deliver.mockImplementation(({ id }) => (id === other.id ? Promise.resolve() : new Promise(() => {})))
  const other = acceptedMessage({}, 9)
  const worker = start({ maxIdleMs: second })
  await pass(9 * second)
  await accept(other)
  await pass(12 * second)
  expect(await stateOf(other)).toMatchObject({ state: 'delivered' })
  await pass(2 * minute)
  expect(worker.isAlive()).toBe(true)
  await pass(15 * minute)
  // No transport takes so long.
  expect(worker.isAlive()).toBe(false)
})

test('sends nothing twice when the clock steps while it is in flight', async () => {
  const { start, deliver, stateOf } = await setUp([one])
  const { promise, resolve } = Promise.withResolvers<void>()
  deliver.mockReturnValue(promise)
  const { poke } = start()
  await pass(second)
  vi.setSystemTime(acceptedAt + hour)
  poke(['company-mail'])
  await pass(minute)
  resolve()
  await pass(2 * hour)
  expect(deliver).toHaveBeenCalledOnce()
  expect((await stateOf(one))?.state).toBe('delivered')
})

test('stores an outcome later when the store is away, and sends nothing again meanwhile', async () => {
  const { start, store, deliver, stateOf } = await setUp([one])
  const settle = vi.fn<typeof store.settle>().mockRejectedValue(new StoreUnavailable('The disk is full.'))
  const worker = start({ store: { ...store, settle } })
  await pass(2 * hour)
  expect((await stateOf(one))?.state).toBe('waiting')
  expect(worker.isAlive()).toBe(true)
  settle.mockImplementation(store.settle)
  await pass(hour)
  expect((await stateOf(one))?.state).toBe('delivered')
  expect(deliver).toHaveBeenCalledOnce()
})

test('has four attempts of ten seconds in flight at most, and waits for them when it stops', async () => {
  const { start, deliver, store } = await setUp(messages(6))
  const { promise, resolve } = Promise.withResolvers<void>()
  deliver.mockReturnValue(promise)
  const worker = start({ maxIdleMs: second })
  await pass(9 * second)
  expect(deliver).toHaveBeenCalledTimes(4)
  let hasStopped = false
  const stopping = worker.stop().then(() => (hasStopped = true))
  await pass(9 * second)
  expect(hasStopped).toBe(false)
  resolve()
  await stopping
  expect(await store.list({ state: 'delivered' })).toHaveLength(4)
  await pass(hour)
  expect(deliver).toHaveBeenCalledTimes(4)
})

test('looks for nothing in the channels that a message has no delivery for', async () => {
  const { start, accept, store } = await setUp()
  const claim = vi.fn<typeof store.claim>(store.claim)
  const { poke } = start({ store: { ...store, claim } })
  await pass(minute)
  claim.mockClear()
  await accept(one)
  poke(['company-mail'])
  await pass(minute)
  const kinds = new Set(claim.mock.calls.map(([options]) => options.kinds?.join()))
  expect([...kinds]).toEqual([expect.stringContaining('company-mail')])
})

test('starts at most 44 attempts in half a second, because visitors wait for its transactions', async () => {
  const { start, deliver } = await setUp(messages(50))
  start()
  await pass(500)
  expect(deliver.mock.calls.length).toBeGreaterThan(35)
  expect(deliver.mock.calls.length).toBeLessThanOrEqual(44)
})

test('delivers what is due once, for the hosted functions, until its time is over', async () => {
  const { store, deliver, log } = await setUp(messages(12))
  deliver.mockImplementation(() => new Promise((resolve) => void setTimeout(resolve, 2 * second)))
  const ended = deliverDue({ store, deliver, log, forMs: 3 * second })
  await pass(10 * second)
  await ended
  expect(deliver).toHaveBeenCalledTimes(8)
  deliver.mockResolvedValue()
  await deliverDue({ store, deliver, log, forMs: 3 * second })
  expect(await store.list({ state: 'delivered' })).toHaveLength(12)
})

test('delivers text messages in the hosted functions while a mail API says nothing', async () => {
  const bookings = Array.from({ length: 20 }, (_, number) =>
    acceptedBooking({ phone: `+42190000${1000 + number}` }, number),
  )
  const { store, deliver, log } = await setUp(bookings, toAll)
  const silence = new NotDelivered('mail api TimeoutError')
  deliver.mockImplementation(async ({ kind }) => {
    if (kind === 'text-message') return
    await new Promise((resolve) => void setTimeout(resolve, 10 * second))
    throw silence
  })
  const ended = deliverDue({ store, deliver, log, forMs: 45 * second })
  await pass(9 * second)
  const kinds = deliver.mock.calls.map(([{ kind }]) => kind)
  expect(kinds.filter((kind) => kind === 'text-message')).toHaveLength(20)
  await pass(46 * second)
  await ended
})
