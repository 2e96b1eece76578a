import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './siteTest.ts'

/** Changes a file between the host and the visitor. */
const tamper = (page: Page, file: RegExp) =>
  page.route(file, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n/* changed */` })
  })

const link = /<link rel="deferred-module" href="([^"]+)" data-integrity="([^"]+)"/g

test('declares an integrity hash for the modules of every page', async () => {
  let pages = 0
  for await (const name of glob('dist/**/*.html')) {
    const html = await readFile(name, 'utf8')
    const links = [...html.matchAll(link)]
    for (const [, file, integrity] of links) {
      const hash = createHash('sha256').update(await readFile(`dist${file}`))
      expect(integrity, `${name}: ${file}`).toBe(`sha256-${hash.digest('base64')}`)
    }
    expect(links.length, name).toBeGreaterThan(0)
    pages += 1
  }
  expect(pages).toBeGreaterThan(38)
})

test('fetches each file of a page once and hydrates', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHydrated(page, '/contact')
  const files = fetched.filter((path) => path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(3)
  expect(files).toEqual([...new Set(files)])
})

test.describe('with a changed script', () => {
  test.use({
    expectedErrors: [
      "Failed to find a valid digest in the 'integrity' attribute",
      'TypeError: Failed to fetch dynamically imported module',
    ],
  })

  test('does not execute it, and the page stays readable', async ({ page }) => {
    await tamper(page, /\/assets\/main-[\w-]+\.js$/)
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto('/contact')
    expect((await refused).text()).toContain('/assets/main-')
    // The page has been reloaded once by then, without success.
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'none')
    const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
    expect(await page.evaluate(isAlive)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
