import { expect, test } from 'vitest'
import { claimOne, companyMail, confirmation, day, minute, newMessage, type OpenStore } from './storeUnderTest.ts'

export function testAccept(open: OpenStore): void {
  test('stores the message with one waiting delivery for each recipient', async () => {
    const { store } = await open()
    const second = { ...companyMail, position: 1 }
    const message = newMessage({ deliveries: [companyMail, second, confirmation()] })
    expect(await store.accept(message)).toEqual({ outcome: 'accepted', id: message.id, suppressed: [] })
    const found = await store.show(message.id)
    expect(found?.message).toEqual({
      id: message.id,
      function: message.function,
      payload: message.payload,
      acceptedAt: expect.any(Number) as number,
    })
    const waiting = { generation: 0, state: 'waiting', attempts: 0, endedAt: null, lastError: null }
    const dueAt = found!.message.acceptedAt
    expect(found?.deliveries).toEqual([
      { ...waiting, dueAt, kind: 'company-mail', position: 0 },
      { ...waiting, dueAt, kind: 'company-mail', position: 1 },
      { ...waiting, dueAt, kind: 'confirmation-mail', position: 0 },
    ])
  })

  test('stores text unchanged in every script', async () => {
    const { store } = await open()
    const payload = { ...newMessage().payload, name: `O'Neil "Ľ" 李 👋🏽 \\u0041 %s $1 ?` }
    const message = newMessage({ payload })
    await store.accept(message)
    expect((await store.show(message.id))?.message.payload).toEqual(payload)
  })

  test('keeps messages for the next connection', async () => {
    const { store, openAnother } = await open()
    const message = newMessage()
    await store.accept(message)
    await store.close()
    expect((await (await openAnother()).show(message.id))?.message.payload).toEqual(message.payload)
  })

  test('answers a repeated key with the message that was stored first', async () => {
    const { store } = await open()
    const first = newMessage({ idempotencyKey: 'one key' })
    const retry = newMessage({ idempotencyKey: 'one key' })
    await store.accept(first)
    expect(await store.accept(retry)).toEqual({ outcome: 'duplicate', id: first.id })
    expect(await store.show(retry.id)).toBeUndefined()
  })

  test('refuses a key that was used for other content', async () => {
    const { store } = await open()
    await store.accept(newMessage({ idempotencyKey: 'one key' }))
    const other = newMessage({ idempotencyKey: 'one key', digest: 'another digest' })
    expect(await store.accept(other)).toEqual({ outcome: 'key-reused' })
    expect(await store.show(other.id)).toBeUndefined()
  })

  test('accepts one of many simultaneous messages with one key', async () => {
    const { store, openAnother } = await open()
    const stores = [store, await openAnother()]
    const sent = Array.from({ length: 20 }, () => newMessage({ idempotencyKey: 'one key' }))
    const results = await Promise.all(sent.map((message, index) => stores[index % 2]!.accept(message)))
    expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    expect(results.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(19)
    expect(await store.list()).toHaveLength(1)
  })

  test('accepts the same content twice without a key', async () => {
    const { store } = await open()
    await store.accept(newMessage({ idempotencyKey: null }))
    await store.accept(newMessage({ idempotencyKey: null }))
    expect(await store.list()).toHaveLength(2)
  })

  test('forgets a key after 24 hours', async () => {
    const { store, moveClock } = await open()
    const first = newMessage({ idempotencyKey: 'one key' })
    await store.accept(first)
    await moveClock(day - minute)
    expect(await store.accept(newMessage({ idempotencyKey: 'one key' }))).toEqual({
      outcome: 'duplicate',
      id: first.id,
    })
    await moveClock(2 * minute)
    const later = newMessage({ idempotencyKey: 'one key', digest: 'another digest' })
    expect(await store.accept(later)).toMatchObject({ outcome: 'accepted' })
    expect(await store.accept({ ...later, id: newMessage().id })).toEqual({ outcome: 'duplicate', id: later.id })
  })

  test('stores nothing of a message that fails, and all of those beside it', async () => {
    const { store } = await open()
    // The message is valid, but its delivery cannot be stored.
    const bad = newMessage({ deliveries: [{ ...companyMail, kind: null as never }] })
    const sent = [newMessage(), bad, newMessage()]
    const [before, failed, after] = await Promise.allSettled(sent.map((message) => store.accept(message)))
    expect(before).toMatchObject({ status: 'fulfilled' })
    expect(failed).toMatchObject({ status: 'rejected' })
    expect(after).toMatchObject({ status: 'fulfilled' })
    expect(await store.list()).toHaveLength(2)
    expect(await store.show(bad.id)).toBeUndefined()
  })

  test('rejects every call after it was closed', async () => {
    const { store } = await open()
    await store.close()
    const unavailable = { name: 'StoreUnavailable' }
    await expect(store.accept(newMessage())).rejects.toMatchObject(unavailable)
    await expect(claimOne(store)).rejects.toMatchObject(unavailable)
    await expect(store.probe()).rejects.toMatchObject(unavailable)
  })

  test('finishes the calls that are under way when it is closed', async () => {
    const { store, openAnother } = await open()
    const accepting = Promise.all(Array.from({ length: 50 }, () => store.accept(newMessage())))
    await store.close()
    await accepting
    expect(await (await openAnother()).list()).toHaveLength(50)
  })
}
