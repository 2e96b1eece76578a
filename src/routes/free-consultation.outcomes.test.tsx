import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '#mocks/browser.ts'
import { consultation } from '#mocks/consultation.ts'
import { sent } from '#mocks/sent.ts'
import { watchCalls } from '../../tests/fixtures/watchCalls.ts'
import { holdTime, setClock } from '../../tests/fakes/clock.ts'
import { book, flexible, toast, scheduleButton, visitor } from '../../tests/fixtures/forms.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const failed = 'Failed to book consultation. Please try again.'
const scheduling = () => page.getByRole('button', { name: 'Scheduling...' })

beforeEach(() => setClock('2027-03-01T12:00:00Z'))

async function expectEntriesKept() {
  const values = { ...visitor, 'Preferred Date *': '2027-03-05', 'Preferred Time *': '10:00', 'Timezone *': 'CET' }
  for (const [label, value] of Object.entries(values))
    await expect.element(page.getByLabelText(label)).toHaveValue(value)
  await expect.element(scheduleButton()).toBeEnabled()
  expect(sent()).toEqual([])
}

test.each([
  ['refused', /^send-consultation-email failed: refused 503$/],
  ['invalid', /^send-consultation-email failed: refused 422$/],
  ['busy', /^send-consultation-email failed: refused 429$/],
  ['offline', /^send-consultation-email failed: unreachable$/],
  ['unreadable', /^send-consultation-email failed: unreadable 200$/],
] as const)('shows a failure and keeps the entries when the request is %s', async (outcome, line) => {
  worker.use(consultation[outcome])
  expectLogged(line)
  await visit('/free-consultation')
  await book('2027-03-05')
  await expect.element(toast('Error')).toHaveAccessibleDescription(failed)
  await expectEntriesKept()
})

test('shows progress and locks the form while a slow request is in flight', async () => {
  worker.use(consultation.slow)
  const { first } = watchCalls()
  await visit('/free-consultation')
  holdTime()
  await book('2027-03-05')
  await expect.element(scheduling()).toBeDisabled()
  await expect.element(page.getByRole('form', { name: 'Booking' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByLabelText('Full Name *')).toHaveAttribute('readonly')
  await expect.element(page.getByLabelText('Preferred Date *')).toHaveAttribute('readonly')
  for (const label of ['Preferred Time *', 'Timezone *'])
    await expect.element(page.getByLabelText(label)).toBeDisabled()
  await expect.element(flexible()).toBeDisabled()
  await first
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(toast('Success!')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('fails exactly 15 seconds after a request without a response', async () => {
  worker.use(consultation.noResponse)
  expectLogged(/^send-consultation-email failed: timed-out$/)
  const { first } = watchCalls()
  await visit('/free-consultation')
  holdTime()
  await book('2027-03-05')
  await first
  await vi.advanceTimersByTimeAsync(14_000)
  await expect.element(scheduling()).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(toast('Error')).toHaveAccessibleDescription(failed)
  await expectEntriesKept()
})

test('focuses the button after a failure', async () => {
  worker.use(consultation.refused)
  expectLogged(/refused 503/)
  await visit('/free-consultation')
  await book('2027-03-05')
  await expect.element(toast('Error')).toBeVisible()
  await expect.element(scheduleButton()).toHaveFocus()
})

test('retries the same booking with the same Idempotency-Key', async () => {
  worker.use(consultation.refused)
  expectLogged(/refused 503/)
  const { keys } = watchCalls()
  await visit('/free-consultation')
  await book('2027-03-05')
  await expect.element(toast('Error')).toBeVisible()
  worker.use(consultation.accepted)
  await scheduleButton().click()
  await expect.element(toast('Success!')).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
})

test('fails when the page is restored from the back/forward cache while sending', async () => {
  worker.use(consultation.noResponse)
  await visit('/free-consultation')
  await book('2027-03-05')
  await expect.element(scheduling()).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(toast('Error')).toHaveAccessibleDescription(failed)
  await expectEntriesKept()
})
