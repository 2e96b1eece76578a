import { expect, openHydrated, test } from './siteTest.ts'

// The article's illustration, which is never prefetched.
test.use({ expectedErrors: ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'] })

test('prefetches nothing in the first seconds', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/services/b2b-database')
  expect(fetched.filter((url) => /more-information|contact|consultation-/i.test(url))).toEqual([])
})

test('prefetches a link of the main content when it is in view, and opens it offline', async ({ page, context }) => {
  await openHydrated(page, '/')
  const service = page.getByRole('main').getByRole('link', { name: 'Read more about SEO Optimization' })
  const chunk = page.waitForResponse(/\/assets\/seo-optimization-/)
  await service.scrollIntoViewIfNeeded()
  await (await chunk).finished()
  await context.setOffline(true)
  await service.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SEO Optimization')
})

test('prefetches an article of the footer on hover only', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/services/b2b-database')
  const isFetched = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`))
  await expect.poll(() => isFetched('more-information')).toBe(true)
  const article = page.getByRole('contentinfo').getByRole('link', { name: 'Data Security' })
  await article.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  expect(isFetched('data-security')).toBe(false)
  await article.hover()
  await expect.poll(() => isFetched('data-security')).toBe(true)
  expect(isFetched('customer-testimonials')).toBe(false)
})

test('prefetches on hover only when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHydrated(page, '/')
  const card = page.getByRole('main').getByRole('link', { name: 'Read more about SEO Optimization' })
  await card.scrollIntoViewIfNeeded()
  // Hovers again, in case the page was not listening yet.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await card.hover()
    expect(fetched.some((url) => url.includes('/assets/seo-optimization-'))).toBe(true)
  }).toPass()
  expect(fetched.filter((url) => url.includes('/assets/contact-'))).toEqual([])
})
