import { fakeResponseTime } from './fakeResponseTime.ts'
import { expect, test } from './siteTest.ts'

// Prevents the first frame, so that only requests made before it are seen.
test.beforeEach(({ page }) => page.addInitScript(() => (window.requestAnimationFrame = () => 0)))

for (const [line, milliseconds, path, behaviour] of [
  ['slow', 400, '/contact', 'preloads its modules before the first frame'],
  ['slow', 400, '/services/b2b-database', 'preloads nothing before the first frame'],
  ['quick', 20, '/contact', 'preloads nothing before the first frame'],
] as const) {
  test(`${behaviour} on ${path} over a ${line} connection`, async ({ page }) => {
    await fakeResponseTime(page, milliseconds)
    await page.goto(path)
    const named = await page.locator('meta[name="modules"]').getAttribute('content')
    const all = named?.split(' ') ?? []
    expect(all.length).toBeGreaterThan(1)
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(
      behaviour === 'preloads its modules before the first frame' ? all.length : 0,
    )
  })
}
