import type { Page } from '@playwright/test'
import { bookButton, consultationUrl, contactUrl, fillMessage, notices, raiseThreeNotices, refuse } from './forms.ts'
import { expect, openAlive, test } from './site.ts'

test.use({ expectedErrors: ['send-consultation-email failed', 'send-contact-email failed', 'Failed to load resource'] })

/** Asks for a booking that lacks everything, which is answered by a notice. */
async function askForNotice(page: Page): Promise<void> {
  await openAlive(page, '/free-consultation')
  await bookButton(page).click()
  await expect(notices(page)).toHaveCount(1)
}

test('a notice is announced, and can be closed by its button', async ({ page }) => {
  await askForNotice(page)
  const region = page.getByRole('region', { name: 'Notifications' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await region.getByRole('button', { name: 'Close' }).click()
  await expect(notices(page)).toHaveCount(0)
})

test('the keyboard reaches a notice with F6 and closes it with Escape', async ({ page }) => {
  await askForNotice(page)
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await expect(notices(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notices(page)).toHaveCount(0)
})

test('of four notices three are visible, the newest among them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(consultationUrl, refuse)
  await page.route(contactUrl, refuse)
  await openAlive(page, '/free-consultation')
  await raiseThreeNotices(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(notices(page).filter({ visible: true })).toHaveCount(3)
})

test('what went well takes the place of what had gone wrong', async ({ page }) => {
  await page.route(consultationUrl, refuse)
  await openAlive(page, '/free-consultation')
  await raiseThreeNotices(page)
  await page.unroute(consultationUrl)
  await bookButton(page).click()
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toContainText('We will send you a meeting link via email and SMS shortly.')
})

test('a notice goes by itself, but not while the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askForNotice(page)
  await notices(page).hover()
  await page.clock.runFor(30_000)
  await expect(notices(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(9_000)
  await expect(notices(page)).toHaveCount(1)
  await page.clock.runFor(3_000)
  await expect(notices(page)).toHaveCount(0)
})

test('without the notices’ library the words stand there all the same', async ({ page }) => {
  await page.route('**/assets/toasts-*.js', (route) => route.abort())
  await openAlive(page, '/free-consultation')
  await bookButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
})
