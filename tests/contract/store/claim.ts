import { expect, test } from 'vitest'
import { deliveryKinds } from '#server/store/Store.ts'
import type { Store } from '#server/store/Store.ts'
import {
  allKinds,
  claimOne,
  companyMail,
  confirmation,
  hour,
  minute,
  newMessage,
  second,
  textMessage,
  tolerance,
  type OpenStore,
} from './storeUnderTest.ts'

export function testClaim(open: OpenStore): void {
  const claimAll = (store: Store, limit = 100) => store.claim({ kinds: allKinds, limit, leaseMs: minute })

  test('claims a delivery with its message and counts the attempt', async () => {
    const { store } = await open()
    const message = newMessage()
    await store.accept(message)
    const stored = (await store.show(message.id))!.message
    expect(await claimAll(store)).toEqual([
      { messageId: message.id, kind: 'company-mail', position: 0, generation: 0, attempts: 1, message: stored },
    ])
    expect((await store.show(message.id))!.deliveries[0]).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test.each(deliveryKinds)('stores, lists and claims a delivery of kind %s', async (kind) => {
    const { store } = await open()
    const message = newMessage({ deliveries: [{ kind, position: 0, recipient: null }] })
    await store.accept(message)
    expect((await store.list({ kind })).map(({ id }) => id)).toEqual([message.id])
    expect(await claimOne(store)).toMatchObject({ messageId: message.id, kind })
  })

  test('claims the given kinds only, the longest due first, up to the limit', async () => {
    const { store, moveClock } = await open()
    const messages = Array.from({ length: 3 }, () => newMessage({ deliveries: [companyMail, confirmation()] }))
    for (const message of messages) {
      await store.accept(message)
      await moveClock(second)
    }
    await store.accept(newMessage({ deliveries: [textMessage] }))
    const claimed = await store.claim({ kinds: ['company-mail', 'text-message'], limit: 3, leaseMs: minute })
    expect(claimed.map(({ messageId }) => messageId)).toEqual(messages.map(({ id }) => id))
    expect(new Set(claimed.map(({ kind }) => kind))).toEqual(new Set(['company-mail']))
    expect(await store.claim({ kinds: [], limit: 3, leaseMs: minute })).toEqual([])
  })

  test('claims a delivery again when the lease has ended without a result', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage())
    await claimAll(store)
    await moveClock(minute - tolerance)
    expect(await claimAll(store)).toEqual([])
    await moveClock(tolerance + second)
    expect(await claimAll(store)).toMatchObject([{ attempts: 2 }])
  })

  test('never gives one delivery to two callers during a lease', async () => {
    const { store, openAnother } = await open()
    const stores = [store, await openAnother()]
    const messages = Array.from({ length: 60 }, () => newMessage({ deliveries: [companyMail, confirmation()] }))
    await Promise.all(messages.map((message) => store.accept(message)))
    const claims = await Promise.all(Array.from({ length: 40 }, (_, index) => claimAll(stores[index % 2]!, 7)))
    // A claim may skip rows that another caller is claiming.
    const claimed = [...claims.flat(), ...(await claimAll(store))].map(({ messageId, kind }) => `${messageId} ${kind}`)
    expect(claimed).toHaveLength(120)
    expect(new Set(claimed).size).toBe(120)
  })

  test('returns when the next delivery of given kinds is due', async () => {
    const { store, moveClock } = await open()
    expect(await store.nextDue(allKinds)).toBeNull()
    await store.accept(newMessage({ deliveries: [companyMail, { ...textMessage, suppressedBy: 'a rule' }] }))
    expect(await store.nextDue(['company-mail'])).toBe(0)
    expect(await store.nextDue(['confirmation-mail', 'text-message'])).toBeNull()
    expect(await store.nextDue([])).toBeNull()
    const attempt = (await claimOne(store, 5 * minute))!
    const untilLeaseEnds = await store.nextDue(allKinds)
    expect(untilLeaseEnds).toBeLessThanOrEqual(5 * minute)
    expect(untilLeaseEnds).toBeGreaterThan(5 * minute - tolerance)
    await store.settle(attempt, { state: 'waiting', retryInMs: hour, error: 'deferred' })
    expect(await store.nextDue(allKinds)).toBeGreaterThan(hour - tolerance)
    await moveClock(hour)
    expect(await store.nextDue(allKinds)).toBe(0)
    await store.settle((await claimOne(store))!, { state: 'delivered' })
    expect(await store.nextDue(allKinds)).toBeNull()
  })

  test('wakes waiting deliveries of the given kinds, but none under a lease', async () => {
    const { store } = await open()
    const message = newMessage({ deliveries: [companyMail, { ...companyMail, position: 1 }, confirmation()] })
    await store.accept(message)
    const claimed = await claimAll(store)
    for (const attempt of claimed.filter(({ position, kind }) => position === 0 || kind !== 'company-mail'))
      await store.settle(attempt, { state: 'waiting', retryInMs: hour, error: 'unreachable' })
    await store.wake(['company-mail'])
    expect(await claimAll(store)).toMatchObject([{ kind: 'company-mail', position: 0, attempts: 2 }])
    await store.wake(allKinds)
    expect(await claimAll(store)).toMatchObject([{ kind: 'confirmation-mail', attempts: 2 }])
  })

  test('wakes nothing that was delivered or given up', async () => {
    const { store } = await open()
    await store.accept(newMessage({ deliveries: [companyMail, confirmation()] }))
    const [one, other] = await claimAll(store)
    await store.settle(one!, { state: 'delivered' })
    await store.settle(other!, { state: 'dead', error: 'no such mailbox' })
    await store.wake(allKinds)
    expect(await claimAll(store)).toEqual([])
  })
}
