import { expect, test } from 'vitest'
import type { NewMessage } from '#server/store/Store.ts'
import {
  allKinds,
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

const spam = { reasons: '3 links, an offer of links', textDigest: null, quarantineFrom: 0 }
const quarantined = (different: Partial<NewMessage> = {}) => newMessage({ spam, ...different })

export function testQuarantine(open: OpenStore): void {
  const repeated = (address: string, quarantineFrom = 2, textDigest = 'one text') =>
    newMessage({ email: address, spam: { reasons: '', textDigest, quarantineFrom } })

  test('stores a message that looks like spam and delivers nothing of it', async () => {
    const { store, moveClock } = await open()
    const message = quarantined({ deliveries: [companyMail, confirmation()] })
    expect(await store.accept(message)).toEqual({
      outcome: 'accepted',
      id: message.id,
      suppressed: [],
      quarantined: spam.reasons,
    })
    await moveClock(2 * hour)
    await store.wake(allKinds)
    expect(await store.nextDue(allKinds)).toBeNull()
    expect(await claimOne(store)).toBeUndefined()
    const held = { state: 'quarantined', lastError: spam.reasons, dueAt: null, attempts: 0 }
    expect((await store.show(message.id))!.deliveries).toMatchObject([held, held])
    expect(await store.list({ state: 'quarantined' })).toMatchObject([{ id: message.id }])
    expect(await store.list({ state: 'waiting' })).toEqual([])
  })

  test('answers a retry of a quarantined message as of any other', async () => {
    const { store } = await open()
    const message = quarantined()
    await store.accept(message)
    expect(await store.accept(message)).toEqual({ outcome: 'duplicate', id: message.id })
  })

  test('makes a released message due, but not what a limit suppresses', async () => {
    const { store, openAnother } = await open()
    const message = quarantined({
      deliveries: [companyMail, confirmation(), { ...textMessage, suppressedBy: 'a rule' }],
    })
    await store.accept(message)
    expect(await (await openAnother()).release(message.id)).toEqual(['company-mail', 'confirmation-mail'])
    const claimed = await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })
    expect(claimed.map(({ kind }) => kind).toSorted()).toEqual(['company-mail', 'confirmation-mail'])
    expect(claimed[0]).toMatchObject({ generation: 0, attempts: 1, message: { payload: message.payload } })
    expect(await store.release(message.id)).toBeUndefined()
    expect(await store.list({ state: 'quarantined' })).toEqual([])
  })

  test('releases nothing of a message that is unknown or not quarantined', async () => {
    const { store } = await open()
    const message = newMessage()
    await store.accept(message)
    for (const id of [message.id, newMessage().id, 'nobody']) expect(await store.release(id)).toBeUndefined()
  })

  test('counts nothing quarantined toward the limits of deliveries', async () => {
    const { store } = await open()
    const limits = { perRecipient: 1, perDay: 1 }
    await store.accept(quarantined({ deliveries: [confirmation(limits), textMessage] }))
    const honest = newMessage({ deliveries: [confirmation(limits), { ...textMessage, limits }] })
    expect(await store.accept(honest)).toMatchObject({ suppressed: [] })
    expect(await store.accept(quarantined({ deliveries: [companyMail, confirmation(limits)] }))).toMatchObject({
      suppressed: [{ kind: 'confirmation-mail', reason: 'limit per recipient' }],
      quarantined: spam.reasons,
    })
  })

  test('quarantines a text that several other addresses have sent', async () => {
    const { store } = await open()
    const outcomes = []
    for (const address of ['a@example.com', 'a@example.com', 'b@example.com', 'a@example.com', 'c@example.com'])
      outcomes.push(await store.accept(repeated(address)))
    expect(outcomes.map((result) => ('quarantined' in result ? result.quarantined : ''))).toEqual([
      '',
      '',
      '',
      '',
      'the same text from other addresses',
    ])
    expect(await store.accept(repeated('d@example.com', 2, 'another text'))).not.toHaveProperty('quarantined')
    expect(await store.accept(repeated('e@example.com', 4))).not.toHaveProperty('quarantined')
    const more = { reasons: '3 links', textDigest: 'one text', quarantineFrom: 1 }
    expect(await store.accept(newMessage({ email: 'f@example.com', spam: more }))).toMatchObject({
      quarantined: '3 links, the same text from other addresses',
    })
  })

  test('forgets a text after seven days, and that of an erased message at once', async () => {
    const { store, moveClock } = await open()
    const first = repeated('a@example.com', 1)
    await store.accept(first)
    await moveClock(7 * day - hour)
    expect(await store.accept(repeated('b@example.com', 1))).toHaveProperty('quarantined')
    await moveClock(2 * hour)
    expect(await store.accept(repeated('b@example.com', 1))).not.toHaveProperty('quarantined')
    expect(await store.accept(repeated('c@example.com', 1))).toHaveProperty('quarantined')
    for (const address of ['b@example.com', 'c@example.com']) await store.erase({ address })
    expect(await store.accept(repeated('d@example.com', 1))).not.toHaveProperty('quarantined')
  })

  test('removes a quarantined message at the end of its time, as no failure', async () => {
    const { store, moveClock } = await open()
    const message = quarantined()
    await store.accept(message)
    await moveClock(2 * day)
    expect(await store.expire({ olderThanMs: day, limit: 9 })).toEqual([{ id: message.id, undelivered: [] }])
  })

  test('announces the quarantine once a day, and nobody is left out', async () => {
    const { store, moveClock, openAnother } = await open()
    expect(await store.announceQuarantine()).toBe(0)
    await store.accept(newMessage())
    const released = quarantined()
    for (const message of [quarantined({ deliveries: [companyMail, confirmation()] }), quarantined(), released])
      await store.accept(message)
    await store.release(released.id)
    await moveClock(hour)
    const both = await Promise.all([store.announceQuarantine(), (await openAnother()).announceQuarantine()])
    expect(both.toSorted()).toEqual([0, 2])
    await moveClock(hour)
    await store.accept(quarantined())
    await moveClock(22 * hour)
    expect(await store.announceQuarantine()).toBe(0)
    await moveClock(hour + minute)
    expect(await store.announceQuarantine()).toBe(1)
    await moveClock(2 * day)
    expect(await store.announceQuarantine()).toBe(0)
  })

  test('announces again after the clock was set back', async () => {
    const { store, moveClock } = await open()
    await store.accept(quarantined())
    await moveClock(hour)
    await store.announceQuarantine()
    await moveClock(-3 * day)
    await store.accept(quarantined())
    expect(await store.announceQuarantine()).toBeGreaterThan(0)
  })
}
