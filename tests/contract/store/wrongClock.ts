import { expect, test } from 'vitest'
import { claimAll, day, messageToStore, minute, openStore } from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store goes on after its clock was wrong. */
export function testWrongClock(engine: Engine): void {
  test('delivers and limits as ever after its clock was a year ahead, and says that something waits', async () => {
    const { store, clock } = await openStore({ engine })
    const rateLimits = [{ bucket: 'client', limit: 1, seconds: 60 }]
    const send = async () => (await store.accept(messageToStore({ rateLimits }))).outcome
    clock.now += 365 * day
    await send()
    for (const attempt of await claimAll(store))
      await store.settle(attempt, { state: 'waiting', retryInMs: minute, error: 'smtp 452' })
    clock.now -= 365 * day
    expect(await store.probe()).toMatchObject({ lateMails: 1 })
    expect([await send(), await send()]).toEqual(['accepted', 'rate-limited'])
    expect(await claimAll(store)).toHaveLength(2)
  })

  test('keeps what is known of the time, and knows when the newest message came', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    expect([await store.readTime(), await store.newestAt()]).toEqual([undefined, null])
    await store.accept(messageToStore())
    clock.now += 1
    await store.accept(messageToStore())
    expect([await store.readTime(), await store.newestAt()]).toEqual([undefined, clock.now])
    for (const trustedAt of [clock.now, 0, clock.now + day]) {
      await store.recordTime({ trustedAt, doubtedMs: 1.4 })
      expect(await openAgain().store.readTime()).toEqual({ trustedAt, doubtedMs: 1 })
    }
  })

  test('corrects the dates of messages that are dated ahead, or before a day', async () => {
    const { store, clock } = await openStore({ engine })
    const right = clock.now
    for (const time of [right + 40 * day, right - 400 * day, right - 30 * day, right]) {
      clock.now = time
      await store.accept(messageToStore({ id: String(time) }))
    }
    expect(await store.redate(right - 31 * day)).toBe(2)
    expect((await store.list()).map(({ acceptedAt }) => acceptedAt)).toEqual([right, right, right, right - 30 * day])
  })
}
