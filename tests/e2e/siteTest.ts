import { readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { parseSiteConfig } from '#scripts/siteConfig.ts'
import { testedSite, testedTree } from '#scripts/testedSite.ts'
import { readArticles, readServices } from '#scripts/texts/readTexts.ts'
import { readEnvFiles } from '#scripts/envFiles.ts'
import { isReady, startBuiltSite, type BuiltSite } from '../fixtures/builtSite.ts'

type Expected = {
  /** Console errors and exceptions that a test expects, by the start of their text. */
  expectedErrors?: string[]
  /** Other origins that the page may request. */
  expectedOrigins?: string[]
}

/** Records the console errors, exceptions and policy violations of a page, and its requests to other sites. */
export function recordErrors(page: Page, site: string, { expectedErrors = [], expectedOrigins = [] }: Expected) {
  const errors: string[] = []
  const record = (text: string) => {
    if (!expectedErrors.some((start) => text.startsWith(start))) errors.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && record(message.text()))
  page.on('pageerror', (error) => record(String(error)))
  page.on('request', (request) => {
    // A blob is in the browser already.
    const isKnown = [site, `blob:${site}`, ...expectedOrigins].some((origin) => request.url().startsWith(`${origin}/`))
    if (!isKnown) errors.push(`request to ${request.url()}`)
  })
  return errors
}

/** A test in the served site. It fails on a console error, an exception, a policy violation or a request elsewhere. */
export const test = base.extend<Required<Expected> & { watched: void }>({
  expectedErrors: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors, expectedOrigins }, use) => {
      const errors = recordErrors(page, baseURL!, { expectedErrors, expectedOrigins })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A test in the built site with a server of its own, whose store the test can read. */
export const testWithStore = test.extend<{ site: BuiltSite }>({
  site: async ({ browserName: _ }, use, testInfo) => {
    const site = await startBuiltSite(testInfo.outputPath('outbox'))
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.url),
})

/** Holds back matching requests, as a slow network does, until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Opens a page before its scripts arrive. Returns a function that lets them arrive and waits until it is hydrated. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    release()
    await waitForHydration(page)
  }
}

/** Opens a page and waits until it is hydrated and idle. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until the page is hydrated, shown in its typeface and idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isReady)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Records the URLs of the following requests. */
export function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Returns the card of a service on the home page. */
export const serviceCard = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

/** Every page, from the sitemap of the built site (seo.spec.ts compares it with the required ones). */
export const allPages = [...readFileSync(`${testedSite}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
)

/** What the owner has set. */
export const settings = readEnvFiles('production', testedTree).variables

/** What the site says of the company. */
export const company = parseSiteConfig(settings, new Date())

/** Returns what `read` finds in the tree of the tested site. */
function readTree<Found>(read: () => Found): Found {
  const here = process.cwd()
  process.chdir(testedTree)
  const found = read()
  process.chdir(here)
  return found
}

export const articles = readTree(readArticles)
export const ownersServices = readTree(readServices)

/** Turns the wheel, and waits for a frame in which the page has been scrolled and told so. */
export async function scroll(page: Page, by: number) {
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, by)
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 300)))
}
