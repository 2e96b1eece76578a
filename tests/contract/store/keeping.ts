import { expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import {
  claimAll,
  companyMail,
  confirmation,
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

  test('removes old messages that wait for nothing, but none that never reached the company', async () => {
    const { store, clock } = await openStore({ engine })
    const expire = (limit = 10) => store.expire({ olderThanMs: 30 * day, limit })
    const dead = { state: 'dead', error: 'smtp 550' } as const
    const ends = { delivered: { state: 'delivered' }, written: { state: 'written' }, dead, waiting: undefined } as const
    for (const [id, end] of Object.entries(ends)) {
      const rateLimits = [{ bucket: id, limit: 1, seconds: 60 }]
      await store.accept(messageToStore({ id, rateLimits, deliveries: [companyMail, confirmation] }))
      const [toCompany, toVisitor] = await claimAll(store)
      await store.settle(toVisitor!, dead)
      if (end) await store.settle(toCompany!, end)
    }
    // One of two mailboxes is the company, too.
    await store.accept(messageToStore({ id: 'partly', deliveries: [companyMail, { ...companyMail, position: 1 }] }))
    for (const attempt of await claimAll(store))
      await store.settle(attempt, attempt.position ? dead : { state: 'delivered' })
    clock.now += 30 * day
    expect(await expire()).toEqual({ ids: [], kept: 0 })
    clock.now += 1
    expect((await expire(2)).ids).toHaveLength(2)
    expect(await expire()).toMatchObject({ ids: [expect.any(String)], kept: 1 })
    const left = async () => (await store.list()).map(({ id }) => id).toSorted()
    // Even if the clock is years ahead.
    clock.now += 999 * day
    expect(await expire()).toEqual({ ids: [], kept: 1 })
    expect(await left()).toEqual(['dead', 'waiting'])
    await store.resend('dead', 'company-mail')
    for (const attempt of await claimAll(store)) await store.settle(attempt, { state: 'delivered' })
    expect((await expire()).ids.toSorted()).toEqual(['dead', 'waiting'])
  })

  test('refuses tables of before the first release and of a newer version, says what to do, and changes nothing', async () => {
    const place = await engine.create()
    await engine.execute(
      place,
      'CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version (version) VALUES (6)',
    )
    const { store, logged } = await openStore({ engine, place })
    await expect(store.probe()).rejects.toThrow(
      /written before version 1\.0\.0.*Let the version that wrote it deliver what waits/,
    )
    expect(JSON.stringify(logged)).toContain('start again with an empty one')
    await engine.execute(place, 'UPDATE schema_version SET version = 99')
    await expect(store.accept(messageToStore())).rejects.toThrow(/newer version.*schema 99.*restore a backup/)
  })
}
