// Pages must be eligible for the back/forward cache. Headless shells have no such cache, but report the reasons that a
// page causes.
import type { Page } from '@playwright/test'
import { chromiumArguments } from '#scripts/chromium.ts'
import { fillMessage } from './forms.ts'
import { expect, openHydrated, pages, test } from './siteTest.ts'

// Removes the argument with which Playwright disables the cache.
test.use({
  launchOptions: {
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/**
 * Leaves for another document and goes back. Returns the page's own reasons against the cache; empty if there is none.
 */
async function hindrances(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons = new Promise<string[]>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]))
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    )
  })
  await page.goto('/robots.txt')
  // `goBack` waits for a load event, which a page from the cache does not fire. The timer lets `evaluate` return before the
  // page is left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  return reasons
}

for (const path of [...pages, '/blog/data-security']) {
  test(`stores ${path} in the back/forward cache`, async ({ page }) => {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(await hindrances(page)).toEqual([])
  })
}

test('stores a form with unsent text in the back/forward cache', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.waitForLoadState('networkidle')
  expect(await hindrances(page)).toEqual([])
})

test('detects a page that an unload listener keeps out of the cache', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  await openHydrated(page, '/')
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})
