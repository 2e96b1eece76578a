import { isoMonth } from '#src/pageFacts.ts'
import { readArticles } from '#scripts/articles/readArticles.ts'
import { articlePaths, expect, openHydrated, test } from './siteTest.ts'

const drawn = new Set<string>()
const openings = new Set<string>()

test.describe.configure({ mode: 'serial' })

for (const { slug, facts, closing } of readArticles()) {
  const { published, minutes } = facts.article

  test(`renders ${slug} as its source says`, async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('article')
    const header = article.locator('header')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.title)
    await expect(header.getByText(facts.summary, { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

    if (published === undefined) {
      await expect(header.locator('time')).toHaveCount(0)
      await expect(header.getByText('min read')).toHaveCount(0)
    } else {
      await expect(header.locator('time')).toHaveText(published)
      await expect(header.locator('time')).toHaveAttribute('datetime', isoMonth(published))
      await expect(header.getByText(`${minutes} min read`, { exact: true })).toBeVisible()
    }

    const plate = article.getByRole('img').first()
    const alt = (await plate.getAttribute('aria-label')) ?? ''
    expect(alt.split(' ').length).toBeGreaterThanOrEqual(8)
    const href = (await plate.locator('use').getAttribute('href')) ?? ''
    drawn.add(await (await page.request.get(href)).text())

    const prose = article.locator('section')
    expect(await prose.count()).toBeGreaterThanOrEqual(3)
    await expect(prose.locator('ul, ol').first()).toBeVisible()
    const words = await article.evaluate((element) => {
      const body = element.querySelector('section')?.parentElement
      return (body?.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    })
    // 200 to 240 words a minute.
    const [minWords, maxWords] = minutes === undefined ? [900, 1400] : [minutes * 200, minutes * 240]
    // `textContent` joins the last word of a paragraph to the first of the next, so the lower limit has a tolerance.
    expect(words).toBeGreaterThanOrEqual(minWords * 0.93)
    expect(words).toBeLessThanOrEqual(maxWords)
    openings.add(await article.locator(':scope > div p').first().innerText())

    const box = article.getByRole('complementary', { name: closing.heading })
    await expect(box.getByText(closing.text, { exact: true })).toBeVisible()
    await expect(box.getByRole('link', { name: closing.button })).toHaveAttribute('href', '/contact')

    const related = page.getByRole('navigation', { name: 'Read next' }).getByRole('link')
    await expect(related).toHaveCount(3)
    for (const link of await related.all()) expect(await link.getAttribute('href')).not.toBe(`/blog/${slug}`)
  })
}

test('uses each image and first sentence once', () => {
  expect(drawn.size).toBe(articlePaths.length)
  expect(openings.size).toBe(articlePaths.length)
})

test('links the table of contents of a long article to its sections', async ({ page }) => {
  await page.goto('/blog/seo-for-manufacturing')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = page.getByRole('article').locator('section > h2')
  expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts())
  await contents.nth(4).click()
  await expect(headings.nth(4)).toBeInViewport()
  expect(new URL(page.url()).hash.length).toBeGreaterThan(5)
})

test('leaves the numbers of headings out of the numbered table of contents', async ({ page }) => {
  await page.goto('/blog/visual-branding-tips')
  await expect(page.getByRole('heading', { name: '1. Van: three words at speed' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toHaveText(/^Van: three/)
})

test('copies the URL when the device has no share dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/blog/crm-systems')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/crm-systems$/)
})

test('passes title and URL to the share dialog of the device', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })) })
  })
  await openHydrated(page, '/blog/crm-systems')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
    .toEqual({
      title: 'CRM Systems for Manufacturers | B2B Services',
      url: expect.stringMatching(/\/blog\/crm-systems$/),
    })
})

test('shows the same summaries after a client navigation as on the prerendered page', async ({ page }) => {
  const related = page.getByRole('navigation', { name: 'Read next' }).getByRole('listitem')
  const readSummaries = async () => [
    await page.getByRole('article').locator('h1 + p').innerText(),
    ...(await related.getByRole('paragraph').allInnerTexts()),
  ]
  await openHydrated(page, '/blog/crm-systems')
  const link = related.getByRole('link').first()
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const navigated = await readSummaries()
  await page.reload()
  expect(navigated).toEqual(await readSummaries())
  expect(navigated.length).toBeGreaterThanOrEqual(4)
  for (const text of navigated) expect(text).not.toBe('')
})

test('loads no summary of an article on the home page', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const [, summary] = /name="description" content="([^"]{20})/.exec(
    await (await page.request.get('/blog/crm-systems')).text(),
  )!
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(script).not.toContain(summary)
})

test('returns 404 for an article index', async ({ page }) => {
  const answer = await page.request.get('/blog')
  expect(answer.status()).toBe(404)
})
