import type { Page } from '@playwright/test'
import { chatSite } from './chatSite.ts'
import {
  bookButton,
  consultationUrl,
  contactUrl,
  fillBooking,
  fillMessage,
  toasts,
  raiseThreeToasts,
  refuse,
} from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test.use({ expectedErrors: ['send-consultation-email failed', 'send-contact-email failed', 'Failed to load resource'] })

/** Submits an empty booking, which shows a toast. */
async function raiseToast(page: Page): Promise<void> {
  await bookButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
}

async function openWithToast(page: Page): Promise<void> {
  await openHydrated(page, '/free-consultation')
  await raiseToast(page)
}

test('delivers the live region with the document, before any script', async ({ request }) => {
  for (const path of ['/', '/contact', '/free-consultation', '/no/such-page']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<section[^>]+aria-label="Notifications"[^>]+aria-live="polite"[^>]*><\/section>/)
  }
})

test('keeps the delivered live region when the first toast appears', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  const region = await page.getByRole('region', { name: 'Notifications' }).elementHandle()
  await raiseToast(page)
  expect(await region.textContent()).toContain('Please fill in all fields')
})

test('closes a toast by its button', async ({ page }) => {
  await openWithToast(page)
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
})

test('leads the keyboard to a toast with F6 and closes it with Escape', async ({ page }) => {
  await openWithToast(page)
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('shows three of four toasts, the newest among them', async ({ page }) => {
  await page.route(consultationUrl, refuse)
  await page.route(contactUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await raiseThreeToasts(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(toasts(page).filter({ visible: true })).toHaveCount(3)
})

test('does not cover the button that has the focus after a failure', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await bookButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(bookButton(page)).toBeFocused()
  const button = (await bookButton(page).boundingBox())!
  const toast = (await toasts(page).boundingBox())!
  expect(button.y + button.height).toBeLessThan(toast.y)
})

test('replaces failures by a success', async ({ page }) => {
  await page.route(consultationUrl, refuse)
  await openHydrated(page, '/free-consultation')
  await raiseThreeToasts(page)
  await page.unroute(consultationUrl)
  await bookButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('We will send you a meeting link via email and SMS shortly.')
})

test('closes a toast after ten seconds, but not while the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await openWithToast(page)
  await toasts(page).hover()
  await page.clock.runFor(30_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(9_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(3_000)
  await expect(toasts(page)).toHaveCount(0)
})

test.describe('in a site with a chat', () => {
  test.use({ baseURL: ({ baseURL }, use) => use(chatSite(baseURL)) })

  for (const width of [360, 768, 1280]) {
    test(`leaves the chat launcher free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openWithToast(page)
      const launcher = page.getByRole('button', { name: 'Live chat' })
      // Below 64rem the launcher is in the page's flow.
      await launcher.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      const isFree = await launcher.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return [left + 1, right - 1].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)))
      })
      expect(isFree).toBe(true)
    })
  }
})
