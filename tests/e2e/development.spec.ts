// `npm run dev`: the page starts the mocks, and sends to them. Their outcomes: mocks/development.test.ts. `npm run
// dev:live`: it sends to a backend of another origin.
import type { AddressInfo } from 'node:net'
import { createServer, type InlineConfig } from 'vite'
import { siteConfig } from '#scripts/siteConfig.ts'
import { startBuiltSite, type BuiltSite } from '../fixtures/builtSite.ts'
import { booked, send, sent } from './forms.ts'
import { expect, heading, settings, test as base } from './siteTest.ts'

// The first page of a clone waits until Vite has bundled what it imports.
base.setTimeout(60_000)
// One server after the other, because both write what they have bundled into one folder.
base.describe.configure({ mode: 'default' })
const firstPage = { timeout: 40_000 }

/** Serves the development server while a test uses its address. */
async function develop(config: InlineConfig, use: (url: string) => Promise<void>) {
  const server = await createServer({ logLevel: 'error', server: { port: 0 }, ...config })
  await server.listen()
  await use(`http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`)
  await server.close()
}

const mocked = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => develop({ mode: 'development', plugins: [siteConfig({})] }, use),
})

mocked('sends a message to the mocks of the development server, which list it', async ({ page }) => {
  await page.goto('/contact?mock=contact:accept')
  await expect(heading(page)).toHaveText('Ready for Growth?', firstPage)
  const toolbar = page.getByRole('complementary', { name: 'Mocks (development only)' })
  await expect(toolbar.getByRole('alert')).toHaveText(/^\?mock=contact:accept is not known\..* accepted, slow, /)
  await send(page, 'contact')
  await expect(page.getByText(sent)).toBeVisible()
  // Without scrolling to the end of the page.
  await expect(toolbar.getByRole('combobox', { name: 'contact:' })).toBeInViewport({ ratio: 1 })
  await expect(toolbar.getByRole('listitem')).toHaveText(
    /^send-contact-email \{"name":.*"gdprConsent":true\} page=%2Fcontact$/,
  )
})

const live = base.extend<{ backend: BuiltSite }>({
  backend: async ({ browserName: _ }, use, testInfo) => {
    const backend = await startBuiltSite(testInfo.outputPath('outbox'), { ALLOWED_ORIGINS: '*' })
    await use(backend)
    await backend.close()
  },
  baseURL: async ({ backend }, use) => {
    const variables = siteConfig({ ...settings, VITE_BACKEND_URL: backend.url })
    await develop({ mode: 'live', plugins: [variables] }, use)
  },
  expectedOrigins: ({ backend }, use) => use([backend.url]),
})

live('sends both forms to a backend of another origin, with where the visit came from', async ({ page, backend }) => {
  await page.goto('/contact?utm_source=fair')
  await expect(heading(page)).toHaveText('Ready for Growth?', firstPage)
  await send(page, 'contact')
  await expect(page.getByText(sent)).toBeVisible()
  await page.goto('/free-consultation?utm_source=letter')
  await send(page, 'consultation')
  await expect(page.getByText(booked)).toBeVisible()
  expect(backend.requests.map(({ method }) => method)).toEqual(['OPTIONS', 'POST', 'OPTIONS', 'POST'])
  expect(await backend.sources()).toEqual([
    'page=%2Fcontact&landing=%2Fcontact&utm_source=fair',
    'page=%2Ffree-consultation&landing=%2Ffree-consultation&utm_source=letter',
  ])
})
