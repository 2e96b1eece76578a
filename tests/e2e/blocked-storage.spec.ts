// The visitor blocks cookies and site data, so storage and service workers throw. `test` also fails on unhandled
// rejections.
import { fillMessage } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    ServiceWorkerContainer.prototype.getRegistrations = async () => refuse()
  }),
)

test('hydrates, navigates and sends a message', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
})

test.describe('offline', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'TypeError: Failed to fetch', 'SecurityError'] })

  test('shows the error screen when a page cannot be loaded', async ({ page, context }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await openHydrated(page, '/contact')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn Marketing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('main')).toContainText('Your device is offline.')
    expect(errors).toEqual([])
  })
})
