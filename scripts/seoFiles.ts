import { Feed } from 'feed'
import { getDates } from '#src/content/pageFacts.ts'
import type { ListedPage } from '#src/content/pageFacts.ts'
import type { Site } from '#src/content/site.ts'

/**
 * Creates sitemap.xml, robots.txt, feed.xml (Atom) and llms.txt.
 *
 * @param pages all pages
 * @returns text by file name, relative to the site's root
 */
export function seoFiles(pages: ListedPage[], site: Site): Record<string, string> {
  return {
    'sitemap.xml': sitemap(pages, site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'feed.xml': feed(pages, site),
    'llms.txt': llms(pages, site),
  }
}

// https://www.sitemaps.org/protocol.html. `URL` encodes what a URL or XML may not contain; a path has no `&`.
const sitemap = (pages: ListedPage[], site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, article }) => {
      const { modified } = getDates(article)
      return `<url><loc>${new URL(path, site.url).href}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`
    }),
    '</urlset>\n',
  ].join('\n')

// Lists dated articles only, because a feed entry needs a publication date.
function feed(pages: ListedPage[], site: Site): string {
  const dated = pages
    .flatMap(({ path, title, summary, article }) => {
      const { published, modified } = getDates(article)
      return published && modified ? [{ url: site.url + path, title, summary, published, modified }] : []
    })
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, 'en'))
  const [latest] = dated.map(({ modified }) => modified).toSorted((a, b) => b.localeCompare(a))
  const atom = new Feed({
    id: `${site.url}/`,
    title: `${site.name}: articles`,
    description: 'Articles for people who sell and buy for factories.',
    link: `${site.url}/`,
    language: 'en',
    copyright: `© ${site.builtOn.slice(0, 4)} ${site.name}. All rights reserved.`,
    author: { name: site.name },
    feedLinks: { atom: `${site.url}/feed.xml` },
    ...(latest && { updated: new Date(latest) }),
  })
  for (const { url, title, summary, published, modified } of dated) {
    const [date, first] = [new Date(modified), new Date(published)]
    atom.addItem({ id: url, link: url, title, description: summary, date, published: first })
  }
  return atom.atom1()
}

// https://llmstxt.org: a heading, a summary, lists of links.
function llms(pages: ListedPage[], site: Site): string {
  const list = (chosen: ListedPage[]) =>
    chosen.map(({ path, title, summary }) => `- [${title}](${site.url}${path}): ${summary}`).join('\n')
  const home = pages.find(({ path }) => path === '/')
  return (
    [
      `# ${site.name}`,
      `> ${home?.summary ?? ''}`,
      `## Services\n\n${list(pages.filter(({ service }) => service))}`,
      `## Articles\n\n${list(pages.filter(({ article }) => article))}`,
      `## Contact\n\n${list(pages.filter(({ path, service, article }) => path !== '/' && !service && !article))}`,
    ].join('\n\n') + '\n'
  )
}
