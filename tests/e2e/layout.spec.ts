// How pages fit screens and paper. pages.spec.ts checks all pages for sideways scrolling.
import type { Locator } from '@playwright/test'
import { fillBooking } from './forms.ts'
import { allPages, expect, openHydrated, test } from './siteTest.ts'

/** Returns the visible words of a locator that are split over two lines. */
const brokenWords = (found: Locator): Promise<string[]> =>
  found.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
          }
        }
        return broken
      }),
  )

test('breaks no word of a title, button, label or toast on a phone at 200% text size, and keeps half of it for the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [
    '/',
    '/services/online-sales-representatives',
    '/blog/industrial-automation',
    '/contact',
    '/free-consultation',
  ]) {
    // A fallback font can have wider words, for a moment.
    await openHydrated(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const parts = page.locator('h1, h2, button, label, article nav a, a[class*="primary"], a[class*="secondary"]')
    expect(await brokenWords(parts), path).toEqual([])
    expect((await page.getByRole('banner').boundingBox())!.height, path).toBeLessThanOrEqual(400)
  }
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  const notice = page.getByRole('group', { name: 'Error' })
  await expect(notice).toBeVisible()
  expect(await brokenWords(notice)).toEqual([])
})

test('offers a way to act on the first screen of every service, and shows its specimens and frames whole on a phone', async ({
  page,
}) => {
  const act = page.getByRole('main').getByRole('link', { name: /^(Get Started Now|Free Consultation)$/ })
  for (const path of allPages.filter((path) => path.startsWith('/services/'))) {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    await expect.soft(act.first(), `${path} at 360 px`).toBeInViewport({ ratio: 1 })
    const hidden = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth))
    expect.soft(Math.max(0, ...hidden), path).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.soft(act.first(), `${path} at 1280 px`).toBeInViewport({ ratio: 1 })
  }
})

test('shows every part of the chat page within nine screens of a phone, with phone and email at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/services/advanced-chat-system')
  // The fallback's lines end elsewhere.
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of [/^Call/, /^Email/])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    // In one or two lines.
    const { height } = (await page.getByRole('banner').boundingBox())!
    expect(height, `${width} px`).toBeLessThan(width < 768 ? 125 : 80)
  }
})

test('shows every time zone whole on every screen', async ({ page }) => {
  await page.goto('/free-consultation')
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // By itself, a select is as wide as its longest option.
    const room = await page.getByLabel('Timezone *').evaluate((select: HTMLElement) => {
      const { offsetWidth } = select
      select.style.inlineSize = 'max-content'
      const needed = select.offsetWidth
      select.style.inlineSize = ''
      return offsetWidth - needed
    })
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
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

test.describe('on paper', () => {
  // A4 without margins.
  test.use({
    viewport: { width: 673, height: 986 },
    expectedErrors: ['Failed to load resource: the server responded with a status of 404'],
  })
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('puts a short page on one sheet', async ({ page }) => {
    for (const path of ['/contact', '/free-consultation', '/no/such-page']) {
      await page.goto(path)
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(1)
      }
    }
  })

  test('fits the tables of an article without breaking words', async ({ page }) => {
    await page.goto('/blog/international-market-expansion')
    const table = page.getByRole('table')
    expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0)
    expect(await brokenWords(table)).toEqual([])
  })
})
