// One way that fails and one that takes long. Every outcome: src/flows/journeys.test.ts; the timeout: src/api/actors.test.ts;
// keys: machines/consultation/consultationTime.test.ts.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '#mocks/browser.ts'
import { consultation, sent } from '#mocks/functions.ts'
import { watchCalls } from '../../tests/fixtures/watchCalls.ts'
import { holdTime, setClock } from '../../tests/fakes/clock.ts'
import { book, flexible, toast, scheduleButton, visitor } from '../../tests/fixtures/forms.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

beforeEach(() => setClock('2027-03-01T12:00:00Z'))

test('keeps everything after a failure, focuses the button, and retries with the same Idempotency-Key', async () => {
  worker.use(consultation.refused)
  expectLogged(/^send-consultation-email failed: refused 503$/)
  const { keys } = watchCalls()
  await visit('/free-consultation')
  await book('2027-03-05')
  await expect.element(toast('Error')).toHaveAccessibleDescription('Failed to book consultation. Please try again.')
  const values = { ...visitor, 'Preferred Date *': '2027-03-05', 'Preferred Time *': '10:00', 'Timezone *': 'CET' }
  for (const [label, value] of Object.entries(values))
    await expect.element(page.getByLabelText(label)).toHaveValue(value)
  await expect.element(scheduleButton()).toHaveFocus()
  expect(sent()).toEqual([])
  worker.use(consultation.accepted)
  await scheduleButton().click()
  await expect.element(toast('Success!')).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
})

test('shows progress and locks the form while a slow request is in flight', async () => {
  worker.use(consultation.slow)
  const { first } = watchCalls()
  await visit('/free-consultation')
  holdTime()
  await book('2027-03-05')
  await expect.element(page.getByRole('button', { name: 'Scheduling...' })).toBeDisabled()
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
