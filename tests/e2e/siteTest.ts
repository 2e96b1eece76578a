import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Console errors and exceptions that a test expects, by the start of their text. */
  expectedErrors: string[]
  /** Other origins that the page may request. */
  expectedOrigins: string[]
  watched: void
}

/** A test in the served site. It fails on a console error, an exception, a policy violation or a request elsewhere. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors, expectedOrigins }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !expectedErrors.some((start) => text.startsWith(start))) errors.push(text)
      })
      page.on('pageerror', (error) => {
        if (!expectedErrors.some((start) => String(error).startsWith(start))) errors.push(String(error))
      })
      page.on('request', (request) => {
        const known = [baseURL, ...expectedOrigins].some((origin) => request.url().startsWith(`${origin}/`))
        if (!known) errors.push(`request to ${request.url()}`)
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Delays the page's scripts, as a slow network does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until React has hydrated every boundary of the page and is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main', 'header', 'footer', 'form'].every((name) =>
      [...document.querySelectorAll(name)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    ),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Every page, from the sitemap of the built site (seo.spec.ts compares it with the required ones). */
export const allPages = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
)

/** Every article. */
export const articlePaths = allPages.filter((path) => path.startsWith('/blog/'))

/** Every page except the articles and the not-found page. */
export const pages = allPages.filter((path) => !articlePaths.includes(path))
