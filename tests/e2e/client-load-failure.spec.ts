import type { Page } from '@playwright/test'
import { bookButton, consultationUrl, fillBooking, fillMessage, toasts, recordKeys } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

// The client is fetched on the first input, so it can fail to load.
const client = '**/assets/http-*.js*'

test.use({ expectedErrors: ['Failed to load resource', 'send-contact-email', 'send-consultation-email'] })

const button = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function write(page: Page): Promise<void> {
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
}

test('sends a message once online when the client failed to load offline', async ({ page }) => {
  await page.route(client, (route) => route.abort())
  await write(page)
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await button(page).click()
    await expect(page.getByRole('form').getByRole('status')).toHaveText(/^Message not sent/)
    await expect(toasts(page)).toHaveText([/^Failed to send message/])
  }
  await page.unroute(client)
  await button(page).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})

test('sends a booking once online, and reuses the loaded client for the next', async ({ page }) => {
  await page.route(client, (route) => route.abort())
  const keys = await recordKeys(page, consultationUrl)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(toasts(page)).toContainText('Failed to book consultation.')
  await page.unroute(client)
  await bookButton(page).click()
  await expect(toasts(page).filter({ hasText: 'Success!' })).toBeVisible()
  await page.route(client, (route) => route.abort())
  await fillBooking(page)
  await bookButton(page).click()
  await expect.poll(() => keys).toHaveLength(2)
})

test('times out a client that does not load, and uses it once it has loaded', async ({ page }) => {
  await page.clock.install()
  const { promise: come, resolve: release } = Promise.withResolvers<void>()
  await page.route(client, async (route) => {
    await come
    await route.fallback()
  })
  await write(page)
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(14_000)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  release()
  await button(page).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})
