import { expect, openHydrated, test } from './siteTest.ts'

// The article's illustration, which is never prefetched.
test.use({ expectedErrors: ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'] })

test('prefetches nothing before the first interaction', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/services/b2b-database')
  expect(fetched.filter((url) => /more-information|contact|consultation-/i.test(url))).toEqual([])
})

test('opens prefetched pages offline', async ({ page, context }) => {
  await openHydrated(page, '/services/b2b-database')
  const article = page.getByRole('contentinfo').getByRole('link', { name: 'Data Security' })
  const chunk = page.waitForResponse(/\/assets\/data-security-/)
  await article.scrollIntoViewIfNeeded()
  await (await chunk).finished()
  await context.setOffline(true)
  await article.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Data Security')
})

test('prefetches on hover only when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/services/b2b-database')
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.last().scrollIntoViewIfNeeded()
  // Hovers again, in case the page was not listening yet.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data Security' }).hover()
    expect(fetched.some((url) => url.includes('/assets/data-security-'))).toBe(true)
  }).toPass()
  expect(fetched.filter((url) => url.includes('/assets/customer-testimonials-'))).toEqual([])
})
