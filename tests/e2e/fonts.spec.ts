import type { Page } from '@playwright/test'
import { findUncoveredCharacters } from '../fixtures/fontCoverage.ts'
import { fakeResponseTime } from './fakeResponseTime.ts'
import { articlePaths, expect, openHydrated, pages, test } from './siteTest.ts'

/** Returns the font families of the page's text that have been loaded from the site. */
const loadedFaces = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(', ').includes(family)),
  )

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 500)
      }),
  )

test('uses the web font from the first frame on a fast connection', async ({ page }) => {
  await fakeResponseTime(page, 20)
  await openHydrated(page, '/contact')
  expect(await loadedFaces(page)).toContain('Archivo')
  expect(await shifts(page)).toBe(0)
})

test('keeps the fallback font of a document on a slow connection, and shows the web font in the next one', async ({
  page,
}) => {
  await fakeResponseTime(page, 400)
  await openHydrated(page, '/contact')
  const font = page.waitForResponse(/archivo-basic/)
  await page.mouse.wheel(0, 200)
  await (await font).finished()
  expect(await shifts(page)).toBe(0)
  const link = page.getByRole('banner').getByRole('link', { name: 'More Information' })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await expect.poll(() => loadedFaces(tab)).toContain('Archivo')

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Information About Our Services')
  expect(await loadedFaces(page)).not.toContain('Archivo')
})

test('uses the cached web font without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const font = page.waitForRequest(/archivo-basic/)
  await page.goto('/contact')
  expect((await font).resourceType()).toBe('font')
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
