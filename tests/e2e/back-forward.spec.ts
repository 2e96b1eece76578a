// Back shows a page as it was left, at once, where the browser may keep it: no page of ours may stand in the way of that.
// The Chromium of these tests keeps none, but says why, and what of that is the page's doing.
import type { Page } from '@playwright/test'
import { chromiumArguments } from '#build/chromium.ts'
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

/** Leaves for another document and comes back; what the page has done that kept the browser from keeping it. */
async function hindrances(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const told = new Promise<string[]>((resolve) =>
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    ),
  )
  await page.goto('/robots.txt')
  await page.goBack()
  return told
}

for (const path of [...pages, '/blog/data-security']) {
  test(`the browser may keep ${path} for Back`, async ({ page }) => {
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    expect(await hindrances(page)).toEqual([])
  })
}

test('it may keep a form with unsent text as well', async ({ page }) => {
  await openAlive(page, '/contact')
  await fillMessage(page)
  await page.waitForLoadState('networkidle')
  expect(await hindrances(page)).toEqual([])
})

test('a page that listens to being thrown away would be found out here', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined))
  await openAlive(page, '/')
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})
