import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { message } from '../../tests/fixtures/visitor.ts'
import { startContact } from '../../tests/fixtures/startContact.ts'
import { emptyContactDraft } from './ContactMessage.ts'
import { canSubmitContact, contactDraft, contactErrors, contactState } from './contactState.ts'

test('is empty and idle before hydration, and cannot be submitted', () => {
  expect(contactState(undefined)).toBe('idle')
  expect(contactDraft(undefined)).toEqual(emptyContactDraft)
  expect(contactErrors(undefined)).toEqual({})
  expect(canSubmitContact(undefined)).toBe(false)
})

test('can be submitted with consent, even if other fields are empty', () => {
  const { contact } = startContact()
  const readiness = [undefined, true, false].map((gdprConsent) => {
    if (gdprConsent !== undefined) contact.send({ type: 'draft.change', change: { gdprConsent } })
    return canSubmitContact(contact.getSnapshot())
  })
  expect(readiness).toEqual([false, true, false])
})

test('cannot be submitted while sending, but can after a failure', async () => {
  const { contact } = startContact(message, ['refuse'])
  contact.send({ type: 'message.submit' })
  expect([contactState(contact.getSnapshot()), canSubmitContact(contact.getSnapshot())]).toEqual(['submitting', false])
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'failure' }))
  expect([contactState(contact.getSnapshot()), canSubmitContact(contact.getSnapshot())]).toEqual(['failure', true])
})
