import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { ToastMessage } from '#machines/toast.ts'
import { consultation, contact, sent } from '#mocks/functions.ts'
import { server } from '#mocks/node.ts'
import { answerFor } from '../../tests/fakes/backend.ts'
import { takeErrors } from '../../tests/setup/consoleErrors.ts'
import { fakePage } from '../../tests/fakes/fakePage.ts'
import { booking, draft, message } from '../../tests/fixtures/visitor.ts'
import { now } from '../../tests/fixtures/startConsultation.ts'
import { without } from '../../tests/fixtures/startContact.ts'
import { startConsultation } from './consultation.ts'
import { startContact } from './contact.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})

/** Enters and sends the test message in a tab with sessionStorage. */
async function sendMessage(page = fakePage()) {
  const toasts: ToastMessage[] = []
  const actor = startContact((toast) => toasts.push(toast))
  actor.send({ type: 'draft.change', change: message })
  const typed = page.stored('contact')
  actor.send({ type: 'message.submit' })
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
  return { toasts: toasts.map(({ title }) => title), typed, left: page.stored('contact') }
}

/** Enters and sends the test booking. */
async function book(page = fakePage()) {
  const toasts: ToastMessage[] = []
  const actor = startConsultation((toast) => toasts.push(toast))
  const { time: hour, ...change } = draft
  actor.send({ type: 'draft.change', change })
  actor.send({ type: 'time.setSpecific', hour })
  actor.send({ type: 'consultation.submit' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ booking: 'submitting' }))
  return { toasts: toasts.map(({ title }) => title), left: page.stored('consultation') }
}

test('sends a message to its endpoint and removes the stored draft', async () => {
  const { toasts, typed, left } = await sendMessage()
  expect(sent()).toEqual([{ name: 'send-contact-email', payload: message }])
  expect(toasts).toEqual(['Your message has been sent successfully!'])
  expect(typed).not.toBeNull()
  expect(left).toBeNull()
})

test('sends a booking to its endpoint and removes the stored draft', async () => {
  const { toasts, left } = await book()
  expect(sent()).toEqual([{ name: 'send-consultation-email', payload: booking }])
  expect(toasts).toEqual(['Success!'])
  expect(left).toBeNull()
})

test('stores the draft for a reload, without the consent', async () => {
  const { typed } = await sendMessage()
  expect(typed).toEqual({ draft: without(message, 'gdprConsent') })
})

test.each([
  ['refused', 'refused 503'],
  ['busy', 'refused 429'],
  ['offline', 'unreachable'],
  ['unreadable', 'unreadable 200'],
] as const)('logs a failure (%s) with code and status, and nothing of the visitor', async (outcome, line) => {
  server.use(contact[outcome], consultation[outcome])
  const [message, booking] = [await sendMessage(), await book()]
  expect(takeErrors()).toEqual([`send-contact-email failed: ${line}`, `send-consultation-email failed: ${line}`])
  expect([message.toasts, booking.toasts]).toEqual([['Failed to send message. Please try again.'], ['Error']])
  const lastSent = { idempotencyKey: expect.any(String), digest: expect.any(String) }
  expect(message.left).toMatchObject({ draft: { name: 'Jana Nováková' }, lastSent })
  expect(booking.left).toEqual({ draft: { ...draft, flexible: false }, lastSent })
})

test('does not log an error response that repeats the visitor’s entries', async () => {
  answerFor('send-contact-email', () => HttpResponse.json({ error: { code: message.email } }, { status: 422 }))
  await sendMessage()
  expect(takeErrors()).toEqual(['send-contact-email failed: refused 422'])
})

test('restores the draft after a reload, without consent', () => {
  fakePage({ contact: JSON.stringify({ draft: { ...message, gdprConsent: true } }) })
  const actor = startContact(() => undefined)
  expect(actor.getSnapshot().context.draft).toEqual({ ...message, gdprConsent: false })
})

test('restores the booking and its flexible time after a reload', () => {
  fakePage({ consultation: JSON.stringify({ draft: { ...draft, time: '', flexible: true } }) })
  const actor = startConsultation(() => undefined)
  expect(actor.getSnapshot().value).toEqual({ booking: { editing: { idle: 'clean' } }, time: 'flexible' })
  expect(actor.getSnapshot().context.draft).toMatchObject({ date: draft.date, time: '' })
})

test('fails when the page is shown again from the back/forward cache while sending', async () => {
  server.use(contact.noResponse)
  const page = fakePage()
  const actor = startContact(() => undefined)
  actor.send({ type: 'draft.change', change: message })
  actor.send({ type: 'message.submit' })
  page.show(false)
  expect(actor.getSnapshot().matches('submitting')).toBe(true)
  page.show(true)
  expect(actor.getSnapshot().value).toEqual({ editing: 'failure' })
})

test('sends the same content with the same key after a reload, and stores no consent', async () => {
  server.use(contact.refused)
  const { keys } = recordKeys()
  const before = await sendMessage()
  expect(JSON.stringify(before.left)).not.toContain('gdprConsent')
  server.use(contact.accepted)
  await sendMessage(fakePage({ contact: JSON.stringify(before.left) }))
  expect(takeErrors()).toEqual(['send-contact-email failed: refused 503'])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('sends a draft that was sent natively under the same key, and says that it may have arrived', async () => {
  const { keys } = recordKeys()
  const sent = await sendMessage(fakePage({ contact: JSON.stringify({ draft: message, key: 'message' }) }))
  const content = { ...draft, flexible: false }
  const booked = await book(fakePage({ consultation: JSON.stringify({ draft: content, key: 'booking' }) }))
  expect(keys).toEqual(['message', 'booking'])
  const notice = expect.stringContaining('This may have reached us already.') as string
  expect([...sent.toasts, ...booked.toasts]).toEqual([notice, expect.any(String), notice, 'Success!'])
})

test('sends a changed draft under another key than its native form', async () => {
  const { keys } = recordKeys()
  fakePage({ contact: JSON.stringify({ draft: message, key: 'native' }) })
  const actor = startContact(() => undefined)
  actor.send({ type: 'draft.change', change: { ...message, name: 'Jan' } })
  actor.send({ type: 'message.submit' })
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
  expect(keys).not.toEqual(['native'])
})

test('returns the running actor on every page of a tab', () => {
  fakePage()
  expect(startContact(() => undefined)).toBe(startContact(() => undefined))
})

test('asks before the tab is closed while sending, on every page', async () => {
  server.use(contact.slow)
  const page = fakePage()
  const actor = startContact(() => undefined)
  actor.send({ type: 'draft.change', change: message })
  expect(page.leave()).toBe(true)
  actor.send({ type: 'message.submit' })
  expect(page.leave()).toBe(false)
  page.show(true)
  expect(page.leave()).toBe(true)
  expect(takeErrors()).toEqual([])
})

/** Records the Idempotency-Key of every request. */
function recordKeys() {
  const keys: (string | null)[] = []
  const note = ({ request }: { request: Request }) => void keys.push(request.headers.get('idempotency-key'))
  server.events.on('request:start', note)
  return { keys }
}
