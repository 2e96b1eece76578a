import { accept, contactUrl, fillMessage, recordKeys } from './forms.ts'
import { expect, holdScripts, test, waitForHydration } from './siteTest.ts'

type Shared = { shared: string[] }

test('replays a click on Share once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    navigator.share = async ({ url } = {}) => void shared.push(url ?? '')
  })
  const shared = () => page.evaluate(() => (window as unknown as Shared).shared)
  await page.goto('/blog/data-security', { waitUntil: 'commit' })
  const share = page.getByRole('button', { name: 'Share' })
  await share.dblclick()
  release()
  await waitForHydration(page)
  await expect.poll(shared).toHaveLength(1)
  await share.click()
  await expect.poll(shared).toHaveLength(2)
})

test('replays Enter in a single-line field once', async ({ page }) => {
  const release = await holdScripts(page)
  const keys = await recordKeys(page, contactUrl, accept)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByLabel('Company').press('Enter')
  await page.getByLabel('Company').press('Enter')
  release()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('asks for the consent when Enter is replayed without it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel('Company').press('Enter')
  release()
  await expect(page.getByLabel(/GDPR consent/)).toHaveAccessibleDescription('Please accept the GDPR consent to proceed')
})

test('inserts a line break when Enter is pressed in a text area', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Message', { exact: true }).press('Enter')
  release()
  // The button is enabled once the flow has loaded.
  await page.getByLabel(/GDPR consent/).check()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('\n')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})
