import { expect, test } from 'vitest'
import { allKinds, companyMail, confirmation, day, hour, minute, newMessage, type OpenStore } from './storeUnderTest.ts'

export function testStats(open: OpenStore): void {
  test('counts nothing in an empty store', async () => {
    const { store } = await open()
    expect(await store.stats()).toEqual({ deliveries: [], oldestWaitingMs: null, acceptedPerDay: [] })
    expect(await store.oldestWaiting()).toBeNull()
  })

  test('counts deliveries by kind and state, and messages by day', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage({ deliveries: [companyMail, { ...companyMail, position: 1 }] }))
    for (const attempt of await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute }))
      await store.settle(attempt, attempt.position ? { state: 'delivered' } : { state: 'dead', error: 'refused' })
    await moveClock(2 * day)
    await store.accept(newMessage({ deliveries: [companyMail, confirmation()] }))
    await store.accept(newMessage({ spam: { reasons: '3 links', textDigest: null, quarantineFrom: 0 } }))
    const { deliveries, acceptedPerDay } = await store.stats()
    expect(deliveries).toEqual([
      { kind: 'company-mail', state: 'dead', count: 1 },
      { kind: 'company-mail', state: 'delivered', count: 1 },
      { kind: 'company-mail', state: 'quarantined', count: 1 },
      { kind: 'company-mail', state: 'waiting', count: 1 },
      { kind: 'confirmation-mail', state: 'waiting', count: 1 },
    ])
    const [last, , first] = (await store.list()).map(({ acceptedAt }) =>
      new Date(acceptedAt).toISOString().slice(0, 10),
    )
    expect(acceptedPerDay).toEqual([
      { day: last, count: 2 },
      { day: first, count: 1 },
    ])
  })

  test('tells the age of the oldest message that waits, however often it was tried', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage({ spam: { reasons: '3 links', textDigest: null, quarantineFrom: 0 } }))
    await moveClock(day)
    await store.accept(newMessage())
    await moveClock(hour)
    const [attempt] = await store.claim({ kinds: allKinds, limit: 1, leaseMs: minute })
    await store.accept(newMessage())
    const { oldestWaitingMs } = await store.stats()
    expect(oldestWaitingMs).toBeGreaterThanOrEqual(hour)
    expect(oldestWaitingMs).toBeLessThan(hour + minute)
    expect(await store.oldestWaiting()).toBeGreaterThanOrEqual(hour)
    await store.settle(attempt!, { state: 'delivered' })
    expect(await store.oldestWaiting()).toBeLessThan(minute)
  })
}
