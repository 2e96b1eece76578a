import { readdir, readFile } from 'node:fs/promises'
import { parseAst, type Plugin } from 'vite'
import { readArticles } from './texts/readTexts.ts'
import { getArticles, getRelatedArticles, getServices, type PageFacts } from '#src/pageFacts.ts'

/**
 * Vite plugin: moves texts of routes out of the client code that every page loads, to the pages that show them.
 * The code of an article gets its own summary and those of the articles it recommends, the home page's code the cards of
 * the services. All of them would add 2.4 kB (brotli) to every page.
 */
export function moveTexts(): Plugin {
  let routes: ReturnType<typeof readRoutes> | undefined
  return {
    name: 'move-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /src\/(routes\/.*\.tsx(\?tsr-split=component)?|articles\/.*\?staticData)$/ },
      async handler(code, id) {
        if (!id.includes('?tsr-split')) return { code: emptyTexts(code), map: null }
        const [, file] = /src\/routes\/(?:_article)?(.*)\.tsx\?/.exec(id)!
        const path = file === 'index' ? '/' : file!
        if (path !== '/' && !path.startsWith('/blog/')) return undefined
        const texts = { [path]: getShownTexts(await (routes ??= readRoutes()), path) }
        return {
          code: `import { shownTexts } from '#src/pageFacts.ts'\n${code}\nObject.assign(shownTexts, ${JSON.stringify(texts)})\n`,
          map: null,
        }
      },
    },
  }
}

/** Replaces a route's summary and card by empty strings. */
function emptyTexts(code: string): string {
  const places = ['summary', 'card']
    .flatMap((name) => findProperty(parseAst(code), name) ?? [])
    .filter(({ type }) => type === 'Literal')
    .toSorted((one, other) => other.start - one.start)
  return places.reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
}

type Routes = Parameters<typeof getArticles>[0]

/** Returns the texts that a page shows, in the order in which it shows them. */
function getShownTexts(routes: Routes, path: string): string[] {
  if (path === '/') return getServices(routes).map(({ card }) => card)
  const articles = getArticles(routes)
  const shown = [...articles.filter(({ to }) => to === path), ...getRelatedArticles(articles, path)]
  return shown.map(({ summary }) => summary)
}

/** Reads the facts of articles, and of services from their source files, which Node cannot import. */
async function readRoutes(): Promise<Routes> {
  const names = (await readdir('src/routes/services')).filter((name) => /^[\w-]+\.tsx$/.test(name))
  const services = names.map(async (name): Promise<[string, PageFacts]> => {
    const code = await readFile(`src/routes/services/${name}`, 'utf8')
    const place = findProperty(parseAst(code, { lang: 'tsx' }), 'staticData')
    if (!place) throw new Error(`src/routes/services/${name} has no staticData. Add title and summary to its route.`)
    return [`/services/${name.replace(/\.tsx$/, '')}`, readLiteral(place) as PageFacts]
  })
  const articles = readArticles().map(({ slug, facts }): [string, PageFacts] => [`/blog/${slug}`, facts])
  const routes = [...(await Promise.all(services)), ...articles].map(([fullPath, staticData]) => [
    fullPath,
    { fullPath, options: { staticData } },
  ])
  return { routesByPath: Object.fromEntries(routes) as Record<string, unknown> }
}

type Node = { type?: string; start: number; end: number; value?: unknown; key?: { name?: string; value?: unknown } }
type ObjectNode = Node & { properties: (Node & { key: { name: string }; value: Node })[] }

/** Returns the value of the first property of a name. */
function findProperty(node: unknown, name: string): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { type, key, value } = node as Node
  if (type === 'Property' && (key?.name ?? key?.value) === name) return value as Node
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
  throw new Error(`The staticData of a route contains ${node.type}. Use literals only.`)
}
