import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { message } from '../../tests/fixtures/visitor.ts'
import { startContact } from '../../tests/fixtures/startContact.ts'
import { contactMachine } from './contactMachine.ts'
import { emptyContactDraft } from './ContactMessage.ts'
import { canSubmitContact, contactErrors } from './contactState.ts'

const failed = { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const sent = { kind: 'plain', title: 'Your message has been sent successfully!' }

test('starts with an empty draft and no errors', () => {
  const { contact } = startContact()
  expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'clean' } })
  expect(contact.getSnapshot().context.draft).toEqual(emptyContactDraft)
  expect(contactErrors(contact.getSnapshot())).toEqual({})
})

test('sends a valid message once, trimmed, and emits a toast', async () => {
  const { contact, attempts, toasts } = startContact({ ...message, name: '  Jana Nováková ', phone: '' })
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().matches('submitting')).toBe(true)
  expect(toasts).toEqual([])
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'success' }))
  expect(attempts).toEqual([{ body: { ...message, phone: '' }, idempotencyKey: expect.stringMatching(uuid) }])
  expect(toasts).toEqual([sent])
})

test('clears the draft and the consent after a success', async () => {
  const { contact } = startContact(message)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'success' }))
  expect(contact.getSnapshot().context.draft).toEqual(emptyContactDraft)
  expect(canSubmitContact(contact.getSnapshot())).toBe(false)
})

test('sends nothing without consent and shows why', () => {
  const { contact, attempts, toasts } = startContact({ ...message, gdprConsent: false })
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'invalid' } })
  expect(contactErrors(contact.getSnapshot())).toEqual({
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
  expect([attempts, toasts]).toEqual([[], []])
})

test('shows for each empty field what to enter', () => {
  const { contact } = startContact()
  contact.send({ type: 'message.submit' })
  expect(contactErrors(contact.getSnapshot())).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    company: 'Enter the name of your company',
    message: 'Write your message',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
})

test('removes an error once its field is corrected and keeps the others', () => {
  const { contact } = startContact({ ...message, name: '', email: 'jana@' })
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'draft.change', change: { name: 'Jana' } })
  expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'invalid' } })
  expect(Object.keys(contactErrors(contact.getSnapshot()))).toEqual(['email'])
})

test('keeps a message that failed, reports the error and can send it again', async () => {
  const { contact, attempts, toasts, failures } = startContact(message, ['refuse'])
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'failure' }))
  expect(contact.getSnapshot().context.draft).toEqual(message)
  expect(toasts).toEqual([failed])
  expect(failures).toEqual([new Error('refused')])
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'success' }))
  expect(attempts).toHaveLength(2)
  expect(toasts).toEqual([failed, sent])
})

test('emits a toast for every failure', async () => {
  const { contact, toasts } = startContact(message, ['refuse', 'refuse'])
  for (const count of [1, 2]) {
    contact.send({ type: 'message.submit' })
    await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'failure' }))
    expect(toasts).toHaveLength(count)
  }
})

test('ignores a second submit and changes while sending', () => {
  const { contact, attempts } = startContact(message, ['keep silent'])
  contact.send({ type: 'message.submit' })
  const before = contact.getSnapshot()
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'draft.change', change: { name: 'Peter' } })
  expect(contact.getSnapshot().matches('submitting')).toBe(true)
  expect(contact.getSnapshot().context).toEqual(before.context)
  expect(attempts).toHaveLength(1)
})

test('returns to idle with the next input after a success or a failure', async () => {
  for (const [answer, state] of [
    ['accept', 'success'],
    ['refuse', 'failure'],
  ] as const) {
    const { contact } = startContact(message, [answer])
    contact.send({ type: 'message.submit' })
    await waitFor(contact, (snapshot) => snapshot.matches({ editing: state }))
    contact.send({ type: 'draft.change', change: { name: 'Peter' } })
    expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'clean' } })
    expect(contact.getSnapshot().context.draft.name).toBe('Peter')
  }
})

test('sends nothing when submitted right after a success', async () => {
  const { contact, attempts } = startContact(message)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'success' }))
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'invalid' } })
  expect(attempts).toHaveLength(1)
})

test('fails and aborts the request when the page is restored while sending', () => {
  const { contact, signals, toasts } = startContact(message, ['keep silent'])
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  expect(contact.getSnapshot().value).toEqual({ editing: 'failure' })
  expect(contact.getSnapshot().context.draft).toEqual(message)
  expect(signals[0]?.aborted).toBe(true)
  expect(toasts).toEqual([failed])
})

test('ignores a restored page while nothing is sent', () => {
  const { contact, toasts } = startContact({ ...message, name: '' })
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  expect(contact.getSnapshot().value).toEqual({ editing: { idle: 'invalid' } })
  expect(toasts).toEqual([])
})

test('names the actor that was not provided', async () => {
  const failures: unknown[] = []
  const contact = createActor(contactMachine, { input: { draft: message } })
  contact.on('failed', ({ error }) => failures.push(error))
  contact.start().send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches({ editing: 'failure' }))
  expect(failures).toEqual([new Error('Provide the "sendContactEmail" actor with machine.provide().')])
})
