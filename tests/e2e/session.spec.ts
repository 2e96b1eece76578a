import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './siteTest.ts'

/** An expired session of an earlier visit. */
const over = {
  access_token: 'access 0',
  refresh_token: 'refresh 0',
  expires_at: 1,
  expires_in: 3_600,
  user: { id: 'jana', factors: [] },
}

const recordScripts = (page: Page) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  return scripts
}

const stored = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? 'null') as typeof over | null)?.access_token)

for (const path of ['/', '/contact']) {
  test(`does not load the session client on ${path} without a session`, async ({ page }) => {
    const scripts = recordScripts(page)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((name) => /session/i.test(name))).toEqual([])
  })
}

test('bundles the session client in a chunk that no page preloads', async () => {
  const assets = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'))
  const holding = []
  for (const name of assets)
    if ((await readFile(`dist/assets/${name}`, 'utf8')).includes('GoTrueClient')) holding.push(name)
  expect(holding).toHaveLength(1)
  expect(holding[0]).toMatch(/^sessionClient-/)
  const pages = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const name of pages) expect(await readFile(`dist/${name}`, 'utf8'), name).not.toMatch(/assets\/session/)
})

test('refreshes an expired session once for two tabs', async ({ context, page }) => {
  await page.goto('/robots.txt')
  await page.evaluate((session) => localStorage.setItem('session', JSON.stringify(session)), over)
  const sent: unknown[] = []
  await context.route(/auth.v1.token/, async (route) => {
    sent.push(route.request().postDataJSON())
    await new Promise((answered) => setTimeout(answered, 500))
    const expires_at = Math.floor(Date.now() / 1000) + 3_600
    await route.fulfill({ json: { ...over, access_token: 'access 1', refresh_token: 'refresh 1', expires_at } })
  })
  const other = await context.newPage()
  const scripts = recordScripts(page)
  await Promise.all([page.goto('/'), other.goto('/contact')])
  for (const tab of [page, other]) await expect.poll(() => stored(tab)).toBe('access 1')
  await other.waitForLoadState('networkidle')
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([{ refresh_token: 'refresh 0' }])
  expect(scripts.filter((name) => name.startsWith('sessionClient-'))).toHaveLength(1)
})

test.describe('an unreadable session', () => {
  test('stays in storage unchanged, and the page works', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('session', '{"access_token":'))
    const scripts = recordScripts(page)
    await openHydrated(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((name) => name.startsWith('sessionClient-'))).toEqual([])
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })
})
