// How parts of pages fit screens. pages.spec.ts tests what holds for every page, articles.spec.ts articles.
import type { Locator, Page } from '@playwright/test'
import { consultationFields } from '#contract/consultation.ts'
import { formNames, formOn, formPages, forms } from '#contract/forms.ts'
import { entriesToday } from '../fixtures/fillIn.ts'
import { accept, control, fill, refuse, submit, toasts } from './forms.ts'
import { company, expect, hold, openHydrated, scroll, test } from './siteTest.ts'

test('shows the links, every time zone and a tooltip whole on every screen', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  for (const width of [1280, 768, 412, 390, 384, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const header = page.getByRole('banner')
    for (const name of ['Services', 'Articles'])
      await expect(header.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of ['More Information', 'Contact', 'Free Consultation'])
      await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    // The names of the links have the room first, then the phone, then the address, which Contact has, too.
    const icons = await header.getByRole('link', { name: /^(Call|Email)/ }).count()
    expect(icons, `${width} px`).toBe({ 1280: 2, 768: 2, 320: 0 }[width] ?? 1)
    // Their tooltips stay on the screen and on a line.
    for (const icon of await header.getByRole('link', { name: /^(Call|Email)/ }).all()) {
      await icon.focus()
      const tooltip = page.getByRole('tooltip').filter({ visible: true })
      await expect(tooltip).toHaveCount(1)
      const box = (await tooltip.boundingBox())!
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
      expect(box.height, `${width} px`).toBeLessThan(48)
    }
    // In one or two lines.
    const { height } = (await page.getByRole('banner').boundingBox())!
    expect(height, `${width} px`).toBeLessThan(width < 864 ? 125 : 80)
    // By itself, a select is as wide as its longest option.
    const room = await control(page, consultationFields.timezone).evaluate((select: HTMLElement) => {
      const { offsetWidth } = select
      select.style.inlineSize = 'max-content'
      const needed = select.offsetWidth
      select.style.inlineSize = ''
      return offsetWidth - needed
    })
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
  }
  await fill(page, 'consultation', { ...entriesToday('consultation'), timezone: 'EST' })
  await page.getByRole('button', { name: 'EST', exact: true }).focus()
  const { x, width } = (await page.getByRole('tooltip', { name: 'Eastern Time' }).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('shows the links of the header when the last of them is there, whose width decides their place', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  // A slow device paints a page of which it has read a part, before the page's modules have arrived.
  await hold(page, '**/assets/*.js')
  await page.route('/contact', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('</nav>')) })
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toContainText(company.name)
  await expect(nav).toBeHidden()
  await page.goto('/more-information')
  await expect(nav).toBeVisible()
})

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('leads from the header to the services and to the list of articles, which is open', async ({ page }) => {
    await page.goto('/blog/crm-systems')
    const item = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    await item('Articles').click()
    await expect(page).toHaveURL('/blog/crm-systems#articles')
    const list = page.getByRole('navigation', { name: 'Articles' })
    await expect(list.getByRole('heading', { name: 'Articles' })).toBeInViewport()
    await expect(list.getByRole('link', { name: 'Trade Show Marketing' })).toBeVisible()
    await item('Services').click()
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('brings the header back when the visitor scrolls up, and moves nothing', async ({ page }) => {
    await openHydrated(page, '/blog/crm-systems')
    await page.evaluate(() => {
      window.shifted = 0
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift' })
    })
    const header = page.getByRole('banner')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await scroll(page, 3000)
    await expect(header).not.toBeInViewport()
    await scroll(page, -200)
    await expect(header).toBeInViewport({ ratio: 1 })
    // The contents stand below it.
    const { height } = (await header.boundingBox())!
    await expect.poll(async () => (await contents.boundingBox())!.y).toBe(Math.floor(height))
    // No text shows between them, beside the bar or, while it moves, above it.
    const bar = (await contents.boundingBox())!
    expect(bar.y).toBeLessThanOrEqual(height)
    expect([bar.x, bar.width]).toEqual([0, 360])
    expect(await header.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    await scroll(page, 100)
    await expect(header).not.toBeInViewport()
    expect(await page.evaluate(() => window.shifted)).toBe(0)
    // What the focus scrolls to, it does not cover.
    await scroll(page, -50)
    await expect(header).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'field list (CSV, 1 kB)' }).focus()
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Shift+Tab')
    await expect(header).not.toBeInViewport()
  })
})

/** Returns the links, buttons and fields of which a notification covers a part: all, or those from the focus on. */
const covered = (page: Page, which: 'all' | 'from the focus on' = 'all') =>
  page.evaluate((asked) => {
    const toasts = [...document.querySelectorAll('[aria-label="Notifications"] > *')]
    const boxes = toasts.map((toast) => toast.getBoundingClientRect())
    return [...document.querySelectorAll('header a, main :is(a, button, summary, input, select, textarea)')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const order = document.activeElement!.compareDocumentPosition(one)
        return asked === 'all' || order === 0 || (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      })
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return boxes.some((box) => top < box.bottom - 0.5 && bottom > box.top + 0.5)
      })
      .map((one) => one.textContent || one.outerHTML.slice(0, 80))
  }, which)

test.describe('with a notification', () => {
  test.use({ expectedErrors: ['send-', 'Failed to load resource'] })

  for (const width of [360, 768, 1280, 1920])
    test(`covers nothing that a form needs that was sent, refused or incomplete at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
      for (const path of formPages) {
        const name = formNames.find((form) => forms[form] === formOn(path))!
        await openHydrated(page, path)
        if (name === 'contact') await fill(page, name, { gdprConsent: true })
        await submit(page).click()
        await expect(page.locator('main :focus')).toHaveAttribute('aria-invalid', 'true')
        expect(await covered(page), `${path}, incomplete`).toEqual([])
        await page.route('**/functions/v1/*', refuse)
        await fill(page, name)
        // The toast of a booking in which something was missing.
        await expect(toasts(page)).toHaveCount(0)
        await submit(page).click()
        await expect(page.getByRole('status').getByRole('link')).toHaveCount(2)
        await expect(submit(page)).toBeFocused()
        // On a phone, a field above the button, which is filled in.
        const asked = width < 768 ? 'from the focus on' : 'all'
        expect(await covered(page, asked), `${path}, refused`).toEqual([])
        await page.unrouteAll()
        await page.route('**/functions/v1/*', accept)
        await submit(page).click()
        await expect(page.getByRole('form').getByRole('region')).toBeFocused()
        expect(await covered(page), `${path}, sent`).toEqual([])
        if (path === '/more-information') continue
        // The heading of the page has stepped back, and the notification covers it at most.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await covered(page), `${path}, sent, at its top`).toEqual([])
        await expect(page.getByRole('form').getByRole('region')).toBeInViewport()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('min-height', '76px')
        await page.evaluate(() => sessionStorage.clear())
      }
    })
})

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted: number
  }
}

// As long as each may be, without a place to break.
const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
const address = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(48)}.example`
const phone = `+421${'9'.repeat(36)}`

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('shows the longest words that a visitor may type, and what says that they were sent, on every screen', async ({
      page,
    }) => {
      const tooWide: string[] = []
      const measure = async (what: string) => {
        for (const width of [320, 360, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
          if (scrollWidth > width) tooWide.push(`${what} at ${width} px: ${scrollWidth} px`)
        }
      }
      const open = async (path: string) => {
        if (javaScriptEnabled) await openHydrated(page, path)
        else await page.goto(path)
      }
      const receipt = page.getByRole('form').getByRole('region')

      await open('/contact')
      const person = { name: word, email: address, phone }
      await fill(page, 'contact', { ...person, company: word, message: word.repeat(3), gdprConsent: true })
      await measure('message')
      await submit(page).click()
      await expect(receipt).toContainText(word)
      await measure('receipt of a message')

      await open('/free-consultation')
      await fill(page, 'consultation', { ...entriesToday('consultation'), ...person })
      await measure('booking')
      await submit(page).click()
      await expect(receipt).toContainText(phone)
      await measure('receipt of a booking')
      expect(tooWide).toEqual([])
    })
  })

test('keeps the two sides of an order apart, and in their key, in forced colors of a dark theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const readColors = (parts: Locator, property: 'border-top-color' | 'stroke') =>
    parts.evaluateAll((all, name) => all.map((part) => getComputedStyle(part).getPropertyValue(name)), property)
  await openHydrated(page, '/more-information')
  const bars = await readColors(page.getByRole('table').first().locator('rect'), 'stroke')
  await openHydrated(page, '/services/email-marketing')
  const order = page.getByRole('region', { name: 'A typical order' })
  const sides = await readColors(order.locator('li i'), 'border-top-color')
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(new Set([...sides, paper]).size).toBe(3)
  const chart = await readColors(order.locator('g rect'), 'stroke')
  expect(new Set(chart)).toEqual(new Set(sides))
  expect(new Set(bars)).toEqual(new Set(sides))
})
