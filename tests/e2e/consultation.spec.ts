import { accept, bookButton, consultationUrl, fillBooking, toasts, recordBodies, recordKeys, visitor } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const booked = ['Success!', 'We will send you a meeting link via email and SMS shortly.']

test('sends exactly the fields of the booking and resets the form', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-01T09:00:00Z')
  const keys = await recordKeys(page, consultationUrl, accept)
  await openHydrated(page, '/free-consultation')
  const bodies = await recordBodies(page)
  await fillBooking(page, '2027-03-05')
  await page.getByLabel('Timezone *').selectOption('EST')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  expect(await bodies()).toEqual([
    {
      name: visitor['Full Name *'],
      email: visitor['Email Address *'],
      phone: visitor['Phone Number *'],
      date: 'March 5, 2027',
      time: '10:00',
      timezone: 'EST',
    },
  ])
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)])
  for (const label of [...Object.keys(visitor), 'Preferred Date *', 'Preferred Time *']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  await expect(page.getByLabel('Timezone *')).toHaveValue('CET')
  await expect(bookButton(page)).toHaveText('Schedule Consultation')
})

test('books through the real endpoint and uses a new key for the next booking', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  await fillBooking(page)
  await bookButton(page).click()
  await expect.poll(() => new Set(keys).size).toBe(2)
})

test('books a flexible time without an hour', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  const bodies = await recordBodies(page)
  await fillBooking(page)
  await page.getByLabel('Any time works for me (flexible)').check()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  expect(await bodies()).toEqual([expect.objectContaining({ time: 'Flexible - Any time works', timezone: 'CET' })])
  await expect(page.getByLabel('Any time works for me (flexible)')).not.toBeChecked()
  await expect(page.getByLabel('Preferred Time *')).toBeEnabled()
})

test('books the hour chosen after unticking flexible', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  const bodies = await recordBodies(page)
  await fillBooking(page)
  await page.getByLabel('Any time works for me (flexible)').check()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await page.getByLabel('Any time works for me (flexible)').uncheck()
  await expect(page.getByLabel('Preferred Time *')).toBeEnabled()
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('')
  await page.getByLabel('Preferred Time *').selectOption('22:00')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  expect(await bodies()).toEqual([expect.objectContaining({ time: '22:00' })])
})

test('offers hours from 06:00 to 22:00 and eleven time zones, with CET preselected', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  const hours = page.getByLabel('Preferred Time *').getByRole('option', { name: /^\d\d:00$/ })
  await expect(hours).toHaveCount(17)
  await expect(hours.first()).toHaveText('06:00')
  await expect(hours.last()).toHaveText('22:00')
  const codes = await page
    .getByLabel('Timezone *')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(codes).toEqual(['CET', 'GMT', 'EET', 'EST', 'CST', 'MST', 'PST', 'AEST', 'JST', 'IST', 'CST_CHINA'])
  await expect(page.getByLabel('Timezone *')).toHaveValue('CET')
})

test('disables the form and labels the button while sending', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await recordKeys(page, consultationUrl, (route) => promise.then(() => accept(route)))
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(bookButton(page)).toHaveText('Scheduling...')
  await expect(bookButton(page)).toBeDisabled()
  await expect(page.getByLabel('Full Name *')).not.toBeEditable()
  await expect(page.getByLabel('Preferred Date *')).not.toBeEditable()
  await expect(page.getByLabel('Timezone *')).toBeDisabled()
  await expect(page.getByLabel('Any time works for me (flexible)')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeDisabled()
  resolve()
  await expect(bookButton(page)).toHaveText('Schedule Consultation')
  await expect(bookButton(page)).toBeEnabled()
})

test('books once on a double click', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const keys = await recordKeys(page, consultationUrl, (route) => promise.then(() => accept(route)))
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).dblclick()
  resolve()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  expect(keys).toHaveLength(1)
})

test('books when Enter is pressed in a single-line field', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Phone Number *').press('Enter')
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
})
