// The browser's own history, scrolling and metadata, which src/routes/__root.test.tsx cannot show.
import type { Locator, Page } from '@playwright/test'
import { submit } from './forms.ts'
import { company, expect, heading, hold, openHydrated, serviceCard, test, waitForHydration } from './siteTest.ts'

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

test('opens links in the same document, with the metadata of the new page and without those of the first', async ({
  page,
}) => {
  await openHydrated(page, '/services/seo-optimization')
  // A load moves no focus and announces nothing.
  await expect(page.getByRole('status').last()).toBeEmpty()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Get Started Now' }).first().click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await expect(page).toHaveURL('/more-information')
  await expect(page).toHaveTitle(`More Information About Our Services | ${company.name}`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/more-information$/)
  const stale = 'meta[name="description"], meta[property^="og:"], script[type="application/ld+json"]'
  await expect(page.locator(stale)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('scrolls to the top of each page, also of the current one, and to the hash of a link, repeatedly', async ({
  page,
}) => {
  await openHydrated(page, '/')
  for (const top of [900, 300]) {
    await scrollTo(page, top)
    await clickInPlace(footerLink(page, 'SEO Optimization'))
    await expect(heading(page)).toHaveText('SEO Optimization')
    await expect.poll(() => scrollTop(page)).toBe(0)
  }
  await openHydrated(page, '/more-information')
  const services = page.getByRole('heading', { name: 'All services compared' })
  for (const top of [0, 3_000]) {
    await scrollTo(page, top)
    await clickInPlace(page.getByRole('main').getByRole('link', { name: 'Compare all services' }))
    await expect(page).toHaveURL('/more-information#all-services')
    await expect(services).toBeFocused()
    await expect.poll(() => services.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(100)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'B2B Contact Databases', exact: true })).toBeFocused()
})

test('restores the scroll position on Back to an address with a hash, on Forward and on reload', async ({ page }) => {
  await openHydrated(page, '/#services')
  await scrollTo(page, 1_100)
  await page.reload()
  await waitForHydration(page)
  expect(await scrollTop(page)).toBe(1_100)
  await clickInPlace(serviceCard(page, 'Email Marketing').getByRole('link'))
  await expect(heading(page)).toHaveText('Email Marketing')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 500)
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Professional B2B services/)
  await expect.poll(() => scrollTop(page)).toBe(1_100)
  await page.goForward()
  await expect(heading(page)).toHaveText('Email Marketing')
  await expect.poll(() => scrollTop(page)).toBe(500)
})

test('takes a press at the same point after a navigation, which the browser counts as the second of a double click', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const { x, y } = (await page.getByRole('link', { name: 'Start Now' }).boundingBox())!
  await page.evaluate(() => {
    const clicks: number[] = []
    addEventListener('click', ({ detail }) => clicks.push(detail))
    Object.assign(window, { clicks })
  })
  await page.mouse.click(x + 8, y + 8)
  await expect(heading(page)).toHaveText('Ready for Growth?')
  // The page below its heading is rendered a moment later. No browser counts a press on what is replaced before the release.
  await expect(submit(page)).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect.poll(() => page.evaluate(() => (window as unknown as { clicks: number[] }).clicks)).toEqual([1, 2])
})

test('shows the navigation indicator for slow pages only', async ({ page }) => {
  const sign = page.getByRole('status').filter({ hasText: 'Loading…' })
  const release = await hold(page, '**/assets/linkedin-marketing-*.js')
  await openHydrated(page, '/')
  await footerLink(page, 'LinkedIn Marketing').click()
  await expect(sign).toBeInViewport()
  release()
  await expect(heading(page)).toHaveText('LinkedIn Marketing')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(heading(page)).toHaveText(/^Professional/)
  await expect(sign).toHaveCount(0)
})
