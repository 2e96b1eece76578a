import { brokenWords } from './brokenWords.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper stands what can be read there: no button, no form, no way to another page', async ({ page }) => {
  for (const path of ['/', '/contact', '/free-consultation', '/services/b2b-database', '/blog/crm-systems']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('info@b2b-services.example')).toBeVisible()
    const left = page.locator('button, form, nav, input, a[class*="primary"], a[class*="secondary"]')
    expect(
      await left.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML)),
    ).toEqual([])
  }
})

test('on paper no table of an article is wider than the page, and no word of it is broken', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 673, height: 900 })
  await page.goto('/blog/international-market-expansion')
  const table = page.getByRole('table')
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0)
  expect(await brokenWords(table)).toEqual([])
})
