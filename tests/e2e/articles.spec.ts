// The prerendered articles, their contents and calculators. The rules for articles are tested in scripts/texts, what a calculator
// computes and says in src/calculator.
import type { Page } from '@playwright/test'
import { isoDate } from '#src/content/pageFacts.ts'
import { articles, company, expect, openHydrated, scroll, test } from './siteTest.ts'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('renders every article as its source says, with its own drawing and three others to read', async ({ page }) => {
  await page.goto('/robots.txt')
  for (const {
    slug,
    facts,
    props,
    drawing: { alt },
  } of articles) {
    const { closing, service } = props
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
        service: html.querySelector('article header p a')!.getAttribute('href'),
        drawing: drawing.querySelector('use')!.getAttribute('href'),
        closing: texts('aside[aria-labelledby="closing"] :is(h2, .lead, a)'),
        current: texts('nav[aria-label="Contents"] [aria-current]'),
        related: Array.from(html.querySelectorAll('nav[aria-labelledby="related"] a'), (a) => a.getAttribute('href')),
      }
    }, `/blog/${slug}`)
    const dated = published === undefined ? [] : [published, ' · ', `${minutes} min read`]
    expect.soft(shown, slug).toMatchObject({
      facts: expect.arrayContaining([facts.title, facts.summary, ...dated]),
      checked: checked && `Checked ${checked}`,
      month: published && isoDate(published),
      alternative: alt,
      service: `/services/${service}`,
      drawing: expect.stringContaining(`/${slug}-`),
      closing: [closing.heading, closing.text, closing.button, expect.stringMatching(/^More about /)],
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
  expect(JSON.parse((await shared).text())).toEqual({ title: `CRM Systems for Manufacturers | ${company.name}`, url })
})

test('leads from below the summary to a calculator, and marks its section in the contents', async ({ page }) => {
  const having: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/robots.txt')
  for (const { slug, source } of articles) {
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
    const contents = contentsOf(page)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('keeps the contents of a long article in view, which close over the section that they lead to', async ({
    page,
  }) => {
    await openHydrated(page, '/blog/crm-systems')
    await scroll(page, 4000)
    // A section, and the closing box.
    for (const name of ['Stages proved by documents', 'Feed Your CRM Good Data']) {
      const before = await page.evaluate(() => scrollY)
      await contentsOf(page).getByText('Contents').and(page.locator('summary')).click()
      const link = contentsOf(page).getByRole('link', { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await link.click()
      await expect(link).toBeHidden()
      const section = page.getByRole('heading', { name })
      await expect(section).toBeInViewport({ ratio: 1 })
      const bar = (await contentsOf(page).boundingBox())!
      expect((await section.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
      await expect(contentsOf(page)).toBeInViewport({ ratio: 1 })
    }
  })

  test('keeps the result of a calculator in view, beside the field in which the visitor types', async ({ page }) => {
    for (const article of ['lead-generation-funnel', 'industrial-automation', 'supply-chain-optimization']) {
      await openHydrated(page, `/blog/${article}`)
      await page.getByRole('button', { name: 'Work it out with your own figures' }).click()
      const fields = page.getByRole('article').getByRole('spinbutton')
      await expect(fields.first()).toBeFocused()
      const result = page.getByRole('article').getByRole('status').filter({ hasText: /\d/ })
      for (const field of [...(await fields.all()), ...(await fields.all()).toReversed()]) {
        await field.focus()
        await expect(result).toBeInViewport({ ratio: 1 })
        const [box, resultBox] = [(await field.boundingBox())!, (await result.boundingBox())!]
        expect(box.y, article).toBeGreaterThanOrEqual(resultBox.y + resultBox.height)
      }
    }
  })
})

test('scrolls the page by a wheel over the contents', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/blog/crm-systems')
  await scroll(page, 500)
  await contentsOf(page).hover()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000)
})

test('keeps the contents beside a long article, marks the section that is read, and lets nothing reach into them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const article of [
    'crm-systems',
    'chatbot-implementation',
    'video-marketing',
    'email-marketing-best-practices',
  ]) {
    await openHydrated(page, `/blog/${article}`)
    const contents = contentsOf(page)
    const entries = contents.getByRole('listitem')
    await expect(entries.and(page.locator('[aria-current]'))).toHaveCount(0)
    for (const entry of await entries.all()) {
      await entry.getByRole('link').click()
      await expect(entry).toHaveAttribute('aria-current', 'location')
      await expect(contents.locator('li[aria-current]')).toHaveCount(1)
      // Not beside the closing box, which is below it.
      if (!(await entry.and(entries.last()).count())) await expect(contents).toBeInViewport({ ratio: 1 })
    }
    // It ends above it.
    const end = (await contents.boundingBox())!
    expect(end.y + end.height).toBeLessThan(
      (await page.getByRole('article').getByRole('complementary').boundingBox())!.y,
    )
    await page.keyboard.press('Home')
    await expect(contents.locator('li[aria-current]')).toHaveCount(0)
    await page.keyboard.press('End')
    await expect(entries.last()).toHaveAttribute('aria-current', 'location')
    const { x, width } = (await contents.boundingBox())!
    const texts = page.getByRole('article').locator('section[id] > *, section[id] p, section[id] li')
    const lefts = await texts.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
    expect(Math.min(...lefts), article).toBeGreaterThan(x + width)
  }
})

test('has at most 72 characters in a line of an article', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const article of ['industrial-automation', 'linkedin-lead-generation', 'data-security']) {
      await page.goto(`/blog/${article}`)
      const longest = await page.getByRole('article').evaluate((element) => {
        const lines: string[] = []
        for (const paragraph of element.querySelectorAll('section[id] > p, section[id] blockquote > p')) {
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const { top } = paragraph.getBoundingClientRect()
          const height = parseFloat(getComputedStyle(paragraph).lineHeight)
          const found: string[] = []
          while (texts.nextNode())
            for (let index = 0; index < texts.currentNode.nodeValue!.length; index += 1) {
              range.setStart(texts.currentNode, index)
              range.setEnd(texts.currentNode, index + 1)
              const line = Math.floor((range.getBoundingClientRect().bottom - top - height / 4) / height)
              found[line] = (found[line] ?? '') + range.toString()
            }
          lines.push(...found.filter(Boolean).map((line) => line.trim()))
        }
        return lines.toSorted((a, b) => b.length - a.length)[0]!
      })
      expect(longest.length, `${article} at ${width} px: ${longest}`).toBeLessThanOrEqual(72)
    }
  }
})
