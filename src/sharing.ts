import type { BlogPosting, BreadcrumbList, Organization, Service, WebSite, WithContext } from 'schema-dts'
import { isoMonth, type PageFacts } from './page.ts'
import { site } from './site.ts'

type Page = PageFacts & { path: string }
type Data = WithContext<BlogPosting | BreadcrumbList | Organization | Service | WebSite>

const organizationId = `${site.url}/#organization`
const organization = { '@type': 'Organization', '@id': organizationId, name: site.name, url: `${site.url}/` } as const

/** Address of the picture that stands for a page where it is shared; made from its plate at build. */
function sharingImage(path: string): string {
  return `${site.url}/sharing/${path === '/' ? 'home' : (path.split('/').at(-1) ?? '')}.png`
}

/** What networks and messengers read of a page (Open Graph, Twitter). */
export function sharingTags({ path, title, summary, article }: Page): Record<string, string>[] {
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: site.url + path },
    { property: 'og:image', content: sharingImage(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: 'en' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article?.published ? [{ property: 'article:published_time', content: isoMonth(article.published) }] : []),
  ]
}

/** What search engines read of a page (schema.org); nothing that the page does not say. */
export function structuredData(page: Page): Data[] {
  const { path, title, summary, service, article } = page
  const url = site.url + path
  if (path === '/') {
    return [
      {
        '@context': 'https://schema.org',
        ...organization,
        email: site.email,
        telephone: site.phone,
        identifier: site.registrationNumber,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url,
        publisher: { '@id': organizationId },
      },
    ]
  }
  const crumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  }
  if (service) {
    return [
      crumbs,
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        description: summary,
        url,
        provider: organization,
      },
    ]
  }
  if (article) {
    const { published } = article
    return [
      crumbs,
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        url,
        image: sharingImage(path),
        author: organization,
        publisher: organization,
        ...(published && { datePublished: isoMonth(published) }),
      },
    ]
  }
  return [crumbs]
}
