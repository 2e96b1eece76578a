// The prerendered articles and their calculators. The rules for articles are tested in scripts/articles, what a calculator
// computes and says in src/components/calculator.
import { plates } from '#illustrations/index.ts'
import { isoMonth } from '#src/pageFacts.ts'
import { readArticles } from '#scripts/articles/readArticles.ts'
import { expect, heading, openHydrated, test } from './siteTest.ts'

test('renders every article as its source says, each with its own drawing and first sentence', async ({ page }) => {
  const drawings = new Set<string>()
  const openings = new Set<string>()
  const articles = readArticles()
  await page.goto('/robots.txt')
  for (const { slug, facts, closing } of articles) {
    const { published, minutes } = facts.article
    const shown = await page.evaluate(async (url) => {
      const html = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      const find = (selector: string) => html.querySelector(selector)!
      const texts = (selector: string) => Array.from(html.querySelectorAll(selector), ({ textContent }) => textContent)
      // `textContent` joins the last word of a paragraph to the first of the next.
      const words = find('article section').parentElement!.textContent.split(/\s+/)
      const drawing = find('article [role="img"] use').getAttribute('href')!
      return {
        facts: texts('h1, article header h1 + p, article header time, article header time + span'),
        month: html.querySelector('article header time')?.getAttribute('datetime') ?? undefined,
        alternative: find('article [role="img"]').getAttribute('aria-label'),
        closing: texts('aside[aria-labelledby="closing"] :is(h2, h3, p, a[href="/contact"])'),
        drawing: await (await fetch(drawing)).text(),
        opening: find('article > div p').textContent,
        words: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
        related: Array.from(html.querySelectorAll('nav[aria-labelledby="related"] a'), (a) => a.getAttribute('href')),
      }
    }, `/blog/${slug}`)
    const dated = published === undefined ? [] : [published, `${minutes} min read`]
    expect.soft(shown, slug).toMatchObject({
      facts: expect.arrayContaining([facts.title, facts.summary, ...dated]),
      month: published && isoMonth(published),
      alternative: plates.find(({ name }) => name === slug)?.alt,
      closing: [closing.heading, closing.text, `${closing.button}: ${closing.heading}`],
    })
    // 200 to 240 words a minute, with a tolerance for the words that are joined.
    const [least, most] = minutes === undefined ? [900, 1400] : [minutes * 200, minutes * 240]
    expect.soft(shown.words, slug).toBeGreaterThanOrEqual(least * 0.93)
    expect.soft(shown.words, slug).toBeLessThanOrEqual(most)
    expect.soft(new Set(shown.related.filter((path) => path !== `/blog/${slug}`)).size, slug).toBe(3)
    drawings.add(shown.drawing)
    openings.add(shown.opening)
  }
  expect([drawings.size, openings.size]).toEqual([articles.length, articles.length])
})

test('links the table of contents of a long article to its sections', async ({ page }) => {
  await page.goto('/blog/seo-for-manufacturing')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = page.getByRole('article').locator('section > h2')
  expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts())
  await contents.nth(4).click()
  await expect(headings.nth(4)).toBeInViewport()
  // A table of contents is numbered itself.
  await page.goto('/blog/visual-branding-tips')
  await expect(page.getByRole('heading', { name: '1. Van: three words at speed' })).toBeVisible()
  await expect(contents.first()).toHaveText(/^Van: three/)
})

test('shares title and URL by the dialog of the device, and copies the URL where there is none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/blog/crm-systems')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/blog\/crm-systems$/)
  const shared = page.waitForEvent('console', (line) => line.type() === 'info')
  await page.evaluate(() =>
    Object.assign(navigator, { share: async (data: object) => console.info(JSON.stringify(data)) }),
  )
  await page.getByRole('button', { name: 'Share' }).click()
  expect(JSON.parse((await shared).text())).toEqual({ title: 'CRM Systems for Manufacturers | B2B Services', url })
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
  await expect(heading(page)).toHaveText(title)
  const navigated = await readSummaries()
  await page.reload()
  expect(navigated).toEqual(await readSummaries())
  expect(navigated.filter((text) => text !== '').length).toBeGreaterThanOrEqual(4)
})

test.describe('a calculator', () => {
  const path = '/blog/lead-generation-funnel'
  const opener = 'Work it out with your own figures'

  test('writes figures into the URL without moving the page, and shows them again after a reload', async ({ page }) => {
    await openHydrated(page, path)
    await page.getByRole('button', { name: opener }).click()
    const input = page.getByLabel('A. Orders wanted')
    await expect(input).toBeFocused()
    await input.scrollIntoViewIfNeeded()
    const position = () => page.evaluate(() => ({ scrollY, length: history.length }))
    const start = await position()
    await input.fill('')
    await input.pressSequentially('66', { delay: 30 })
    await expect(page).toHaveURL(/[?&]orders=66(&|$)/)
    await expect(input).toBeFocused()
    expect(await position()).toEqual(start)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    // The prerendered page has no figures, and hydrates without an error.
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await expect(input).toHaveValue('66')
    // The first column stays in view on a phone, over the others.
    const box = page.getByRole('region', { name: 'Your count-back', exact: true })
    await expect(box.getByRole('rowheader').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is a complete table, and offers no button', async ({ page }) => {
      for (const article of [path, '/blog/industrial-automation', '/blog/supply-chain-optimization']) {
        await page.goto(article)
        await expect(page.getByRole('table').last()).toBeVisible()
        await expect(page.getByRole('button', { name: opener })).toBeHidden()
      }
    })
  })

  test.describe('without its code', () => {
    test.use({ expectedErrors: ['Failed to load resource', 'TypeError: Failed to fetch dynamically imported module'] })

    test('says that it did not load, and keeps the table', async ({ page }) => {
      await page.route('**/assets/Calculator-*.js', (route) => route.abort())
      await openHydrated(page, path)
      await page.getByRole('button', { name: opener }).click()
      await expect(page.getByText('The calculator didn’t load.')).toBeVisible()
      await expect(page.getByRole('table', { name: 'The count-back, line by line' })).toBeVisible()
    })
  })
})
