import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { FormAnswer } from '#contract/endpoints.ts'
import { AnswerContext } from '../form/answer.ts'
import { getPages, type ListedPage } from '../content/pageFacts.ts'
import { createSiteRouter } from '../router.tsx'

/** A rendered page, and the source files of its routes. */
export type RenderedPage = { html: string; isNotFound: boolean; routeFiles: string[] }

// renderToString marks a boundary that failed to render with this comment.
const failedBoundary = '<!--$!-->'

/**
 * Renders a page to HTML, without the styles, inline script and modules, which the build adds.
 *
 * @param path the page's path, as in `/contact`
 * @param answer what the page of a form says about a form that was sent without scripts
 * @throws if a route or a part of the page fails; the message names it
 */
export async function renderPage(path: string, answer?: FormAnswer): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ history, isServer: true })
  await router.load()
  const { matches } = router.state
  for (const { routeId, status, error } of matches)
    if (status === 'error') throw new Error(`The route ${routeId} of ${path} failed to load.`, { cause: error })
  const page = (
    <AnswerContext value={answer}>
      <RouterProvider router={router} />
    </AnswerContext>
  )
  const html = `<!doctype html>${renderToString(page)}`
  if (html.includes(failedBoundary)) throw new Error(`A part of ${path} failed to render.`)
  return {
    html,
    // Only the root route matches an unknown path.
    isNotFound: matches.length === 1,
    routeFiles: matches.map(
      ({ routeId }) => `src/routes/${routeId === '/' ? 'index' : routeId.replace(/^\//, '')}.tsx`,
    ),
  }
}

/** Lists the pages of the site. */
export const pages = (): ListedPage[] => getPages(createSiteRouter({ history: createMemoryHistory(), isServer: true }))
