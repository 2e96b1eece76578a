import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { kinds, listSlugs, readText, type Order, type Replaced, type Text } from './readTexts.ts'
import { toComponents, toRendered } from './syntax.ts'

/**
 * Vite plugin: `src/articles/crm-systems.mdx?component` is the text as a component, `?staticData` its facts for the route,
 * `?drawing` the drawing beside it, and for a service `?order` what the comparison shows of its typical order. They are
 * modules of their own, because every page loads the facts of all, and only one the text.
 *
 * @param replaced facts that Storybook and the tests show filled in
 */
export function texts(replaced?: Replaced): Plugin {
  return {
    name: 'texts',
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
        if (part === 'component') return compileText(text)
        if (part === 'order' && 'order' in text) return `export default ${JSON.stringify(summarize(text.order))}`
        if (part === 'staticData') return `export default ${JSON.stringify(text.facts)}`
        return `import src from '#src/${text.kind}/${text.slug}.svg'\nexport default { src, ...${JSON.stringify(text.drawing)} }`
      },
    },
  }
}

/** Returns what the comparison of all services shows of an order (src/service/Comparison.tsx). */
const summarize = ({ scope, unit, steps, provide, receive, excluded, price, factors }: Order) => ({
  scope,
  unit,
  steps: steps.map(({ at, by }) => ({ at, by })),
  provide,
  receive,
  excluded,
  price,
  factors,
})

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
        remarkPlugins: [
          remarkFrontmatter,
          [remarkGfm, { singleTilde: false }],
          toComponents(
            text,
            listPages(),
            'articles' in text ? text.articles.map((slug) => readText('articles', slug)) : [],
          ),
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

/** Lists the paths of all pages: one for each text and for each other route. */
function listPages(): Set<string> {
  const routes = globSync('src/routes/*.tsx', { exclude: ['**/*.test.tsx', '**/_*'] })
  return new Set([
    ...routes.map((file) => file.replace(/^src\/routes|(index)?\.tsx$/g, '')),
    ...listSlugs('articles').map((slug) => `/blog/${slug}`),
    ...listSlugs('services').map((slug) => `/services/${slug}`),
  ])
}
