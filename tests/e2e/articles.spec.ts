// The prerendered articles and their calculators. The rules for articles are tested in scripts/texts, what a calculator
// computes and says in src/calculator.
import { isoMonth } from '#src/content/pageFacts.ts'
import { readArticles } from '#scripts/texts/readTexts.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test('renders every article as its source says, with its own drawing and three others to read', async ({ page }) => {
  await page.goto('/robots.txt')
  for (const {
    slug,
    facts,
    props,
    drawing: { alt },
  } of readArticles()) {
    const { closing } = props
    const { published, minutes, checked } = facts.article
    const shown = await page.evaluate(async (url) => {
      const html = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      const texts = (selector: string) => Array.from(html.querySelectorAll(selector), ({ textContent }) => textContent)
      const drawing = html.querySelector('article [role="img"]')!
      return {
        facts: texts('h1, article header h1 + p, article header time, article header time ~ span'),
        checked: html.body.textContent.match(/(?<=Since this was written)Checked \w+ \d{4}/)?.[0],
        month: html.querySelector('article header time')?.getAttribute('datetime') ?? undefined,
        alternative: drawing.getAttribute('aria-label'),
        drawing: drawing.querySelector('use')!.getAttribute('href'),
        closing: texts('aside[aria-labelledby="closing"] :is(h2, h3, p, a[href="/contact"])'),
        current: texts('nav[aria-label="Contents"] [aria-current]'),
        related: Array.from(html.querySelectorAll('nav[aria-labelledby="related"] a'), (a) => a.getAttribute('href')),
      }
    }, `/blog/${slug}`)
    const dated = published === undefined ? [] : [published, ' · ', `${minutes} min read`]
    expect.soft(shown, slug).toMatchObject({
      facts: expect.arrayContaining([facts.title, facts.summary, ...dated]),
      checked: checked && `Checked ${checked}`,
      month: published && isoMonth(published),
      alternative: alt,
      drawing: expect.stringContaining(`/${slug}-`),
      closing: [closing.heading, closing.text, closing.button],
      current: [],
    })
    expect.soft(new Set(shown.related.filter((path) => path !== `/blog/${slug}`)).size, slug).toBe(3)
  }
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

test('leads from below the summary to a calculator, and marks its section in the contents', async ({ page }) => {
  const having: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/robots.txt')
  for (const { slug, source } of readArticles()) {
    const html = await (await page.request.get(`/blog/${slug}`)).text()
    const isThere = /^<\w+Calculator \/>$/m.test(source)
    expect(html.includes('href="#calculator"') || html.includes(`href="/blog/${slug}#calculator"`), slug).toBe(isThere)
    if (isThere) having.push(slug)
  }
  expect(having.length).toBeGreaterThan(0)
  for (const slug of having) {
    await openHydrated(page, `/blog/${slug}`)
    const link = page.getByRole('link', { name: 'Calculator: work it out with your own figures' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    const open = page.getByRole('button', { name: 'Work it out with your own figures' })
    await expect(open).toBeInViewport({ ratio: 1 })
    // Clear of the bar of the contents.
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const bar = (await contents.boundingBox())!
    expect((await open.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    await contents.getByText('Contents').and(page.locator('summary')).click()
    const marked = contents.getByRole('link').filter({ hasText: /Calculator$/ })
    await expect(marked).toHaveCount(1)
    const section = await page.locator('section[id]', { has: open }).getAttribute('id')
    await expect(marked).toHaveAttribute('href', new RegExp(`#${section}$`))
  }
})

test('keeps the page in place while figures are typed into a calculator, and shows them after a reload', async ({
  page,
}) => {
  const path = '/blog/lead-generation-funnel'
  await openHydrated(page, path)
  await page.getByRole('button', { name: 'Work it out with your own figures' }).click()
  const input = page.getByLabel('A. Orders wanted')
  await expect(input).toBeFocused()
  await input.scrollIntoViewIfNeeded()
  const start = await page.evaluate(() => scrollY)
  await input.fill('')
  await input.pressSequentially('66', { delay: 30 })
  await expect(page).toHaveURL(/[?&]orders=66(&|$)/)
  await expect(input).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(start)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  // The prerendered page has no figures, and hydrates without an error.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.reload()
  await expect(input).toHaveValue('66')
  // The first column stays in view on a phone, over the others.
  const box = page.getByRole('region', { name: 'Your count-back', exact: true })
  await expect(box.getByRole('rowheader').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // Its results are as wide as its frame, not as the drawing.
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})
