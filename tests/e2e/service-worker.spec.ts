// The site has no service worker and leaves others of its origin registered.
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createEndpoint } from '#server/http/endpoint.ts'
import { createFunctionsServer } from '#server/http/server.ts'
import { createStaticListener } from '#server/http/static.ts'
import { acceptInMemory, schemas } from '#mocks/functions.ts'
import { fillMessage } from './forms.ts'
import { expect, openHydrated, test as base } from './siteTest.ts'

const scripts: Record<string, string | Buffer> = {
  '/mockServiceWorker.js': await readFile('node_modules/msw/lib/mockServiceWorker.js'),
  '/another.js': "addEventListener('fetch', () => undefined)",
}

const test = base.extend({
  // The site at an origin where development or another application has registered a worker.
  baseURL: async ({ browserName: _browser }, use) => {
    const answer = await createStaticListener('dist')
    const server = createFunctionsServer({
      fetch: createEndpoint({ schemas, accept: acceptInMemory(), anonKey: 'public-anonymous-key' }),
      site(request, response) {
        const script = scripts[request.url!]
        if (script === undefined) return answer(request, response)
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
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
