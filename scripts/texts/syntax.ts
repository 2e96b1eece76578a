// How the Markdown of a text becomes the components of its page.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type * as hast from 'hast'
import { imageSize } from 'image-size'
import type * as mdast from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx'
import { toString as toText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseAst } from 'vite'
import type { Kind, Text } from './readTexts.ts'
import { blocks, fail, hasAttribute, isTag, markTerms, shapes, toTable, words, type Block, type Tag } from './shapes.ts'

/** The tags that a text can write: the component's module, and the attribute without which it says too little. */
type Tags = Record<string, { module?: string; needs?: string }>

const articlePageModule = '#src/article/ArticlePage.tsx'
const articleModule = '#src/article/Article.tsx'
const shapesModule = '#src/article/shapes.tsx'
const serviceModule = '#src/service/ServicePage.tsx'
const tagsModule = '#src/service/tags.tsx'
const blockModule = '#src/service/Block.tsx'
const calculatorModule = '#src/calculator/OpenCalculator.tsx'
const letter = { module: '#src/ui/Letter.tsx' }
const table = { module: '#src/ui/Table.tsx', needs: 'label' }

const tagsOf: Record<Kind, Tags> = {
  articles: {
    Table: table,
    SinceWritten: { module: shapesModule },
    Timeline: { module: shapesModule },
    Dialogue: { module: shapesModule },
    Letter: letter,
    Equation: { module: shapesModule },
    Chart: { module: shapesModule, needs: 'alt' },
    FunnelCalculator: { module: calculatorModule },
    PaybackCalculator: { module: calculatorModule },
    SafetyStockCalculator: { module: calculatorModule },
    Terms: {},
  },
  services: {
    Table: table,
    Sample: { module: tagsModule, needs: 'caption' },
    Countries: { module: '#src/service/Countries.tsx' },
    TypicalOrder: { module: '#src/service/TypicalOrder.tsx' },
    Features: { module: blockModule },
    Frames: { module: tagsModule },
    CallWindow: { module: tagsModule },
    Connection: { module: tagsModule },
    ValveView: { module: tagsModule, needs: 'alt' },
    TryCall: { module: '#src/call/TryCall.tsx' },
    Columns: { module: tagsModule },
    Letter: letter,
    Terms: { module: tagsModule },
  },
}

/** The components that Markdown becomes: the page, and a section of each heading. */
const implied: Record<Kind, Record<'page' | 'section', { name: string; module: string }>> = {
  articles: {
    page: { name: 'ArticlePage', module: articlePageModule },
    section: { name: 'Section', module: articleModule },
  },
  services: {
    page: { name: 'ServicePage', module: serviceModule },
    section: { name: 'Block', module: blockModule },
  },
}

/** The modules of all components that a text becomes, of which no other file imports some. */
export const componentModules = [tagsOf, implied]
  .flatMap((kinds) => Object.values(kinds).flatMap((tags) => Object.values<{ module?: string }>(tags)))
  .flatMap(({ module }) => module ?? [])

/**
 * Remark plugin: makes a section of each heading and of what follows, and a page with drawing and closing text of the
 * whole; links pages by the router. A text thus needs no import and no code.
 *
 * @param paths the paths of all pages
 * @param articles the articles that the page links at its end
 */
export const toComponents =
  (text: Text, paths: Set<string>, articles: Text<'articles'>[]) => () => (root: mdast.Root) => {
    const { kind, slug, facts, props } = text
    const { page: pageTag, section } = implied[kind]
    const tags = tagsOf[kind]
    const pictures: string[] = []
    convertChildren(root, { kind, paths, pictures })
    const links = articles.map(
      (article, index) =>
        `{ to: '/blog/${article.slug}', title: ${JSON.stringify(article.facts.title)}, src: src${index}, ${
          kind === 'articles' ? `summary: ${JSON.stringify(article.facts.summary)}` : ''
        } }`,
    )
    const page = tag(
      pageTag.name,
      [
        expression('plate', 'plate'),
        ...Object.entries(props).map(([name, value]) => expression(name, JSON.stringify(value))),
        ...(kind === 'articles' ? [expression('summary', JSON.stringify(facts.summary))] : []),
        expression('articles', `[${links.join()}]`),
      ],
      toSections(root.children.filter(isContent), section.name),
    )
    // The first tag of each name.
    const found = new Map<string | null, Tag>()
    visit(page, (node) => {
      if (isTag(node) && !found.has(node.name)) found.set(node.name, node)
    })
    if ('article' in facts)
      for (const [name, month] of [
        ['checked', facts.article.checked],
        ['written', facts.article.revised],
      ] as const)
        if (month !== undefined) found.get('SinceWritten')?.attributes.push(attribute(name, month))
    if ('order' in text) {
      const order = found.get('TypicalOrder') ?? fail('A service has <TypicalOrder /> below a heading.', page)
      for (const [name, value] of Object.entries(text.order))
        if (value !== undefined) order.attributes.push(expression(name, JSON.stringify(value)))
    }
    for (const node of page.children)
      if (
        isTag(node) &&
        node.children.some((child) => isTag(child) && tags[child.name ?? '']?.module === calculatorModule)
      )
        node.attributes.push(expression('hasCalculator', 'true'))
    const features = found.get('Features')
    if (kind === 'services' && features?.children.length !== 6)
      fail('A service has six features, in a list between <Features> and </Features>.', features ?? page)
    const shown = found.get('Chart')
    const chart = `src/articles/${slug}-chart.svg`
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
      ...pictures.map((file, index) => javascript(`import picture${index} from '#${file}'`)),
      ...(shown ? [javascript(`import chart from '#${chart}?raw'`)] : []),
      ...Object.entries(modules)
        .filter(([name, { module }]) => module && found.has(name))
        .map(([name, { module }]) => javascript(`import { ${name} } from '${module}'`)),
      page,
    ]
  }

// What is left of expressions are comments. Words stand in paragraphs.
const isContent = (node: mdast.RootContent): node is Block => node.type !== 'yaml' && node.type !== 'mdxFlowExpression'

/** What a text is part of: its kind, the paths of all pages, and the files of its pictures, to which each is added. */
type Context = { kind: Kind; paths: Set<string>; pictures: string[] }

function convertChildren(parent: mdast.Parents, context: Context): void {
  const children = parent.children.map((node) => {
    if ('children' in node) convertChildren(node, context)
    return convert(node, parent, context)
  })
  joinCode(children)
  // What a node becomes may stand where the node stood.
  Object.assign(parent, { children })
}

/** Keeps the punctuation after a code on its line: a browser may break a line after an inline block. */
function joinCode(children: mdast.Nodes[]): void {
  for (const [index, code] of children.entries()) {
    const after = children[index + 1]
    const [sign] = (code.type === 'inlineCode' && after?.type === 'text' && /^[,.;:!?)]+/.exec(after.value)) || []
    if (code.type !== 'inlineCode' || after?.type !== 'text' || sign === undefined) continue
    const joined = words('span', [code, { ...after, value: sign }])
    joined.data = { hName: 'span', hProperties: { 'data-joined': '' } }
    children.splice(index, 2, joined, { ...after, value: after.value.slice(sign.length) })
  }
}

function convert(node: mdast.Nodes, parent: mdast.Parents, context: Context): mdast.Nodes {
  if (/^mdx(jsEsm|\w+Expression)$/.test(node.type) && !/^\/\*.*\*\/$/s.test(toText(node)))
    fail('A text has no code. Write \\{ for a brace, and begin no paragraph with import or export.', node)
  if (node.type === 'text') {
    if (node.value.includes(']('))
      fail('This is no link for Markdown. Write a blank in an address as %20: [text](/downloads/a%20b.pdf).', node)
    const before = parent.children[(parent.children as mdast.Nodes[]).indexOf(node) - 1]
    // The number of a standard, whose abbreviation is explained: <abbr title="…">NFPA</abbr> 79.
    const isNumber = before && isTag(before) && before.name === 'abbr'
    const value = isNumber ? node.value.replace(/^ (?=\d)/, '\u{A0}') : node.value
    return { ...node, value: joinNumbers(joinCalculations(value)) }
  }
  if (node.type === 'link') return toLink(node, context.paths)
  if (node.type === 'linkReference') fail('Write a link as [text](/path).', node)
  if (node.type === 'image') return toPicture(node, context)
  if (node.type === 'imageReference' || (isTag(node) && node.name === 'img')) fail(pictureHelp, node)
  if (node.type === 'table') return toTable(node, parent)
  if (node.type === 'list') return markTerms(node)
  if (!isTag(node) || node.name === null) return node
  if (node.name === 'a') fail('Write a link as [text](/path).', node)
  if (!/^[A-Z]/.test(node.name)) return node
  const tags = tagsOf[context.kind]
  const known = tags[node.name]
  if (!known) fail(`There is no <${node.name}>. Use one of <${Object.keys(tags).join('>, <')}>.`, node)
  const { module, needs } = known
  if (needs && !hasAttribute(node, needs)) fail(`<${node.name}> needs ${needs}="…".`, node)
  if (node.name === 'Chart') node.attributes.push(expression('svg', 'chart'))
  const shaped = shapes[node.name]?.(node) ?? node
  return module ? shaped : blocks('dl', shaped.children as Block[])
}

function toLink(link: mdast.Link, paths: Set<string>): mdast.Link | MdxJsxTextElement {
  if (/^https:|^mailto:/.test(link.url)) return link
  if (link.url.startsWith('/downloads/')) return checkDownload(link)
  const [path = '', hash] = link.url.split('#')
  if (!paths.has(path)) fail(`There is no page ${link.url}. Correct the link.`, link)
  const attributes = [attribute('to', path), ...(hash ? [attribute('hash', hash)] : [])]
  return { type: 'mdxJsxTextElement', name: 'Link', attributes, children: link.children }
}

/** Checks that a file to take away exists, and that its link says format and size. */
function checkDownload(link: mdast.Link): mdast.Link {
  const file = `public${decodeURI(link.url)}`
  if (!existsSync(file)) fail(`There is no ${file}. Correct the link.`, link)
  const label = `${extname(file).slice(1).toUpperCase()}, ${Math.round(statSync(file).size / 1_000)} kB`
  if (!toText(link).replaceAll('\u{A0}', ' ').includes(label)) fail(`Write "(${label})" in the link to ${file}.`, link)
  return link
}

const pictureHelp =
  'Write a picture as ![what it shows](photo.jpg), with a JPEG, PNG, WebP or AVIF file beside the text.'
const maxPicture = 300_000

/** Makes an image of a picture beside the text, with its size, so that nothing moves when it arrives. */
function toPicture({ url, alt, position }: mdast.Image, { kind, pictures }: Context): MdxJsxTextElement {
  if (!/^[\w-]+\.(jpe?g|png|webp|avif)$/i.test(url) || !alt) fail(pictureHelp, { position })
  const file = `src/${kind}/${url}`
  if (!existsSync(file)) fail(`There is no ${file}. Save the picture there.`, { position })
  const content = readFileSync(file)
  if (content.length > maxPicture)
    fail(`${file} has ${Math.round(content.length / 1_000)} kB. Save it with at most 300 kB, 1,600 pixels wide.`, {
      position,
    })
  const { width, height } = readSize(content) ?? fail(pictureHelp, { position })
  const attributes = [
    expression('src', `picture${pictures.push(file) - 1}`),
    attribute('alt', alt),
    expression('width', String(width)),
    expression('height', String(height)),
    attribute('loading', 'lazy'),
  ]
  return { type: 'mdxJsxTextElement', name: 'img', attributes, children: [] }
}

/** Returns the size in which a browser shows a picture; undefined if it shows none, as of a HEIC that was renamed. */
function readSize(content: Buffer): { width: number; height: number } | undefined {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(content)
    if (!['jpg', 'png', 'webp', 'avif'].includes(type)) return undefined
    // A camera that was held upright says so, and the browser turns its picture.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

const number = String.raw`\(?€?(?:\d[\d,]*(?:\.\d+)?[%²³]?|½|π)\)?`
const term = String.raw`${number}(?: ?(?:m²|[a-zA-Z/]+)){0,3}`
/** Matches a calculation with its result, such as `3 + 0.1 × 15 = 4.5 minutes`. */
const calculation = new RegExp(
  String.raw`${term}(?:\s*[+−×÷]\s*${term})+\s*=\s*[€−]*\d[\d,]*(?:\.\d+)?%? ?[a-zA-Z]*`,
  'gu',
)
/** The characters of a calculation that fit a line on a phone. */
const longCalculation = 30

/** Joins the parts of each calculation by no-break spaces. A long one may break before its equals sign. */
const joinCalculations = (text: string): string =>
  text
    .replaceAll(calculation, (written) => {
      const joined = written.replaceAll(' ', '\u{A0}')
      return written.length > longCalculation ? joined.replace('\u{A0}=', ' =') : joined
    })
    .replaceAll(/(?<=[^\s—]) ([×÷−+]) (?=\S)/g, '\u{A0}$1\u{A0}')

/** Lets no line break between a number and its word, sign or unit: Article 33(1), § 7, EN 10204, 60 H8, 11 kB, 48 (20%). */
const joinNumbers = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(Articles?|Art\.|§|Annex|Act|\(EU\)|[A-Z]{2,}|item|[A-Z][a-z]+day) (?=\d)/gu, '$1\u{A0}')
    .replaceAll(/(?<=\d) (?=(?:kB|mm|s|CFR|[A-Z]\d)\b|\(\d)/g, '\u{A0}')

/** Groups each second-level heading with what follows. Its words make its anchor. */
function toSections(content: Block[], name: string): Block[] {
  const sections: Block[] = []
  let section: MdxJsxFlowElement | undefined
  const taken = new Set<string>()
  for (const node of content) {
    if (node.type === 'heading' && node.depth < 3) {
      const [text, ...rest] = node.children
      if (node.depth === 1 || text?.type !== 'text' || rest.length > 0)
        fail('Begin a section with ## and plain words.', node)
      const id = toAnchor(text.value)
      if (taken.has(id)) fail(`#${id} would lead to two sections. Change one of them.`, node)
      taken.add(id)
      section = tag(name, [attribute('heading', text.value), attribute('id', id)])
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

const tag = (name: string, attributes: MdxJsxAttribute[], children: Block[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
})

/** Parses code to an ESTree, of which Vite's parser has types of its own. */
const parse = (code: string) => parseAst(code) as NonNullable<MdxjsEsm['data']>['estree']

const attribute = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value })

const expression = (name: string, code: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: parse(`(${code})`) } },
})

const javascript = (code: string): MdxjsEsm => ({ type: 'mdxjsEsm', value: code, data: { estree: parse(code) } })

/**
 * Rehype plugin: removes the line breaks between blocks, which React would render as text, and the table element of
 * `<Table>`, which has its own. With `total`, the last row of a table is its foot.
 */
export const toRendered = () => (root: hast.Root) => {
  visit(root, 'text', ({ position }, index, parent) => {
    // What Markdown adds has no position; a line break within a paragraph has one.
    if (position || index === undefined) return undefined
    parent?.children.splice(index, 1)
    return index
  })
  visit(root, 'mdxJsxFlowElement', (node) => {
    const table = node.children.at(-1)
    if (node.name !== 'Table' || table?.type !== 'element') return
    node.children.splice(-1, 1, ...table.children)
    const body = table.children.at(-1)
    if (!hasAttribute(node, 'total') || body?.type !== 'element') return
    node.children.push({ ...table, tagName: 'tfoot', children: body.children.splice(-1, 1) })
    node.attributes = node.attributes.filter((attribute) => !('name' in attribute && attribute.name === 'total'))
  })
}
