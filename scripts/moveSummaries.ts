import { readdir, readFile } from 'node:fs/promises'
import { parseAst, type Plugin } from 'vite'
import { getArticles, getRelatedArticles, type PageFacts } from '#src/pageFacts.ts'

const articles = 'src/routes/_article/blog'

/**
 * Vite plugin: removes page summaries from the client code that every page loads, where those of all 38 routes would add
 * 1.9 kB (brotli), and adds to the code of each article the summaries that its page shows: its own and those of the
 * articles it recommends (D41).
 */
export function moveSummaries(): Plugin {
  let facts: Promise<Map<string, PageFacts>> | undefined
  return {
    name: 'move-summaries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /src\/routes\/.*\.tsx(\?tsr-split=component)?$/ },
      async handler(code, id) {
        const [, slug] = /_article\/blog\/([\w-]+)\.tsx\?tsr-split=component$/.exec(id) ?? []
        if (slug === undefined) {
          const place = findProperty(parseAst(code), 'summary')
          return place?.type === 'Literal'
            ? { code: `${code.slice(0, place.start)}''${code.slice(place.end)}`, map: null }
            : undefined
        }
        const shown = getShownSummaries(await (facts ??= readArticles()), `/blog/${slug}`)
        return {
          code: `import { summaries } from '#src/components/article/summaries.ts'\n${code}\nObject.assign(summaries, ${JSON.stringify(shown)})\n`,
          map: null,
        }
      },
    },
  }
}

/** Returns the summaries, by path, of an article and of those that its page recommends. */
function getShownSummaries(facts: Map<string, PageFacts>, path: string): Record<string, string> {
  const routes = [...facts].map(([fullPath, staticData]) => [fullPath, { fullPath, options: { staticData } }])
  const all = getArticles({ routesByPath: Object.fromEntries(routes) })
  const shown = [...all.filter(({ to }) => to === path), ...getRelatedArticles(all, path)]
  return Object.fromEntries(shown.map(({ to, summary }) => [to, summary]))
}

/** Reads the facts of every article from its source file, because a route file can only be imported in a browser build. */
async function readArticles(): Promise<Map<string, PageFacts>> {
  const files = (await readdir(articles)).filter((file) => /^[\w-]+\.tsx$/.test(file))
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, PageFacts]> => {
        const place = findProperty(
          parseAst(await readFile(`${articles}/${file}`, 'utf8'), { lang: 'tsx' }),
          'staticData',
        )
        if (!place)
          throw new Error(`${articles}/${file} has no staticData. Add title, summary and article to its route.`)
        return [`/blog/${file.replace(/\.tsx$/, '')}`, readLiteral(place) as PageFacts]
      }),
    ),
  )
}

type Node = { type?: string; start: number; end: number; value?: unknown; key?: { name?: string } }
type ObjectNode = Node & { properties: (Node & { key: { name: string }; value: Node })[] }

/** Returns the value of the first property of a name. */
function findProperty(node: unknown, name: string): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { type, key, value } = node as Node
  if (type === 'Property' && key?.name === name) return value as Node
  for (const child of Object.values(node)) {
    const found = findProperty(child, name)
    if (found) return found
  }
  return undefined
}

/** Returns the value of an expression of literals, arrays and objects. */
function readLiteral(node: Node): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type === 'ArrayExpression') return (node as unknown as { elements: Node[] }).elements.map(readLiteral)
  if (node.type === 'ObjectExpression') {
    const { properties } = node as ObjectNode
    return Object.fromEntries(properties.map(({ key, value }) => [key.name, readLiteral(value)]))
  }
  throw new Error(`The staticData of an article contains ${node.type}. Use literals only.`)
}
