// How a page starts (src/start/bootstrap.ts), what it loads later, and how the typeface arrives. `npm run bench`
// measures how long these take.
import type { Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#scripts/chromium.ts'
import { contactFields } from '#contract/contact.ts'
import { control } from './forms.ts'
import { localeCalls, recordLocaleCalls } from './readPage.ts'
import { expect, heading, hold, openHydrated, recordRequests, serviceCard, test } from './siteTest.ts'

const typeface = '**/assets/archivo-*.woff2'

// Phones, Windows and macOS position glyphs at subpixels. With the hinting of Linux, lines of the fallback break elsewhere.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, '--font-render-hinting=none'],
  },
})

/** Opens a page whose first frame never comes. Returns the URLs of the requested scripts. */
async function openWithoutFrame(page: Page, path: string): Promise<() => string[]> {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
  const requested = recordRequests(page)
  await page.goto(path)
  return () => requested.filter((url) => url.endsWith('.js'))
}

for (const [sign, act] of Object.entries<(page: Page) => Promise<void>>({
  touch: (page) => heading(page).dispatchEvent('pointerdown'),
  // A key that moves no focus.
  key: (page) => page.keyboard.press('PageDown'),
  focus: (page) => control(page, contactFields.company).focus(),
}))
  test(`requests no module before the first frame, and all at once at the first ${sign}, each once`, async ({
    page,
  }) => {
    const scripts = await openWithoutFrame(page, '/contact')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(scripts()).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-start', 'delivered')
    await act(page)
    await expect.poll(() => scripts().length).toBeGreaterThan(3)
    await expect(page.locator('link[rel="deferred-module"]')).toHaveCount(0, { timeout: 1 })
    const modules = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    await expect.poll(() => scripts().toSorted()).toEqual(modules.toSorted())
    await expect(page.locator('html')).toHaveAttribute('data-start', 'hydrated')
  })

test.describe('prefetch', () => {
  // The article's illustration, which is never prefetched.
  test.use({ expectedErrors: ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'] })

  test('fetches nothing on the first screen, an article of the footer on hover only, and a link of the content on the screen, which then opens offline', async ({
    page,
    context,
  }) => {
    const requested = recordRequests(page)
    const isFetched = (name: string) => requested.some((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js'))
    await openHydrated(page, '/')
    await expect.poll(() => isFetched('prefetch')).toBe(true)
    // Longer than a link has to stay on the screen.
    await page.waitForTimeout(1_000)
    expect(requested.filter((url) => /more-information|contact-|consultation-/.test(url))).toEqual([])
    const article = page.getByRole('contentinfo').getByRole('link', { name: 'Video Marketing' })
    await article.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1_000)
    expect(isFetched('video-marketing')).toBe(false)
    await article.hover()
    await expect.poll(() => isFetched('video-marketing')).toBe(true)
    expect(isFetched('customer-testimonials')).toBe(false)
    const service = serviceCard(page, 'SEO Optimization').getByRole('link')
    const chunk = page.waitForResponse(/\/assets\/seo-optimization-/)
    await service.scrollIntoViewIfNeeded()
    // Resolves when the module has been fetched with those that it imports.
    await page.evaluate((url) => import(url), (await chunk).url())
    await context.setOffline(true)
    await service.click()
    await expect(heading(page)).toContainText('SEO Optimization')
  })

  // Each of these calls takes 40 to 100 ms (docs/performance.md), which a visitor who never books would wait for.
  test('evaluates the prefetched booking without a call that loads locale data', async ({ page }) => {
    await page.addInitScript(recordLocaleCalls)
    const chunk = page.waitForResponse(/\/assets\/free-consultation-.*\.js/)
    await openHydrated(page, '/')
    // The page listens when its prefetch has arrived.
    await expect(async () => {
      await page.mouse.move(0, 300)
      await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).hover()
      await Promise.race([chunk, page.waitForTimeout(500).then(() => Promise.reject(new Error('nothing is fetched')))])
    }).toPass()
    // Resolves when the module and those that it imports have been evaluated, and a task after it.
    await page.evaluate(
      async (url) => {
        await import(url)
        await new Promise((resolve) => setTimeout(resolve, 100))
      },
      (await chunk).url(),
    )
    expect(await localeCalls(page)).toEqual([])
  })

  test('fetches on hover only when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    const requested = recordRequests(page)
    const isFetched = (name: string) => requested.some((url) => url.includes(`/assets/${name}-`))
    await openHydrated(page, '/')
    await expect.poll(() => isFetched('prefetch')).toBe(true)
    await page.mouse.wheel(0, 500)
    await page.mouse.wheel(0, -500)
    await page.waitForTimeout(1_000)
    await expect(async () => {
      await page.mouse.move(0, 300)
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).hover()
      expect(isFetched('contact')).toBe(true)
    }).toPass()
    // Of the links on the screen, it would be fetched before.
    expect(isFetched('more-information')).toBe(false)
  })
})

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

const isArchivo = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts).some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )

test('shows text at once, and in Archivo when it has arrived, almost without a shift', async ({ page }) => {
  for (const [path, width] of [
    ['/', 360],
    ['/contact', 360],
    ['/blog/data-security', 1280],
    // Where a title or a paragraph at the head of a page has a line more or less in Archivo, or nearly.
    ['/more-information', 360],
    ['/blog/industrial-automation', 360],
    ['/blog/data-security', 768],
    ['/contact', 768],
    ['/blog/seo-for-manufacturing', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const arrive = await hold(page, typeface)
    // The event `load` waits for the typeface, too.
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
    expect(await isArchivo(page)).toBe(false)
    arrive()
    await expect.poll(() => isArchivo(page)).toBe(true)
    expect(await readShift(page), path).toBeLessThanOrEqual(0.05)
  }
})

test('keeps the width of the space after every letter', async ({ page }) => {
  // React would find another heading than it has prerendered.
  await openHydrated(page, '/')
  await expect.poll(() => isArchivo(page)).toBe(true)
  const narrowed = await heading(page).evaluate((element) => {
    element.style.cssText = 'position: absolute; white-space: pre; font-size: 100px'
    const width = (text: string) => {
      element.textContent = text
      return element.getBoundingClientRect().width
    }
    return Array.from('FKPYkrx').filter((letter) => width(`${letter} a`) < width(letter) + width(' a') - 0.5)
  })
  expect(narrowed).toEqual([])
})
