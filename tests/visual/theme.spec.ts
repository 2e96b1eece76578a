import { expect, openStory, test } from './storybook.ts'

test('shows the name, icon, colors and typeface of the site', async ({ page }) => {
  await openStory(page, 'site-button--rest')
  await expect(page).toHaveTitle('Site / Button - Button ⋅ B2B Services')
  await page.getByRole('button', { name: 'Header', exact: true }).click()
  await expect(page).toHaveTitle(/^Site \/ Header.* ⋅ B2B Services$/)
  await expect(page.getByRole('link', { name: 'B2B Services', exact: true })).toBeVisible()
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  expect(await (await page.request.get(icon!)).text()).toContain('#b93e0a')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', 'rgb(247, 246, 242)')
  await expect(body).toHaveCSS('font-family', /^"?Archivo"?,/)
  const loaded = await page.evaluate(async () => (await document.fonts.load('1em Archivo')).map((f) => f.status))
  expect(loaded).toContain('loaded')
})
