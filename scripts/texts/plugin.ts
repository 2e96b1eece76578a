import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { getArticles, getRelatedArticles } from '#src/site/pageFacts.ts'
import { kinds, listSlugs, readArticles, readServices, readText, type Text } from './readTexts.ts'
import { toComponents, toRendered } from './syntax.ts'

const cards = 'virtual:service-cards'

/**
 * Vite plugin: `src/articles/crm-systems.mdx?component` is the text as a component, `?staticData` its facts for the route,
 * `?drawing` the drawing beside it. They are modules of their own, because every page loads the facts and only one the text. Services are the same;
 * `virtual:service-cards` has their cards, in the order of their numbers.
 *
 * In the client build, the facts have no summaries, which would add 1.5 kB (brotli) to every page. An article brings those
 * that its page shows.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === cards ? `\0${cards}` : undefined),
    load: {
      filter: {
        id: /\/src\/(articles|services)\/[\w-]+\.mdx\?(component|staticData|drawing)$|^\0virtual:service-cards$/,
      },
      async handler(id) {
        if (id === `\0${cards}`) {
          for (const slug of listSlugs('services')) this.addWatchFile(resolve(`src/services/${slug}.mdx`))
          return `export default ${JSON.stringify(listCards())}`
        }
        const [path = '', part] = id.split('?')
        const text = readText(
          kinds.find((kind) => kind === basename(dirname(path)))!,
          basename(path, '.mdx'),
        )
        this.addWatchFile(path)
        const isClient = this.environment.name === 'client' && this.environment.mode === 'build'
        if (part === 'drawing')
          return `import src from '#src/${text.kind}/${text.slug}.svg'\nexport default { src, alt: ${JSON.stringify(text.drawing.alt)} }`
        if (part === 'staticData')
          return `export default ${JSON.stringify(isClient ? { ...text.facts, summary: undefined } : text.facts)}`
        return (await compileText(text)) + (isClient && text.kind === 'articles' ? addSummaries(text.slug) : '')
      },
    },
  }
}

/** Returns the cards of the services, in the order of their numbers. */
const listCards = () =>
  readServices()
    .toSorted((one, other) => (one.facts.service.number < other.facts.service.number ? -1 : 1))
    .map(({ card }) => card)

/** Returns code that shows the page of an article its own summary and those of the articles that it recommends. */
function addSummaries(slug: string): string {
  const path = `/blog/${slug}`
  const routes = readArticles().map((article) => {
    const fullPath = `/blog/${article.slug}`
    return [fullPath, { fullPath, options: { staticData: article.facts } }]
  })
  const articles = getArticles({ routesByPath: Object.fromEntries(routes) as Record<string, never> })
  const shown = [...articles.filter(({ to }) => to === path), ...getRelatedArticles(articles, path)]
  const summaries = JSON.stringify(shown.map(({ summary }) => summary))
  return `\nimport { shownSummaries } from '#src/site/pageFacts.ts'\nshownSummaries['${path}'] = ${summaries}\n`
}

/**
 * Compiles a text to JavaScript.
 *
 * @throws Error that names file and line, if a link leads nowhere or the syntax is wrong
 */
export async function compileText(text: Text): Promise<string> {
  try {
    const compiled = await compile(
      { path: text.file, value: text.source },
      {
        remarkPlugins: [remarkFrontmatter, [remarkGfm, { singleTilde: false }], toComponents(text, listPages())],
        rehypePlugins: [toRendered],
      },
    )
    return String(compiled)
  } catch (error) {
    const { line, reason = String(error) } = error as { line?: number; reason?: string }
    throw new Error(`${text.file}${line ? `:${line}` : ''}: ${reason}`, { cause: error })
  }
}

/** Lists the paths of all pages: one for each text and for each other route. */
function listPages(): Set<string> {
  const routes = globSync('src/routes/*.tsx', { exclude: ['**/*.test.tsx', '**/_*'] })
  return new Set([
    ...routes.map((file) => file.replace(/^src\/routes|(index)?\.tsx$/g, '')),
    ...listSlugs('articles').map((slug) => `/blog/${slug}`),
    ...listSlugs('services').map((slug) => `/services/${slug}`),
  ])
}
