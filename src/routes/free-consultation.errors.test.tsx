import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { setClock } from '../../tests/fakes/clock.ts'
import {
  book,
  expectError,
  expectNoError,
  fillIn,
  flexible,
  toast,
  scheduleButton,
  visitor,
} from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const field = (label: string) => page.getByLabelText(label)

beforeEach(() => setClock('2027-03-01T12:00:00Z'))

test('shows a toast and an error at every empty field, and focuses the first', async () => {
  await visit('/free-consultation')
  await scheduleButton().click()
  await expect.element(toast('Error')).toHaveAccessibleDescription('Please fill in all fields')
  await expect.element(field('Full Name *')).toHaveFocus()
  await expectError(field('Full Name *'), 'Enter your name')
  await expectError(field('Email Address *'), 'Enter your email address')
  await expectError(field('Phone Number *'), 'Enter your phone number')
  await expectError(field('Preferred Date *'), 'Choose a date')
  await expectError(field('Preferred Time *'), 'Choose a time, or tick “Any time works for me”')
  await expectNoError(field('Timezone *'))
  expect(sent()).toEqual([])
  // No hour is needed if any time works.
  await flexible().click()
  await expectNoError(field('Preferred Time *'))
  await expect.element(field('Preferred Time *')).toBeDisabled()
  await expect.element(field('Preferred Date *')).toHaveAttribute('aria-invalid', 'true')
})

test('shows a toast for one empty field and focuses it', async () => {
  await visit('/free-consultation')
  await fillIn({ ...visitor, 'Preferred Date *': '2027-03-05' })
  await scheduleButton().click()
  await expect.element(toast('Error')).toHaveAccessibleDescription('Please fill in all fields')
  await expect.element(field('Preferred Time *')).toHaveFocus()
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
  expect(sent()).toEqual([])
})

test('asks to correct an invalid field of a complete booking', async () => {
  await visit('/free-consultation')
  await fillIn({ 'Preferred Date *': '2027-03-05' })
  await fillIn({ ...visitor, 'Phone Number *': 'call me' })
  await field('Preferred Time *').selectOptions('10:00')
  await scheduleButton().click()
  await expect.element(toast('Error')).toHaveAccessibleDescription('Please correct the marked fields')
  await expectError(field('Phone Number *'), 'Enter a phone number using only digits')
  await expect.element(field('Phone Number *')).toHaveFocus()
  expect(sent()).toEqual([])
})

test('rejects days up to today and after two years, and books tomorrow', async () => {
  await visit('/free-consultation')
  for (const [date, error] of [
    ['2027-02-28', 'Choose a date that hasn’t passed'],
    ['2027-03-01', 'Choose tomorrow or a later date'],
    ['2030-03-05', 'Choose a date within the next two years'],
  ] as const) {
    await book(date)
    await expectError(field('Preferred Date *'), error)
    await expect.element(field('Preferred Date *')).toHaveFocus()
    expect(sent()).toEqual([])
  }
  await book('2027-03-02')
  await expect.element(toast('Success!')).toBeVisible()
  expect(sent()[0]?.payload).toMatchObject({ date: 'March 2, 2027' })
})

test('validates by the new day on a page left open over midnight', async () => {
  await visit('/free-consultation')
  await fillIn({ ...visitor, 'Preferred Date *': '2027-03-02' })
  await field('Preferred Time *').selectOptions('10:00')
  setClock('2027-03-02T00:30:00+01:00')
  await scheduleButton().click()
  await expectError(field('Preferred Date *'), 'Choose tomorrow or a later date')
  expect(sent()).toEqual([])
})

test('rejects an hour that has passed in the chosen timezone', async () => {
  setClock('2027-03-01T20:00:00Z', 'America/Los_Angeles')
  await visit('/free-consultation')
  await field('Timezone *').selectOptions('AEST')
  await fillIn(visitor)
  setClock('2027-03-01T23:30:00Z', 'America/Los_Angeles')
  await fillIn({ 'Preferred Date *': '2027-03-02' })
  await field('Preferred Time *').selectOptions('10:00')
  await scheduleButton().click()
  await expectError(field('Preferred Time *'), 'That time has already passed in the chosen time zone')
  expect(sent()).toEqual([])
})
