import { expect, test } from 'vitest'
import type { AcceptResult, RateLimit } from '#server/store/messages.ts'
import { claimAll, companyMail, confirmation, messageToStore, minute, openStore } from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

const outcomes = (results: AcceptResult[]) => results.map(({ outcome }) => outcome).toSorted()

/** Registers the tests of how a store accepts a message once, within the limits, and withholds what exceeds them. */
export function testAccepting(engine: Engine): void {
  test('accepts a message with its deliveries', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    const message = messageToStore({ marks: '6 links', source: 'landing=%2F', deliveries: [companyMail, confirmation] })
    expect(await store.accept(message)).toEqual({ outcome: 'accepted', id: message.id, withheld: [] })
    const { id, function: name, payload, marks, source } = message
    const waiting = { generation: 0, state: 'waiting', attempts: 0, dueAt: clock.now, endedAt: null, note: null }
    const deliveries = [companyMail, confirmation].map((one) => ({ ...one, ...waiting }))
    expect(await openAgain().store.list()).toEqual([
      { id, function: name, payload, marks, source, acceptedAt: clock.now, deliveries },
    ])
  })

  test('accepts one message for each idempotency key, and any number without one', async () => {
    const { store, clock } = await openStore({ engine })
    const message = messageToStore()
    await store.accept(message)
    const { id } = message
    const acceptedAt = clock.now
    clock.now += minute
    const again = { outcome: 'duplicate', id, acceptedAt, withheld: [] }
    expect(await store.accept({ ...message, id: 'other' })).toEqual(again)
    expect(await store.accept({ ...message, id: 'other', digest: 'other' })).toEqual({ outcome: 'key-reused' })
    for (let round = 0; round < 2; round += 1) await store.accept(messageToStore({ idempotencyKey: null }))
    expect(await store.list()).toHaveLength(3)
    expect(await store.list({ idempotencyKey: message.idempotencyKey! })).toMatchObject([{ id }])
  })

  test('answers a message that comes to several servers at once with one id, also if it takes the last of a limit', async () => {
    const { store, servers } = await openStore({ engine })
    const rateLimits = [{ bucket: 'client', limit: 1, seconds: 60 }]
    const message = messageToStore({ rateLimits })
    const results = await Promise.all(
      [...servers, ...servers].map((server) => server.accept({ ...message, id: crypto.randomUUID() })),
    )
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'accepted',
      ...Array<string>(5).fill('duplicate'),
    ])
    const [stored, ...others] = await store.list()
    expect(others).toEqual([])
    for (const result of results) expect(result).toMatchObject({ id: stored!.id })
    expect(await store.accept(messageToStore({ rateLimits }))).toMatchObject({ outcome: 'rate-limited' })
  })

  test('refuses a message above a limit until the window ends, and takes nothing then', async () => {
    const { store, clock } = await openStore({ engine })
    const short: RateLimit = { bucket: 'short', limit: 2, seconds: 600 }
    const long: RateLimit = { bucket: 'long', limit: 3, seconds: 86_400 }
    const send = (rateLimits: RateLimit[], idempotencyKey: string | null = null) =>
      store.accept(messageToStore({ rateLimits, idempotencyKey }))
    await send([short, long])
    clock.now += 5 * minute
    await send([long, short], 'key')
    for (let round = 0; round < 3; round += 1)
      expect(await send([long, short])).toEqual({ outcome: 'rate-limited', retryAfterSeconds: 300 })
    // A retry of an accepted message is none of the client's calls.
    expect(await send([short, long], 'key')).toMatchObject({ outcome: 'duplicate' })
    clock.now += 5 * minute - 1
    expect(await send([short, long], 'other')).toEqual({ outcome: 'rate-limited', retryAfterSeconds: 1 })
    clock.now += 1
    // The key of a refused message was not used up.
    expect(await send([short, long], 'other')).toMatchObject({ outcome: 'accepted' })
    expect(await send([short, long])).toEqual({ outcome: 'rate-limited', retryAfterSeconds: 85_800 })
    expect(await store.list()).toHaveLength(3)
  })

  test('accepts a key once, and no more than a limit, of what servers are sent at the same moment', async () => {
    const { store, servers } = await openStore({ engine })
    for (let round = 0; round < 10; round += 1) {
      const idempotencyKey = crypto.randomUUID()
      const sent = [...servers, store].map((one) => one.accept(messageToStore({ idempotencyKey })))
      expect(outcomes(await Promise.all(sent))).toEqual(['accepted', 'duplicate', 'duplicate', 'duplicate'])
    }
    const rateLimits = ['a', 'b', 'c'].map((bucket, index) => ({ bucket, limit: 7 + index, seconds: 60 }))
    const sent = Array.from({ length: 40 }, (_, index) =>
      servers[index % 3]!.accept(messageToStore({ rateLimits: index % 2 ? rateLimits : rateLimits.toReversed() })),
    )
    expect(outcomes(await Promise.all(sent)).filter((outcome) => outcome === 'accepted')).toHaveLength(7)
    expect(await store.list()).toHaveLength(17)
  })

  test('withholds a delivery to a stranger above a limit, or for a reason, and accepts the message', async () => {
    const { store } = await openStore({ engine })
    const limits = [{ bucket: 'jana@example.com', limit: 1, seconds: 60 }]
    const send = async (change: object = {}) => {
      const result = await store.accept(messageToStore({ deliveries: [companyMail, { ...confirmation, ...change }] }))
      return result.outcome === 'accepted' && result.withheld
    }
    expect(await send({ limits, withheld: 'possible spam' })).toEqual([
      { kind: 'confirmation-mail', reason: 'possible spam' },
    ])
    expect(await send({ limits })).toEqual([])
    const withheld = { kind: 'confirmation-mail', reason: 'limit of confirmations reached' }
    expect(await send({ limits })).toEqual([withheld])
    const attempts = await claimAll(store)
    const kinds = attempts.map(({ kind }) => kind)
    const reasons = attempts.map((attempt) => attempt.withheld.mail)
    expect(kinds).toEqual(['company-mail', 'company-mail', 'company-mail', 'confirmation-mail'])
    expect(new Set(reasons)).toEqual(new Set(['limit of confirmations reached', '', 'possible spam']))
    expect(await store.list({ state: 'withheld' })).toHaveLength(2)
  })

  test('says of a message and its retry that its text message is withheld, and why, at each attempt', async () => {
    const { store } = await openStore({ engine })
    const text = { kind: 'text-message' as const, position: 0, limits: [{ bucket: 'texts', limit: 1, seconds: 60 }] }
    await store.accept(messageToStore({ deliveries: [text] }))
    const message = messageToStore({ deliveries: [companyMail, confirmation, text] })
    const withheld = [{ kind: 'text-message', reason: 'limit of text messages reached' }]
    expect(await store.accept(message)).toMatchObject({ outcome: 'accepted', withheld })
    expect(await store.accept(message)).toMatchObject({ outcome: 'duplicate', withheld })
    const attempts = await claimAll(store)
    expect(attempts.map((attempt) => [attempt.kind, attempt.withheld.mail, attempt.withheld.text])).toEqual([
      ['company-mail', '', 'limit of text messages reached'],
      ['confirmation-mail', '', 'limit of text messages reached'],
      ['text-message', null, ''],
    ])
  })

  test('counts no delivery that it withholds, so that one stranger uses up nothing of what all share', async () => {
    const { store, clock } = await openStore({ engine })
    const all: RateLimit = { bucket: 'all', limit: 5, seconds: 600 }
    const sent = async (bucket: string, limit = 3) => {
      const limits = [{ bucket, limit, seconds: 600 }, all]
      const result = await store.accept(messageToStore({ deliveries: [companyMail, { ...confirmation, limits }] }))
      return result.outcome === 'accepted' && result.withheld.length === 0
    }
    const isSent: boolean[] = []
    for (let round = 0; round < 6; round += 1) isSent.push(await sent('victim'))
    expect(isSent).toEqual([true, true, true, false, false, false])
    expect([await sent('honest'), await sent('another')]).toEqual([true, true])
    // Now the five of all are sent. What is withheld by that counts for nobody either.
    expect([await sent('late'), await sent('late')]).toEqual([false, false])
    clock.now += 10 * minute
    expect([await sent('late', 1), await sent('late', 1)]).toEqual([true, false])
  })
}
