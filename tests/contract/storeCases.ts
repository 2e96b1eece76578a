import { expect, test } from 'vitest'
import type { AcceptResult, DeliveryAttempt, NewDelivery, RateLimit } from '#server/store/messages.ts'
import { migrations } from '#server/store/database.ts'
import type { Store } from '#server/store/store.ts'
import { companyMail, confirmation, createId, day, hour, messageToStore, minute, openStore } from '../fixtures/store.ts'
import type { Engine } from '../fixtures/store.ts'

const outcomes = (results: AcceptResult[]) => results.map(({ outcome }) => outcome).toSorted()
const claimAll = (store: Store, limit = 100) => store.claim({ limit, leaseMs: minute })
const claimMessages = async (store: Store) => (await claimAll(store)).filter((one) => one.kind !== 'daily-mail')
const claimReports = async (store: Store) => (await claimAll(store)).filter((one) => one.kind === 'daily-mail')
const idsOf = (attempts: DeliveryAttempt[]) => attempts.map(({ id }) => id)

/** Registers the tests that every engine passes. */
export function testStore(engine: Engine): void {
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
    const { store } = await openStore({ engine })
    const message = messageToStore()
    await store.accept(message)
    const { id } = message
    expect(await store.accept({ ...message, id: 'other' })).toEqual({ outcome: 'duplicate', id, withheld: [] })
    expect(await store.accept({ ...message, id: 'other', digest: 'other' })).toEqual({ outcome: 'key-reused' })
    for (let round = 0; round < 2; round += 1) await store.accept(messageToStore({ idempotencyKey: null }))
    expect(await store.list()).toHaveLength(3)
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
    const attempts = await claimMessages(store)
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
    const attempts = await claimMessages(store)
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

  test('claims what is due for the company first, then the oldest, no more than asked for, until its lease ends', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    const messages = ['a', 'b', 'c'].map((id) => messageToStore({ id, deliveries: [confirmation, companyMail] }))
    for (const message of messages) {
      await store.accept(message)
      clock.now += 1
    }
    const first = await claimAll(store, 4)
    const { id, function: name, payload, marks, source } = messages[0]!
    expect(first).toContainEqual({
      ...companyMail,
      id,
      generation: 0,
      attempts: 1,
      doubts: 0,
      withheld: { mail: '', text: null },
      waitingSince: clock.now - 3,
      message: { id, function: name, payload, marks, source, acceptedAt: clock.now - 3 },
    })
    expect(idsOf(first.slice(0, 3)).toSorted()).toEqual(['a', 'b', 'c'])
    expect(idsOf(first.slice(3))).toEqual(['a'])
    expect(idsOf(await claimAll(store, 1))).toEqual(['b'])
    expect(idsOf(await claimAll(store))).toEqual(['c'])
    clock.now += minute - 1
    const { store: other } = openAgain()
    expect(await claimAll(other)).toEqual([])
    // The leases have ended.
    clock.now += 1
    expect((await claimAll(other)).map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('claims only the kinds asked for, and as a probe the one that has been due for longest', async () => {
    const { store, clock } = await openStore({ engine })
    const text: NewDelivery = { kind: 'text-message', position: 0 }
    for (const [id, deliveries] of Object.entries({ a: [confirmation, text], b: [companyMail] })) {
      await store.accept(messageToStore({ id, deliveries }))
      clock.now += 1
    }
    const kinds = ['company-mail', 'confirmation-mail'] as const
    const claim = (isProbe: boolean) => store.claim({ kinds, limit: 1, leaseMs: minute, isProbe })
    expect(await claim(true)).toMatchObject([{ kind: 'confirmation-mail', message: { id: 'a' } }])
    clock.now += minute
    expect(await claim(false)).toMatchObject([{ kind: 'company-mail', message: { id: 'b' } }])
    expect(await claim(true)).toMatchObject([{ kind: 'confirmation-mail', attempts: 2 }])
    expect(await claim(true)).toEqual([])
    expect(await claimAll(store)).toMatchObject([{ kind: 'text-message', attempts: 1 }])
  })

  test('never gives two servers the same delivery', async () => {
    const { store, servers } = await openStore({ engine })
    for (let index = 0; index < 60; index += 1) await store.accept(messageToStore())
    const claimed: string[] = []
    await Promise.all(
      servers.map(async (server) => {
        for (let round = 0; round < 30; round += 1) claimed.push(...idsOf(await claimAll(server, 2)))
      }),
    )
    expect(claimed).toHaveLength(60)
    expect(new Set(claimed).size).toBe(60)
  })

  test('retries a failed delivery when it is due, and keeps how it ended', async () => {
    const { store, clock } = await openStore({ engine })
    await store.accept(messageToStore({ deliveries: [companyMail, { ...companyMail, position: 1 }] }))
    for (const attempt of await claimAll(store))
      await store.settle(
        attempt,
        attempt.position === 0
          ? { state: 'waiting', retryInMs: hour, error: 'smtp 452' }
          : { state: 'dead', error: 'smtp 550' },
      )
    clock.now += hour - 1
    expect(await claimAll(store)).toEqual([])
    clock.now += 1
    const [again] = await claimAll(store)
    expect(again).toMatchObject({ position: 0, attempts: 2, waitingSince: clock.now - hour })
    await store.settle(again!, { state: 'delivered' })
    expect((await store.list())[0]?.deliveries).toMatchObject([
      { position: 0, state: 'delivered', attempts: 2, endedAt: clock.now, note: null },
      { position: 1, state: 'dead', attempts: 1, endedAt: clock.now - hour, note: 'smtp 550' },
    ])
  })

  test('resends what was not delivered, or a kind, whatever an attempt in flight reports', async () => {
    const { store, clock } = await openStore({ engine })
    const { id } = messageToStore()
    await store.accept(
      messageToStore({ id, deliveries: [companyMail, { ...confirmation, withheld: 'possible spam' }] }),
    )
    const [attempt] = await claimAll(store)
    await store.settle(attempt!, { state: 'delivered' })
    clock.now += hour
    expect(await store.resend(id)).toEqual(['confirmation-mail'])
    expect(await store.resend(id, 'company-mail')).toEqual(['company-mail'])
    expect(await store.resend('unknown')).toEqual([])
    await store.settle(attempt!, { state: 'dead', error: 'smtp 550' })
    const again = { generation: 1, attempts: 1, waitingSince: clock.now }
    expect(await claimAll(store)).toMatchObject([again, again])
  })

  test('resends all that was given up, canceled, or withheld for any reason, or of that a kind', async () => {
    const { store } = await openStore({ engine })
    const withheld = { ...confirmation, withheld: 'possible spam' }
    const accept = (id: string, deliveries = [companyMail]) => store.accept(messageToStore({ id, deliveries }))
    await accept('dead')
    await store.settle((await claimAll(store))[0]!, { state: 'dead', error: 'smtp 550' })
    await accept('canceled')
    await store.cancel(['canceled'])
    await accept('marked', [withheld])
    expect(await store.resendAll('dead', 'text-message')).toEqual([])
    expect(await store.resendAll('dead')).toEqual(['dead'])
    expect(await store.resendAll('canceled', 'confirmation-mail')).toEqual([])
    expect(await store.resendAll('canceled')).toEqual(['canceled'])
    expect(await store.resendAll('withheld', 'company-mail')).toEqual([])
    expect(await store.resendAll('withheld', 'confirmation-mail')).toEqual(['marked'])
    expect(idsOf(await claimAll(store)).toSorted()).toEqual(['canceled', 'dead', 'marked'])
  })

  test('lists messages by id, person and state, the newest first', async () => {
    const { store, clock } = await openStore({ engine })
    for (const [id, email, phone] of [
      ['0', 'a@example.com', '421900123456'],
      ['1', 'b@example.com', '0900123456'],
      ['2', 'a@example.com', ''],
    ] as const) {
      await store.accept(messageToStore({ id, email, phone, deliveries: [id === '0' ? confirmation : companyMail] }))
      clock.now += minute
    }
    await store.settle((await claimAll(store, 1))[0]!, { state: 'dead', error: 'smtp 550' })
    const listed = async (filter: Parameters<Store['list']>[0]) => (await store.list(filter)).map(({ id }) => id)
    expect(await listed({})).toEqual(['2', '1', '0'])
    expect(await listed({ limit: 2 })).toEqual(['2', '1'])
    expect(await listed({ id: '1' })).toEqual(['1'])
    expect(await listed({ person: { email: 'a@example.com' } })).toEqual(['2', '0'])
    expect(await listed({ person: { phone: '900123456' } })).toEqual(['1', '0'])
    expect(await listed({ state: 'waiting' })).toEqual(['2', '0'])
  })

  test('takes what was typed as values only, also if it reads like a statement', async () => {
    const { store } = await openStore({ engine })
    const statement = "'; DELETE FROM messages; --"
    const kept = messageToStore()
    await store.accept(kept)
    const typed = { email: statement, phone: statement, source: statement, idempotencyKey: statement }
    const message = messageToStore({ id: statement, ...typed })
    expect(await store.accept(message)).toMatchObject({ outcome: 'accepted' })
    expect(await store.accept(message)).toMatchObject({ outcome: 'duplicate' })
    for (const filter of [{ id: statement }, { person: { email: statement } }, { person: { phone: statement } }])
      expect(await store.list(filter)).toMatchObject([{ id: statement, source: statement }])
    await store.erase([statement])
    expect((await store.list()).map(({ id }) => id)).toEqual([kept.id])
  })

  test('removes erased messages with all their rows', async () => {
    const { store } = await openStore({ engine })
    for (const id of ['erased', 'kept']) await store.accept(messageToStore({ id }))
    await store.erase(['erased'])
    await store.erase([])
    expect((await store.list()).map(({ id }) => id)).toEqual(['kept'])
    expect(idsOf(await claimAll(store))).toEqual(['kept'])
  })

  test('removes old messages that wait for nothing, and says which never reached the company', async () => {
    const { store, clock } = await openStore({ engine })
    const expire = (limit = 10) => store.expire({ olderThanMs: 30 * day, limit })
    const ends = { delivered: { state: 'delivered' }, dead: { state: 'dead', error: 'smtp 550' } } as const
    for (const [id, end] of Object.entries(ends)) {
      await store.accept(messageToStore({ id, rateLimits: [{ bucket: id, limit: 1, seconds: 60 }] }))
      await store.settle((await claimAll(store))[0]!, end)
      clock.now += 1
    }
    await store.accept(messageToStore({ id: 'waiting' }))
    clock.now += 30 * day - 2
    expect(await expire()).toEqual([])
    clock.now += 2
    expect(await expire(1)).toEqual([{ id: 'delivered', isUndelivered: false }])
    expect(await expire()).toEqual([{ id: 'dead', isUndelivered: true }])
    clock.now += day
    expect(await expire()).toEqual([])
    expect((await store.list()).map(({ id }) => id)).toEqual(['waiting'])
  })

  test('reports what waits, is late and was given up without a notice, but for confirmations by mail', async () => {
    const { store, clock } = await openStore({ engine })
    const none = { oldestMs: null, lateMails: 0, lateTexts: 0, lateEvents: 0, givenUp: 0 }
    await store.accept(messageToStore({ deliveries: [confirmation] }))
    expect(await store.probe()).toEqual(none)
    await store.accept(messageToStore())
    clock.now += 5 * minute
    await store.accept(messageToStore())
    expect(await store.probe()).toEqual({ ...none, oldestMs: 5 * minute, lateMails: 1 })
    const dead = { state: 'dead', error: 'smtp 554 DATA' } as const
    for (const [index, attempt] of (await claimAll(store)).entries())
      await store.settle(attempt, { ...dead, isNoticed: index === 0 })
    // The notice waits in the place of the mail.
    expect(await store.probe()).toEqual({ ...none, oldestMs: 0, givenUp: 1 })
    const [notice] = await claimAll(store)
    expect(notice).toMatchObject({ kind: 'company-notice', generation: 0, doubts: 0 })
    await store.settle(notice!, dead)
    expect(await store.probe()).toEqual({ ...none, givenUp: 2 })
    clock.now += day
    expect(await store.probe()).toEqual(none)
    const others = ['text-message', 'crm-webhook', 'crm-webhook'] as const
    await store.accept(messageToStore({ deliveries: others.map((kind, position) => ({ kind, position })) }))
    clock.now += 5 * minute - 1
    expect(await store.probe()).toEqual(none)
    clock.now += 1
    expect(await store.probe()).toEqual({ ...none, lateTexts: 1, lateEvents: 2 })
  })

  test('counts attempts in doubt until an operator resends, and sends each notice under a Message-ID of its own', async () => {
    const { store, clock } = await openStore({ engine })
    const { id } = messageToStore()
    await store.accept(messageToStore({ id }))
    for (const isDoubted of [true, false, true]) {
      await store.settle((await claimAll(store))[0]!, { state: 'waiting', retryInMs: 0, error: 'smtp 554', isDoubted })
      clock.now += 1
    }
    expect(await claimAll(store)).toMatchObject([{ attempts: 4, doubts: 2 }])
    for (const generation of [0, 1]) {
      await store.resend(id, 'company-mail')
      const [mail] = await claimAll(store)
      expect(mail).toMatchObject({ attempts: 1, doubts: 0 })
      await store.settle(mail!, { state: 'dead', error: 'smtp 554', isNoticed: true })
      const [notice] = await claimAll(store)
      expect(notice).toMatchObject({ kind: 'company-notice', generation })
      await store.settle(notice!, { state: 'delivered' })
    }
  })

  test('delivers and limits as ever after its clock was a year ahead, and says that something waits', async () => {
    const { store, clock } = await openStore({ engine })
    const rateLimits = [{ bucket: 'client', limit: 1, seconds: 60 }]
    const send = async () => (await store.accept(messageToStore({ rateLimits }))).outcome
    clock.now += 365 * day
    await send()
    for (const attempt of await claimAll(store))
      await store.settle(attempt, { state: 'waiting', retryInMs: minute, error: 'smtp 452' })
    clock.now -= 365 * day
    expect(await store.probe()).toMatchObject({ lateMails: 1 })
    expect([await send(), await send()]).toEqual(['accepted', 'rate-limited'])
    expect(await claimAll(store)).toHaveLength(2)
  })

  test('keeps what is known of the time, and knows when the newest message came', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    expect([await store.readTime(), await store.newestAt()]).toEqual([undefined, null])
    await store.accept(messageToStore())
    clock.now += 1
    await store.accept(messageToStore())
    expect([await store.readTime(), await store.newestAt()]).toEqual([undefined, clock.now])
    for (const trustedAt of [clock.now, 0, clock.now + day]) {
      await store.recordTime({ trustedAt, doubtedMs: 1.4 })
      expect(await openAgain().store.readTime()).toEqual({ trustedAt, doubtedMs: 1 })
    }
  })

  test('corrects the dates of messages that are dated ahead, or before a day', async () => {
    const { store, clock } = await openStore({ engine })
    const right = clock.now
    for (const time of [right + 40 * day, right - 400 * day, right - 30 * day, right]) {
      clock.now = time
      await store.accept(messageToStore({ id: String(time) }))
    }
    expect(await store.redate(right - 31 * day)).toBe(2)
    expect((await store.list()).map(({ acceptedAt }) => acceptedAt)).toEqual([right, right, right, right - 30 * day])
  })

  test('counts what happened in a day, once for all servers', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    const withheld = { ...confirmation, withheld: 'possible spam' }
    await store.accept(messageToStore({ marks: '6 links', deliveries: [companyMail, withheld] }))
    await store.settle((await claimAll(store))[0]!, { state: 'dead', error: 'smtp 550' })
    await store.accept(messageToStore({ deliveries: [{ kind: 'text-message', position: 0 }] }))
    clock.now += 11 * hour
    await store.accept(messageToStore())
    for (const server of [store, openAgain().store]) await server.queueDailyMail(2, () => [[401, 3]])
    const due = await claimReports(store)
    expect(due.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1])
    const late = { lateMails: 0, lateTexts: 1, lateEvents: 0 }
    const counts = { waiting: 2, marked: 1, dead: 1, withheld: 1, refused: '3 with 401' }
    const [report] = await store.listReports({ state: 'waiting' })
    expect(report).toMatchObject({ madeAt: clock.now, report: { ...counts, ...late } })
    expect(due[0]?.report).toEqual({ id: report!.id, madeAt: report!.madeAt, report: report!.report })
    // It is no message of a visitor.
    expect(await store.list({ id: report!.id })).toEqual([])
    for (const attempt of due) await store.settle(attempt, { state: 'delivered' })
    for (const id of (await store.list({ state: 'waiting' })).map((one) => one.id)) await store.erase([id])
    clock.now += day
    await store.queueDailyMail(2, () => [[422, 1]])
    // There is nothing to say.
    expect(await claimAll(store)).toEqual([])
    clock.now += day
    // Every visitor may be refused, and nothing is stored.
    await store.queueDailyMail(1, () => [[401, 3]])
    const [mail] = await claimReports(store)
    expect(mail?.report.report).toMatchObject({ waiting: 0, refused: '3 with 401' })
    await store.settle(mail!, { state: 'dead', error: 'smtp 550' })
    expect(await store.resend(mail!.id)).toEqual(['daily-mail'])
    await store.settle((await claimReports(store))[0]!, { state: 'delivered' })
    clock.now += 29 * day
    await store.expire({ olderThanMs: 30 * day, limit: 10 })
    expect((await store.listReports()).map(({ id }) => id)).toEqual([mail!.id])
  })

  test('keeps messages, deliveries and a waiting daily mail of a version that stored the report as a message', async () => {
    const place = await engine.create()
    const [message, daily] = [createId(1), createId(2)]
    const columns =
      'message_id, kind, position, generation, state, attempts, doubts, waiting_since, due_at, ended_at, note'
    await engine.execute(
      place,
      [
        ...migrations.slice(0, 4).flat(),
        'CREATE TABLE schema_version (version INTEGER NOT NULL)',
        'INSERT INTO schema_version (version) VALUES (4)',
        `INSERT INTO messages (id, function, payload, email, phone, marks, idempotency_key, digest, accepted_at)
         VALUES ('${message}', 'send-contact-email', '{"name":"Jana"}', 'jana@example.com', '421', '', 'key', 'digest', 1),
           ('${daily}', 'daily-mail', '{"waiting":7}', '', '', '', NULL, '', 2)`,
        `INSERT INTO deliveries (${columns})
         VALUES ('${message}', 'company-mail', 0, 0, 'delivered', 1, 0, 1, 1, 9, NULL),
           ('${message}', 'company-mail', 1, 3, 'waiting', 4, 2, 5, 6, NULL, 'smtp 452'),
           ('${daily}', 'daily-mail', 1, 0, 'waiting', 0, 0, 2, 2, NULL, NULL)`,
      ].join(';\n'),
    )
    const { store } = await openStore({ engine, place })
    expect(await store.list()).toMatchObject([
      {
        id: message,
        payload: { name: 'Jana' },
        deliveries: [
          { position: 0, state: 'delivered', attempts: 1, endedAt: 9 },
          { position: 1, state: 'waiting', generation: 3, attempts: 4, dueAt: 6, note: 'smtp 452' },
        ],
      },
    ])
    expect(await store.listReports()).toMatchObject([{ id: daily, madeAt: 2, report: { waiting: 7 } }])
    const attempts = await claimAll(store)
    expect(attempts).toMatchObject([
      { id: message, position: 1, generation: 3, attempts: 5, doubts: 2, waitingSince: 5 },
      { id: daily, kind: 'daily-mail', position: 1, attempts: 1, report: { report: { waiting: 7 } } },
    ])
    for (const attempt of attempts) await store.settle(attempt, { state: 'delivered' })
    // What was known before is known again, and what is removed leaves no delivery.
    expect(await store.accept(messageToStore({ idempotencyKey: 'key', digest: 'digest' }))).toMatchObject({
      id: message,
    })
    await store.erase([message])
    await store.expire({ olderThanMs: 1, limit: 10 })
    expect([await store.list(), await store.listReports(), await claimAll(store)]).toEqual([[], [], []])
  })
}
