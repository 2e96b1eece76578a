import { expect, test } from 'vitest'
import type { ListFilter, NewMessage } from '#server/store/Store.ts'
import {
  claimOne,
  companyMail,
  confirmation,
  hour,
  newMessage,
  second,
  textMessage,
  type OpenStore,
} from './storeUnderTest.ts'

export function testInspection(open: OpenStore): void {
  /** Opens a store with messages accepted an hour apart. */
  async function openWith(...messages: NewMessage[]) {
    const opened = await open()
    for (const message of messages) {
      await opened.store.accept(message)
      await opened.moveClock(hour)
    }
    const listIds = async (filter?: ListFilter) => (await opened.store.list(filter)).map(({ id }) => id)
    return { ...opened, listIds }
  }

  test('lists messages, the newest first, without what was typed', async () => {
    const [first, last] = [newMessage(), newMessage({ function: 'send-consultation-email' })]
    const { store } = await openWith(first, last)
    const summaries = await store.list()
    expect(summaries.map(({ id }) => id)).toEqual([last.id, first.id])
    expect(summaries[0]).toEqual({
      id: last.id,
      function: 'send-consultation-email',
      acceptedAt: expect.any(Number) as number,
      deliveries: (await store.show(last.id))!.deliveries,
    })
  })

  test('lists 100 messages unless told otherwise', async () => {
    const { store } = await open()
    await Promise.all(Array.from({ length: 120 }, () => store.accept(newMessage())))
    expect(await store.list()).toHaveLength(100)
    expect(await store.list({ limit: 110 })).toHaveLength(110)
    expect(await store.list({ kind: 'company-mail', limit: 3 })).toHaveLength(3)
  })

  test('filters by state, by kind and by both in one delivery', async () => {
    const mails = newMessage({ deliveries: [companyMail, { ...companyMail, position: 1 }, confirmation()] })
    const text = newMessage({ deliveries: [companyMail, { ...textMessage, suppressedBy: 'a rule' }] })
    const { store, listIds } = await openWith(mails, text)
    await store.settle((await claimOne(store))!, { state: 'dead', error: 'refused' })
    expect(await listIds({ state: 'dead' })).toEqual([mails.id])
    expect(await listIds({ state: 'waiting' })).toEqual([text.id, mails.id])
    expect(await listIds({ state: 'delivered' })).toEqual([])
    expect(await listIds({ kind: 'company-mail' })).toEqual([text.id, mails.id])
    expect(await listIds({ kind: 'text-message' })).toEqual([text.id])
    expect(await listIds({ kind: 'text-message', state: 'waiting' })).toEqual([])
    expect(await listIds({ kind: 'text-message', state: 'suppressed' })).toEqual([text.id])
  })

  test('filters by time', async () => {
    const messages = [newMessage(), newMessage(), newMessage()]
    const { store, listIds } = await openWith(...messages)
    const since = (await store.show(messages[1]!.id))!.message.acceptedAt
    const later = [messages[2]!.id, messages[1]!.id]
    expect(await listIds({ since })).toEqual(later)
    expect(await listIds({ since, state: 'waiting' })).toEqual(later)
    expect(await listIds({ since: since + second })).toEqual([messages[2]!.id])
  })

  test('finds a person by e-mail address and phone number as typed', async () => {
    const hers = newMessage({ email: 'jana@example.com', phone: '+421900123456' })
    const his = newMessage({ email: 'peter@example.com', phone: '' })
    const { store, listIds } = await openWith(hers, his)
    const since = (await store.show(his.id))!.message.acceptedAt + second
    expect(await listIds({ address: ' Jana@Example.com ' })).toEqual([hers.id])
    expect(await listIds({ address: '00421 900 / 123 456' })).toEqual([hers.id])
    expect(await listIds({ address: 'peter@example.com', state: 'waiting' })).toEqual([his.id])
    expect(await listIds({ address: 'peter@example.com', kind: 'text-message' })).toEqual([])
    expect(await listIds({ address: 'peter@example.com', since })).toEqual([])
    expect(await listIds({ address: 'nobody@example.com' })).toEqual([])
  })

  test.each(['', 'Jana', '+'])('finds no message by %o, not even one without a phone number', async (address) => {
    const { listIds } = await openWith(newMessage({ phone: '' }))
    expect(await listIds({ address })).toEqual([])
  })

  test('shows nothing for an unknown id', async () => {
    const { store } = await open()
    expect(await store.show(newMessage().id)).toBeUndefined()
  })

  test('returns the time since the previous probe', async () => {
    const { store, moveClock } = await open()
    expect(await store.probe()).toBeNull()
    await moveClock(hour)
    const sinceProbe = await store.probe()
    expect(sinceProbe).toBeGreaterThanOrEqual(hour)
    expect(sinceProbe).toBeLessThan(hour + 10 * second)
  })
}
