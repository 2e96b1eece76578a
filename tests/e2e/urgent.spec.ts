import { arriveAfter } from './arriveAfter.ts'
import { expect, test } from './site.ts'

// As if the browser were still about to draw the first frame.
test.beforeEach(({ page }) => page.addInitScript(() => (window.requestAnimationFrame = () => 0)))

for (const [line, milliseconds, path, asked] of [
  ['slow', 400, '/contact', 'its modules are asked for before the first frame'],
  ['slow', 400, '/services/b2b-database', 'nothing is asked for before the first frame'],
  ['quick', 20, '/contact', 'nothing is asked for before the first frame'],
] as const) {
  test(`on a ${line} line, of ${path} ${asked}`, async ({ page }) => {
    await arriveAfter(page, milliseconds)
    await page.goto(path)
    const named = await page.locator('meta[name="modules"]').getAttribute('content')
    const all = named?.split(' ') ?? []
    expect(all.length).toBeGreaterThan(1)
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(asked.startsWith('its') ? all.length : 0)
  })
}
