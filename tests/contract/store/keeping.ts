import { expect, test } from 'vitest'
import { migrations } from '#server/store/database.ts'
import type { Store } from '#server/store/store.ts'
import {
  claimAll,
  companyMail,
  confirmation,
  createId,
  day,
  idsOf,
  messageToStore,
  minute,
  openStore,
} from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store lists what it keeps, removes it, and takes it over from an older version. */
export function testKeeping(engine: Engine): void {
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
