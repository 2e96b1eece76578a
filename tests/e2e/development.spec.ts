// `npm run dev`: the mocks respond with the outcomes that the developer selects.
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { fillMessage } from './forms.ts'
import { expect, test as base } from './siteTest.ts'

const test = base.extend<object, { development: ViteDevServer }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await createServer({ mode: 'development', logLevel: 'error', server: { port: 0 } })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ development }, use) => {
    const { port } = development.httpServer!.address() as AddressInfo
    return use(`http://127.0.0.1:${port}`)
  },
  expectedOrigins: [new URL(widgetUrl).origin],
})

// All tests share one server.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Mocks (development only)' })
const choose = (page: Page, name: string, outcome: string) =>
  toolbar(page).getByRole('combobox', { name }).selectOption(outcome)
const openChat = (page: Page) => page.getByRole('button', { name: 'Live chat' }).click()
const unavailable = (page: Page) => page.getByRole('dialog').getByText('Chat isn’t available right now.')

test('applies the outcome selected in the toolbar and lists the payload that would have been sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await choose(page, 'contact', 'slow')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(toolbar(page).getByRole('listitem')).toHaveText(/^send-contact-email \{"name":.*"gdprConsent":true\}$/)
})

test.describe('the chat', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('applies the outcome of the URL, then the selected one when the chat opens next', async ({ page }) => {
    await page.goto('/contact?mock=chat:blocked,contact:refused')
    await expect(toolbar(page).getByRole('combobox', { name: 'chat' })).toHaveValue('blocked')
    await expect(toolbar(page).getByRole('combobox', { name: 'contact' })).toHaveValue('refused')
    await openChat(page)
    await expect(unavailable(page)).toBeVisible()
    await choose(page, 'chat', 'answering')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('iframe').getByText('How can we help?')).toBeVisible()
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await choose(page, 'chat', 'leaving')
    await openChat(page)
    await expect(page.frameLocator('iframe').getByText('Example Chat')).toBeVisible()
    await expect(unavailable(page)).toBeVisible()
  })
})

test('shows the page and logs why nothing is mocked when the browser refuses service workers', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  })
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for Growth?')
  expect(warnings.join()).toContain('The mocks need a service worker')
})
