import type { AnyRouter, LinkProps } from '@tanstack/react-router'

/** The path of a page. */
type Path = Exclude<NonNullable<LinkProps['to']>, '.' | '..' | './' | '../'>

/** The facts of a service: `card` is the text of its card on the home page, `choose` ends “Choose it if …”. */
type ServiceFacts = { number: string; card: string; choose: string }

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

/** The groups of articles in header and footer. An article is in the group of its first topic. */
export const articleGroups: Record<string, Topic[]> = {
  'Strategy and sales': ['strategy', 'sales'],
  'Email, LinkedIn, and events': ['email', 'linkedin', 'events'],
  'Content and brand': ['content', 'brand'],
  'Web, platforms, and export': ['search', 'web', 'platforms', 'export'],
  'Data and digital': ['data', 'digital', 'chat', 'supply'],
}

/** The facts of an article. Ten articles show a date and a reading time, the others neither. */
export type ArticleFacts = {
  published?: string
  minutes?: number
  /** The month in which every source of a dated article had been read, as in `November 2026`. */
  checked?: string
  /** The month in which it was last changed for its readers, if it is not `checked`. The page of one without a date shows none. */
  revised?: string
  topics: Topic[]
  /** Who wrote it; without one, the company is the author. */
  author?: { name: string; role: string }
}

declare module '@tanstack/react-router' {
  /** What a link hands to the page that it opens. */
  interface HistoryState {
    /** The title of the service from whose page, or from an article about it, the visitor comes. */
    about?: string
    /** What the closing box of an article asks for. */
    request?: string
  }
  interface StaticDataRouteOption extends PageFacts {}
}

/** The facts of a page, in its route's `staticData`: those of a text are its front matter. */
export type PageFacts = {
  /** The heading of a text, and what links to it say. */
  title: string
  /**
   * What tabs, search results and shared links say in place of the title, without the company's name: for whom, in a buyer's
   * words.
   */
  searchTitle?: string
  /**
   * The meta description, one or two sentences. That of a text is empty in a browser, because only the build needs those of all
   * pages (scripts/texts/plugin.ts).
   */
  summary: string
  /** What the drawing of the page shows. That of a text is empty in a browser, as its summary is. */
  alt?: string
  service?: ServiceFacts
  article?: ArticleFacts
}

/** A page with its facts; `slug` is the last part of its path. */
export type ListedPage = PageFacts & { path: Path; slug: string }

type Route = { fullPath: Path; children?: unknown; options: { staticData?: PageFacts } }

/** Lists all pages with their facts. Home, footer, related articles, feed and sitemap read them here. */
export function getPages({ routesByPath }: Pick<AnyRouter, 'routesByPath'>): ListedPage[] {
  // A layout route is not a page.
  return Object.values(routesByPath as Record<string, Route>).flatMap(
    ({ fullPath, children, options: { staticData } }) =>
      children || !staticData ? [] : [{ path: fullPath, slug: fullPath.split('/').at(-1)!, ...staticData }],
  )
}

// By code units. `localeCompare` would load the browser's collation data, which takes time on every page (docs/performance.md).
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

// After its letter: S-100 comes after S-20.
const order = (number: string) => Number(number.slice(2))

/** Returns the services, sorted by number. */
export const getServices = (router: Parameters<typeof getPages>[0]) =>
  getPages(router)
    .flatMap(({ service, ...page }) => (service ? [{ ...page, ...service }] : []))
    .toSorted((a, b) => order(a.number) - order(b.number))

/** Returns the articles in the order of {@link sortArticles}. */
export const getArticles = (router: Parameters<typeof getPages>[0]) =>
  sortArticles(getPages(router).flatMap(({ article, ...page }) => (article ? [{ ...page, ...article }] : [])))

/** Returns the groups of articles with their articles. */
export const getArticleGroups = (router: Parameters<typeof getPages>[0]) => {
  const all = getArticles(router)
  return Object.entries(articleGroups).map(([title, topics]) => ({
    title,
    articles: all.filter(({ topics: [first] }) => topics.includes(first!)),
  }))
}

/** Sorts articles: first by title those without a date, then the dated ones by month, so that the look-back at a year is last. */
export const sortArticles = <Listed extends Published & { title: string }>(articles: Listed[]): Listed[] =>
  articles.toSorted((a, b) => compare(getMonth(a), getMonth(b)) || compare(a.title, b.title))

type Published = { published?: string | undefined }
type Changed = Published & { checked?: string | undefined; revised?: string | undefined }

const getMonth = ({ published }: Published) => (published === undefined ? '' : isoDate(published))

/**
 * Returns up to three articles that share the most topics with the one at a path; of equals those that follow it in the list, so
 * that each is named on some page.
 */
export function getRelatedArticles<Listed extends { path: string; topics: Topic[] }>(
  articles: Listed[],
  path: string | undefined,
) {
  const own = articles.findIndex((article) => article.path === path)
  const topics = new Set(articles[own]?.topics)
  const shared = (article: Listed) => article.topics.filter((topic) => topics.has(topic)).length
  return [...articles.slice(own + 1), ...articles.slice(0, Math.max(own, 0))]
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3)
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Converts `March 2024` to `2024-03-01`: what programs read of an article has a day. */
export function isoDate(month: string): string {
  const [name = '', year = ''] = month.split(' ')
  return `${year}-${String(monthNames.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')}-01`
}

/** Returns when an article was published, if it is dated, and last changed for its readers, if that is known. */
export function getDates({ published, checked, revised }: Changed = {}) {
  const modified = revised ?? checked ?? published
  return { published: published && isoDate(published), modified: modified && isoDate(modified) }
}
