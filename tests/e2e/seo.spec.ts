// What search engines, feed readers and social networks read. No browser is needed but for the feed's XML.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getDates } from '#src/content/pageFacts.ts'
import { testedSite } from '#scripts/testedSite.ts'
import { formPages } from '#contract/forms.ts'
import { pagePaths } from '#scripts/texts/required.ts'
import { allPages, articles, company, expect, test } from './siteTest.ts'

const dated = articles
  .flatMap(({ slug, facts: { title, article } }) => {
    const { published, modified } = getDates(article)
    return published ? [{ path: `/blog/${slug}`, title, published, modified }] : []
  })
  .toSorted((one, other) => other.published.localeCompare(one.published) || one.title.localeCompare(other.title))

const required: string[] = [...pagePaths, ...formPages]

test('lists every required page in the sitemap, and its services and articles in llms.txt', () => {
  // A later article is no required page.
  expect(required.filter((path) => !allPages.includes(path))).toEqual([])
  expect(readFileSync(`${testedSite}/robots.txt`, 'utf8')).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/)
  const text = readFileSync(`${testedSite}/llms.txt`, 'utf8')
  expect(text.startsWith(`# ${company.name}\n`)).toBe(true)
  for (const path of allPages.filter((path) => /^\/(blog|services)\//.test(path))) expect(text).toContain(`${path})`)
})

test('serves an Atom feed of the dated articles, newest first', async ({ page }) => {
  await page.goto('/robots.txt')
  const feed = await page.evaluate(async () => {
    const answer = await fetch('/feed.xml')
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
    return {
      type: answer.headers.get('content-type'),
      root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
      entries: Array.from(xml.querySelectorAll('entry'), (entry) =>
        ['title', 'id', 'published', 'updated', 'summary'].map((name) => entry.querySelector(name)?.textContent),
      ),
    }
  })
  expect(feed.type).toMatch(/xml/)
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed')
  expect(feed.entries).toEqual(
    dated.map(({ path, title, published, modified }) => [
      title,
      expect.stringMatching(`^https?://[^/]+${path}$`),
      expect.stringContaining(`${published}T`),
      expect.stringContaining(`${modified}T`),
      expect.stringMatching(/\w+ \w+/),
    ]),
  )
})

test('gives every page its own title, summary and 1200 × 630 image for sharing', () => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const sitemap = readFileSync(`${testedSite}/sitemap.xml`, 'utf8')
  for (const path of allPages) {
    const html = readFileSync(`${testedSite}${path}/index.html`, 'utf8')
    const read = (pattern: string) => new RegExp(pattern).exec(html)?.[1] ?? ''
    const meta = (name: string) => read(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    const [title, description, url] = [meta('og:title'), meta('description'), meta('og:url')]
    const named = `${title} | ${company.name}`
    expect(read('<title>([^<]*)</title>'), path).toBe(named.length > 60 ? title : named)
    expect(meta('og:description'), path).toBe(description)
    expect(description, path).toMatch(/^.{51,169}$/)
    expect(url).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(read('<link rel="canonical" href="([^"]*)"'), path).toBe(url)
    expect(meta('twitter:card'), path).toBe('summary_large_image')
    expect(meta('robots'), path).toBe('max-image-preview:large')
    expect(meta('og:locale'), path).toBe('en_US')
    // A page without a drawing of its own has nothing to describe.
    const drawing = required.includes(path) ? String.raw`\w+(\W+\w+){7,}` : ''
    expect(meta('og:image:alt'), path).toMatch(new RegExp(`, ${company.name}\\. ?${drawing}`))
    const image = new URL(meta('og:image'))
    const picture = readFileSync(testedSite + image.pathname)
    expect(image.search, path).toBe(`?v=${hash('sha256', picture).slice(0, 8)}`)
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
    titles.add(title)
    descriptions.add(description)

    const data = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    )
    const own = path.startsWith('/blog/') ? ['BlogPosting'] : path.startsWith('/services/') ? ['Service'] : []
    const types = path === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList', ...own]
    const context = 'https://schema.org'
    expect(data, path).toMatchObject(types.map((type) => ({ '@context': context, '@type': type })))
    if (own.length > 0) expect(data.at(-1), path).toMatchObject({ url, mainEntityOfPage: url, image: image.href })
    const { published, modified } = getDates(articles.find(({ slug }) => path === `/blog/${slug}`)?.facts.article)
    expect(data.at(-1)?.['datePublished'], path).toBe(published)
    expect(data.at(-1)?.['dateModified'], path).toBe(published && modified)
    expect(meta('article:published_time'), path).toBe(published ?? '')
    expect(meta('article:modified_time'), path).toBe((published && modified) ?? '')
    expect(sitemap.includes(`${path}</loc><lastmod>${modified}`), path).toBe(modified !== undefined)
  }
  expect([titles.size, descriptions.size]).toEqual([allPages.length, allPages.length])
})
