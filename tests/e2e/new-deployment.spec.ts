// A deployment has replaced the site while a page is open, so its scripts are missing on the server.
import type { Page } from '@playwright/test'
import { fillMessage, message } from './forms.ts'
import { expect, openHydrated, test, waitForHydration } from './siteTest.ts'

test.use({
  expectedErrors: [
    'Failed to load resource',
    'TypeError: Failed to fetch dynamically imported module',
    'Error: A module of this page could not be loaded.',
  ],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkedInLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn Marketing' })

/** Waits until the page has given up its scripts. */
const untilMissed = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', 'none')

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Responds with 404 to matching scripts until the returned function is called. */
async function lose(page: Page, scripts: string): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(scripts)
}

/** Waits until the page has received a response for a script. */
const waitForResponse = (page: Page, script: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    script,
  )

test('loads the page of a link once when its script is gone, without a prompt, and keeps the draft', async ({
  page,
}) => {
  await lose(page, '**/assets/linkedin-marketing-*.js')
  await openHydrated(page, '/contact')
  await fillMessage(page)
  const loads = countLoads(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await linkedInLink(page).click()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  expect(asked).toEqual([])
  // The script is still missing, so the page is not hydrated, but its text and links work.
  await waitForResponse(page, 'linkedin-marketing')
  await page.getByRole('link', { name: 'Get Started Now' }).click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await waitForHydration(page)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  // One load for the missing script, one for the link that opens without the router.
  expect(loads()).toBe(2)
})

test('reloads for a missing script without the unload warning', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await lose(page, '**/assets/linkedin-marketing-*.js')
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await linkedInLink(page).click()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  await waitForResponse(page, 'linkedin-marketing')
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await waitForHydration(page)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  expect(questions).toEqual([])
})

test('shows an error with plain links instead of reloading again', async ({ page }) => {
  await lose(page, '**/assets/linkedin-marketing-*.js')
  await openHydrated(page, '/contact')
  await linkedInLink(page).click()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  await openHydrated(page, '/contact')
  const loads = countLoads(page)
  await linkedInLink(page).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  expect(loads()).toBe(0)
  await expect(page.getByRole('main')).toContainText('Failed to fetch dynamically imported module')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  expect(loads()).toBe(1)
})

for (const script of ['main', 'contact', 'xstate'])
  test(`reloads once when ${script} is missing, and hydrates then`, async ({ page }) => {
    const loads = countLoads(page)
    // Chromium requests a module again if its preload has failed.
    await page.route(`**/assets/${script}*.js`, (route) => (loads() === 1 ? route.abort() : route.fallback()))
    await page.goto('/contact')
    await expect.poll(loads).toBe(2)
    await waitForHydration(page)
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  })

test('does not reload a page with entries, and sends them natively', async ({ page }) => {
  const { promise: entered, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await entered
    await route.abort()
  })
  const loads = countLoads(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  resolve()
  await untilMissed(page)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  expect(loads()).toBe(1)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(page).toHaveURL('/contact#form-sent')
})

test('stays readable with working links when no script loads', async ({ page }) => {
  await lose(page, '**/assets/*.js')
  const loads = countLoads(page)
  await page.goto('/contact')
  await untilMissed(page)
  expect(loads()).toBe(2)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(loads).toBe(4)
  await page.getByRole('main').getByRole('link', { name: 'More Information' }).click()
  await untilMissed(page)
  await expect(heading(page)).toHaveText('More Information About Our Services')
  expect(loads()).toBe(6)
})
