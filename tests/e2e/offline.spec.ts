import { bookButton, fillBooking, fillMessage, message } from './forms.ts'
import { expect, openHydrated, test, waitForHydration } from './siteTest.ts'

test.use({
  expectedErrors: [
    'Failed to load resource',
    'TypeError: Offline. Failed to fetch dynamically imported module',
    'send-consultation-email failed',
  ],
})

test('shows an error for an unloaded page, and returns to the draft', async ({ page, context }) => {
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn Marketing' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('Your device is offline.')
  await expect(page).toHaveURL('/services/linkedin-marketing')
  await page.goBack()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await page.goForward()
  await expect(heading).toHaveText('Unexpected Application Error!')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading).toHaveText('LinkedIn Marketing')
  await waitForHydration(page)
})

test('opens a prefetched page with its form', async ({ page, context }) => {
  // Pages are prefetched one after the other, and this one comes after /contact.
  const next = page.waitForResponse(/\/assets\/free-consultation-/)
  await openHydrated(page, '/')
  await (await next).finished()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for Growth?')
  await page.getByLabel(/GDPR consent/).check()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('keeps a booking that failed offline, and sends it once online', async ({ page, context }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  // The flow has loaded.
  await expect(page.getByText(/^You chose/)).toBeVisible()
  await context.setOffline(true)
  await bookButton(page).click()
  await expect(page.getByText('Failed to book consultation. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Full Name *')).toHaveValue(message.Name)
  await context.setOffline(false)
  await bookButton(page).click()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
})
