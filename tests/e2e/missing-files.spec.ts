// Scripts that do not arrive: another deployment has replaced them, or the device is offline.
import type { Page } from '@playwright/test'
import { contactFields } from '#contract/contact.ts'
import { message } from '../fixtures/visitor.ts'
import { control, fill, send, sent, submit } from './forms.ts'
import { expect, heading, hold, openHydrated, test, waitForHydration } from './siteTest.ts'

test.use({
  expectedErrors: [
    'Failed to load resource',
    'TypeError: Failed to fetch dynamically imported module',
    'TypeError: Offline. Failed to fetch dynamically imported module',
    'Error: A module of this page could not be loaded.',
    'send-contact-email failed: not-loaded',
  ],
})

const copywritingLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Professional Copywriting' })

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

test('loads the page of a link once when its script is gone, without a question, and then says so', async ({
  page,
}) => {
  await page.route('**/assets/professional-copywriting-*.js', (route) => route.fulfill({ status: 404 }))
  await openHydrated(page, '/contact')
  await fill(page, 'contact')
  const loads = countLoads(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await copywritingLink(page).click()
  await expect(heading(page)).toHaveText('Professional Copywriting')
  await untilMissed(page)
  // The script is still missing, so the page is not hydrated, but its text and links work.
  const before = loads()
  await page.getByRole('link', { name: 'Get Started Now' }).first().click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await waitForHydration(page)
  await expect(control(page, contactFields.message)).toHaveValue(message.message)
  expect(asked).toEqual([])
  expect(loads()).toBe(before + 1)
  // It has loaded the page once.
  await copywritingLink(page).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  expect(loads()).toBe(before + 1)
  await expect(page.getByRole('main')).toContainText('Failed to fetch dynamically imported module')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  expect(loads()).toBe(before + 2)
})

// The entry, and a module that the page's own module imports.
for (const script of ['main', 'form'])
  test(`reloads once when ${script} is missing, and hydrates then`, async ({ page }) => {
    const loads = countLoads(page)
    // Chromium requests a module again if its preload has failed.
    await page.route(`**/assets/${script}*.js`, (route) => (loads() === 1 ? route.abort() : route.fallback()))
    await page.goto('/contact')
    await expect.poll(loads).toBe(2)
    await waitForHydration(page)
    await control(page, contactFields.gdprConsent).check()
    await expect(submit(page)).toBeEnabled()
  })

test('offers a reload if the module that sends a message is missing, and sends the draft after it', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.route('**/assets/http-*.js', (route) => (loads() === 1 ? route.abort() : route.fallback()))
  await openHydrated(page, '/contact')
  await send(page, 'contact')
  await page.getByRole('status').getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(loads).toBe(2)
  await waitForHydration(page)
  await expect(control(page, contactFields.message)).toHaveValue(message.message)
  await control(page, contactFields.gdprConsent).check()
  await submit(page).click()
  await expect(page.getByRole('group').getByText(sent)).toBeVisible()
})

test('does not reload a page with entries, and sends them natively', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  const release = await hold(page, '**/assets/main-*.js')
  const loads = countLoads(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page, 'contact')
  release()
  await untilMissed(page)
  await expect(control(page, contactFields.message)).toHaveValue(message.message)
  expect(loads()).toBe(1)
  await submit(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page).toHaveURL('/contact#form-sent')
})

test('says offline that a page is missing, returns to the draft, and loads the page when online', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact')
  await fill(page, 'contact')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await copywritingLink(page).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('Your device seems to be offline.')
  await expect(page).toHaveURL('/services/professional-copywriting')
  await page.goBack()
  await expect(control(page, contactFields.message)).toHaveValue(message.message)
  await page.goForward()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText('Professional Copywriting')
  await waitForHydration(page)
})
