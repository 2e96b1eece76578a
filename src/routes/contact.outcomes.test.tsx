import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '#mocks/browser.ts'
import { contact } from '#mocks/contact.ts'
import { sent } from '#mocks/sent.ts'
import { watchCalls } from '../../tests/fixtures/watchCalls.ts'
import { holdTime } from '../../tests/fakes/clock.ts'
import { consent, message, toast, sendButton, sendMessage } from '../../tests/fixtures/forms.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const failed = () => toast('Failed to send message. Please try again.')
const succeeded = () => toast('Your message has been sent successfully!')
const sending = () => page.getByRole('button', { name: 'Sending...' })

async function expectEntriesKept() {
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
  await expect.element(consent()).toBeChecked()
  await expect.element(sendButton()).toBeEnabled()
  expect(sent()).toEqual([])
}

test.each([
  ['refused', /^send-contact-email failed: refused 503$/],
  ['invalid', /^send-contact-email failed: refused 422$/],
  ['busy', /^send-contact-email failed: refused 429$/],
  ['offline', /^send-contact-email failed: unreachable$/],
  ['unreadable', /^send-contact-email failed: unreadable 200$/],
] as const)('shows a failure and keeps the entries when the request is %s', async (outcome, line) => {
  worker.use(contact[outcome])
  expectLogged(line)
  await visit('/contact')
  await sendMessage()
  await expect.element(failed()).toBeVisible()
  await expectEntriesKept()
})

test('shows progress and locks the form while a slow request is in flight', async () => {
  worker.use(contact.slow)
  const { first } = watchCalls()
  await visit('/contact')
  holdTime()
  await sendMessage()
  await expect.element(sending()).toBeDisabled()
  await expect.element(page.getByRole('form', { name: 'Send us a Message' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByLabelText('Message')).toHaveAttribute('readonly')
  await expect.element(consent()).toBeDisabled()
  await first
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('fails exactly 15 seconds after a request without a response', async () => {
  worker.use(contact.noResponse)
  expectLogged(/^send-contact-email failed: timed-out$/)
  const { first } = watchCalls()
  await visit('/contact')
  holdTime()
  await sendMessage()
  await expect.element(sending()).toBeVisible()
  await first
  await vi.advanceTimersByTimeAsync(14_000)
  await expect.element(sending()).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(failed()).toBeVisible()
  await expectEntriesKept()
})

test('focuses the button after a failure', async () => {
  worker.use(contact.refused)
  expectLogged(/refused 503/)
  await visit('/contact')
  await sendMessage()
  await expect.element(failed()).toBeVisible()
  await expect.element(sendButton()).toHaveFocus()
})

test('retries the same message with the same Idempotency-Key', async () => {
  worker.use(contact.refused)
  expectLogged(/refused 503/)
  const { keys } = watchCalls()
  await visit('/contact')
  await sendMessage()
  await expect.element(failed()).toBeVisible()
  worker.use(contact.accepted)
  await sendButton().click()
  await expect.element(succeeded()).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
})

test('sends a message changed after a failure with a new Idempotency-Key', async () => {
  worker.use(contact.refused)
  expectLogged(/refused 503/)
  const { keys } = watchCalls()
  await visit('/contact')
  await sendMessage()
  await expect.element(failed()).toBeVisible()
  worker.use(contact.accepted)
  await page.getByLabelText('Company').fill('Valve Works Ltd.')
  await sendButton().click()
  await expect.element(succeeded()).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

test('fails when the page is restored from the back/forward cache while sending', async () => {
  worker.use(contact.noResponse)
  await visit('/contact')
  await sendMessage()
  await expect.element(sending()).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(failed()).toBeVisible()
  await expectEntriesKept()
})
