import type { Plugin } from 'vite'
import { getArticles, getRelatedArticles, getServices } from '#src/pageFacts.ts'
import { readArticles, readServices } from './texts/readTexts.ts'

/**
 * Vite plugin: moves summaries and cards out of the client code that every page loads, to the pages that show them. The
 * code of an article gets its own summary and those of the articles it recommends, the home page's code the cards of the
 * services. All of them would add 2.2 kB (brotli) to every page.
 */
export function moveTexts(): Plugin {
  let routes: Routes | undefined
  return {
    name: 'move-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /src\/(routes\/.*\.tsx\?tsr-split=component|(articles|services)\/.*\?staticData)$/ },
      handler(code, id) {
        if (id.endsWith('?staticData')) return { code: emptyTexts(code), map: null }
        const [, file] = /src\/routes\/(?:_article)?(.*)\.tsx\?/.exec(id)!
        const path = file === 'index' ? '/' : file!
        if (path !== '/' && !path.startsWith('/blog/')) return undefined
        const texts = { [path]: getShownTexts((routes ??= readRoutes()), path) }
        return {
          code: `import { shownTexts } from '#src/pageFacts.ts'\n${code}\nObject.assign(shownTexts, ${JSON.stringify(texts)})\n`,
          map: null,
        }
      },
    },
  }
}

/** Replaces summary and card, in the facts of a text, by empty strings. */
const emptyTexts = (facts: string) => facts.replaceAll(/"(summary|card)": *"(?:[^"\\]|\\.)*"/g, '"$1":""')

type Routes = Parameters<typeof getArticles>[0]

/** Returns the texts that a page shows, in the order in which it shows them. */
function getShownTexts(routes: Routes, path: string): string[] {
  if (path === '/') return getServices(routes).map(({ card }) => card)
  const articles = getArticles(routes)
  const shown = [...articles.filter(({ to }) => to === path), ...getRelatedArticles(articles, path)]
  return shown.map(({ summary }) => summary)
}

/** Reads the facts of articles and services. */
function readRoutes(): Routes {
  const texts = [
    ...readArticles().map(({ slug, facts }) => ({ fullPath: `/blog/${slug}`, facts })),
    ...readServices().map(({ slug, facts }) => ({ fullPath: `/services/${slug}`, facts })),
  ]
  const routes = texts.map(({ fullPath, facts }) => [fullPath, { fullPath, options: { staticData: facts } }])
  return { routesByPath: Object.fromEntries(routes) as Record<string, unknown> }
}
