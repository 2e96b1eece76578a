import type { Locator, Page } from '@playwright/test'
import { expect, holdScripts, openHydrated, test, waitForHydration } from './siteTest.ts'

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
/** Scrolls and waits until the page has received a scroll event. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (scrollY === y) resolve()
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
        window.scrollTo({ top: y, left: 0, behavior: 'instant' })
      }),
    top,
  )

/** Clicks a link without scrolling to it, which Playwright's own click would do. */
const clickInPlace = (link: Locator): Promise<void> => link.evaluate((element: HTMLElement) => element.click())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('opens internal links in the same document', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('main').getByRole('link', { name: 'More Information' }).click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await expect(page).toHaveURL('/more-information')
  await expect(page).toHaveTitle('More Information About Our Services | B2B Services')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('updates the canonical URL and removes the description of the first page', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
  await expect(page.locator('meta[name="description"]')).toHaveCount(0)
})

test('opens each page at the top', async ({ page }) => {
  await openHydrated(page, '/')
  await scrollTo(page, 900)
  await clickInPlace(footerLink(page, 'SEO Optimization'))
  await expect(heading(page)).toHaveText('SEO Optimization')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('scrolls to the top when the current page is opened again', async ({ page }) => {
  await openHydrated(page, '/services/seo-optimization')
  for (const top of [700, 300]) {
    await scrollTo(page, top)
    await clickInPlace(footerLink(page, 'SEO Optimization'))
    await expect.poll(() => scrollTop(page)).toBe(0)
  }
})

test('scrolls to the service list by Services in the header, from every page and repeatedly', async ({ page }) => {
  await openHydrated(page, '/contact')
  const services = page.getByRole('heading', { name: 'Our Services' })
  for (const top of [0, 2_000, 100]) {
    await scrollTo(page, top)
    await clickInPlace(page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }))
    await expect(page).toHaveURL('/#services')
    await expect(services).toBeInViewport()
    await expect(services).toBeFocused()
    await expect.poll(() => services.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(100)
  }
})

test('opens a URL with a hash at its target and stays there through hydration', async ({ page }) => {
  await openHydrated(page, '/more-information#contact-form')
  const top = await page.locator('#contact-form').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(100)
})

test('restores the scroll position on Back and Forward', async ({ page }) => {
  await openHydrated(page, '/')
  await scrollTo(page, 900)
  await clickInPlace(page.getByRole('link', { name: 'Read more about Email Marketing' }))
  await expect(heading(page)).toHaveText('Email Marketing')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 500)
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  await expect.poll(() => scrollTop(page)).toBe(900)
  await page.goForward()
  await expect(heading(page)).toHaveText('Email Marketing')
  await expect.poll(() => scrollTop(page)).toBe(500)
})

test('restores the scroll position on Back to a page opened with a hash', async ({ page }) => {
  await openHydrated(page, '/#services')
  await scrollTo(page, 1_500)
  await clickInPlace(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }))
  await expect(heading(page)).toHaveText('Ready for Growth?')
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  await expect.poll(() => scrollTop(page)).toBe(1_500)
})

test('restores the scroll position after a reload', async ({ page }) => {
  await openHydrated(page, '/')
  await scrollTo(page, 1_100)
  await page.reload()
  await waitForHydration(page)
  expect(await scrollTop(page)).toBe(1_100)
})

test('keeps the scroll position through hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await scrollTo(page, 800)
  await expect.poll(() => scrollTop(page)).toBe(800)
  release()
  await waitForHydration(page)
  expect(await scrollTop(page)).toBe(800)
})

test('follows a link that is clicked before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await expect(heading(page)).toHaveText('Ready for Growth?')
  release()
  await waitForHydration(page)
  await expect(heading(page)).toHaveText('Ready for Growth?')
})

test.describe('after a deploy under an open page', () => {
  // The router may show the error for a moment before it reloads.
  test.use({ expectedErrors: ['Failed to load resource', 'TypeError: Failed to fetch dynamically imported module'] })

  test('loads the page of a link whose script is gone from the server', async ({ page }) => {
    await page.route('**/assets/linkedin-marketing-*.js', (route) => route.abort())
    await openHydrated(page, '/contact')
    await footerLink(page, 'LinkedIn Marketing').click()
    await expect(heading(page)).toHaveText('LinkedIn Marketing')
  })
})

test('shows the navigation indicator for slow pages only', async ({ page }) => {
  const sign = page.getByRole('status').filter({ hasText: 'Loading…' })
  const { promise: come, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/linkedin-marketing-*.js', async (route) => {
    await come
    await route.fallback()
  })
  await openHydrated(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn Marketing' }).click()
  await expect(sign).toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LinkedIn Marketing')
  await expect(sign).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Professional/)
  await expect(sign).toHaveCount(0)
})
