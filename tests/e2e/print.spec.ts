// What is printed. pages.spec.ts tests what holds for every page.
import { formNames, forms } from '#contract/forms.ts'
import { accept, send } from './forms.ts'
import { brokenWords } from './readPage.ts'
import { expect, openHydrated, test } from './siteTest.ts'

// A4 without margins.
test.use({ viewport: { width: 673, height: 986 } })
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('prints of a form what it says of what was sent, and nothing of an unsent one', async ({ page }) => {
  for (const name of formNames) {
    await page.route('**/functions/v1/*', accept)
    await openHydrated(page, forms[name].pages[0])
    const form = page.getByRole('form')
    const heading = page.locator('h2', { has: page.locator('xpath=following-sibling::form') })
    await expect(heading).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await send(page, name)
    await expect(form.getByRole('definition').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(form.getByRole('definition').first()).toBeVisible()
    await expect(form.getByRole('button')).toBeHidden()
    await expect(form.getByRole('textbox').first()).toBeHidden()
    // No empty field below what was sent.
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    expect(await form.evaluate(bottom)).toBeCloseTo(await form.locator('section').evaluate(bottom), 0)
  }
})

test('prints the comparison without the link to the call', async ({ page }) => {
  await openHydrated(page, '/more-information')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Try a call')).toBeHidden()
})

test('fits the tables of an article without breaking words', async ({ page }) => {
  await page.goto('/blog/international-market-expansion')
  const tables = await page.getByRole('table').all()
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) {
    expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0)
    expect(await brokenWords(table)).toEqual([])
  }
})
