import { isbot } from 'isbot'
import type { Store } from '../store/store.ts'
import { dayOf } from '../store/totals.ts'

/** Milliseconds between two times at which the counts are stored. A server that is killed loses those since the last one. */
const intervalMs = 60_000

/**
 * Counts in memory how often each page of the site is opened, without anything of who opens it, and stores the counts each
 * minute. Links within the site load no document, so they count nothing.
 */
export function countPageViews(
  site: (request: Request) => Response,
  store: Pick<Store, 'addPageViews'>,
  clock = Date.now,
) {
  let counts = new Map<string, { day: string; path: string; count: number }>()

  function add(day: string, path: string, count: number): void {
    const key = `${day} ${path}`
    counts.set(key, { day, path, count: count + (counts.get(key)?.count ?? 0) })
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const views = [...counts.values()]
    counts = new Map()
    // The store has logged why. They are stored with the next ones.
    await store.addPageViews(views).catch(() => {
      for (const { day, path, count } of views) add(day, path, count)
    })
  }
  const timer = setInterval(() => void flush(), intervalMs)

  return {
    site: (request: Request): Response => {
      const response = site(request)
      // A path that has a page is that page's only address, so there are no more of them than pages.
      if (isPage(response) && isOpenedByPerson(request)) add(dayOf(clock()), new URL(request.url).pathname, 1)
      return response
    },
    /** Stores what was counted for the last time. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Returns whether an answer shows a page: 304 is that of a browser that has it already. */
const isPage = ({ status, headers }: Response) =>
  (status === 200 || status === 304) && headers.get('content-type')?.startsWith('text/html') === true

const isOpenedByPerson = ({ method, headers }: Request) =>
  method === 'GET' &&
  // Older browsers do not say what a document is for.
  (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
  !/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '') &&
  isBrowser(headers.get('user-agent') ?? '')

/** Returns whether an agent names no known robot; a program may send none. */
const isBrowser = (agent: string) => agent !== '' && !isbot(agent)
