// What the client of sessions does is tested in src/api/sessionClient.test.ts; here, whether its code is loaded (D18).
import { expect, openHydrated, recordRequests, test } from './siteTest.ts'

/** An expired session of an earlier visit. */
const over = {
  access_token: 'access 0',
  refresh_token: 'refresh 0',
  expires_at: 1,
  expires_in: 3_600,
  user: { id: 'jana', factors: [] },
}

test('loads no client without a session, nor for one that cannot be read, which stays in storage', async ({ page }) => {
  for (const session of [undefined, '{"access_token":']) {
    if (session) await page.evaluate((text) => localStorage.setItem('session', text), session)
    const requested = recordRequests(page)
    await openHydrated(page, '/contact')
    await page.waitForLoadState('networkidle')
    // What cannot be read may be a session, so the flow is loaded to judge it.
    expect(requested.filter((url) => (session ? /\/sessionClient/ : /session/i).test(url))).toEqual([])
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
  await Promise.all([page.goto('/'), other.goto('/contact')])
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('session'))).toContain('access 1')
    await tab.waitForLoadState('networkidle')
  }
  expect(sent).toEqual([{ refresh_token: 'refresh 0' }])
})
