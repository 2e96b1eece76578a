import { expect, openHydrated, test } from './siteTest.ts'

for (const path of ['/contact', '/services/b2b-database'])
  test(`requests no module of ${path} before the first frame`, async ({ page }) => {
    // Prevents the frame, so that only requests made before it are seen.
    await page.addInitScript(() => (window.requestAnimationFrame = () => 0))
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await expect(page.locator('meta[name="modules"]')).toHaveAttribute('content', /main-.* /)
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0)
    expect(scripts).toEqual([])
  })

test('requests all modules of a page at once after the frame', async ({ page }) => {
  await openHydrated(page, '/contact')
  const content = await page.locator('meta[name="modules"]').getAttribute('content')
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(content?.split(' ').length ?? 0)
})
