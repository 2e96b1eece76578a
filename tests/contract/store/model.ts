import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { AttemptResult, ClaimedDelivery } from '#server/store/Store.ts'
import { allKinds, minute, newMessage, type OpenStore, type StoreUnderTest } from './storeUnderTest.ts'

/** The expected state of one delivery for each message. */
type World = StoreUnderTest & {
  now: number
  deliveries: Map<string, { state: string; attempts: number; dueAt: number }>
  attempts: ClaimedDelivery[]
}
/** `minutes` is a lease, a pause or elapsed time; `index` names an attempt. */
type Step = { minutes: number; index: number }

const settle = (result: (pauseMs: number) => AttemptResult) => async (world: World, step: Step) => {
  const attempt = world.attempts[step.index]
  if (!attempt) return
  const pauseMs = step.minutes * minute
  await world.store.settle(attempt, result(pauseMs))
  const delivery = world.deliveries.get(attempt.messageId)!
  const { state } = result(pauseMs)
  if (state !== 'delivered' && (delivery.state !== 'waiting' || delivery.attempts !== attempt.attempts)) return
  delivery.state = state
  delivery.dueAt = world.now + pauseMs
}

const perform = {
  async accept({ store, deliveries, now }: World) {
    const message = newMessage()
    await store.accept(message)
    deliveries.set(message.id, { state: 'waiting', attempts: 0, dueAt: now })
  },
  async claim({ store, deliveries, attempts, now }: World, { minutes }: Step) {
    const leaseMs = (minutes + 1) * minute
    const claimed = await store.claim({ kinds: allKinds, limit: 100, leaseMs })
    const due = [...deliveries].filter(([, { state, dueAt }]) => state === 'waiting' && dueAt <= now)
    for (const [, delivery] of due) {
      delivery.attempts += 1
      delivery.dueAt = now + leaseMs
    }
    expect(claimed.map(({ messageId, attempts }) => `${messageId} ${attempts}`).toSorted()).toEqual(
      due.map(([id, { attempts }]) => `${id} ${attempts}`).toSorted(),
    )
    attempts.push(...claimed)
  },
  deliver: settle(() => ({ state: 'delivered' })),
  giveUp: settle(() => ({ state: 'dead', error: 'refused' })),
  retry: settle((retryInMs) => ({ state: 'waiting', retryInMs, error: 'deferred' })),
  async wait(world: World, { minutes }: Step) {
    world.now += minutes * minute
    await world.moveClock(minutes * minute)
  },
}
const steps = array(
  record({
    call: constantFrom(...(Object.keys(perform) as (keyof typeof perform)[])),
    minutes: nat(50),
    index: nat(9),
  }),
  { maxLength: 40, size: 'max' },
)

export function testModel(open: OpenStore): void {
  test('agrees with a model about every sequence of accept, claim and settle', async () => {
    const opened = await open()
    await assert(
      asyncProperty(steps, async (steps) => {
        const world: World = { ...opened, now: 0, deliveries: new Map(), attempts: [] }
        for (const { call, ...step } of steps) await perform[call](world, step)
        const listed = await opened.store.list({ limit: 1000 })
        expect(new Map(listed.map(({ id, deliveries: [one] }) => [id, `${one!.state} ${one!.attempts}`]))).toEqual(
          new Map([...world.deliveries].map(([id, { state, attempts }]) => [id, `${state} ${attempts}`])),
        )
        for (const id of world.deliveries.keys()) await opened.store.erase({ id })
      }),
      { numRuns: 25 },
    )
  })
}
