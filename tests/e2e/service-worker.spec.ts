// The site has no service worker and leaves others of its origin registered.
import { readFile } from 'node:fs/promises'
import { createMockEndpoint } from '#mocks/functions.ts'
import { loadSite } from '#server/site.ts'
import { serve } from '../contract/tcp.ts'
import { fillMessage } from './forms.ts'
import { expect, openHydrated, test as base } from './siteTest.ts'

const scripts: Record<string, string> = {
  '/mockServiceWorker.js': await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8'),
  '/another.js': "addEventListener('fetch', () => undefined)",
}

const test = base.extend({
  // The site at an origin where development or another application has registered a worker.
  baseURL: async ({ browserName: _browser }, use) => {
    const [site, endpoint] = [await loadSite('dist'), createMockEndpoint('public-anonymous-key')]
    const { url, close } = await serve((request) => {
      const { pathname } = new URL(request.url)
      const script = scripts[pathname]
      if (script) return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
      return pathname.startsWith('/functions/') ? endpoint(request) : site(request)
    })
    await use(url)
    close()
  },
})

for (const script of Object.keys(scripts))
  test(`keeps the worker ${script} registered, and the form reaches the endpoint`, async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.evaluate(async (url) => {
      await navigator.serviceWorker.register(url)
      await navigator.serviceWorker.ready
    }, script)
    await openHydrated(page, '/contact')
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(script)
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
  })
