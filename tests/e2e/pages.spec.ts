// What every page of the built site must be. One load of a page answers all questions about it.
import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findUncoveredCharacters } from '../fixtures/fontCoverage.ts'
import { chromiumArguments } from '#scripts/chromium.ts'
import { allPages, expect, holdScripts, openHydrated, test, waitForHydration } from './siteTest.ts'

// Removes the argument with which Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Checks the delivered document: its headers, and what must or must not be in its HTML. */
function checkDocument(path: string, html: string, headers: Record<string, string>) {
  // The other headers: scripts/headers.test.ts.
  expect.soft(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': expect.stringMatching(/^(br|gzip)$/),
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
  })
  const policy = headers['content-security-policy']
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => sha256(text))
  const [script, style] = [hashes('script'), hashes('style')]
  expect.soft([script.length, style.length], 'inline scripts and styles').toEqual([1, 1])
  expect.soft(policy).toContain("default-src 'none'")
  expect.soft(policy).toContain(`script-src 'self' ${script[0]};`)
  expect.soft(policy).toContain(`style-src 'self' ${style[0]};`)
  expect.soft(policy).not.toContain('unsafe')
  expect.soft(html, 'an inline style or handler').not.toMatch(/ style="| on[a-z]+="/)
  expect.soft(html, 'a class that no stylesheet defines').not.toMatch(/class="[^"]*\bundefined\b/)
  expect.soft(html, 'the live region of toasts').toMatch(/<section[^>]+aria-label="Notifications"[^>]*><\/section>/)
  if (path === '/') return
  const start = /<a [^>]*href="\/"[^>]*>(<svg.*?<\/svg>)?(Back|Return) to Home<\/a>/
  expect.soft(html, 'a link to the home page').toMatch(start)
}

/** Returns the text of the main part without forms, whose fields are shown only where scripts run. */
const readableText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('form, .scripted-only { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const text = document.querySelector('main')!.innerText
    document.adoptedStyleSheets.pop()
    return text
  })

/** Returns the lists without markers that have no explicit role, without which VoiceOver does not announce a list. */
const unnamedLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none' || getComputedStyle(list).display === 'grid')
      .filter((list) => list.role !== 'list')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** Returns every element with a transition or an animation that takes time. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0)
    return [document.documentElement, ...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && takesTime(animationDuration)
        return takesTime(transitionDuration) || isAnimated || scrollBehavior === 'smooth'
      })
      .map((element) => element.outerHTML.slice(0, 80))
  })

/** Returns the animations of more than five seconds, for which WCAG 2.2.2 asks for a way to stop them. */
const lasting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as CSSAnimation).animationName),
  )

/** Returns the controls without a border in forced colors. */
const withoutShape = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input:not([type=checkbox]), select, textarea)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle === 'none' || borderTopWidth === '0px'
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Returns the controls that a printed page still shows. */
const printedControls = (page: Page): Promise<string[]> =>
  page
    .locator('button, form, nav, input, a[class*="button_"]')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)))

/** Returns the violated rules with their elements. All rules run, WCAG 2.2 AA and best practice. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Runs in one frame, because axe would otherwise open another page for each run.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Returns the widths at which the page scrolls sideways, in pixels, with its text size. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [size, widths] of [
    ['100%', [320, 360, 768, 1280]],
    ['200%', [1280, 768, 360]],
  ] as const) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      if (beyond !== 0) found.push(`${beyond} px beyond ${width} px at ${size}`)
    }
  }
  return found
}

/**
 * Leaves for another document and goes back. Returns the page's own reasons against the back/forward cache. A headless
 * shell has no such cache, but reports them.
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

async function checkPage(page: Page, path: string, status: number) {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdScripts(page)
  const response = (await page.goto(path))!
  expect(response.status()).toBe(status)
  checkDocument(path, await response.text(), response.headers())
  await expect.soft(page.locator('h1')).toHaveCount(1)
  await expect.soft(page.locator('main h1')).toBeVisible()
  const delivered = await readableText(page)
  expect
    .soft(findUncoveredCharacters(await page.locator('body').innerText()), 'without a letter in Archivo')
    .toEqual([])
  // The text of /contact is mostly its form.
  expect.soft(delivered.length).toBeGreaterThan(status === 404 ? 50 : 300)
  release()
  await waitForHydration(page)
  expect.soft(await readableText(page), 'the text after hydration').toBe(delivered)
  expect.soft(await unnamedLists(page), 'lists without a role').toEqual([])

  expect.soft(await lasting(page), 'moving for more than five seconds').toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft(await moving(page), 'moving in reduced motion').toEqual([])
  // The stories of pages run axe on a wide screen.
  expect.soft(await violations(page), 'axe').toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await withoutShape(page), 'controls without a border').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect.soft(await printedControls(page), 'printed controls').toEqual([])
  await expect.soft(page.getByRole('contentinfo').getByText('info@b2b-services.example')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect.soft(await overflows(page), 'sideways scrolling').toEqual([])
  await page.waitForLoadState('networkidle')
  expect.soft(await hindrances(page), 'reasons against the back/forward cache').toEqual([])
  expect.soft(await page.context().cookies()).toEqual([])
}

for (const path of allPages)
  test(`${path} is complete without scripts, accessible, and fits every screen`, ({ page }) =>
    checkPage(page, path, 200))

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  test('returns a page like the others with status 404, and logs its path', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await checkPage(page, '/no/such-page', 404)
    expect(logged.some((text) => text.includes('/no/such-page') && text.includes('404:'))).toBe(true)
  })
})

test('stores a form with unsent text in the back/forward cache', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Company').fill('Pump Works Ltd.')
  await page.waitForLoadState('networkidle')
  expect(await hindrances(page)).toEqual([])
})

test('resolves every link and file of every page without a redirect, and pages are only read', async ({ request }) => {
  const named = new Set<string>()
  const targets = new Set<string>()
  for (const path of allPages) {
    const html = await (await request.get(path)).text()
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
      named.add(address.replace(/#.*/, ''))
      if (address.includes('#') && !address.includes('.svg#')) targets.add(address)
    }
  }
  const manifest = await (await request.get('/manifest.webmanifest')).text()
  for (const [, icon = ''] of manifest.matchAll(/"src": ?"([^"]+)"/g)) named.add(icon)
  expect([...named]).toEqual(expect.arrayContaining(['/favicon.ico', '/icon-512.png']))
  // Every page is linked, so a visitor reaches it.
  expect([...named]).toEqual(expect.arrayContaining(allPages))
  for (const address of named) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    const caching = answer.headers()['cache-control']
    if (address.startsWith('/assets/')) expect(caching, address).toBe('public, max-age=31536000, immutable')
  }
  const refused = await request.get('/functions/v1/send-contact-email')
  expect(refused.headers()['x-content-type-options']).toBe('nosniff')
  const posted = await request.post('/contact')
  expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET, HEAD'])
  expect(await (await request.head('/contact')).body()).toHaveLength(0)
  for (const address of targets) {
    const [file = '', id] = address.split('#')
    expect(await (await request.get(file)).text(), address).toContain(`id="${id}"`)
  }
})
