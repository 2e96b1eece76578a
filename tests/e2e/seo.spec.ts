import { isoMonth } from '#src/pageFacts.ts'
import { readArticles } from '#scripts/articles/readArticles.ts'
import { pagePaths } from '../fixtures/requiredPages.ts'
import { allPages, expect, test } from './siteTest.ts'

const dated = readArticles()
  .flatMap(({ slug, facts: { title, article } }) =>
    article.published === undefined ? [] : [{ path: `/blog/${slug}`, title, month: isoMonth(article.published) }],
  )
  .toSorted((one, other) => other.month.localeCompare(one.month) || one.title.localeCompare(other.title))

test('lists every required page in the sitemap and no other', async ({ request }) => {
  expect(allPages.toSorted()).toEqual(pagePaths.toSorted())
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/)
})

test('serves an Atom feed of the dated articles, newest first', async ({ page }) => {
  await page.goto('/robots.txt')
  const feed = await page.evaluate(async () => {
    const answer = await fetch('/feed.xml')
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
    const text = (name: string, from: Element) => from.getElementsByTagName(name)[0]?.textContent ?? ''
    return {
      type: answer.headers.get('content-type') ?? '',
      root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
      entries: [...xml.getElementsByTagName('entry')].map((entry) =>
        ['title', 'id', 'updated', 'summary'].map((name) => text(name, entry)),
      ),
    }
  })
  expect(feed.type).toMatch(/xml/)
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed')
  expect(feed.entries).toEqual(
    dated.map(({ path, title, month }) => [
      title,
      expect.stringMatching(`^https?://[^/]+${path}$`),
      expect.stringContaining(`${month}-01T`),
      expect.stringMatching(/\w+ \w+/),
    ]),
  )
})

test('names the company and links every service and article in llms.txt', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# B2B Services\n/)
  for (const path of allPages.filter((path) => /^\/(blog|services)\//.test(path))) expect(text).toContain(`${path})`)
})

test('gives every page its own title, summary and 1200 × 630 image for sharing', async ({ page, request }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  await page.goto('/robots.txt')
  for (const path of allPages) {
    const head = await page.evaluate(async (url) => {
      const html = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      const content = (name: string) =>
        html.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
      return {
        title: html.title,
        ogTitle: content('og:title'),
        description: content('description') ?? '',
        ogDescription: content('og:description'),
        url: content('og:url'),
        image: content('og:image') ?? '',
        canonical: html.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        card: content('twitter:card'),
        data: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent ?? '',
        ),
      }
    }, path)
    expect(head.title).toBe(`${head.ogTitle} | B2B Services`)
    expect(head.description).toBe(head.ogDescription)
    expect(head.description.length, path).toBeGreaterThan(50)
    expect(head.description.length, path).toBeLessThan(170)
    titles.add(head.title)
    descriptions.add(head.description)
    expect(head.canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(head.url).toBe(head.canonical)
    expect(head.card).toBe('summary_large_image')
    const picture = await (await request.get(new URL(head.image).pathname)).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])

    const types = head.data.map((json) => {
      const data = JSON.parse(json) as Record<string, unknown>
      expect(data['@context']).toBe('https://schema.org')
      return data['@type']
    })
    const expected =
      path === '/'
        ? ['Organization', 'WebSite']
        : [
            'BreadcrumbList',
            ...(path.startsWith('/blog/') ? ['BlogPosting'] : path.startsWith('/services/') ? ['Service'] : []),
          ]
    expect(types).toEqual(expected)
    expect(head.data.join('').includes('datePublished')).toBe(dated.some((article) => article.path === path))
    expect(head.data.join('').includes('dateModified')).toBe(path.startsWith('/blog/'))
  }
  expect([titles.size, descriptions.size]).toEqual([allPages.length, allPages.length])
})

test('serves icons and manifest', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const file of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(file)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})
