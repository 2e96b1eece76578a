import { expect, test } from 'vitest'
import { maxPauseMs } from '#server/store/Store.ts'
import { allKinds, claimOne, confirmation, day, hour, minute, newMessage, type OpenStore } from './storeUnderTest.ts'

const year = 365 * day

export function testClock(open: OpenStore): void {
  test('claims a delivery that is due further ahead than the longest pause', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage())
    await moveClock(-year)
    expect(await store.nextDue(allKinds)).toBe(0)
    expect(await claimOne(store)).toMatchObject({ attempts: 1 })
    expect(await claimOne(store)).toBeUndefined()
  })

  test('delays a delivery by the longest pause at most when the clock is set back', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage())
    await moveClock(-maxPauseMs / 2)
    expect(await claimOne(store)).toBeUndefined()
    expect(await store.nextDue(allKinds)).toBeLessThanOrEqual(maxPauseMs / 2)
    await moveClock(maxPauseMs / 2)
    expect(await claimOne(store)).toBeDefined()
  })

  test('claims regular deliveries although another is due too far ahead', async () => {
    const { store, moveClock } = await open()
    const [ahead, regular] = [newMessage(), newMessage()]
    await store.accept(ahead)
    await moveClock(-year)
    await store.accept(regular)
    const claimed = await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })
    expect(claimed.map(({ messageId }) => messageId)).toEqual([regular.id, ahead.id])
  })

  test('begins a rate-limit window again when it ends later than its own length', async () => {
    const { store, moveClock } = await open()
    const rateLimits = [{ bucket: 'one', limit: 1, seconds: 600 }]
    await store.accept(newMessage({ rateLimits }))
    await moveClock(-year)
    expect(await store.accept(newMessage({ rateLimits }))).toMatchObject({ outcome: 'accepted' })
    expect(await store.accept(newMessage({ rateLimits }))).toMatchObject({ outcome: 'rate-limited' })
  })

  test('does not count deliveries dated more than a day ahead', async () => {
    const { store, moveClock } = await open()
    const send = () => store.accept(newMessage({ deliveries: [confirmation({ perRecipient: 1, perDay: 1 })] }))
    await send()
    await moveClock(-hour)
    expect(await send()).toMatchObject({ suppressed: [{ kind: 'confirmation-mail' }] })
    await moveClock(-year)
    expect(await send()).toMatchObject({ suppressed: [] })
  })

  test('answers a retry with the first message when the clock was set back between them', async () => {
    const { store, moveClock } = await open()
    const message = newMessage()
    await store.accept(message)
    await moveClock(-hour)
    expect(await store.accept({ ...message, id: newMessage().id })).toEqual({ outcome: 'duplicate', id: message.id })
  })

  test('returns 0 for a previous probe in the future', async () => {
    const { store, moveClock } = await open()
    await store.probe()
    await moveClock(-hour)
    expect(await store.probe()).toBe(0)
  })

  test('keeps waiting deliveries when the clock is set far ahead', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage())
    await moveClock(100 * year)
    expect(await store.expire({ olderThanMs: 30 * day, limit: 9 })).toEqual([])
    expect(await claimOne(store)).toBeDefined()
  })
}
