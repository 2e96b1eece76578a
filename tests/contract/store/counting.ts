import { expect, test } from 'vitest'
import type { FailureKind } from '#contract/failureReport.ts'
import { claimAll, confirmation, day, messageToStore, minute, openStore, second } from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store counts for its health and its owner, and what it does once a day. */
export function testCounting(engine: Engine): void {
  test('reports what waits, is late and was given up without a notice, but for late confirmations by mail', async () => {
    const { store, clock } = await openStore({ engine })
    const none = { lateMails: 0, lateTexts: 0, lateEvents: 0, givenUp: 0, givenUpOthers: 0 }
    await store.accept(messageToStore({ deliveries: [confirmation] }))
    expect(await store.probe()).toEqual(none)
    await store.accept(messageToStore())
    clock.now += 5 * minute
    await store.accept(messageToStore())
    expect(await store.probe()).toEqual({ ...none, lateMails: 1 })
    const dead = { state: 'dead', error: 'smtp 554 DATA' } as const
    for (const [index, attempt] of (await claimAll(store)).entries())
      await store.settle(attempt, { ...dead, isNoticed: index === 0 })
    // The notice waits in the place of the mail.
    expect(await store.probe()).toEqual({ ...none, givenUp: 1, givenUpOthers: 1 })
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

  test('counts inquiries by month and origin, and page views by day, from all servers, without a person, for 25 months', async () => {
    const { clock, servers, store } = await openStore({ engine })
    const source =
      'page=%2Fcontact&landing=%2Fblog%2Fcrm-systems&referrer=www.google.com&click=google-ads&utm_campaign=fair'
    const ad = messageToStore({ source, rateLimits: [{ bucket: 'one', limit: 1, seconds: 60 }] })
    await servers[0]!.accept(ad)
    await servers[1]!.accept(ad)
    await servers[1]!.accept({ ...messageToStore({ source }), rateLimits: ad.rateLimits })
    const accepting = servers.map((server) =>
      server.accept(messageToStore({ source: 'page=%2Fcontact&utm_source=news' })),
    )
    await Promise.all(accepting)
    await store.accept(messageToStore({ source: 'page=%2Fnone&landing=%2F&utm_source=jana%40example.com' }))
    const views = [
      { day: '2026-11-21', path: '/contact', count: 2 },
      { day: '2026-11-21', path: '/', count: 3 },
    ]
    await Promise.all(servers.map((server, index) => server.addPageViews(index === 1 ? views.toReversed() : views)))
    const unknown = { page: '', landing: '', referrer: '', source: '', campaign: '' }
    const total = { month: '2026-11', function: 'send-contact-email', ...unknown }
    const expected = {
      inquiries: [
        { ...total, page: '/contact', source: 'news', count: 3 },
        { ...total, landing: '/', count: 1 },
        {
          ...total,
          page: '/contact',
          landing: '/blog/crm-systems',
          referrer: 'www.google.com',
          source: 'google-ads',
          campaign: 'fair',
          count: 1,
        },
      ],
      pageViews: [
        { ...views[1], count: 9 },
        { ...views[0], count: 6 },
      ],
    }
    expect(await store.readTotals()).toEqual(expected)
    await store.erase((await store.list()).map(({ id }) => id))
    const expireAt = (time: string) => {
      clock.now = Date.parse(time)
      return store.expire({ olderThanMs: 30 * day, limit: 9 })
    }
    await expireAt('2028-12-31T23:59:59Z')
    expect(await store.readTotals()).toEqual(expected)
    await expireAt('2029-01-01T00:00:00Z')
    expect(await store.readTotals()).toEqual({ inquiries: [], pageViews: [] })
  })

  const failure = {
    kind: 'error' as const,
    what: 'TypeError',
    place: '/assets/main-D3mo.js:1:2345',
    page: '/contact',
    engine: 'Firefox 145',
    build: 'D3mo',
  }

  test('counts failures in browsers by day, within limits, for as long as messages are kept', async () => {
    const { clock, servers, store } = await openStore({ engine })
    const limits = [{ bucket: 'one', limit: 4, seconds: 2 * (day / 1_000) }]
    await Promise.all(servers.map((server) => server.addFailure(failure, limits)))
    const other = { ...failure, kind: 'module' as const, engine: 'WebKit 26' }
    clock.now += day
    await store.addFailure(other, limits)
    for (const one of [failure, other]) await store.addFailure(one, limits)
    const counted = [
      { ...other, day: '2026-11-22', count: 1 },
      { ...failure, day: '2026-11-21', count: 3 },
    ]
    expect(await store.readFailures()).toEqual(counted)
    const expire = () => store.expire({ olderThanMs: 30 * day, limit: 9 })
    clock.now = Date.parse('2026-12-21T23:59:59Z')
    await expire()
    expect(await store.readFailures()).toEqual(counted)
    clock.now += second
    await expire()
    expect(await store.readFailures()).toEqual([counted[0]])
  })

  test('keeps 200 different failures of a day apart, and counts the others by their kind', async () => {
    const { clock, store } = await openStore({ engine })
    const add = (what: string) => store.addFailure({ ...failure, what }, [])
    for (let number = 0; number < 203; number += 1) await add(`E${number}`)
    await add('E0')
    const [most, next, ...others] = await store.readFailures()
    const unknown = { what: '', place: '', page: '', engine: '', build: '' }
    expect(most).toEqual({ ...failure, ...unknown, day: '2026-11-21', count: 3 })
    expect(next).toMatchObject({ what: 'E0', count: 2 })
    expect(others).toHaveLength(199)
    clock.now += day
    await add('E203')
    expect(await store.readFailures()).toHaveLength(202)
  })

  test('names the kinds of which more is reported today than in the week before', async () => {
    const { clock, store } = await openStore({ engine })
    const add = async (count: number, kind: FailureKind = 'error') => {
      for (let number = 0; number < count; number += 1)
        await store.addFailure({ ...failure, kind, page: `/${number % 2}` }, [])
      return store.findGrowing()
    }
    expect(await add(2)).toEqual([])
    expect(await add(1)).toEqual(['error'])
    expect(await add(3, 'module')).toEqual(['error', 'module'])
    clock.now += day
    // As many as twice those of yesterday are none too many.
    expect(await add(6)).toEqual([])
    expect(await add(1)).toEqual(['error'])
    clock.now += 7 * day
    expect(await add(14)).toEqual([])
    clock.now += day
    expect(await add(3, 'module')).toEqual(['module'])
  })
}
