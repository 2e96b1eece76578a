// One way that fails and one that takes long. Every outcome: src/flows/journeys.test.ts; the timeout: src/api/actors.test.ts;
// keys: machines/contact/contactKey.test.ts.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '#mocks/browser.ts'
import { contact, sent } from '#mocks/functions.ts'
import { watchCalls } from '../../tests/fixtures/watchCalls.ts'
import { holdTime } from '../../tests/fakes/clock.ts'
import { consent, message, toast, sendButton, sendMessage } from '../../tests/fixtures/forms.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const succeeded = () => toast('Your message has been sent successfully!')

test('keeps everything after a failure, focuses the button, and retries with the same Idempotency-Key', async () => {
  worker.use(contact.refused)
  expectLogged(/^send-contact-email failed: refused 503$/)
  const { keys } = watchCalls()
  await visit('/contact')
  await sendMessage()
  await expect.element(toast('Failed to send message. Please try again.')).toBeVisible()
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
  await expect.element(consent()).toBeChecked()
  await expect.element(sendButton()).toHaveFocus()
  expect(sent()).toEqual([])
  worker.use(contact.accepted)
  await sendButton().click()
  await expect.element(succeeded()).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
})

test('shows progress and locks the form while a slow request is in flight', async () => {
  worker.use(contact.slow)
  const { first } = watchCalls()
  await visit('/contact')
  holdTime()
  await sendMessage()
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect.element(page.getByRole('form', { name: 'Send us a Message' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByLabelText('Message')).toHaveAttribute('readonly')
  await expect.element(consent()).toBeDisabled()
  await first
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})
