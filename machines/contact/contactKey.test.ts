import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { message } from '../../tests/fixtures/visitor.ts'
import { numbered, startContact, type Answer } from '../../tests/fixtures/startContact.ts'
import type { ContactDraft } from './ContactMessage.ts'

/** Sends, makes changes, sends again; returns the keys of both attempts as numbers. */
async function keysAround(answers: Answer[], ...changes: Partial<ContactDraft>[]) {
  const { contact, attempts } = startContact(message, answers)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => !snapshot.matches('submitting'))
  for (const change of changes) contact.send({ type: 'draft.change', change })
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => !snapshot.matches('submitting'))
  return numbered(attempts)
}

test('keeps the key for a retry of the same message', async () => {
  expect(await keysAround(['refuse', 'accept'])).toEqual([1, 1])
})

test('creates a new key for a changed message', async () => {
  expect(await keysAround(['refuse', 'accept'], { message: 'Who buys them in Romania?' })).toEqual([1, 2])
})

test('keeps the key for a message changed and changed back', async () => {
  expect(await keysAround(['refuse', 'accept'], { name: 'Jan' }, { name: message.name })).toEqual([1, 1])
})

test('keeps the key when only trimmed spaces differ', async () => {
  expect(await keysAround(['refuse', 'accept'], { name: `${message.name} ` })).toEqual([1, 1])
})

test('creates a new key for the same message after a success', async () => {
  expect(await keysAround(['accept', 'accept'], message)).toEqual([1, 2])
})

test('keeps the key after the page was restored while sending', () => {
  const { contact, attempts } = startContact(message, ['keep silent', 'keep silent'])
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  contact.send({ type: 'message.submit' })
  expect(numbered(attempts)).toEqual([1, 1])
})

test('keeps a stored key only for the content it was used for', () => {
  const { contact } = startContact(message, ['keep silent'])
  contact.send({ type: 'message.submit' })
  const { lastSent } = contact.getSnapshot().context
  expect(JSON.stringify(lastSent)).not.toContain(message.name)
  const keyAfterReload = (draft: ContactDraft) => {
    const { contact, attempts } = startContact(draft, ['keep silent'], lastSent)
    contact.send({ type: 'message.submit' })
    return attempts[0]?.idempotencyKey
  }
  expect(keyAfterReload(message)).toBe(lastSent?.idempotencyKey)
  expect(keyAfterReload({ ...message, company: 'Valve Works Ltd.' })).not.toBe(lastSent?.idempotencyKey)
})
