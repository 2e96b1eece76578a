// The footer is laid out only near the screen. Visitors must not notice it.
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './siteTest.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const readScroll = (page: Page) => page.evaluate(() => scrollY)

test('lays the footer out only when it is near the screen', async ({ page }) => {
  await openHydrated(page, '/')
  const isLaidOut = () =>
    footer(page)
      .locator('a')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(isLaidOut).toBe(true)
})

test('finds text of the footer by the browser’s search', async ({ page }) => {
  await openHydrated(page, '/')
  expect(
    await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Data Security')),
  ).toBe(true)
  await expect(footer(page).getByRole('link', { name: 'Data Security' })).toBeInViewport()
})

test('scrolls to a link of the footer that gets the focus', async ({ page }) => {
  await openHydrated(page, '/')
  const link = footer(page).getByRole('link', { name: 'LinkedIn Marketing' })
  await link.focus()
  await expect(link).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 768, 1280]) {
  test(`restores a position in the footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openHydrated(page, '/services/seo-optimization')
    const link = footer(page).getByRole('link', { name: 'LinkedIn Marketing' })
    await link.scrollIntoViewIfNeeded()
    // Read at the click, because Playwright scrolls again if the layout changes under it. The position of the window, not
    // of the link: until the web font is loaded (src/fontSwap.ts), Chromium may keep a footer that it laid out before the
    // fallback font was there, and the link is 8 px off.
    const { promise, resolve } = Promise.withResolvers<number>()
    await page.exposeFunction('reportScroll', resolve)
    await page.evaluate(() => {
      const { reportScroll } = window as unknown as { reportScroll: (position: number) => void }
      addEventListener('click', () => reportScroll(scrollY), { capture: true, once: true })
    })
    await link.click()
    const position = await promise
    expect(position).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('LinkedIn Marketing')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO Optimization')
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => Math.abs((await readScroll(page)) - position)).toBeLessThan(2)
  })
}

test('prints the footer', async ({ page }) => {
  await openHydrated(page, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await footer(page).evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible')
})
