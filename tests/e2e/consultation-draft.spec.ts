import type { Page } from '@playwright/test'
import { bookButton, dayFromNow, fillBooking, toasts, recordBodies, visitor } from './forms.ts'
import { expect, holdScripts, openHydrated, test } from './siteTest.ts'

const booked = ['Success!', 'We will send you a meeting link via email and SMS shortly.']

/** Waits until the booking flow has loaded. */
const untilJourney = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Open the calendar' })).toBeEnabled()

test('restores a draft after a reload and books it', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('PST')
  await expect(page.getByText(/^You chose/)).toBeVisible()
  const day = await page.getByLabel('Preferred Date *').inputValue()
  await page.reload()
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Date *')).toHaveValue(day)
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
  await expect(page.getByLabel('Timezone *')).toHaveValue('PST')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
})

test('keeps the draft during navigation', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('PST')
  await expect(page.getByText(/^You chose/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
  await expect(page.getByLabel('Timezone *')).toHaveValue('PST')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
})

test('restores the flexible time after a reload', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Any time works for me (flexible)').check()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Any time works for me (flexible)')).toBeChecked()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('')
})

test('does not restore a draft that was booked', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  await page.reload()
  await untilJourney(page)
  await expect(page.getByLabel('Full Name *')).toHaveValue('')
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('')
})

for (const storage of ['sessionStorage', 'localStorage'] as const) {
  test(`books when the browser denies ${storage}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }, storage)
    await openHydrated(page, '/free-consultation')
    await fillBooking(page)
    await bookButton(page).click()
    await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  })
}

test('keeps and books what was entered before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  const bodies = await recordBodies(page)
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('IST')
  release()
  await expect(page.getByText(/^You chose/)).toBeVisible()
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(booked)
  expect(await bodies()).toEqual([
    expect.objectContaining({ name: visitor['Full Name *'], time: '10:00', timezone: 'IST' }),
  ])
})

test('keeps focus and caret position through hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  await page.getByLabel('Full Name *').pressSequentially('Jan Novak')
  await page.keyboard.press('ArrowLeft')
  release()
  await untilJourney(page)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Full Name *')).toBeFocused()
  await expect(page.getByLabel('Full Name *')).toHaveValue('Jan Novaak')
})

test('keeps a flexible time ticked before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  await page.getByLabel('Any time works for me (flexible)').check()
  release()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await expect(page.getByLabel('Any time works for me (flexible)')).toBeChecked()
})

test('sends a booking natively that is submitted before hydration, without adding it to the URL', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  await fillBooking(page)
  await bookButton(page).click()
  await expect(page).toHaveURL('/free-consultation#form-sent')
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
  release()
  await untilJourney(page)
  await expect(page.getByLabel('Full Name *')).toHaveValue('')
})

test('lets the browser ask for a missing field of a booking before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  await page.getByLabel('Full Name *').fill('Jana')
  await page.getByLabel('Preferred Date *').fill(await dayFromNow(page, 3))
  await page.getByLabel('Full Name *').press('Enter')
  await expect(page.getByLabel('Email Address *')).toBeFocused()
  release()
  await untilJourney(page)
  await expect(page.getByLabel('Full Name *')).toHaveValue('Jana')
})
