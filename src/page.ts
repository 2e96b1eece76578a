import type { AnyRouter, LinkProps } from '@tanstack/react-router'

/** A route of the site that a link can lead to. */
type Path = Exclude<NonNullable<LinkProps['to']>, '.' | '..' | './' | '../'>

/** What a service says about itself for the grid on the home page. */
type ServiceFacts = { number: `S-0${number}`; card: string }

/** What articles are about; articles that share most of it are shown as related. */
export type Topic =
  | 'strategy'
  | 'email'
  | 'linkedin'
  | 'search'
  | 'sales'
  | 'content'
  | 'platforms'
  | 'chat'
  | 'brand'
  | 'data'
  | 'digital'
  | 'events'
  | 'export'
  | 'web'
  | 'supply'

/** What an article says about itself; ten articles have a date and a reading time, the others neither. */
export type ArticleFacts = {
  published?: string
  minutes?: number
  topics: Topic[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

type Listed<Facts> = { to: Path; title: string; summary: string } & Facts

function pagesWith<Facts>(router: AnyRouter, factsOf: (data: PageFacts) => Facts | undefined): Listed<Facts>[] {
  return Object.values(
    router.routesByPath as Record<string, { fullPath: string; options: { staticData: PageFacts } }>,
  ).flatMap(({ fullPath, options: { staticData } }) => {
    const facts = factsOf(staticData)
    return facts ? [{ to: fullPath as Path, title: staticData.title, summary: staticData.summary, ...facts }] : []
  })
}

/** What a page says about itself in its route's `staticData`. */
export type PageFacts = {
  /** Heading of the tab and of search results, without the company's name. */
  title: string
  /** The page in one or two sentences: its meta description. Only in the delivered page, not in the browser's code. */
  summary: string
  service?: ServiceFacts
  article?: ArticleFacts
}

/** The services in the order of their catalogue numbers. */
export function servicesIn(router: AnyRouter) {
  return pagesWith(router, (data) => data.service).toSorted((a, b) => a.number.localeCompare(b.number))
}

/** The articles: the dated ones from the newest on, then the others by title. */
export function articlesIn(router: AnyRouter) {
  return pagesWith(router, (data) => data.article).toSorted(
    (a, b) => monthOf(b).localeCompare(monthOf(a)) || a.title.localeCompare(b.title, 'en'),
  )
}

const monthOf = ({ published }: ArticleFacts) => (published === undefined ? '' : isoMonth(published))

/** Up to three articles that share the most topics with the one at a path; the newer ones first where it is equal. */
export function relatedTo<Listed extends { to: string; topics: Topic[] }>(
  articles: Listed[],
  path: string | undefined,
) {
  const topics = new Set(articles.find(({ to }) => to === path)?.topics)
  const shared = (article: Listed) => article.topics.filter((topic) => topics.has(topic)).length
  return articles
    .filter(({ to }) => to !== path)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3)
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `March 2024` as `2024-03`. */
export function isoMonth(published: string): string {
  const [name = '', year = ''] = published.split(' ')
  return `${year}-${String(monthNames.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')}`
}
