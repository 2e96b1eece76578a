// What the client of sessions does is tested in src/api/sessionClient.test.ts; here, when its code is loaded (D18).
import { expect, openHydrated, recordRequests, test } from './siteTest.ts'

const over = {
  access_token: 'access 0',
  refresh_token: 'refresh 0',
  expires_at: 1,
  expires_in: 3_600,
  user: { id: 'jana' },
}

test('loads the client of sessions only if one is stored that can be read', async ({ context, page }) => {
  const sent: unknown[] = []
  await context.route(/auth.v1.token/, async (route) => {
    sent.push(route.request().postDataJSON())
    const session = { ...over, refresh_token: 'refresh 1', expires_at: Math.floor(Date.now() / 1000) + 3_600 }
    await route.fulfill({ json: session })
  })
  const requested = recordRequests(page)
  for (const session of [undefined, '{"access_token":', JSON.stringify(over)]) {
    if (session) await page.evaluate((text) => localStorage.setItem('session', text), session)
    await openHydrated(page, '/contact')
    await page.waitForLoadState('networkidle')
    const loaded = requested.splice(0).filter((url) => (session ? /\/sessionClient/ : /session/i).test(url))
    expect(loaded).toHaveLength(session?.endsWith('}') ? 1 : 0)
  }
  expect(sent).toEqual([{ refresh_token: 'refresh 0' }])
  expect(await page.evaluate(() => localStorage.getItem('session'))).toContain('refresh 1')
})
