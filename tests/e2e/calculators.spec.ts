import { expect, openHydrated, test } from './siteTest.ts'

const shared = '/blog/lead-generation-funnel?orders=100&inquiries=1000&qualified=500&quoted=400&ordered=50&hours=2'

const paths = ['/blog/lead-generation-funnel', '/blog/industrial-automation', '/blog/supply-chain-optimization']

test('works with the visitor’s figures, without moving the page or sending anything', async ({ page }) => {
  await openHydrated(page, paths[0]!)
  await page.getByRole('button', { name: 'Work it out with your own figures' }).click()
  const box = page.getByRole('region', { name: 'Your count-back', exact: true })
  await expect(box.getByRole('spinbutton').first()).toBeFocused()
  const [input, result] = [page.getByLabel('A. Orders wanted'), box.getByRole('status')]
  await input.scrollIntoViewIfNeeded()
  const before = await result.textContent()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  // Chromium requests the icon again when the URL changes, and the page prefetches the code of links.
  page.on('request', (request) => /\/icon\.svg$|\/assets\//.test(request.url()) || sent.push(request.url()))
  const position = () => page.evaluate(() => ({ scrollY, length: history.length }))
  const start = await position()
  await input.fill('')
  await input.pressSequentially('66', { delay: 30 })
  await expect(page).toHaveURL(/[?&]\w+=66(&|$)/)
  await expect(result).not.toHaveText(before!)
  await expect(input).toBeFocused()
  expect(await position()).toEqual(start)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${paths[0]}$`))
  expect(sent).toEqual([])
})

test('a shared URL shows its figures again, also after a reload', async ({ page }) => {
  await openHydrated(page, shared)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(page.getByLabel('A. Orders wanted')).toHaveValue('100')
    await expect(page.getByText('100 orders need 2,000 inquiries and 800 extra hours of engineering.')).toBeVisible()
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The first column stays in view on a phone, over the others.
  await page.setViewportSize({ width: 360, height: 800 })
  const box = page.getByRole('region', { name: 'Your count-back', exact: true })
  await expect(box).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(box.getByRole('rowheader').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the worked table is complete without script, and offers no button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('table').last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Work it out with your own figures' })).toBeHidden()
  }
  await context.close()
})

test.describe('without its code', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'TypeError: Failed to fetch dynamically imported module'] })

  test('says that the calculator did not load, and keeps the table', async ({ page }) => {
    await page.route('**/assets/Calculator-*.js', (route) => route.abort())
    await openHydrated(page, '/blog/lead-generation-funnel')
    await page.getByRole('button', { name: 'Work it out with your own figures' }).click()
    await expect(page.getByText('The calculator didn’t load.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'The count-back, line by line' })).toBeVisible()
  })
})
