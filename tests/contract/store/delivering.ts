import { expect, test } from 'vitest'
import type { DeliveryKind, NewDelivery } from '#server/store/messages.ts'
import {
  claimAll,
  companyMail,
  confirmation,
  day,
  hour,
  idsOf,
  messageToStore,
  minute,
  openStore,
} from '../../fixtures/store.ts'
import type { Engine } from '../../fixtures/store.ts'

/** Registers the tests of how a store claims, retries, and resends deliveries. */
export function testDelivering(engine: Engine): void {
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

  test('claims only the kinds asked for', async () => {
    const { store } = await openStore({ engine })
    const text: NewDelivery = { kind: 'text-message', position: 0 }
    await store.accept(messageToStore({ deliveries: [confirmation, text, companyMail] }))
    const claim = (...kinds: DeliveryKind[]) => store.claim({ kinds, limit: 9, leaseMs: minute })
    expect(await claim('company-mail', 'text-message')).toMatchObject([
      { kind: 'company-mail' },
      { kind: 'text-message' },
    ])
    expect(await claimAll(store)).toMatchObject([{ kind: 'confirmation-mail', attempts: 1 }])
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

  test('resends all of a state, or of that a kind', async () => {
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

  test('sends again what was written to files, and makes due now what waits, without a new Message-ID', async () => {
    const { store } = await openStore({ engine })
    for (const id of ['written', 'waiting']) await store.accept(messageToStore({ id }))
    for (const attempt of await claimAll(store))
      await store.settle(
        attempt,
        attempt.id === 'written' ? { state: 'written' } : { state: 'waiting', retryInMs: hour, error: 'crm 503' },
      )
    expect(await claimAll(store)).toEqual([])
    expect(await store.resendAll('waiting')).toEqual(['waiting'])
    expect(await store.resendAll('written')).toEqual(['written'])
    const due = (await claimAll(store)).map(({ id, generation, attempts }) => [id, generation, attempts])
    expect(new Set(due)).toEqual(
      new Set([
        ['written', 1, 1],
        ['waiting', 0, 2],
      ]),
    )
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

  test('goes on with all others while a message cannot be read', async () => {
    const { store, database } = await openStore({ engine })
    for (const id of ['damaged', 'whole']) await store.accept(messageToStore({ id }))
    await database.transaction((query) => query(`UPDATE messages SET payload = '{"name":"Ja' WHERE id = 'damaged'`))
    const claimed = Object.fromEntries((await claimAll(store)).map((attempt) => [attempt.id, attempt]))
    expect(claimed).toMatchObject({ whole: { message: { payload: { name: 'Jana Nováková' } } } })
    expect(claimed).toMatchObject({ damaged: { message: { isUnreadable: true } } })
    expect(await store.list()).toHaveLength(2)
  })
}
