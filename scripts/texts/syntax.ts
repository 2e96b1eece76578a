// How the Markdown of a text becomes the components of its page.
import { existsSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { parseAst } from 'vite'
import { equation } from './figures.ts'
import type { Kind, Text } from './readTexts.ts'

/** The tags that a text can write: the component's module, and the attribute without which it says too little. */
type Tags = Record<string, { module?: string; needs?: string }>

const articleModule = '#src/article/Article.tsx'
const shapesModule = '#src/article/shapes.tsx'
const serviceModule = '#src/service/ServicePage.tsx'
const blockModule = '#src/service/Block.tsx'
const calculatorModule = '#src/calculator/OpenCalculator.tsx'
const table = { module: '#src/site/Table.tsx', needs: 'label' }

const tagsOf: Record<Kind, Tags> = {
  articles: {
    Table: table,
    SinceWritten: { module: articleModule },
    Timeline: { module: shapesModule },
    Dialogue: { module: shapesModule },
    Letter: { module: shapesModule },
    Equation: { module: shapesModule },
    Chart: { module: shapesModule, needs: 'alt' },
    FunnelCalculator: { module: calculatorModule },
    PaybackCalculator: { module: calculatorModule },
    SafetyStockCalculator: { module: calculatorModule },
    Terms: {},
  },
  services: {
    Table: table,
    Specimen: { module: serviceModule, needs: 'caption' },
    Features: { module: blockModule },
    Frames: { module: serviceModule },
    Steps: { module: serviceModule },
    Columns: { module: serviceModule },
    Terms: { module: serviceModule },
  },
}

/** The components that Markdown becomes: the page, and a section of each heading. */
const implied: Record<Kind, Record<'page' | 'section', { name: string; module: string }>> = {
  articles: {
    page: { name: 'Article', module: articleModule },
    section: { name: 'Section', module: articleModule },
  },
  services: {
    page: { name: 'ServicePage', module: serviceModule },
    section: { name: 'Block', module: blockModule },
  },
}

/** The elements that an item of a list becomes: the item, the bold words that it begins with, and what follows them. */
const entries: Record<string, [item: string, term: string, text: string]> = {
  Terms: ['div', 'dt', 'dd'],
  Features: ['li', 'h3', 'p'],
  Frames: ['li', 'h3', 'p'],
  Steps: ['li', 'strong', 'span'],
  Timeline: ['li', 'strong', 'span'],
}

/** A node of the Markdown or HTML syntax tree, as far as it is read here. */
type Node = {
  type: string
  children?: Node[]
  position?: { start: { line: number } }
  /** Markdown: text, level of a heading, address of a link, and the HTML that it becomes. */
  value?: string | null
  depth?: number
  url?: string
  data?: object
  /** A tag. */
  name?: string | null
  attributes?: Node[]
}

/**
 * Remark plugin: makes a section of each heading and of what follows, and a page with drawing and closing text of the
 * whole; links pages by the router. A text thus needs no import and no code.
 *
 * @param paths the paths of all pages
 * @param articles the articles that a service names
 */
export const toComponents = (text: Text, paths: Set<string>, articles: Text<'articles'>[]) => () => (root: Node) => {
  const { kind, slug, facts, props } = text
  const { page: pageTag, section } = implied[kind]
  const tags = tagsOf[kind]
  convertChildren(root, tags, paths)
  const page = tag(pageTag.name, [
    expression('plate', 'plate'),
    ...Object.entries(props).map(([name, value]) => expression(name, JSON.stringify(value))),
  ])
  const links = articles.map(
    (article, index) =>
      `{ to: '/blog/${article.slug}', title: ${JSON.stringify(article.facts.title)}, src: src${index} }`,
  )
  if (kind === 'services') page.attributes!.push(expression('articles', `[${links.join()}]`))
  if ('article' in facts && facts.article.checked !== undefined)
    root
      .children!.find(({ name }) => name === 'SinceWritten')
      ?.attributes!.push(attribute('checked', facts.article.checked))
  // What is left of expressions are comments.
  const content = root.children!.filter(({ type }) => type !== 'yaml' && type !== 'mdxFlowExpression')
  page.children = toSections(content, section.name)
  if (kind === 'services') checkFeatures(page)
  const used = findNames(page)
  const chart = `src/articles/${slug}-chart.svg`
  const shown = findTag(page, 'Chart')
  if (shown && !existsSync(chart)) fail(`There is no ${chart}. Draw it.`, shown)
  const modules = {
    [pageTag.name]: pageTag,
    [section.name]: section,
    Link: { module: '@tanstack/react-router' },
    ...tags,
  }
  root.children = [
    javascript(`import plate from '#src/${kind}/${slug}.mdx?drawing'`),
    ...articles.map((article, index) => javascript(`import src${index} from '#src/articles/${article.slug}.svg'`)),
    ...(shown ? [javascript(`import chart from '#${chart}?raw'`)] : []),
    ...Object.entries(modules)
      .filter(([name, { module }]) => module && used.has(name))
      .map(([name, { module }]) => javascript(`import { ${name} } from '${module}'`)),
    page,
  ]
}

function convertChildren(parent: Node, tags: Tags, paths: Set<string>): void {
  if (!parent.children) return
  parent.children = parent.children.map((node) => {
    convertChildren(node, tags, paths)
    if (/^mdx(jsEsm|\w+Expression)$/.test(node.type) && !/^\/\*.*\*\/$/s.test(node.value!))
      fail('A text has no code. Write \\{ for a brace, and begin no paragraph with import or export.', node)
    if (node.type === 'text') return { ...node, value: joinCalculations(node.value!) }
    if (node.type === 'link') return toLink(node, paths)
    if (node.type === 'linkReference' || node.name === 'a') fail('Write a link as [text](/path).', node)
    if (node.type === 'table') return toTable(node, parent)
    if (!node.name || !/^[A-Z]/.test(node.name)) return node
    const known = tags[node.name]
    if (!known) fail(`There is no <${node.name}>. Use one of <${Object.keys(tags).join('>, <')}>.`, node)
    const { module, needs } = known
    if (needs && !node.attributes!.some(({ name }) => name === needs)) fail(`<${node.name}> needs ${needs}="…".`, node)
    if (node.name === 'Table') return withCaption(node)
    if (node.name === 'Columns') return toColumns(node)
    if (node.name === 'Dialogue') return toDialogue(node)
    if (node.name === 'Letter') return toLetter(node)
    if (node.name === 'Equation') return toEquation(node)
    if (node.name === 'Chart') return { ...node, attributes: [...node.attributes!, expression('svg', 'chart')] }
    if (!(node.name in entries)) return node
    const items = toEntries(node)
    return module ? { ...node, children: items } : { ...container('dl'), children: items }
  })
}

function toLink(link: Node, paths: Set<string>): Node {
  if (/^https:|^mailto:/.test(link.url!)) return link
  if (link.url!.startsWith('/downloads/')) return checkDownload(link)
  const [path = '', hash] = link.url!.split('#')
  if (!paths.has(path)) fail(`There is no page ${link.url}. Correct the link.`, link)
  const attributes = [attribute('to', path), ...(hash ? [attribute('hash', hash)] : [])]
  return { ...tag('Link', attributes), type: 'mdxJsxTextElement', children: link.children! }
}

/** Checks that a file to take away exists, and that its link says format and size. */
function checkDownload(link: Node): Node {
  const file = `public${link.url}`
  if (!existsSync(file)) fail(`There is no ${file}. Correct the link.`, link)
  const label = `${extname(file).slice(1).toUpperCase()}, ${Math.round(statSync(file).size / 1_000)} kB`
  if (!link.children!.some(({ value }) => value?.includes(label)))
    fail(`Write "(${label})" in the link to ${file}.`, link)
  return link
}

/** The characters of a row that fit a phone, in several lines. */
const longRow = 80

/**
 * Makes row headers of the first column. Where rows do not fit a phone, each cell has the words of its column, because a
 * row is a record there (Table.module.css).
 */
function toTable(table: Node, { name, attributes }: Node): Node {
  if (name !== 'Table') fail('Put the table between <Table label="…"> and </Table>.', table)
  const [head, ...rows] = table.children!
  for (const cell of head!.children!) cell.data = { hProperties: { scope: 'col' } }
  for (const { children } of rows) children![0]!.data = { hName: 'th', hProperties: { scope: 'row' } }
  const labels = head!.children!.map(toText)
  const isLong = labels.length > 2 && rows.some((row) => toText(row).length > longRow)
  if (!isLong || attributes!.some(({ name }) => name === 'figures')) return table
  for (const { children } of rows)
    for (const [index, cell] of children!.entries()) {
      if (index === 0) continue
      cell.data = { hProperties: { 'data-label': labels[index] } }
      cell.children = [paragraph('span', cell.children!)]
    }
  return table
}

const toText = ({ value, children = [] }: Node): string => value ?? children.map(toText).join('')

/** Makes a caption of the words above a table. */
function withCaption(wrapper: Node): Node {
  const [table, caption, ...rest] = wrapper.children!.toReversed()
  if (table?.type !== 'table' || rest.length > 0)
    fail('Put a table, and above it at most a caption, between <Table> and </Table>.', wrapper)
  if (caption) caption.data = { hName: 'caption' }
  return wrapper
}

/** Makes an entry of each item of a list, which begins with bold words. */
function toEntries({ name, children }: Node): Node[] {
  const [item, term, text] = entries[name!]!
  return (children![0]?.children ?? []).map((node) => {
    const [bold, first, ...rest] = node.children?.[0]?.children ?? []
    if (bold?.type !== 'strong' || first?.type !== 'text') fail(`Begin each item of <${name}> with bold words.`, node)
    const words = [{ ...first, value: first.value!.trimStart() }, ...rest]
    return { ...container(item), children: [paragraph(term, bold.children!), paragraph(text, words)] }
  })
}

/** Makes a column of each third-level heading and of what follows. */
function toColumns(wrapper: Node): Node {
  const columns: Node[] = []
  for (const node of wrapper.children!) {
    if (node.type === 'heading' && node.depth === 3) columns.push({ ...container('div'), children: [] })
    if (columns.length === 0) fail('Begin each column of <Columns> with a heading: ### and words.', node)
    columns.at(-1)!.children!.push(node)
  }
  return { ...wrapper, children: columns }
}

/** Returns the paragraphs of the quotation that a tag is around. */
function unquote({ name, children }: Node): Node[] {
  const [quote, ...rest] = children!
  if (quote?.type !== 'blockquote' || rest.length > 0)
    fail(`Put one quotation, whose lines begin with >, between <${name}> and </${name}>.`, quote!)
  return quote.children!
}

/** Marks what the second speaker says. Each paragraph begins with its speaker in bold. */
function toDialogue(wrapper: Node): Node {
  const turns = unquote(wrapper)
  const speakers = turns.map(({ children }) => toText(children![0]!))
  for (const [index, turn] of turns.entries()) {
    if (turn.children![0]!.type !== 'strong') fail('Begin each paragraph of <Dialogue> with its speaker in bold.', turn)
    if (speakers[index] !== speakers[0]) turn.data = { hProperties: { 'data-reply': '' } }
  }
  return { ...wrapper, children: turns }
}

/** Makes a row with a label of each line `From: …`, `To: …` and `Subject: …` at the head of a letter. */
function toLetter(wrapper: Node): Node {
  const paragraphs = unquote(wrapper)
  for (const line of paragraphs) {
    const [first, ...rest] = line.children!
    const [, label, words] = /^(From:|To:|Subject:)( .*)$/s.exec(first!.value ?? '') ?? []
    if (!label) break
    line.data = { hProperties: { 'data-row': '' } }
    line.children = [
      paragraph('span', [{ ...first!, value: label }]),
      paragraph('span', [{ ...first!, value: words! }, ...rest]),
    ]
  }
  return { ...wrapper, children: paragraphs }
}

/** Emphasizes the result, which is what follows the last equals sign. */
function toEquation(wrapper: Node): Node {
  const [, left, result] = /^(.* )(=.*)$/s.exec(toText(wrapper).replaceAll('\u{A0}', ' ')) ?? []
  if (!result) fail('Write a calculation and its result in <Equation>, as in 2 × 3 = 6.', wrapper)
  const part = (element: string, value: string) =>
    paragraph(element, [{ type: 'text', value, position: wrapper.position! }])
  return { ...wrapper, children: [part('span', left!), part('strong', result)] }
}

/** The characters of a calculation that fit a line on a phone. */
const longCalculation = 30

/** Joins the parts of each calculation by no-break spaces. A long one may break before its equals sign. */
const joinCalculations = (text: string): string =>
  text
    .replaceAll(equation, (written) => {
      const joined = written.replaceAll(' ', '\u{A0}')
      return written.length > longCalculation ? joined.replace('\u{A0}=', ' =') : joined
    })
    .replaceAll(/(?<=[^\s—]) ([×÷−+]) (?=\S)/g, '\u{A0}$1\u{A0}')

/** Groups each second-level heading with what follows. */
function toSections(content: Node[], name: string): Node[] {
  const sections: Node[] = []
  let section: Node | undefined
  for (const node of content) {
    if (node.type === 'heading' && node.depth! < 3) {
      const [text, ...rest] = node.children!
      if (node.depth === 1 || text?.type !== 'text' || rest.length > 0)
        fail('Begin a section with ## and plain words.', node)
      section = tag(name, [attribute('heading', text.value!), attribute('id', toAnchor(text.value!))])
      sections.push(section)
    } else (section?.children ?? sections).push(node)
  }
  return sections
}

/** Returns the anchor of a heading: `10:41 – one line` becomes `10-41-one-line`. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Checks that the first block with features, which is the offer, has six of them. */
function checkFeatures(page: Node): void {
  const features = page.children!.flatMap(({ children = [] }) => children).find(({ name }) => name === 'Features')
  if (features?.children!.length !== 6)
    fail('A service has six features, in a list between <Features> and </Features>.', features ?? page)
}

/** Throws what MDX throws for wrong syntax: a reason and a line. */
function fail(reason: string, { position }: Node): never {
  throw Object.assign(new Error(reason), { reason, line: position?.start.line })
}

/** Returns the names of all tags and attributes in a tree. */
const findNames = ({ name, children = [] }: Node): Set<string> =>
  new Set([name ?? '', ...children.flatMap((child) => [...findNames(child)])])

const findTag = (node: Node, name: string): Node | undefined =>
  node.name === name ? node : node.children?.map((child) => findTag(child, name)).find(Boolean)

const tag = (name: string, attributes: Node[]): Node => ({ type: 'mdxJsxFlowElement', name, attributes, children: [] })

const attribute = (name: string, value: string): Node => ({ type: 'mdxJsxAttribute', name, value })

/** Return nodes that become an element with blocks or with words in it. */
const container = (hName: string): Node => ({ type: 'blockquote', data: { hName } })
const paragraph = (hName: string, children: Node[]): Node => ({ type: 'paragraph', data: { hName }, children })

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
