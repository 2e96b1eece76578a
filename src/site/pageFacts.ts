import type { AnyRouter, LinkProps } from '@tanstack/react-router'

/** The path of a page. */
type Path = Exclude<NonNullable<LinkProps['to']>, '.' | '..' | './' | '../'>

/** The facts of a service for the grid on the home page. */
type ServiceFacts = { number: string }

/** The topics of articles. Articles that share the most topics are related. */
export const topics = [
  'strategy',
  'email',
  'linkedin',
  'search',
  'sales',
  'content',
  'platforms',
  'chat',
  'brand',
  'data',
  'digital',
  'events',
  'export',
  'web',
  'supply',
] as const
export type Topic = (typeof topics)[number]

/** The facts of an article. Ten articles have a date and a reading time, the others neither. */
export type ArticleFacts = {
  published?: string
  minutes?: number
  /** The month in which every source of a dated article had been read, as in `November 2026`. */
  checked?: string
  topics: Topic[]
}

declare module '@tanstack/react-router' {
  /** What a link hands to the page that it opens: the service whose page the visitor comes from. */
  interface HistoryState {
    service?: string
  }
  interface StaticDataRouteOption extends PageFacts {}
}

type Listed<Facts> = { to: Path; title: string; summary: string } & Facts

/** The part of a router that lists its routes. */
type Routes = Pick<AnyRouter, 'routesByPath'>

function getPages<Facts>(router: Routes, getFacts: (data: PageFacts) => Facts | undefined): Listed<Facts>[] {
  return Object.values(
    router.routesByPath as Record<string, { fullPath: string; options: { staticData: PageFacts } }>,
  ).flatMap(({ fullPath, options: { staticData } }) => {
    const facts = getFacts(staticData)
    return facts ? [{ to: fullPath as Path, title: staticData.title, summary: staticData.summary, ...facts }] : []
  })
}

/** The facts of a page, in its route's `staticData`. */
export type PageFacts = {
  /** The title in tabs and search results, without the company's name. */
  title: string
  /**
   * The meta description, one or two sentences. Only prerendering reads it, so it is empty in the client: 1.8 kB (brotli) less
   * on every page. An article that shows it has it in its code.
   */
  summary: string
  service?: ServiceFacts
  article?: ArticleFacts
}

/**
 * The summaries that an article's page shows, by its path: its own and those of the related ones. In the client build the
 * code of the article adds them (scripts/texts/plugin.ts), because those of routes are empty there.
 */
export const shownSummaries: Record<string, string[]> = {}

// By code units. `localeCompare` would load the browser's collation data, which takes a slow phone 40 ms on every page.
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Returns the services, sorted by number. */
export function getServices(router: Routes) {
  return getPages(router, (data) => data.service).toSorted((a, b) => compare(a.number, b.number))
}

/** Returns the articles: first the dated ones, newest first, then the others by title. */
export function getArticles(router: Routes) {
  return getPages(router, (data) => data.article).toSorted(
    (a, b) => compare(getMonth(b), getMonth(a)) || compare(a.title, b.title),
  )
}

const getMonth = ({ published }: ArticleFacts) => (published === undefined ? '' : isoMonth(published))

/** Returns up to three articles that share the most topics with the one at a path; newer ones first if equal. */
export function getRelatedArticles<Listed extends { to: string; topics: Topic[] }>(
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

/** Converts `March 2024` to `2024-03`. */
export function isoMonth(published: string): string {
  const [name = '', year = ''] = published.split(' ')
  return `${year}-${String(monthNames.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')}`
}
