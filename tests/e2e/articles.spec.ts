import { plates } from '#illustrations/index.ts'
import { isoMonth } from '#src/pageFacts.ts'
import { readArticles } from '#scripts/articles/readArticles.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test('renders every article as its source says, each with its own drawing and first sentence', async ({ page }) => {
  const drawings = new Set<string>()
  const openings = new Set<string>()
  const articles = readArticles()
  await page.goto('/robots.txt')
  for (const { slug, facts, closing } of articles) {
    const { published, minutes } = facts.article
    const shown = await page.evaluate(async (url) => {
      const html = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      const article = html.querySelector('article')!
      const text = (selector: string, from: ParentNode = html) => from.querySelector(selector)?.textContent
      const plate = article.querySelector('[role="img"]')
      const use = plate?.querySelector('use')?.getAttribute('href') ?? ''
      const box = article.querySelector('aside[aria-labelledby="closing"]')
      return {
        title: text('h1'),
        summary: text('header h1 + p', article),
        month: text('header time', article),
        datetime: article.querySelector('header time')?.getAttribute('datetime') ?? undefined,
        minutes: text('header time + span', article),
        alternative: plate?.getAttribute('aria-label'),
        drawing: await (await fetch(use)).text(),
        sections: article.querySelectorAll('section').length,
        lists: article.querySelectorAll('section :is(ul, ol)').length,
        // `textContent` joins the last word of a paragraph to the first of the next.
        words: Array.from(article.querySelectorAll('section'), ({ parentElement }) => parentElement!)
          .slice(0, 1)
          .flatMap(({ textContent }) => textContent.split(/\s+/))
          .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
        opening: text(':scope > div p', article) ?? '',
        closing: [text('h2, h3', box!), text('p', box!), text('a', box!)],
        target: box?.querySelector('a')?.getAttribute('href'),
        related: Array.from(html.querySelectorAll('nav[aria-labelledby="related"] a'), (link) =>
          link.getAttribute('href'),
        ),
      }
    }, `/blog/${slug}`)
    expect.soft(shown, slug).toMatchObject({
      title: facts.title,
      summary: facts.summary,
      month: published,
      datetime: published && isoMonth(published),
      minutes: minutes && `${minutes} min read`,
      closing: [closing.heading, closing.text, `${closing.button}: ${closing.heading}`],
      target: '/contact',
      alternative: plates.find(({ name }) => name === slug)?.alt,
    })
    expect.soft(shown.sections, slug).toBeGreaterThanOrEqual(3)
    expect.soft(shown.lists, slug).toBeGreaterThan(0)
    // 200 to 240 words a minute, with a tolerance for the words that are joined.
    const [least, most] = minutes === undefined ? [900, 1400] : [minutes * 200, minutes * 240]
    expect.soft(shown.words, slug).toBeGreaterThanOrEqual(least * 0.93)
    expect.soft(shown.words, slug).toBeLessThanOrEqual(most)
    expect.soft(new Set(shown.related.filter((path) => path !== `/blog/${slug}`)).size, slug).toBe(3)
    drawings.add(shown.drawing)
    openings.add(shown.opening)
  }
  expect(drawings.size).toBe(articles.length)
  expect(openings.size).toBe(articles.length)
})

test('links the table of contents of a long article to its sections', async ({ page }) => {
  await page.goto('/blog/seo-for-manufacturing')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = page.getByRole('article').locator('section > h2')
  expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts())
  await contents.nth(4).click()
  await expect(headings.nth(4)).toBeInViewport()
  expect(new URL(page.url()).hash.length).toBeGreaterThan(5)
  // A table of contents is numbered itself.
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
