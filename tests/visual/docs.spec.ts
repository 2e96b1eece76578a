import { expect, test } from './storybook.ts'

test('documents the properties of a component, and none of its story, with their comments', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=form-field--docs')
  await expect(page.getByRole('row', { name: /^error/ })).toContainText('The error, which says what to enter.')
  await expect(page.getByRole('row', { name: /^control/ })).toHaveCount(0)
})

test('keeps the labels of the stories on a docs page apart', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=form-field--docs')
  await expect(page.getByLabel('Company', { exact: true }).nth(5)).toBeVisible()
  const ids = await page.locator('input[id]').evaluateAll((inputs) => inputs.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('leaves the focus to one story of a docs page, so its tooltip stays open', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=site-tooltip--docs')
  const frame = page.locator('iframe').last()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByRole('tooltip')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Icons without a tooltip', 'Tooltip of the phone'])
})
