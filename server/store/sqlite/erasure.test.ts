import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimOne, companyMail, confirmation, day, newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { findInFiles, openTestStore } from '../../../tests/fixtures/sqliteStore.ts'

const text = 'a text that nobody else has typed'
const payload = { ...newMessage().payload, message: text }
const secret = () =>
  newMessage({
    payload,
    email: `${randomUUID()}@secret.example`,
    deliveries: [confirmation(undefined, 'to@secret.example')],
  })

test('erases a text from every file, backups included', async () => {
  const { store, folder, logged } = await openTestStore({ backups: 7 })
  const message = newMessage({ payload: { ...payload, message: text.repeat(300) } })
  await store.accept(message)
  await store.accept(newMessage())
  await expect.poll(() => logged, { timeout: 12_000 }).toMatchObject([{ event: 'backup.made' }])
  await store.erase({ id: message.id })
  expect(await findInFiles(folder, text)).toEqual([])
  expect(await findInFiles(folder, 'Nováková')).not.toEqual([])
})

test('erases a text from a backup when the database no longer holds it', async () => {
  const { store, folder, clock } = await openTestStore()
  const message = secret()
  await store.accept(message)
  await store.close()
  const backedUp = await openTestStore({ folder, backups: 7 })
  await expect.poll(() => backedUp.logged, { timeout: 12_000 }).toMatchObject([{ event: 'backup.made' }])
  await backedUp.store.settle((await claimOne(backedUp.store))!, { state: 'delivered' })
  backedUp.clock.now = clock.now + 40 * day
  await backedUp.store.expire({ olderThanMs: 30 * day, limit: 9 })
  expect(await findInFiles(folder, text)).toEqual([join(folder, 'backups', 'messages-2027-03-01.sqlite')])
  expect(await backedUp.store.erase({ address: message.email })).toEqual([message.id])
  expect(await findInFiles(folder, text)).toEqual([])
})

test('leaves no part of an erased or expired message in any page', { timeout: 60_000 }, async () => {
  const { store, folder, clock } = await openTestStore()
  const messages = Array.from({ length: 3000 }, (_, index) => {
    const mark = `<${String(index).padStart(6, '0')}>`
    // A random prefix spreads addresses over an index.
    const email = `${randomUUID()}${mark}@example.com`
    return newMessage({
      payload: {
        ...payload,
        email,
        message: mark.repeat(1 + Math.floor(Math.random() * (index % 20 === 0 ? 900 : 90))),
      },
      email,
      phone: `+${Math.floor(Math.random() * 1e9)}${mark}`,
      deliveries: [companyMail, confirmation({ perRecipient: 9 }, email)],
      rateLimits: [{ bucket: email, limit: 9, seconds: 60 }],
    })
  })
  for (const [index, message] of messages.entries()) {
    if (index % 300 === 0) await Promise.all(messages.slice(index, index + 300).map((one) => store.accept(one)))
    if (index % 15 === 0) await store.erase({ id: message.id })
  }
  for (let settled = 0; settled < 1000;) {
    const claimed = await store.claim({ kinds: ['company-mail', 'confirmation-mail'], limit: 200, leaseMs: 1000 })
    await Promise.all(claimed.map((attempt) => store.settle(attempt, { state: 'delivered' })))
    settled += claimed.length
  }
  clock.now += 40 * day
  for (let round = 0; round < 5; round += 1) await store.expire({ olderThanMs: 30 * day, limit: 80 })
  const left = new Set<string>()
  for (const one of await store.list({ limit: 5000 })) left.add(one.id)
  const bytes = await readFile(join(folder, 'messages.sqlite'), 'latin1')
  const found = new Set([...bytes.matchAll(/<(\d{6})>/g)].map(([, index]) => messages[Number(index)]!.id))
  expect(left.size).toBeLessThan(2500)
  expect(found).toEqual(left)
})
