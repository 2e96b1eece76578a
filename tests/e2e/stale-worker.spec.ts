import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { siteListener } from '#build/serve.ts'
import { createGate } from '#functions/gate/gate.ts'
import { createFunctionsServer } from '#functions/server.ts'
import { imitatedFunctions } from '#mocks/functions.ts'
import { fillMessage } from './forms.ts'
import { expect, openAlive, test as base } from './site.ts'

const test = base.extend({
  // The site at an address where its mocks once were: their worker is still there to be registered.
  baseURL: async ({ browserName: _browser }, use) => {
    const worker = await readFile('node_modules/msw/lib/mockServiceWorker.js')
    const answer = await siteListener('dist')
    const server = createFunctionsServer({
      fetch: createGate(imitatedFunctions, { anonKey: 'public-anonymous-key' }),
      site(request, response) {
        if (request.url !== '/mockServiceWorker.js') return answer(request, response)
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker)
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

test('a mock worker that an earlier visit has left is dismissed, and the form reaches the function', async ({
  page,
}) => {
  await openAlive(page, '/contact')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js')
    await navigator.serviceWorker.ready
  })
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await workers()).toBe(1)
  await page.goto('/contact')
  await expect.poll(workers).toBe(0)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})
