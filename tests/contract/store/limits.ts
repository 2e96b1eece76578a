import { expect, test } from 'vitest'
import type { NewMessage } from '#server/store/Store.ts'
import {
  claimOne,
  companyMail,
  confirmation,
  day,
  hour,
  minute,
  newMessage,
  textMessage,
  type OpenStore,
} from './storeUnderTest.ts'

const perAddress = { bucket: 'address 10 minutes', limit: 2, seconds: 600 }
const perDay = { bucket: 'address day', limit: 3, seconds: 86_400 }

export function testLimits(open: OpenStore): void {
  const limited = (...rateLimits: NewMessage['rateLimits']) => newMessage({ rateLimits })

  test('refuses a message over a rate limit until the window ends', async () => {
    const { store, moveClock } = await open()
    await store.accept(limited(perAddress))
    await moveClock(5 * minute)
    await store.accept(limited(perAddress))
    const refused = await store.accept(limited(perAddress))
    expect(refused).toMatchObject({ outcome: 'rate-limited', bucket: perAddress.bucket, isFirst: true })
    const { retryAfterSeconds } = refused as typeof refused & { outcome: 'rate-limited' }
    expect(retryAfterSeconds).toBeGreaterThan(290)
    expect(retryAfterSeconds).toBeLessThanOrEqual(300)
    expect(await store.list()).toHaveLength(2)
    await moveClock(5 * minute + 1)
    expect(await store.accept(limited(perAddress))).toMatchObject({ outcome: 'accepted' })
  })

  test('names the first refusal of each window, and only that one', async () => {
    const { store, moveClock } = await open()
    const once = { bucket: 'all', limit: 1, seconds: 60 }
    await store.accept(limited(once))
    expect(await store.accept(limited(once))).toMatchObject({ isFirst: true })
    expect(await store.accept(limited(once))).toMatchObject({ isFirst: false })
    await moveClock(minute)
    await store.accept(limited(once))
    expect(await store.accept(limited(once))).toMatchObject({ isFirst: true })
  })

  test('takes nothing from any bucket when one is exhausted', async () => {
    const { store, moveClock } = await open()
    await store.accept(limited(perAddress, perDay))
    await store.accept(limited(perAddress, perDay))
    for (let index = 0; index < 5; index += 1)
      expect(await store.accept(limited(perDay, perAddress))).toMatchObject({ bucket: perAddress.bucket })
    await moveClock(10 * minute + 1)
    expect(await store.accept(limited(perAddress, perDay))).toMatchObject({ outcome: 'accepted' })
    expect(await store.accept(limited(perAddress, perDay))).toMatchObject({ bucket: perDay.bucket })
  })

  test('names the bucket with the longest wait when several are exhausted', async () => {
    const { store } = await open()
    const short = { bucket: 'short', limit: 1, seconds: 60 }
    const long = { bucket: 'long', limit: 1, seconds: 3600 }
    await store.accept(limited(short, long))
    expect(await store.accept(limited(short, long))).toMatchObject({ bucket: 'long' })
  })

  test('refuses everything at a limit of 0', async () => {
    const { store } = await open()
    const closed = { bucket: 'closed', limit: 0, seconds: 60 }
    expect(await store.accept(limited(closed))).toEqual({
      outcome: 'rate-limited',
      bucket: 'closed',
      retryAfterSeconds: 60,
      isFirst: false,
    })
  })

  test('takes nothing for a retry or a reused key', async () => {
    const { store } = await open()
    const message = newMessage({ rateLimits: [perAddress] })
    await store.accept(message)
    for (let index = 0; index < 5; index += 1) {
      expect(await store.accept({ ...message, id: newMessage().id })).toMatchObject({ outcome: 'duplicate' })
      expect(await store.accept({ ...message, digest: 'other' })).toMatchObject({ outcome: 'key-reused' })
    }
    expect(await store.accept(limited(perAddress))).toMatchObject({ outcome: 'accepted' })
    expect(await store.accept({ ...message, id: newMessage().id })).toMatchObject({ outcome: 'duplicate' })
  })

  test('does not use up the key of a refused message', async () => {
    const { store, moveClock } = await open()
    const message = newMessage({ rateLimits: [{ bucket: 'one', limit: 1, seconds: 60 }] })
    await store.accept({ ...message, id: newMessage().id, idempotencyKey: 'another' })
    expect(await store.accept(message)).toMatchObject({ outcome: 'rate-limited' })
    await moveClock(minute + 1)
    expect(await store.accept(message)).toMatchObject({ outcome: 'accepted' })
  })

  test('counts simultaneous messages of two servers together', async () => {
    const { store, openAnother } = await open()
    const stores = [store, await openAnother()]
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stores[index % 2]!.accept(limited({ bucket: 'shared', limit: 7, seconds: 60 })),
      ),
    )
    expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(7)
    expect(results.filter((result) => 'isFirst' in result && result.isFirst)).toHaveLength(1)
  })

  test('suppresses deliveries over the limit of a recipient for 24 hours', async () => {
    const { store, moveClock } = await open()
    const send = (recipient?: string) =>
      store.accept(newMessage({ deliveries: [companyMail, confirmation({ perRecipient: 2 }, recipient)] }))
    await send()
    await moveClock(hour)
    expect(await send()).toMatchObject({ suppressed: [] })
    expect(await send()).toMatchObject({
      outcome: 'accepted',
      suppressed: [{ kind: 'confirmation-mail', reason: 'limit per recipient' }],
    })
    expect(await send('other@example.com')).toMatchObject({ suppressed: [] })
    await moveClock(day - hour + minute)
    expect(await send()).toMatchObject({ suppressed: [] })
    expect(await send()).toMatchObject({ suppressed: [{ kind: 'confirmation-mail' }] })
  })

  test('suppresses deliveries of a kind over the limit of a day', async () => {
    const { store, moveClock } = await open()
    const send = (recipient: string) =>
      store.accept(
        newMessage({ deliveries: [companyMail, confirmation(), { ...textMessage, recipient, limits: { perDay: 2 } }] }),
      )
    await send('+421900000001')
    await send('+421900000002')
    expect(await send('+421900000003')).toMatchObject({
      suppressed: [{ kind: 'text-message', reason: 'limit per day' }],
    })
    await moveClock(day + minute)
    expect(await send('+421900000003')).toMatchObject({ suppressed: [] })
  })

  test('stores what a rule suppresses with its reason, and never claims it', async () => {
    const { store } = await open()
    const message = newMessage({ deliveries: [{ ...textMessage, suppressedBy: 'country 900' }] })
    expect(await store.accept(message)).toMatchObject({
      suppressed: [{ kind: 'text-message', reason: 'country 900' }],
    })
    const [delivery] = (await store.show(message.id))!.deliveries
    expect(delivery).toMatchObject({ state: 'suppressed', lastError: 'country 900', dueAt: null, attempts: 0 })
    expect(await claimOne(store)).toBeUndefined()
  })

  test('does not count suppressed deliveries', async () => {
    const { store } = await open()
    const suppressed = { ...textMessage, suppressedBy: 'country 900' }
    await store.accept(newMessage({ deliveries: [suppressed] }))
    const limits = { perRecipient: 1, perDay: 1 }
    expect(await store.accept(newMessage({ deliveries: [{ ...textMessage, limits }] }))).toMatchObject({
      suppressed: [],
    })
  })
}
