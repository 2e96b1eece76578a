import { brokenWords } from './brokenWords.ts'
import { expect, test } from './siteTest.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('hides buttons, forms and navigation', async ({ page }) => {
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

test('fits article tables on the page without breaking words', async ({ page }) => {
  // The width of A4 without margins.
  await page.setViewportSize({ width: 673, height: 900 })
  await page.goto('/blog/international-market-expansion')
  const table = page.getByRole('table')
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0)
  expect(await brokenWords(table)).toEqual([])
})
