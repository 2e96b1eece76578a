import { expect, test } from 'vitest'
import {
  allKinds,
  claimOne,
  companyMail,
  confirmation,
  minute,
  newMessage,
  textMessage,
  type OpenStore,
} from './storeUnderTest.ts'

export function testResend(open: OpenStore): void {
  const message = newMessage({ deliveries: [companyMail, confirmation(), { ...textMessage, suppressedBy: 'a rule' }] })

  /** Opens a store with a message whose company mail is delivered and whose confirmation is dead. */
  async function openSettled() {
    const { store } = await open()
    await store.accept(message)
    for (const attempt of await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })) {
      const isCompany = attempt.kind === 'company-mail'
      await store.settle(attempt, isCompany ? { state: 'delivered' } : { state: 'dead', error: 'refused' })
    }
    return store
  }

  test('makes everything due that was not delivered', async () => {
    const store = await openSettled()
    expect(await store.resend(message.id)).toEqual(['confirmation-mail', 'text-message'])
    const claimed = await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })
    expect(claimed.map(({ kind }) => kind).toSorted()).toEqual(['confirmation-mail', 'text-message'])
    expect(claimed[0]).toMatchObject({ generation: 1, attempts: 1 })
  })

  test('makes a delivered kind due again in a new generation', async () => {
    const store = await openSettled()
    expect(await store.resend(message.id, 'company-mail')).toEqual(['company-mail'])
    expect((await store.show(message.id))!.deliveries[0]).toMatchObject({
      state: 'waiting',
      generation: 1,
      attempts: 0,
      endedAt: null,
      lastError: null,
    })
    const attempt = (await claimOne(store))!
    expect(attempt).toMatchObject({ kind: 'company-mail', generation: 1, attempts: 1 })
    await store.settle(attempt, { state: 'delivered' })
    await store.resend(message.id, 'company-mail')
    expect(await claimOne(store)).toMatchObject({ generation: 2 })
  })

  test('makes every recipient of a kind due, and names the kind once', async () => {
    const { store } = await open()
    const both = newMessage({ deliveries: [companyMail, { ...companyMail, position: 1 }] })
    await store.accept(both)
    expect(await store.resend(both.id, 'company-mail')).toEqual(['company-mail'])
    expect(await store.claim({ kinds: allKinds, limit: 9, leaseMs: minute })).toHaveLength(2)
  })

  test('ends a lease', async () => {
    const { store } = await open()
    const waiting = newMessage()
    await store.accept(waiting)
    await claimOne(store)
    await store.resend(waiting.id)
    expect(await claimOne(store)).toMatchObject({ generation: 1, attempts: 1 })
  })

  test('distinguishes an unknown message from one without such a delivery', async () => {
    const { store } = await open()
    const mail = newMessage()
    await store.accept(mail)
    expect(await store.resend(mail.id, 'text-message')).toEqual([])
    expect(await store.resend(newMessage().id)).toBeUndefined()
  })
}
