// What every page of the built site must be. A page is loaded once, and all tests of it share it.
import { createHash } from 'node:crypto'
import { test, type Browser, type Page } from '@playwright/test'
import type { FieldFacts } from '#contract/fields.ts'
import { formOn, formPages } from '#contract/forms.ts'
import { chromiumArguments } from '#scripts/chromium.ts'
import { control } from './forms.ts'
import {
  brokenWords,
  containedCounters,
  deliveredText,
  hindrances,
  lasting,
  localeCalls,
  moving,
  otherNames,
  overflows,
  paleOnPaper,
  printedControls,
  readableText,
  recordDelivered,
  recordLocaleCalls,
  sharedLabels,
  unnamedLists,
  violations,
  withoutRing,
  withoutShape,
} from './readPage.ts'
import { allPages, company, expect, recordErrors, test as siteTest, waitForHydration } from './siteTest.ts'

// Removes the argument with which Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** All pages of a worker are opened in one tab, because a new one starts a process and compiles the scripts again. */
let tab: Page | undefined

async function newTab(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(recordDelivered)
  await page.addInitScript(recordLocaleCalls)
  return page
}

/** Loads a page on a phone, and returns what it was before and after its hydration. */
async function load(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 })
  const response = (await page.goto(path))!
  await waitForHydration(page)
  return {
    response,
    html: await response.text(),
    headers: response.headers(),
    delivered: await deliveredText(page),
    hydrated: await readableText(page),
    localeCalls: await localeCalls(page),
  }
}

/** One page of each kind: without a form, with each form, the chat, and a calculator. */
const leftAndRestored = new Set(['/', ...formPages, '/services/advanced-chat-system', '/blog/lead-generation-funnel'])

/** Tests a page. No test needs an earlier one; after a failed one Playwright loads the page again for the rest. */
function testPage(path: string, status: number, expectedErrors: string[] = []) {
  let page: Page
  let loaded: Awaited<ReturnType<typeof load>>
  let errors: string[]

  // One worker runs all tests of a page.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async ({ browser, baseURL }) => {
    tab ??= await newTab(browser)
    page = tab
    // Of the page before, which a failed test may have left as it was.
    page.removeAllListeners()
    await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null })
    errors = recordErrors(page, baseURL!, { expectedErrors })
    loaded = await load(page, path)
  })

  // The other headers: scripts/headers.test.ts.
  test(`answers ${status} with security headers, compressed`, () => {
    expect(loaded.response.status()).toBe(status)
    expect(loaded.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': expect.stringMatching(/^(br|gzip)$/),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
    })
  })

  test('allows its inline scripts and style by their hashes, and no other', () => {
    const policy = loaded.headers['content-security-policy']
    const hashes = (tag: string) =>
      [...loaded.html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => sha256(text))
    const [scripts, style] = [hashes('script'), hashes('style')]
    expect([scripts.length, style.length]).toEqual([2, 1])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
    expect(policy).toContain(`style-src 'self' ${style[0]};`)
    expect(policy).not.toContain('unsafe')
    expect(loaded.html, 'an inline style or handler').not.toMatch(/ style="| on[a-z]+="/)
  })

  test('names only classes that a stylesheet defines', () => {
    expect(loaded.html).not.toMatch(/class="[^"]*\bundefined\b/)
  })

  test('delivers an empty live region for toasts', () => {
    expect(loaded.html).toMatch(/<section[^>]+aria-label="Notifications"[^>]*><\/section>/)
  })

  if (path !== '/')
    test('links to the home page', () => {
      expect(loaded.html).toMatch(/<a [^>]*href="\/"[^>]*>(<svg.*?<\/svg>)?(Back|Return) to Home<\/a>/)
    })

  test('is readable without scripts', () => {
    // The text of /contact is mostly its form.
    expect(loaded.delivered.length).toBeGreaterThan(status === 404 ? 50 : 300)
  })

  test('keeps its text when it hydrates', () => {
    expect(loaded.hydrated).toBe(loaded.delivered)
  })

  // The browser loads its locale data at the first of these calls, which takes 40 to 60 ms (docs/performance.md). The booking
  // asks for the visitor's time zone.
  if (path !== '/free-consultation')
    test('calls no function that loads locale data', () => {
      expect(loaded.localeCalls).toEqual([])
    })

  test('has one heading of level 1, in its main part', async () => {
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main h1')).toBeVisible()
  })

  test('gives a role to lists without markers', async () => {
    expect(await unnamedLists(page)).toEqual([])
  })

  test('counts nothing across containers', async () => {
    expect(await containedCounters(page)).toEqual([])
  })

  test('moves for five seconds at most, and not at all in reduced motion', async () => {
    expect(await lasting(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moving(page)).toEqual([])
  })

  // The stories of pages run axe on a wide screen.
  test('violates no rule of axe on a phone', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Header and footer are those of the home page.
    expect(await violations(page, path === '/' ? [] : ['body > :is(header, footer)'])).toEqual([])
  })

  test('names each link, button and field by the text that it shows, and finds each field by its label', async () => {
    expect(await otherNames(page)).toEqual([])
    expect(await sharedLabels(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await otherNames(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
  })

  test('draws a border around its controls in forced colors, and a ring around what has the focus', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await withoutShape(page)).toEqual([])
    expect(await withoutRing(page)).toEqual([])
    await page.emulateMedia({ forcedColors: null })
  })

  test('prints its address, but no control and nothing that is white on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await paleOnPaper(page)).toEqual([])
    expect(await printedControls(page)).toEqual([])
    await expect(page.getByRole('contentinfo').getByText(company.email)).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  if (path.startsWith('/services/'))
    test('prints the sentence with the phone number without the way before it, from a capital letter', async () => {
      await page.emulateMedia({ media: 'print' })
      const phone = page
        .getByRole('main')
        .locator('.actions', { has: page.locator('[href^="tel:"]') })
        .first()
      expect((await phone.innerText()).trim()).toMatch(/^Call \+/)
      await page.emulateMedia({ media: null })
    })

  if (path.startsWith('/services/'))
    test('shows its tables whole on a phone, and a way to act on the first screen', async () => {
      const hidden = await page
        .getByRole('table')
        .evaluateAll((tables) => tables.map(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth))
      expect(Math.max(0, ...hidden)).toBe(0)
      const act = page.getByRole('main').getByRole('link', { name: /^(Get Started Now|Free Consultation)$/ })
      await expect(act.first()).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(act.first()).toBeInViewport({ ratio: 1 })
    })

  if (path.startsWith('/blog/'))
    test('has targets for a thumb, and begins on the first screen, beside its contents', async () => {
      const links = page.getByRole('navigation', { name: /Contents|Read next/ }).getByRole('link')
      const lowest = async () =>
        Math.min(...(await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))))
      // The contents of a long article are closed on a phone.
      const contents = page.getByText('Contents').and(page.locator('summary'))
      if (await contents.isVisible()) {
        await contents.click()
        await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeVisible()
      }
      expect(await lowest()).toBeGreaterThanOrEqual(44)
      await page.evaluate(() => scrollTo(0, 0))
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await lowest()).toBeGreaterThanOrEqual(44)
      await expect(page.getByRole('article').getByRole('img').first()).toBeInViewport({ ratio: 1 })
      // Beside the drawing are the contents, and below it begins the text.
      await expect(links.first()).toBeInViewport({ ratio: 1 })
      // An owner's title of two lines and callouts of two lines leave it the room of a larger screen.
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(page.locator('article nav + div p').first()).toBeInViewport()
    })

  test('fits every screen without breaking a word of a heading, or at 200 % of title, button, label, link or table', async () => {
    expect(await overflows(page)).toEqual([])
    const buttons = 'button, a:is([class*="primary"], [class*="secondary"])'
    const parts = page.locator(`h1, label, ${buttons}, main :is(dt, table, p > a), li > a:not([href^="mailto:"])`)
    expect(await brokenWords(parts)).toEqual([])
    // Half of the phone.
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(400)
  })

  test('sets no cookie', async () => {
    expect(await page.context().cookies()).toEqual([])
  })

  if (leftAndRestored.has(path))
    test('can enter the back/forward cache, with unsent text in its form', async () => {
      const form = formOn(path)
      // Whatever it asks for first is text.
      if (form) await control(page, Object.values<FieldFacts>(form.fields)[0]!).fill('Jana')
      expect(await hindrances(page)).toEqual([])
      await page.evaluate(() => sessionStorage.clear())
    })

  // The last, so that it covers all the others.
  test('logs no error and requests nothing from another site', () => {
    expect(errors).toEqual([])
  })
}

for (const path of allPages) test.describe(path, () => testPage(path, 200))

test.describe('an unknown address', () =>
  testPage('/no/such-page', 404, ['Failed to load resource: the server responded with a status of 404']))

siteTest('resolves every link and file of every page without a redirect', async ({ request }) => {
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
  for (const address of targets) {
    const [file = '', id] = address.split('#')
    expect(await (await request.get(file)).text(), address).toContain(`id="${id}"`)
  }
})
