// `npm run dev`: the page starts the mocks, and sends to them. Their outcomes: mocks/development.test.ts.
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { fillMessage, send, sent } from './forms.ts'
import { expect, heading, test as base } from './siteTest.ts'

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const server = await createServer({ mode: 'development', logLevel: 'error', server: { port: 0 } })
    await server.listen()
    await use(`http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`)
    await server.close()
  },
})

test('sends a message to the mocks of the development server, which list it', async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/contact')
  await expect(heading(page)).toHaveText('Ready for Growth?', { timeout: 40_000 })
  await fillMessage(page)
  await send(page)
  await expect(page.getByText(sent)).toBeVisible()
  const toolbar = page.getByRole('complementary', { name: 'Mocks (development only)' })
  await expect(toolbar.getByRole('listitem')).toHaveText(/^send-contact-email \{"name":.*"gdprConsent":true\}$/)
})
