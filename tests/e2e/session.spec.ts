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

test('loads no client without a session, nor for one that cannot be read, which stays in storage', async ({ page }) => {
  for (const session of [undefined, '{"access_token":']) {
    if (session) await page.evaluate((text) => localStorage.setItem('session', text), session)
    const scripts = recordScripts(page)
    await openHydrated(page, '/contact')
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    // What cannot be read may be a session, so the flow is loaded to judge it.
    expect(scripts.filter((name) => (session ? /^sessionClient/ : /session/i).test(name))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBe(session ?? null)
  }
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
