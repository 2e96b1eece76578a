import type { Page } from '@playwright/test'
import { findUncoveredCharacters } from '../fixtures/fontCoverage.ts'
import { articlePaths, expect, pages, test, waitForHydration } from './siteTest.ts'

const font = '**/assets/archivo-*.woff2'

/** Returns the sum of all layout shifts since the page was opened. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

const isShown = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.body).fontFamily.startsWith('Archivo,') &&
      Array.from(document.fonts).some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const path of ['/', '/blog/data-security', '/contact'])
    test(`shows the text of ${path} at once, and in Archivo when it has arrived, without a shift at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      await page.route(font, async (route) => {
        await arrived
        await route.fallback()
      })
      const request = page.waitForRequest(font)
      await page.goto(path)
      await request
      // The typeface waits for the modules, which it would delay.
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
      expect(await isShown(page)).toBe(false)
      arrive()
      await expect.poll(() => isShown(page)).toBe(true)
      expect(await readShift(page)).toBeLessThanOrEqual(0.01)
    })

test('uses the typeface without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const request = page.waitForRequest(font)
  await page.goto('/contact')
  expect((await request).resourceType()).toBe('font')
  await context.close()
})

test('covers every character of every page with the font files', async ({ page }) => {
  await page.goto('/contact')
  for (const path of [...pages, ...articlePaths]) {
    const shown = await page.evaluate(async (url) => {
      const { body } = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      for (const unseen of body.querySelectorAll('script, style')) unseen.remove()
      const hints = [...body.querySelectorAll('[placeholder]')].map((field) => field.getAttribute('placeholder'))
      return [body.textContent, ...hints].join(' ')
    }, path)
    expect(shown.length).toBeGreaterThan(500)
    expect({ path, beside: findUncoveredCharacters(shown) }).toEqual({ path, beside: [] })
  }
})
