// How a page starts (src/bootstrap.ts). `npm run bench` measures how long it takes.
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './siteTest.ts'

type Recorded = { localeCalls: string[]; longTasks: number[] }

const pages = ['/', '/services/b2b-database', '/blog/data-security', '/contact', '/more-information']

/** Opens a page whose first frame never comes. Returns the requested scripts. */
async function openWithoutFrame(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(path)
  return scripts
}

const modules = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].map(({ href }) => href).toSorted(),
  )

for (const path of ['/contact', '/services/b2b-database'])
  test(`requests no module of ${path} before the first frame`, async ({ page }) => {
    const scripts = await openWithoutFrame(page, path)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(scripts).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-start', 'delivered')
  })

for (const [sign, act] of Object.entries<(page: Page) => Promise<void>>({
  touch: (page) => page.locator('h1').dispatchEvent('pointerdown'),
  key: (page) => page.keyboard.press('Tab'),
  focus: (page) => page.getByLabel('Company').focus(),
}))
  test(`requests all modules at once at the first ${sign}`, async ({ page }) => {
    const scripts = await openWithoutFrame(page, '/contact')
    await act(page)
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
    await expect(page.locator('link[rel="deferred-module"]')).toHaveCount(0, { timeout: 1 })
    await expect.poll(async () => scripts.toSorted()).toEqual(await modules(page))
    await expect(page.locator('html')).toHaveAttribute('data-start', 'hydrated')
  })

// The browser loads its locale data at the first of these calls, which takes a slow phone 40 to 60 ms.
test('calls no function that loads locale data', async ({ page }) => {
  await page.addInitScript(() => {
    const localeCalls: string[] = []
    Object.assign(window, { localeCalls })
    const record = <Type extends object>(target: Type, name: keyof Type & string) => {
      const original = target[name] as (...values: unknown[]) => unknown
      const call = function (this: unknown, ...values: unknown[]) {
        localeCalls.push(name)
        return new.target ? (Reflect.construct(original, values) as unknown) : Reflect.apply(original, this, values)
      }
      Object.defineProperty(target, name, { value: call, configurable: true, writable: true })
    }
    record(String.prototype, 'localeCompare')
    record(Number.prototype, 'toLocaleString')
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
      record(Date.prototype, name)
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) record(Intl, name)

    const longTasks: number[] = []
    Object.assign(window, { longTasks })
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  for (const path of pages) {
    await openHydrated(page, path)
    const { localeCalls, longTasks } = await page.evaluate(() => {
      const recorded = window as unknown as Recorded
      return { localeCalls: recorded.localeCalls, longTasks: recorded.longTasks }
    })
    expect.soft(localeCalls, path).toEqual([])
    // Only a warning, because the time of a task depends on the machine.
    if (longTasks.length > 0) console.warn(`${path}: tasks of over 50 ms: ${longTasks.join(', ')}`)
  }
})
