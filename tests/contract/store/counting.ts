import { expect, test } from 'vitest'
import { claimAll, confirmation, day, messageToStore, minute, openStore } from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store counts for its health, and what it does once a day. */
export function testCounting(engine: Engine): void {
  test('reports what waits, is late and was given up without a notice, but for late confirmations by mail', async () => {
    const { store, clock } = await openStore({ engine })
    const none = { oldestMs: null, lateMails: 0, lateTexts: 0, lateEvents: 0, givenUp: 0, givenUpOthers: 0 }
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
    expect(await store.probe()).toEqual({ ...none, oldestMs: 0, givenUp: 1, givenUpOthers: 1 })
    const [notice] = await claimAll(store)
    expect(notice).toMatchObject({ kind: 'company-notice', generation: 0, doubts: 0 })
    await store.settle(notice!, dead)
    expect(await store.probe()).toEqual({ ...none, givenUp: 2, givenUpOthers: 1 })
    // What has not reached the company counts until somebody resends or erases it.
    clock.now += day
    expect(await store.probe()).toEqual({ ...none, givenUp: 2 })
    for (const { id } of await store.list({ state: 'dead' })) await store.erase([id])
    const others = ['text-message', 'crm-webhook', 'crm-webhook'] as const
    await store.accept(messageToStore({ deliveries: others.map((kind, position) => ({ kind, position })) }))
    clock.now += 5 * minute - 1
    expect(await store.probe()).toEqual(none)
    clock.now += 1
    expect(await store.probe()).toEqual({ ...none, lateTexts: 1, lateEvents: 2 })
    for (const attempt of await claimAll(store)) await store.settle(attempt, dead)
    expect(await store.probe()).toEqual({ ...none, givenUpOthers: 3 })
    clock.now += day
    expect(await store.probe()).toEqual(none)
  })

  test('does something once in 24 hours for all servers, and again if it failed', async () => {
    const { store, clock, openAgain } = await openStore({ engine })
    const { store: other } = openAgain()
    const done: string[] = []
    const work = (name: string, isDone: boolean) => async () => {
      done.push(name)
      return isDone
    }
    await store.oncePerDay('a', work('a fails', false))
    for (const server of [store, other]) await server.oncePerDay('a', work('a', true))
    await other.oncePerDay('b', work('b', true))
    clock.now += day - 1
    await other.oncePerDay('a', work('a too early', true))
    clock.now += 1
    await store.oncePerDay('a', work('a again', true))
    expect(done).toEqual(['a fails', 'a', 'b', 'a again'])
  })
}
