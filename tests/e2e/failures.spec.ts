// What fails in a visitor's browser is counted by the server, which tells its owner (npm run outbox -- failures). What browsers
// themselves report, they report over https only: tests/slow/policyReports.test.ts.
import { expect, openHydrated, testWithStore as test } from './siteTest.ts'

test.use({ expectedErrors: ['RangeError', 'Failed to load resource'] })

test('counts an error and a module that does not load, with what finds them, and nothing that was typed', async ({
  page,
  site,
}) => {
  const body = `setTimeout(() => { throw new RangeError('jana@example.com') }); export const prefetchLinks = () => undefined`
  await page.route('**/assets/prefetch-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.route('**/assets/http-*.js', (route) => route.abort())
  await openHydrated(page, '/contact?email=jana@example.com')
  await page.getByLabel('Name').fill('Jana')
  const counted = async () => (await site.failures()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
  const known = {
    day: new Date().toISOString().slice(0, 10),
    page: '/contact',
    engine: expect.stringMatching(/^Chromium \d+$/),
    build: expect.stringMatching(/^[\w-]{8}$/),
    count: 1,
  }
  const [error, module] = [/^\/assets\/prefetch-[\w-]{8}\.js:1:\d+$/, /^\/assets\/http-[\w-]{8}\.js$/]
  await expect.poll(counted, { timeout: 20_000 }).toEqual([
    { ...known, kind: 'error', what: 'RangeError', place: expect.stringMatching(error) },
    { ...known, kind: 'module', what: 'TypeError', place: expect.stringMatching(module) },
  ])
})
