import { expect, test } from 'vitest'
import { maxPauseMs, type Store } from '#server/store/Store.ts'
import {
  allKinds,
  claimOne,
  companyMail,
  minute,
  newMessage,
  second,
  tolerance,
  type OpenStore,
} from './storeUnderTest.ts'

export function testSettle(open: OpenStore): void {
  async function acceptAndClaim(store: Store) {
    await store.accept(newMessage())
    return (await claimOne(store))!
  }
  const readDelivery = async (store: Store, id: string) => (await store.show(id))!.deliveries[0]!

  test('records a delivery', async () => {
    const { store } = await open()
    const attempt = await acceptAndClaim(store)
    await store.settle(attempt, { state: 'delivered' })
    const { message } = (await store.show(attempt.messageId))!
    const delivery = await readDelivery(store, attempt.messageId)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, dueAt: null, lastError: null })
    expect(delivery.endedAt! - message.acceptedAt).toBeLessThan(tolerance)
    expect(await store.nextDue(allKinds)).toBeNull()
  })

  test('makes a failed delivery due again after its pause', async () => {
    const { store, moveClock } = await open()
    const attempt = await acceptAndClaim(store)
    await store.settle(attempt, { state: 'waiting', retryInMs: 5 * minute, error: 'deferred 451' })
    expect(await readDelivery(store, attempt.messageId)).toMatchObject({ lastError: 'deferred 451', endedAt: null })
    await moveClock(5 * minute - tolerance)
    expect(await claimOne(store)).toBeUndefined()
    await moveClock(tolerance)
    expect(await claimOne(store)).toMatchObject({ attempts: 2, generation: 0 })
  })

  test('limits a pause to the longest that is allowed', async () => {
    const { store, moveClock } = await open()
    const attempt = await acceptAndClaim(store)
    await store.settle(attempt, { state: 'waiting', retryInMs: 10 * maxPauseMs, error: 'deferred' })
    expect(await claimOne(store)).toBeUndefined()
    await moveClock(maxPauseMs)
    expect(await claimOne(store)).toMatchObject({ attempts: 2 })
  })

  test('records a delivery that is given up', async () => {
    const { store, moveClock } = await open()
    const attempt = await acceptAndClaim(store)
    await store.settle(attempt, { state: 'dead', error: 'refused 550' })
    expect(await readDelivery(store, attempt.messageId)).toMatchObject({
      state: 'dead',
      dueAt: null,
      endedAt: expect.any(Number) as number,
      lastError: 'refused 550',
    })
    await moveClock(maxPauseMs)
    expect(await claimOne(store)).toBeUndefined()
  })

  test('settles each recipient on its own', async () => {
    const { store } = await open()
    await store.accept(newMessage({ deliveries: [companyMail, { ...companyMail, position: 1 }] }))
    const [first, other] = await store.claim({ kinds: allKinds, limit: 2, leaseMs: minute })
    await store.settle(first!, { state: 'delivered' })
    await store.settle(other!, { state: 'waiting', retryInMs: 0, error: 'deferred' })
    expect(await claimOne(store)).toMatchObject({ position: other!.position, attempts: 2 })
    expect(await claimOne(store)).toBeUndefined()
  })

  test('ignores the failure of an attempt that another has followed', async () => {
    const { store, moveClock } = await open()
    const late = await acceptAndClaim(store)
    await moveClock(minute + second)
    const current = (await claimOne(store))!
    await store.settle(late, { state: 'dead', error: 'late' })
    await store.settle(late, { state: 'waiting', retryInMs: 0, error: 'late' })
    expect(await readDelivery(store, late.messageId)).toMatchObject({ state: 'waiting', lastError: null })
    expect(await claimOne(store)).toBeUndefined()
    await store.settle(current, { state: 'dead', error: 'current' })
    expect(await readDelivery(store, late.messageId)).toMatchObject({ state: 'dead', lastError: 'current' })
  })

  test('counts a late delivery of an earlier attempt', async () => {
    const { store, moveClock } = await open()
    const late = await acceptAndClaim(store)
    await moveClock(minute + second)
    const current = (await claimOne(store))!
    await store.settle(late, { state: 'delivered' })
    await store.settle(current, { state: 'dead', error: 'timeout' })
    expect(await readDelivery(store, late.messageId)).toMatchObject({ state: 'delivered', lastError: null })
  })

  test('counts a late delivery of what was given up', async () => {
    const { store, moveClock } = await open()
    const late = await acceptAndClaim(store)
    await moveClock(minute + second)
    await store.settle((await claimOne(store))!, { state: 'dead', error: 'timeout' })
    await store.settle(late, { state: 'delivered' })
    expect(await readDelivery(store, late.messageId)).toMatchObject({ state: 'delivered', lastError: null })
  })

  test('ignores results of a generation before', async () => {
    const { store } = await open()
    const late = await acceptAndClaim(store)
    await store.resend(late.messageId)
    await store.settle(late, { state: 'delivered' })
    await store.settle(late, { state: 'dead', error: 'late' })
    expect(await readDelivery(store, late.messageId)).toMatchObject({ state: 'waiting', generation: 1, attempts: 0 })
  })

  test('ignores results for an erased message', async () => {
    const { store } = await open()
    const attempt = await acceptAndClaim(store)
    await store.erase({ id: attempt.messageId })
    await store.settle(attempt, { state: 'delivered' })
    expect(await store.list()).toEqual([])
  })
}
