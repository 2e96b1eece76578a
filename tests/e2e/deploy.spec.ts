// A newer site has taken the place of the one that is open, and the scripts of the old one are gone.
import type { Page } from '@playwright/test'
import { consultationUrl, fillMessage, message, visitor } from './forms.ts'
import { expect, openAlive, test, untilAlive } from './site.ts'

test.use({
  expectedErrors: [
    'Failed to load resource',
    'TypeError: Failed to fetch dynamically imported module',
    'A form could not be brought to life',
  ],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkedIn = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn Marketing' })

/** Counts how often the browser loads a page from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Lets the scripts that match be gone until what is returned is called. */
async function lose(page: Page, scripts: string): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(scripts)
}

/** Waits until the open document has had its answer about a script. */
const untilAskedFor = (page: Page, script: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    script,
  )

test('a link whose script is gone loads its page once, and nothing that was typed is lost', async ({ page }) => {
  await lose(page, '**/assets/linkedin-marketing-*.js')
  await openAlive(page, '/contact')
  await fillMessage(page)
  const loads = countLoads(page)
  await linkedIn(page).click()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  // The script is still gone: what was delivered can be read, and its links lead on.
  await untilAskedFor(page, 'linkedin-marketing')
  await page.getByRole('link', { name: 'Get Started Now' }).click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await untilAlive(page)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  // Once for the missing script, once for the link that the page could not follow by itself.
  expect(loads()).toBe(2)
})

test('a second time the page says so and has plain links, instead of loading on and on', async ({ page }) => {
  await lose(page, '**/assets/linkedin-marketing-*.js')
  await openAlive(page, '/contact')
  await linkedIn(page).click()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  await openAlive(page, '/contact')
  const loads = countLoads(page)
  await linkedIn(page).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  expect(loads()).toBe(0)
  await expect(page.getByRole('main')).toContainText('Failed to fetch dynamically imported module')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  expect(loads()).toBe(1)
})

test('a message whose script is gone can be loaded again with all that was typed, and sent', async ({ page }) => {
  const find = await lose(page, '**/assets/journey-*.js')
  await openAlive(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  const alert = page.getByRole('alert').filter({ hasText: 'This form could not be loaded completely.' })
  await expect(alert.getByRole('link')).toHaveCount(2)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await find()
  await alert.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel(/GDPR consent/)).not.toBeChecked()
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})

test('so can a booking', async ({ page }) => {
  const find = await lose(page, '**/assets/journey-*.js')
  await page.route(consultationUrl, () => undefined)
  await openAlive(page, '/free-consultation')
  for (const [label, value] of Object.entries(visitor)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Preferred Time *').selectOption('10:00')
  await find()
  await page.getByRole('button', { name: 'Load again' }).click()
  await untilAlive(page)
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
})

test('so can one at any time', async ({ page }) => {
  const find = await lose(page, '**/assets/journey-*.js')
  await openAlive(page, '/free-consultation')
  const flexible = page.getByLabel('Any time works for me (flexible)')
  await flexible.check()
  await find()
  await page.getByRole('button', { name: 'Load again' }).click()
  await untilAlive(page)
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await expect(flexible).toBeChecked()
})

for (const script of ['main', 'contact', 'form'])
  test(`a page that ${script} did not reach is loaded once more, and is alive then`, async ({ page }) => {
    let asked = 0
    await page.route(`**/assets/${script}-*.js`, (route) => ((asked += 1) === 1 ? route.abort() : route.fallback()))
    const loads = countLoads(page)
    await page.goto('/contact')
    await expect.poll(loads).toBe(2)
    await untilAlive(page)
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  })

test('a page in which something was entered is not loaded anew, and says how else to reach the company', async ({
  page,
}) => {
  const { promise: entered, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await entered
    await route.abort()
  })
  const loads = countLoads(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  resolve()
  await expect(page.getByRole('form').getByText('You can reach us just as well by phone')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  expect(loads()).toBe(1)
})

test('a page none of whose scripts is there can be read after a second try, and its links lead on', async ({
  page,
}) => {
  await lose(page, '**/assets/*.js')
  const loads = countLoads(page)
  await page.goto('/contact')
  await expect(page.getByRole('form').getByText('You can reach us just as well by phone')).toBeVisible()
  expect(loads()).toBe(2)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect.poll(loads).toBe(4)
  await page.getByRole('main').getByRole('link', { name: 'More Information' }).click()
  await expect(page.getByRole('form').getByText('You can reach us just as well by phone')).toBeVisible()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  expect(loads()).toBe(6)
})

test('a form whose journey keeps the visitor waiting says so after 15 seconds, and is alive when it comes', async ({
  page,
}) => {
  await page.clock.install()
  const { promise: come, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/journey-*.js', async (route) => {
    await come
    await route.fallback()
  })
  await openAlive(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.clock.runFor(16_000)
  const alert = page.getByRole('alert').filter({ hasText: 'This form could not be loaded completely.' })
  await expect(alert.getByRole('link')).toHaveCount(2)
  release()
  await expect(alert).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})
