// Back shows a page at once, as it was left, if nothing on the page keeps the browser from caching it. Headless shells have
// no back/forward cache, but report which reasons are the page's.
import type { Page } from '@playwright/test'
import { chromiumArguments } from '#scripts/chromium.ts'
import { fillMessage } from './forms.ts'
import { expect, openAlive, pages, test } from './site.ts'

// Playwright turns the cache off.
test.use({
  launchOptions: {
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Leaves for another document and goes back; returns the page's reasons against the cache, none if it was used. */
async function hindrances(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const told = new Promise<string[]>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]))
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    )
  })
  await page.goto('/robots.txt')
  // `goBack` waits for a load, which a page from the cache does not have.
  await page.evaluate(() => history.back())
  return told
}

for (const path of [...pages, '/blog/data-security']) {
  test(`stores ${path} in the back/forward cache`, async ({ page }) => {
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    expect(await hindrances(page)).toEqual([])
  })
}

test('stores a form with unsent text in the back/forward cache', async ({ page }) => {
  await openAlive(page, '/contact')
  await fillMessage(page)
  await page.waitForLoadState('networkidle')
  expect(await hindrances(page)).toEqual([])
})

test('detects a page that an unload listener keeps out of the cache', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  await openAlive(page, '/')
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})
