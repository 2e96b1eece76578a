import { expect, test } from './test.ts'

test('hydrates every page without a console error or sideways scrolling on a phone', async ({ tab, site, server }) => {
  test.setTimeout(180_000)
  const sitemap = await (await fetch(`${server}/sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path || '/')
  expect(paths.length).toBeGreaterThan(30)
  await tab.resize(360, 800)
  const tooWide: [string, number][] = []
  for (const path of [...paths, '/no-such-page']) {
    await tab.goto(path)
    await tab.waitForHydration()
    const width = await tab.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) tooWide.push([path, width])
  }
  expect(site.errors).toEqual([])
  expect(tooWide).toEqual([])
})

for (const width of [320, 360, 768]) {
  test(`shows both forms without scrolling sideways at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 800)
    for (const path of ['/contact', '/free-consultation']) {
      await tab.goto(path)
      // Firefox aborts modules that are still loading when the next page is opened, and the page would load itself again.
      await tab.waitForHydration()
      expect(await tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
    }
  })
}
