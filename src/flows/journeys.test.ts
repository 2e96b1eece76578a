import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Notice } from '#machines/notice.ts'
import { consultation } from '#mocks/consultation.ts'
import { contact } from '#mocks/contact.ts'
import { server } from '#mocks/node.ts'
import { sent } from '#mocks/sent.ts'
import { answerFor } from '../../tests/backend.ts'
import { takeErrors } from '../../tests/consoleErrors.ts'
import { standInPage } from '../../tests/standInPage.ts'
import { booking, draft, now } from '../../tests/startConsultation.ts'
import { message, without } from '../../tests/startContact.ts'
import { startConsultation } from './consultation.ts'
import { startContact } from './contact.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})

/** Writes the message of the tests and sends it, from a page that keeps things. */
async function sendMessage(page = standInPage()) {
  const notices: Notice[] = []
  const { actor, stop } = startContact((notice) => notices.push(notice))
  actor.send({ type: 'draft.change', change: message })
  const typed = page.kept('contact')
  actor.send({ type: 'message.submit' })
  await waitFor(actor, (snapshot) => !snapshot.matches('submitting'))
  stop()
  return { notices: notices.map(({ title }) => title), typed, left: page.kept('contact') }
}

/** The same for a booking. */
async function book(page = standInPage()) {
  const notices: Notice[] = []
  const { actor, stop } = startConsultation((notice) => notices.push(notice))
  actor.send({ type: 'draft.change', change: draft })
  actor.send({ type: 'consultation.submit' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ booking: 'submitting' }))
  stop()
  return { notices: notices.map(({ title }) => title), left: page.kept('consultation') }
}

test('a message goes all the way to the function, and is then no longer kept in the tab', async () => {
  const { notices, typed, left } = await sendMessage()
  expect(sent()).toEqual([{ name: 'send-contact-email', payload: message }])
  expect(notices).toEqual(['Your message has been sent successfully!'])
  expect(typed).not.toBeNull()
  expect(left).toBeNull()
})

test('a booking goes all the way to the function, and is then no longer kept in the tab', async () => {
  const { notices, left } = await book()
  expect(sent()).toEqual([{ name: 'send-consultation-email', payload: booking }])
  expect(notices).toEqual(['Success!'])
  expect(left).toBeNull()
})

test('what was typed is kept for a reload, the consent is not', async () => {
  const { typed } = await sendMessage()
  expect(typed).toEqual(without(message, 'gdprConsent'))
})

test.each([
  ['refused', 'refused 503'],
  ['busy', 'refused 429'],
  ['offline', 'unreachable'],
  ['unreadable', 'unreadable 200'],
] as const)('a failure (%s) is logged with code and status, and with nothing of the visitor', async (outcome, line) => {
  server.use(contact[outcome], consultation[outcome])
  const [message, booking] = [await sendMessage(), await book()]
  expect(takeErrors()).toEqual([`send-contact-email failed: ${line}`, `send-consultation-email failed: ${line}`])
  expect([message.notices, booking.notices]).toEqual([['Failed to send message. Please try again.'], ['Error']])
  expect(message.left).toMatchObject({ name: 'Jana Nováková' })
  expect(booking.left).toEqual(draft)
})

test('a refusal that repeats what the visitor wrote does not bring it into the log', async () => {
  answerFor('send-contact-email', () => HttpResponse.json({ error: { code: message.email } }, { status: 422 }))
  await sendMessage()
  expect(takeErrors()).toEqual(['send-contact-email failed: refused 422'])
})

test('a reload finds the draft again, without consent', () => {
  standInPage({ contact: JSON.stringify({ ...message, gdprConsent: true }) })
  const { actor, stop } = startContact(() => undefined)
  expect(actor.getSnapshot().context.draft).toEqual({ ...message, gdprConsent: false })
  stop()
})

test('a reload finds the booking again, and that any time works', () => {
  standInPage({ consultation: JSON.stringify({ ...draft, time: 'Flexible - Any time works' }) })
  const { actor, stop } = startConsultation(() => undefined)
  expect(actor.getSnapshot().value).toEqual({ booking: { idle: 'clean' }, time: 'flexible' })
  expect(actor.getSnapshot().context.draft).toMatchObject({ date: draft.date, time: 'Flexible - Any time works' })
  stop()
})

test('a page that the browser shows again as it was left gives up waiting', async () => {
  server.use(contact.silent)
  const page = standInPage()
  const { actor, stop } = startContact(() => undefined)
  actor.send({ type: 'draft.change', change: message })
  actor.send({ type: 'message.submit' })
  page.show(false)
  expect(actor.getSnapshot().value).toBe('submitting')
  page.show(true)
  expect(actor.getSnapshot().value).toBe('failure')
  stop()
})
