import { brokenWords } from './brokenWords.ts'
import { articlePaths, expect, test } from './siteTest.ts'

test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('prints a short page on one sheet', async ({ page }) => {
  for (const path of ['/contact', '/free-consultation', '/no/such-page']) {
    await page.goto(path)
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(1)
    }
  }
})

test('fits article tables on the page without breaking words', async ({ page }) => {
  // The width of A4 without margins.
  await page.setViewportSize({ width: 673, height: 900 })
  await page.goto('/blog/international-market-expansion')
  const table = page.getByRole('table')
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0)
  expect(await brokenWords(table)).toEqual([])
})

test('prints the closing checklist of an article on one page, with boxes to tick', async ({ page }) => {
  // A4 without margins.
  await page.setViewportSize({ width: 673, height: 986 })
  let lists = 0
  for (const path of articlePaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const list = page.locator('article section:last-of-type > ul')
    if ((await list.count()) === 0) continue
    lists += 1
    const { inside, height, boxes, items } = await list.evaluate((element) => ({
      inside: getComputedStyle(element.parentElement!).breakInside,
      height: element.parentElement!.getBoundingClientRect().height,
      boxes: [...element.children].filter((item) => parseFloat(getComputedStyle(item, '::before').borderTopWidth) > 0)
        .length,
      items: element.children.length,
    }))
    expect.soft(inside, path).toBe('avoid')
    expect.soft(height, path).toBeLessThan(986)
    expect.soft(boxes, path).toBe(items)
  }
  expect(lists).toBeGreaterThan(15)
})
