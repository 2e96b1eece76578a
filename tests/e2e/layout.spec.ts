import { brokenWords } from './brokenWords.ts'
import { fillBooking } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

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

test('shows the services in three columns on a wide screen and in one on a phone', async ({ page }) => {
  await page.goto('/')
  for (const [width, columns] of [
    [1280, 3],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .getByRole('region', { name: 'Our Services' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(9)
    expect(new Set(lefts).size).toBe(columns)
  }
})

test('shows a tooltip within a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('EST')
  await page.getByRole('button', { name: 'EST', exact: true }).focus()
  const { x, width } = (await page.getByRole('tooltip', { name: 'Eastern Time' }).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
