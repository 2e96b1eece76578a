import type { Page } from '@playwright/test'
import { brokenWords } from './brokenWords.ts'
import { expect, pages, test } from './siteTest.ts'

test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

/** Returns how many pixels the page extends beyond the viewport's right edge. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of [...pages, '/no/such-page']) {
  test(`never scrolls ${path} sideways, on any width and at 200% text size`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${width} px`).toBe(0)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `200 % text at ${width} px`).toBe(0)
    }
  })
}

test('breaks no word of a button, label or toast on a phone at 200% text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/', '/contact', '/free-consultation']) {
    await page.goto(path)
    // A fallback font can have wider words, for a moment.
    await page.waitForFunction(() => document.documentElement.dataset['typeface'] === undefined)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await brokenWords(page.locator('button, label, a[class*="primary"], a[class*="secondary"]')), path).toEqual(
      [],
    )
  }
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  const notice = page.getByRole('group', { name: 'Error' })
  await expect(notice).toBeVisible()
  expect(await brokenWords(notice)).toEqual([])
})

test('shows the name of every time zone whole on a wide screen', async ({ page }) => {
  await page.goto('/free-consultation')
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await page.getByLabel('Timezone *').evaluate((select: HTMLSelectElement) => {
      const { font, wordSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      const context = Object.assign(new OffscreenCanvas(1, 1).getContext('2d')!, { font, wordSpacing })
      return Array.from(select.options, ({ text }) => text).filter((text) => context.measureText(text).width > room)
    })
    expect(cut, `${width} px`).toEqual([])
  }
})

test('fits the calendar on a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/free-consultation')
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
  expect(await overflow(page)).toBe(0)
})

test('reaches the four main links at 320 px without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/services/b2b-database`)
  const header = page.getByRole('banner')
  for (const name of ['Services', 'More Information about our services', 'Contact', 'Free Consultation']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await header.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for Growth?')
  await context.close()
})

for (const [width, columns] of [
  [1280, 3],
  [360, 1],
] as const) {
  test(`shows the services in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const lefts = await page
      .getByRole('region', { name: 'Our Services' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(9)
    expect(new Set(lefts).size).toBe(columns)
  })
}
