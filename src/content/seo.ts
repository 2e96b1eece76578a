import type { BlogPosting, BreadcrumbList, Organization, Service, WebSite } from 'schema-dts'
import { getDates, type PageFacts } from './pageFacts.ts'
import { site } from './site.ts'

type PublishedPage = PageFacts & { path: string }
type Thing = Exclude<BlogPosting | BreadcrumbList | Organization | Service | WebSite, string>
type Data = Thing & { '@context': string }

const organizationId = `${site.url}/#organization`
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
} as const
const website = { '@type': 'WebSite', '@id': `${site.url}/#website`, name: site.name, url: `${site.url}/` } as const

/** Returns the URL of a page's sharing image, which the build renders from its illustration. */
function sharingImage(path: string): string {
  return `${site.url}/sharing/${path === '/' ? 'home' : (path.split('/').at(-1) ?? '')}.png`
}

/**
 * Returns a page's Open Graph and Twitter meta tags, as attributes, and on the home page those that prove to search engines whose
 * site it is.
 */
export function sharingTags({
  path,
  title,
  searchTitle = title,
  summary,
  alt,
  article,
}: PublishedPage): Record<string, string>[] {
  const { published, modified } = getDates(article)
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: searchTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: site.url + path },
    { property: 'og:image', content: sharingImage(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: [`${searchTitle}, ${site.name}.`, alt].join(' ').trim() },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Search engines print the date of a change, also of an article that shows none.
    ...known('property', published ? { 'article:published_time': published, 'article:modified_time': modified } : {}),
    ...known('name', path === '/' ? site.verification : {}),
  ]
}

const known = (attribute: 'name' | 'property', tags: Record<string, string | undefined>) =>
  Object.entries(tags).flatMap(([name, content]) => (content === undefined ? [] : [{ [attribute]: name, content }]))

/** Returns a page's structured data (schema.org), which contains only facts that the page shows. */
export const structuredData = (page: PublishedPage): Data[] =>
  listThings(page).map((thing) => ({ '@context': 'https://schema.org', ...thing }))

function listThings({ path, title, summary, service, article }: PublishedPage): Thing[] {
  const url = site.url + path
  if (path === '/') {
    const { vatNumber: vatID, legalName, address, profiles } = site
    // A sample is a fact of nobody.
    const given = (fact: 'email' | 'phone' | 'registrationNumber', property: string) =>
      site.samples.includes(fact) ? {} : { [property]: site[fact] }
    const isNamed = legalName !== site.name
    return [
      {
        ...organization,
        description: summary,
        ...(isNamed && { legalName }),
        ...given('email', 'email'),
        ...given('phone', 'telephone'),
        ...given('registrationNumber', 'identifier'),
        ...(vatID && { vatID }),
        ...(address && { address }),
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      { ...website, publisher: { '@id': organizationId } },
    ]
  }
  const crumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: title, item: url },
    ],
  }
  const about = { description: summary, url, mainEntityOfPage: url, image: sharingImage(path) }
  if (service) return [crumbs, { '@type': 'Service', name: title, ...about, provider: organization }]
  if (!article) return [crumbs]
  const { published, modified } = getDates(article)
  return [
    crumbs,
    {
      '@type': 'BlogPosting',
      headline: title,
      ...about,
      isPartOf: website,
      author: article.author
        ? { '@type': 'Person', name: article.author.name, jobTitle: article.author.role, worksFor: organization }
        : organization,
      publisher: organization,
      ...(published && modified && { datePublished: published, dateModified: modified }),
    },
  ]
}
