import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { message, startContact } from '../../tests/startContact.ts'
import { emptyContactDraft } from './ContactMessage.ts'
import { contactDraft, contactState, isReady, shownContactFaults } from './contactState.ts'

test('before the journey has arrived the form is empty and idle, and cannot be sent', () => {
  expect(contactState(undefined)).toBe('idle')
  expect(contactDraft(undefined)).toEqual(emptyContactDraft)
  expect(shownContactFaults(undefined)).toEqual({})
  expect(isReady(undefined)).toBe(false)
})

test('consent makes the button ready, whatever else is missing, and taking it back does not', () => {
  const { contact } = startContact()
  const readiness = [undefined, true, false].map((gdprConsent) => {
    if (gdprConsent !== undefined) contact.send({ type: 'draft.change', change: { gdprConsent } })
    return isReady(contact.getSnapshot())
  })
  expect(readiness).toEqual([false, true, false])
})

test('while a message is under way the button is not ready, and after a failure it is again', async () => {
  const { contact } = startContact(message, ['refuse'])
  contact.send({ type: 'message.submit' })
  expect([contactState(contact.getSnapshot()), isReady(contact.getSnapshot())]).toEqual(['submitting', false])
  await waitFor(contact, (snapshot) => snapshot.matches('failure'))
  expect([contactState(contact.getSnapshot()), isReady(contact.getSnapshot())]).toEqual(['failure', true])
})
