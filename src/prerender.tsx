import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageFacts } from './page.ts'
import { createSiteRouter } from './router.tsx'

/** One page as React renders it, and the source files of the routes that it is made of. */
export type RenderedPage = { html: string; isNotFound: boolean; routeFiles: string[] }

/** What a page says about itself, with its address. */
export type ListedPage = PageFacts & { path: string }

/**
 * Renders a page to whole HTML, without the parts that only a build knows (styles, starter, modules).
 *
 * @param path the page's path, as in `/contact`
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ history, isServer: true })
  await router.load()
  const matches = router.stores.matches.get()
  return {
    html: `<!doctype html>${renderToString(<RouterProvider router={router} />)}`,
    isNotFound: matches.some(({ status, _notFound }) => status === 'notFound' || _notFound),
    routeFiles: matches.map(
      ({ routeId }) => `src/routes/${routeId === '/' ? 'index' : routeId.replace(/^\//, '')}.tsx`,
    ),
  }
}

/** All pages of the site. */
export function pages(): ListedPage[] {
  const { routesByPath } = createSiteRouter({ history: createMemoryHistory(), isServer: true })
  // What only draws around other pages is none itself (D17).
  return Object.values(routesByPath).flatMap(({ fullPath, children, options }) =>
    children || !options.staticData ? [] : [{ path: fullPath, ...options.staticData }],
  )
}
