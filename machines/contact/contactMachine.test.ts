import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { message, startContact } from '../../tests/startContact.ts'
import { contactMachine } from './contactMachine.ts'
import { emptyContactDraft } from './ContactMessage.ts'
import { isReady, shownContactFaults } from './contactState.ts'

const failed = { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }
const sent = { kind: 'plain', title: 'Your message has been sent successfully!' }

test('the visitor finds an empty form without faults', () => {
  const { contact } = startContact()
  expect(contact.getSnapshot().value).toEqual({ idle: 'clean' })
  expect(contact.getSnapshot().context.draft).toEqual(emptyContactDraft)
  expect(shownContactFaults(contact.getSnapshot())).toEqual({})
})

test('a complete message is sent once, trimmed, and the visitor hears of it', async () => {
  const { contact, attempts, notices } = startContact({ ...message, name: '  Jana Nováková ', phone: '' })
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().value).toBe('submitting')
  expect(notices).toEqual([])
  await waitFor(contact, (snapshot) => snapshot.matches('success'))
  expect(attempts).toEqual([{ message: { ...message, phone: '' }, key: 'key 1' }])
  expect(notices).toEqual([sent])
})

test('a message that was sent leaves an empty form without consent', async () => {
  const { contact } = startContact(message)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches('success'))
  expect(contact.getSnapshot().context.draft).toEqual(emptyContactDraft)
  expect(isReady(contact.getSnapshot())).toBe(false)
})

test('without consent nothing is sent, and the visitor is told why', () => {
  const { contact, attempts, notices } = startContact({ ...message, gdprConsent: false })
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().value).toEqual({ idle: 'faulty' })
  expect(shownContactFaults(contact.getSnapshot())).toEqual({
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
  expect([attempts, notices]).toEqual([[], []])
})

test('every field that was left empty says what to enter', () => {
  const { contact } = startContact()
  contact.send({ type: 'message.submit' })
  expect(shownContactFaults(contact.getSnapshot())).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    company: 'Enter the name of your company',
    message: 'Write your message',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
})

test('a fault goes as soon as it is mended, and the others stay', () => {
  const { contact } = startContact({ ...message, name: '', email: 'jana@' })
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'draft.change', change: { name: 'Jana' } })
  expect(contact.getSnapshot().value).toEqual({ idle: 'faulty' })
  expect(Object.keys(shownContactFaults(contact.getSnapshot()))).toEqual(['email'])
})

test('a message that could not be sent stays in the form, is logged and can be sent again', async () => {
  const { contact, attempts, notices, logged } = startContact(message, ['refuse'])
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches('failure'))
  expect(contact.getSnapshot().context.draft).toEqual(message)
  expect(notices).toEqual([failed])
  expect(logged).toEqual([new Error('refused')])
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches('success'))
  expect(attempts).toHaveLength(2)
  expect(notices).toEqual([failed, sent])
})

test('each failure is said again, also when nothing was changed', async () => {
  const { contact, notices } = startContact(message, ['refuse', 'refuse'])
  for (const count of [1, 2]) {
    contact.send({ type: 'message.submit' })
    await waitFor(contact, (snapshot) => snapshot.matches('failure'))
    expect(notices).toHaveLength(count)
  }
})

test('while a message is under way nothing can be sent or changed', () => {
  const { contact, attempts } = startContact(message, ['keep silent'])
  contact.send({ type: 'message.submit' })
  const before = contact.getSnapshot()
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'draft.change', change: { name: 'Peter' } })
  expect(contact.getSnapshot().value).toBe('submitting')
  expect(contact.getSnapshot().context).toEqual(before.context)
  expect(attempts).toHaveLength(1)
})

test('the next input after a success or a failure makes the form idle again, without faults', async () => {
  for (const [answer, state] of [
    ['accept', 'success'],
    ['refuse', 'failure'],
  ] as const) {
    const { contact } = startContact(message, [answer])
    contact.send({ type: 'message.submit' })
    await waitFor(contact, (snapshot) => snapshot.matches(state))
    contact.send({ type: 'draft.change', change: { name: 'Peter' } })
    expect(contact.getSnapshot().value).toEqual({ idle: 'clean' })
    expect(contact.getSnapshot().context.draft.name).toBe('Peter')
  }
})

test('sending once more right after a success finds an empty form, and sends nothing', async () => {
  const { contact, attempts } = startContact(message)
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches('success'))
  contact.send({ type: 'message.submit' })
  expect(contact.getSnapshot().value).toEqual({ idle: 'faulty' })
  expect(attempts).toHaveLength(1)
})

test('a page restored while its message was under way gives up waiting and keeps the message', () => {
  const { contact, signals, notices } = startContact(message, ['keep silent'])
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  expect(contact.getSnapshot().value).toBe('failure')
  expect(contact.getSnapshot().context.draft).toEqual(message)
  expect(signals[0]?.aborted).toBe(true)
  expect(notices).toEqual([failed])
})

test('a page restored at any other time is as it was left', () => {
  const { contact, notices } = startContact({ ...message, name: '' })
  contact.send({ type: 'message.submit' })
  contact.send({ type: 'page.restored' })
  expect(contact.getSnapshot().value).toEqual({ idle: 'faulty' })
  expect(notices).toEqual([])
})

test('a developer who joins no function reads what to provide', async () => {
  const logged: unknown[] = []
  const machine = contactMachine.provide({ actions: { logError: (_, error) => logged.push(error) } })
  const contact = createActor(machine, { input: { draft: message, newKey: () => 'key' } }).start()
  contact.send({ type: 'message.submit' })
  await waitFor(contact, (snapshot) => snapshot.matches('failure'))
  expect(logged).toEqual([new Error('Provide the "sendContactEmail" actor with machine.provide().')])
})
