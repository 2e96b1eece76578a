import type { Page } from '@playwright/test'
import { expect, pages, test, waitForHydration } from './siteTest.ts'

/** Returns the text of a page's main part without forms: a form shows its fields only where scripts run. */
const readableText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main: HTMLElement) => {
    for (const element of main.querySelectorAll('form, .scripted-only')) element.remove()
    return main.innerText
  })

for (const path of pages) {
  test(`renders the same content on ${path} with and without JavaScript`, async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const plain = await context.newPage()
    const response = await plain.goto(path)
    expect(response?.status()).toBe(200)
    await expect(plain.locator('h1')).toHaveCount(1)
    await expect(plain.locator('main h1')).toBeVisible()
    await expect(plain.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`))
    const text = await readableText(plain)
    // The text of /contact is mostly its form.
    expect(text.length).toBeGreaterThan(path === '/contact' ? 300 : 400)
    await context.close()

    await page.goto(path)
    await waitForHydration(page)
    expect(await readableText(page)).toBe(text)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('gives every page a unique title and description within the length limits', async ({ request }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    const [title] = [...html.matchAll(/<title>([^<]+) \| B2B Services<\/title>/g)].map(([, text]) => text ?? '')
    const [description] = [...html.matchAll(/<meta name="description" content="([^"]+)"/g)].map(
      ([, text]) => text ?? '',
    )
    expect(title, path).toBeTruthy()
    expect(description?.length, path).toBeGreaterThan(50)
    expect(description?.length, path).toBeLessThan(170)
    titles.add(title ?? '')
    descriptions.add(description ?? '')
  }
  expect(titles.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test('resolves every link and file without a redirect', async ({ request }) => {
  const named = new Set<string>()
  const targets = new Set<string>()
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
      named.add(address.replace(/#.*/, ''))
      if (address.includes('#') && !address.startsWith('/illustrations/')) targets.add(address)
    }
  }
  expect(named).toContain('/free-consultation')
  for (const address of named) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
  }
  for (const address of targets) {
    const [file = '', id] = address.split('#')
    expect(await (await request.get(file)).text(), address).toContain(`id="${id}"`)
  }
})

test('uses only class names that the stylesheets define', async ({ request }) => {
  for (const path of pages)
    expect(await (await request.get(path)).text(), path).not.toMatch(/class="[^"]*\bundefined\b/)
})

test('links every page from the home page', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const path of pages) expect(html).toContain(`href="${path}"`)
})

test('starts every other page with a link to the home page', async ({ request }) => {
  for (const path of pages.filter((path) => path !== '/')) {
    const html = await (await request.get(path)).text()
    expect(/<a [^>]*href="\/"[^>]*>(<svg.*?<\/svg>)?Back to Home<\/a>.*<h1/.test(html), path).toBe(true)
  }
})

test('makes no third-party request, sets no cookie and has no inline style', async ({ page, context }) => {
  for (const path of ['/', '/contact', '/services/advanced-chat-system']) {
    const response = await page.goto(path)
    expect(await response?.text()).not.toMatch(/ style="/)
  }
  expect(await context.cookies()).toEqual([])
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

  test('returns status 404 with a link home, and logs its path', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    await expect.poll(() => logged.some((text) => text.includes('/no/such-page') && text.includes('404:'))).toBe(true)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Professional B2B services/)
  })
})
