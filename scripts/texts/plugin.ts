import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { getRelatedArticles, sortArticles } from '#src/content/pageFacts.ts'
import { kinds, listSlugs, readArticles, readText, type Replaced, type Text } from './readTexts.ts'
import { toComponents, toRendered } from './syntax.ts'

/**
 * Vite plugin: `src/articles/crm-systems.mdx?component` is the text as a component, `?staticData` its facts for the route,
 * `?drawing` the drawing beside it, and for a service `?order` what the comparison shows of its typical order. They are
 * modules of their own, because every page loads the facts of all, and only one the text.
 *
 * @param replaced facts that Storybook and the tests show filled in
 */
export function texts(replaced?: Replaced): Plugin {
  // Read once, because each article is related to others.
  let articles: Text<'articles'>[] | undefined
  return {
    name: 'texts',
    buildStart() {
      articles = undefined
    },
    watchChange() {
      articles = undefined
    },
    load: {
      filter: { id: /\/src\/(articles|services)\/[\w-]+\.mdx\?(component|staticData|drawing|order)$/ },
      handler(id) {
        const [path = '', part] = id.split('?')
        const text = readText(
          kinds.find((kind) => kind === basename(dirname(path)))!,
          basename(path, '.mdx'),
          replaced,
        )
        this.addWatchFile(path)
        if (part === 'component') return compileText(text, (articles ??= readArticles()))
        if (part === 'order' && 'order' in text) return `export default ${JSON.stringify(summarize(text))}`
        if (part === 'staticData') {
          // Every page has the facts of all, and a browser has no use for what only a page's head says (docs/performance.md).
          const isBrowser = this.environment.config.consumer === 'client'
          return `export default ${JSON.stringify({ ...text.facts, ...(isBrowser && { summary: '', alt: '' }) })}`
        }
        return `import src from '#src/${text.kind}/${text.slug}.svg'\nexport default { src, ...${JSON.stringify(text.drawing)} }`
      },
    },
  }
}

/** Returns what the page that compares all services shows of a service (src/routes/more-information.tsx). */
const summarize = ({ order, props: { demonstration } }: Pick<Text<'services'>, 'order' | 'props'>) => ({
  scope: order.scope,
  duration: order.duration,
  effort: order.effort,
  unit: order.unit,
  steps: order.steps.map(({ at, by }) => ({ at, by })),
  price: order.price,
  factors: order.factors,
  begin: order.begin,
  demonstration,
})

/**
 * Compiles a text to JavaScript.
 *
 * @param articles all articles, for those that its page links
 * @throws Error that names file and line, if a link leads nowhere or the syntax is wrong
 */
export async function compileText(text: Text, articles: Text<'articles'>[]): Promise<string> {
  try {
    const compiled = await compile(
      { path: text.file, value: text.source },
      {
        remarkPlugins: [
          remarkFrontmatter,
          [remarkGfm, { singleTilde: false }],
          toComponents(text, listPages(), listLinked(text, articles)),
        ],
        rehypePlugins: [toRendered],
      },
    )
    return String(compiled)
  } catch (error) {
    const { line, reason = String(error) } = error as { line?: number; reason?: string }
    throw new Error(`${text.file}${line ? `:${line}` : ''}: ${reason}`, { cause: error })
  }
}

/** Lists the articles that a page links at its end: a service names them, and an article is related to them. */
function listLinked(text: Text, articles: Text<'articles'>[]): Text<'articles'>[] {
  if ('articles' in text) return text.articles.map((slug) => articles.find((article) => article.slug === slug)!)
  const path = (slug: string) => `/blog/${slug}`
  const listed = articles.map((article) => ({
    text: article,
    path: path(article.slug),
    title: article.facts.title,
    ...article.facts.article,
  }))
  return getRelatedArticles(sortArticles(listed), path(text.slug)).map((article) => article.text)
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
