// How an article's Markdown becomes the components of an article's page.
import { parseAst } from 'vite'
import type { Article } from './readTexts.ts'

const articleModule = '#src/components/article/Article.tsx'
const calculatorModule = '#src/components/calculator/OpenCalculator.tsx'

/** The tags that an article can write: the component's module, and the attribute without which it says too little. */
const tags: Record<string, { module?: string; needs?: string }> = {
  Table: { module: '#src/components/site/Table.tsx', needs: 'label' },
  SinceWritten: { module: articleModule },
  FunnelCalculator: { module: calculatorModule },
  PaybackCalculator: { module: calculatorModule },
  SafetyStockCalculator: { module: calculatorModule },
  Terms: {},
}

/** The components that Markdown becomes. */
const implied = {
  Article: { module: articleModule },
  Section: { module: articleModule },
  Link: { module: '@tanstack/react-router' },
}

/** A node of the Markdown or HTML syntax tree, as far as it is read here. */
type Node = {
  type: string
  children?: Node[]
  position?: { start: { line: number } }
  /** Markdown: text, level of a heading, address of a link, and the HTML that it becomes. */
  value?: string
  depth?: number
  url?: string
  data?: object
  /** A tag. */
  name?: string | null
  attributes?: Node[]
}

/**
 * Remark plugin: makes a section of each heading and of what follows, and an `<Article>` with plate and closing box of
 * the whole; links pages by the router. An article thus needs no import and no code.
 *
 * @param pages the paths of all pages
 */
export const toComponents =
  ({ slug, facts, closing }: Article, pages: Set<string>) =>
  () =>
  (root: Node) => {
    convertChildren(root, pages)
    const article = tag('Article', [expression('plate', 'plate'), expression('closing', JSON.stringify(closing))])
    // The box of a dated article says when it was checked, and otherwise a line below the text.
    const checked = attribute('checked', facts.article.checked)
    ;(root.children!.find(({ name }) => name === 'SinceWritten') ?? article).attributes!.push(checked)
    article.children = toSections(root.children!.filter(({ type }) => type !== 'yaml'))
    const used = findNames(article)
    root.children = [
      javascript(`import plate from 'virtual:illustration/${slug}'`),
      ...Object.entries({ ...implied, ...tags })
        .filter(([name]) => used.has(name))
        .map(([name, { module }]) => javascript(`import { ${name} } from '${module}'`)),
      article,
    ]
  }

function convertChildren(parent: Node, pages: Set<string>): void {
  if (!parent.children) return
  parent.children = parent.children.map((node) => {
    convertChildren(node, pages)
    if (/^mdx(jsEsm|\w+Expression)$/.test(node.type) && !/^\/\*.*\*\/$/s.test(node.value!))
      fail('An article has no code. Write \\{ for a brace, and begin no paragraph with import or export.', node)
    if (node.type === 'link') return toLink(node, pages)
    if (node.type === 'linkReference' || node.name === 'a') fail('Write a link as [text](/path).', node)
    if (node.type === 'table') return toTable(node, parent)
    if (!node.name || !/^[A-Z]/.test(node.name)) return node
    const needs = tags[node.name]?.needs
    if (!(node.name in tags)) fail(`There is no <${node.name}>. Use one of <${Object.keys(tags).join('>, <')}>.`, node)
    if (needs && !node.attributes!.some(({ name }) => name === needs)) fail(`<${node.name}> needs ${needs}="…".`, node)
    if (node.name === 'Table') return withCaption(node)
    return node.name === 'Terms' ? toDefinitions(node) : node
  })
}

function toLink(link: Node, pages: Set<string>): Node {
  if (/^https:|^mailto:|^\/downloads\//.test(link.url!)) return link
  const [path = '', hash] = link.url!.split('#')
  if (!pages.has(path)) fail(`There is no page ${link.url}. Correct the link.`, link)
  const attributes = [attribute('to', path), ...(hash ? [attribute('hash', hash)] : [])]
  return { ...tag('Link', attributes), type: 'mdxJsxTextElement', children: link.children! }
}

/** Makes row headers of the first column. */
function toTable(table: Node, { name }: Node): Node {
  if (name !== 'Table') fail('Put the table between <Table label="…"> and </Table>.', table)
  const [head, ...rows] = table.children!
  for (const cell of head!.children!) cell.data = { hProperties: { scope: 'col' } }
  for (const { children } of rows) children![0]!.data = { hName: 'th', hProperties: { scope: 'row' } }
  return table
}

/** Makes a caption of the words above a table. */
function withCaption(wrapper: Node): Node {
  const [table, caption, ...rest] = wrapper.children!.toReversed()
  if (table?.type !== 'table' || rest.length > 0)
    fail('Put a table, and above it at most a caption, between <Table> and </Table>.', wrapper)
  if (caption) caption.data = { hName: 'caption' }
  return wrapper
}

/** Makes a definition of each item of a list: the bold words that it begins with are the term. */
function toDefinitions(wrapper: Node): Node {
  const [list] = wrapper.children!
  const definitions = (list?.children ?? []).flatMap((item) => {
    const [term, first, ...rest] = item.children?.[0]?.children ?? []
    if (term?.type !== 'strong' || first?.type !== 'text') fail('Begin each item of <Terms> with a bold term.', item)
    const words = [{ ...first, value: first.value!.trimStart() }, ...rest]
    return [
      { type: 'paragraph', data: { hName: 'dt' }, children: term.children! },
      { type: 'paragraph', data: { hName: 'dd' }, children: words },
    ]
  })
  return { type: 'blockquote', data: { hName: 'dl' }, children: definitions }
}

/** Groups each second-level heading with what follows. */
function toSections(content: Node[]): Node[] {
  const sections: Node[] = []
  let section: Node | undefined
  for (const node of content) {
    if (node.type === 'heading' && node.depth! < 3) {
      const [text, ...rest] = node.children!
      if (node.depth === 1 || text?.type !== 'text' || rest.length > 0)
        fail('Begin a section with ## and plain words.', node)
      section = tag('Section', [attribute('heading', text.value!)])
      sections.push(section)
    } else (section?.children ?? sections).push(node)
  }
  return sections
}

/** Throws what MDX throws for wrong syntax: a reason and a line. */
function fail(reason: string, { position }: Node): never {
  throw Object.assign(new Error(reason), { reason, line: position?.start.line })
}

/** Returns the names of all tags and attributes in a tree. */
const findNames = ({ name, children = [] }: Node): Set<string> =>
  new Set([name ?? '', ...children.flatMap((child) => [...findNames(child)])])

const tag = (name: string, attributes: Node[]): Node => ({ type: 'mdxJsxFlowElement', name, attributes, children: [] })

const attribute = (name: string, value: string): Node => ({ type: 'mdxJsxAttribute', name, value })

const expression = (name: string, code: string) => {
  const value = { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: parseAst(`(${code})`) } }
  return { type: 'mdxJsxAttribute', name, value: value as unknown as string }
}

const javascript = (code: string): Node => ({ type: 'mdxjsEsm', value: code, data: { estree: parseAst(code) } })

/**
 * Rehype plugin: removes the line breaks between blocks, which React would render as text, and the table element of
 * `<Table>`, which has its own. With `total`, the last row of a table is its foot.
 */
export const toRendered = () => (root: Node) => tidy(root)

function tidy(node: Node): void {
  if (!node.children) return
  // What Markdown adds has no position; a line break within a paragraph has one.
  node.children = node.children.filter(({ type, position }) => type !== 'text' || position)
  for (const child of node.children) tidy(child)
  if (node.name !== 'Table') return
  const table = node.children.pop()!
  node.children.push(...table.children!)
  if (!node.attributes!.some(({ name }) => name === 'total')) return
  const total = table.children!.at(-1)!.children!.pop()!
  node.children.push({ ...table, tagName: 'tfoot', children: [total] } as Node)
  node.attributes = node.attributes!.filter(({ name }) => name !== 'total')
}
