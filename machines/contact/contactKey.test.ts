import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { message, startContact, type Answer } from '../../tests/startContact.ts'
import type { ContactDraft } from './ContactMessage.ts'

/** Sends, makes a change (or none), sends again; the keys of both attempts. */
async function keysAround(answers: Answer[], ...changes: Partial<ContactDraft>[]) {
  const { contact, attempts } = startContact(message, answers)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => !snapshot.matches('submitting'))
  for (const change of changes) contact.send({ type: 'draft.change', change })
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => !snapshot.matches('submitting'))
  return attempts.map(({ key }) => key)
}

test('the same message, tried again, carries the same key', async () => {
  const [first, second] = await keysAround(['refuse', 'accept'])
  expect(first).toBeDefined()
  expect(second).toBe(first)
})

test('a message that was changed carries a key of its own', async () => {
  const [first, second] = await keysAround(['refuse', 'accept'], { message: 'Who buys them in Romania?' })
  expect(second).not.toBe(first)
})

test('a message changed and changed back is the same message', async () => {
  const [first, second] = await keysAround(['refuse', 'accept'], { name: 'Jan' }, { name: message.name })
  expect(second).toBe(first)
})

test('a space at the end, which is not sent, makes no other message', async () => {
  const [first, second] = await keysAround(['refuse', 'accept'], { name: `${message.name} ` })
  expect(second).toBe(first)
})

test('the same words after a success are another message', async () => {
  const [first, second] = await keysAround(['accept', 'accept'], message)
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
})

test('a page restored while its message was under way tries again with the same key', () => {
  const { contact, attempts } = startContact(message, ['keep silent', 'keep silent'])
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  contact.send({ type: 'message.submit' })
  expect(attempts.map(({ key }) => key)).toEqual(['key 1', 'key 1'])
})
