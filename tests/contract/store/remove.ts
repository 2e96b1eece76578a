import { expect, test } from 'vitest'
import {
  allKinds,
  claimOne,
  companyMail,
  confirmation,
  day,
  hour,
  minute,
  newMessage,
  type OpenStore,
} from './storeUnderTest.ts'

export function testRemoval(open: OpenStore): void {
  test('erases a message with its deliveries and its key', async () => {
    const { store } = await open()
    const [erased, other] = [newMessage(), newMessage()]
    await store.accept(erased)
    await store.accept(other)
    expect(await store.erase({ id: erased.id })).toEqual([erased.id])
    expect(await store.show(erased.id)).toBeUndefined()
    expect(await store.erase({ id: erased.id })).toEqual([])
    expect(await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })).toMatchObject([{ messageId: other.id }])
    expect(await store.accept({ ...erased, digest: 'other content' })).toMatchObject({ outcome: 'accepted' })
  })

  test('erases all messages of a person', async () => {
    const { store } = await open()
    const [first, last] = [newMessage({ phone: '+421900123456' }), newMessage({ phone: '' })]
    const his = newMessage({ email: 'peter@example.com', phone: '' })
    for (const message of [first, last, his]) await store.accept(message)
    expect(await store.erase({ address: '+421 (900) 123 456' })).toEqual([first.id])
    expect(await store.erase({ address: 'JANA@example.com' })).toEqual([last.id])
    expect(await store.list()).toMatchObject([{ id: his.id }])
  })

  test.each(['', 'Jana', '+'])('erases no message by %o, not even one without a phone number', async (address) => {
    const { store } = await open()
    await store.accept(newMessage({ phone: '' }))
    expect(await store.erase({ address })).toEqual([])
    expect(await store.list()).toHaveLength(1)
  })

  test('removes the oldest messages of an age, up to the limit', async () => {
    const { store, moveClock } = await open()
    const messages = Array.from({ length: 4 }, () => newMessage())
    for (const message of messages) {
      await store.accept(message)
      await store.settle((await claimOne(store))!, { state: 'delivered' })
      await moveClock(day)
    }
    const options = { olderThanMs: day + hour, limit: 2 }
    const [first, second, third, newest] = messages.map(({ id }) => id)
    expect(await store.expire(options)).toEqual([
      { id: first, undelivered: [] },
      { id: second, undelivered: [] },
    ])
    expect(await store.expire(options)).toMatchObject([{ id: third }])
    expect(await store.expire(options)).toEqual([])
    expect(await store.list()).toMatchObject([{ id: newest }])
  })

  test('never removes a message that waits for a delivery', async () => {
    const { store, moveClock } = await open()
    await store.accept(newMessage({ deliveries: [companyMail, confirmation()] }))
    await store.settle((await claimOne(store))!, { state: 'delivered' })
    await moveClock(1000 * day)
    expect(await store.expire({ olderThanMs: day, limit: 9 })).toEqual([])
    await store.settle((await claimOne(store))!, { state: 'delivered' })
    expect(await store.expire({ olderThanMs: day, limit: 9 })).toHaveLength(1)
  })

  test('names the kinds that were given up, each once', async () => {
    const { store, moveClock } = await open()
    const other = { ...companyMail, position: 1 }
    const suppressed = { ...confirmation(), suppressedBy: 'a rule' }
    const message = newMessage({ deliveries: [companyMail, other, suppressed] })
    await store.accept(message)
    for (const attempt of await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute }))
      await store.settle(attempt, { state: 'dead', error: 'refused' })
    await moveClock(2 * day)
    expect(await store.expire({ olderThanMs: day, limit: 9 })).toEqual([
      { id: message.id, undelivered: ['company-mail'] },
    ])
  })

  test('removes ended keys and windows, and no others', async () => {
    const { store, moveClock } = await open()
    const rateLimits = [{ bucket: 'two days', limit: 1, seconds: 2 * 86_400 }]
    const message = newMessage({ rateLimits })
    await store.accept(message)
    await moveClock(12 * hour)
    await store.expire({ olderThanMs: 30 * day, limit: 9 })
    expect(await store.accept({ ...message, id: newMessage().id })).toEqual({ outcome: 'duplicate', id: message.id })
    await moveClock(13 * hour)
    await store.expire({ olderThanMs: 30 * day, limit: 9 })
    expect(await store.accept(newMessage({ rateLimits }))).toMatchObject({ outcome: 'rate-limited' })
    expect(await store.accept(newMessage({ idempotencyKey: message.idempotencyKey }))).toMatchObject({
      outcome: 'accepted',
    })
  })
}
