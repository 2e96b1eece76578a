import { bookButton, consultationUrl, fillBooking, toasts, recordKeys, refuse, visitor } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const failed = ['Error', 'Failed to book consultation. Please try again.']
const booked = 'We will send you a meeting link via email and SMS shortly.'

test.use({ expectedErrors: ['send-consultation-email failed', 'Failed to load resource'] })

test('keeps a rejected booking in the form and retries with the same key', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl, (route, count) =>
    count === 1 ? refuse(route) : route.fallback(),
  )
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('JST')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Date *')).not.toHaveValue('')
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
  await expect(page.getByLabel('Timezone *')).toHaveValue('JST')
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('uses a new key for a booking changed after a failure', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.getByLabel('Preferred Time *').selectOption('11:00')
  await bookButton(page).click()
  await expect.poll(() => new Set(keys).size).toBe(2)
})

test('keeps the flexible time after a failure', async ({ page }) => {
  await recordKeys(page, consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Any time works for me (flexible)').check()
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  await expect(page.getByLabel('Any time works for me (flexible)')).toBeChecked()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
})

test('times out after 15 seconds without a response', async ({ page }) => {
  await page.clock.install()
  await recordKeys(page, consultationUrl, () => undefined)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  // The timeout starts with the request.
  const call = page.waitForRequest(consultationUrl)
  await bookButton(page).click()
  await call
  await expect(bookButton(page)).toHaveText('Scheduling...')
  await page.clock.runFor(14_000)
  await expect(bookButton(page)).toHaveText('Scheduling...')
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  await expect(page.getByLabel('Full Name *')).toHaveValue(visitor['Full Name *'])
})

test('focuses the button after a failure', async ({ page }) => {
  await recordKeys(page, consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  await expect(bookButton(page)).toBeFocused()
})

test('logs endpoint and status without personal data', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await recordKeys(page, consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  expect(logged).toContain('send-consultation-email failed: refused 503')
  expect(logged.join('\n')).not.toMatch(/jana|Nováková|900 123/i)
})

test('can book again when restored from the back/forward cache while sending', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl, (route, count) => (count === 1 ? undefined : route.fallback()))
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(bookButton(page)).toHaveText('Scheduling...')
  await expect.poll(() => keys.length).toBe(1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(toasts(page).getByRole('paragraph')).toHaveText(failed)
  await expect(page.getByLabel('Full Name *')).toHaveValue(visitor['Full Name *'])
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()
  expect(keys[0]).toBe(keys[1])
})
