import { expect, test } from 'vitest'
import {
  claimAll,
  claimReports,
  companyMail,
  confirmation,
  day,
  hour,
  messageToStore,
  minute,
  openStore,
} from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store counts what waits and what happened, for its health and the daily mail. */
export function testCounting(engine: Engine): void {
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
    await store.queueDailyMail(1, () => [[422, 1]])
    // What never reached the company is named each day, until somebody resends or erases it.
    const [again] = await claimReports(store)
    expect(again?.report.report).toMatchObject({ waiting: 0, dead: 1, withheld: 0 })
    await store.settle(again!, { state: 'delivered' })
    for (const { id } of await store.list({ state: 'dead' })) await store.erase([id])
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
}
