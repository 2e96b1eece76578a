// How a page starts (src/start/bootstrap.ts), what it loads later, and how the typeface arrives. `npm run bench` measures how long
// these take.
import type { Page } from '@playwright/test'
import { expect, heading, hold, openHydrated, recordRequests, test } from './siteTest.ts'

const typeface = '**/assets/archivo-*.woff2'

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
  focus: (page) => page.getByLabel('Company').focus(),
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
      .locator('link[integrity^="sha256-"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    await expect.poll(() => scripts().toSorted()).toEqual(modules.toSorted())
    await expect(page.locator('html')).toHaveAttribute('data-start', 'hydrated')
  })

// The browser loads its locale data at the first of these calls, which takes 40 to 60 ms (docs/performance.md).
test('calls no function that loads locale data', async ({ page }) => {
  await page.addInitScript(() => {
    const localeCalls: string[] = []
    Object.assign(window, { localeCalls })
    const watch = (owner: object, ...names: string[]) => {
      for (const name of names) {
        const original: unknown = Reflect.get(owner, name)
        Object.defineProperty(owner, name, { get: () => (localeCalls.push(name), original) })
      }
    }
    watch(String.prototype, 'localeCompare')
    watch(Number.prototype, 'toLocaleString')
    watch(Date.prototype, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString')
    watch(Intl, 'Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules')
  })
  for (const path of ['/', '/services/b2b-database', '/blog/data-security', '/contact']) {
    await openHydrated(page, path)
    const calls = await page.evaluate(() => (window as unknown as { localeCalls: string[] }).localeCalls)
    expect.soft(calls, path).toEqual([])
  }
})

test.describe('prefetch', () => {
  // The article's illustration, which is never prefetched.
  test.use({ expectedErrors: ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'] })

  test('fetches a link of the main content when it is in view, and opens it offline', async ({ page, context }) => {
    const requested = recordRequests(page)
    await openHydrated(page, '/')
    expect(requested.filter((url) => /more-information|contact|consultation-/.test(url))).toEqual([])
    const service = page.getByRole('main').getByRole('link', { name: 'Read more about SEO Optimization' })
    const chunk = page.waitForResponse(/\/assets\/seo-optimization-/)
    await service.scrollIntoViewIfNeeded()
    // Resolves when the module has been fetched with those that it imports.
    await page.evaluate((url) => import(url), (await chunk).url())
    await context.setOffline(true)
    await service.click()
    await expect(heading(page)).toContainText('SEO Optimization')
  })

  test('fetches an article of the footer on hover only', async ({ page }) => {
    const requested = recordRequests(page)
    const isFetched = (name: string) => requested.some((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js'))
    await openHydrated(page, '/services/b2b-database')
    await expect.poll(() => isFetched('more-information')).toBe(true)
    const article = page.getByRole('contentinfo').getByRole('link', { name: 'Video Marketing' })
    await article.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
    expect(isFetched('video-marketing')).toBe(false)
    await article.hover()
    await expect.poll(() => isFetched('video-marketing')).toBe(true)
    expect(isFetched('customer-testimonials')).toBe(false)
  })

  test('fetches on hover only when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    const requested = recordRequests(page)
    await openHydrated(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
    // Hovers again, in case the page was not listening yet.
    await expect(async () => {
      await page.mouse.move(0, 300)
      await link.hover()
      expect(requested.some((url) => url.includes('/assets/contact-'))).toBe(true)
    }).toPass()
    // The page listens since, and would have begun with the other links in view.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
    expect(requested.filter((url) => /assets\/(more-information|free-consultation)-/.test(url))).toEqual([])
  })
})

// What the client of sessions does: src/session/sessionClient.test.ts; which stored texts are a session: src/session/sessionFlow.test.ts.
test('loads the client of sessions only if a session is stored', async ({ page }) => {
  const session = { access_token: 'access 0', refresh_token: 'refresh 0', expires_at: 1, expires_in: 3_600, user: {} }
  const refreshed = { ...session, refresh_token: 'refresh 1', expires_at: Math.floor(Date.now() / 1000) + 3_600 }
  await page.route(/auth.v1.token/, (route) => route.fulfill({ json: refreshed }))
  const requested = recordRequests(page)
  await openHydrated(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /session/i.test(url))).toEqual([])
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session))
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('refresh 1')
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
  page.evaluate(
    () =>
      ['h1', 'footer a'].every((text) =>
        getComputedStyle(document.querySelector(text)!).fontFamily.startsWith('Archivo,'),
      ) && Array.from(document.fonts).some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )

for (const width of [360, 1280])
  test(`shows text at once, and in Archivo when it has arrived, without a shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/blog/data-security', '/contact']) {
      const arrive = await hold(page, typeface)
      const request = page.waitForRequest(typeface)
      await page.goto(path)
      await request
      // The typeface waits for the modules, which it would delay.
      await expect(page.locator('html')).toHaveAttribute('data-start', 'hydrated')
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
      expect(await isArchivo(page)).toBe(false)
      arrive()
      await expect.poll(() => isArchivo(page)).toBe(true)
      expect(await readShift(page), path).toBeLessThanOrEqual(0.01)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('uses the typeface', async ({ page }) => {
    const request = page.waitForRequest(typeface)
    await page.goto('/contact')
    expect((await request).resourceType()).toBe('font')
  })
})
