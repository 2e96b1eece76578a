// What the tags of a text and its tables become.
import type * as mdast from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { toString as toText } from 'mdast-util-to-string'

/** A tag between blocks, or one within a sentence. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement
export type Block = MdxJsxFlowElement['children'][number]

export const isTag = (node: mdast.Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

export const hasAttribute = ({ attributes }: Pick<Tag, 'attributes'>, wanted: string): boolean =>
  attributes.some((attribute) => 'name' in attribute && attribute.name === wanted)

/** The characters of a row that fit a phone, in several lines. */
const longRow = 60

/**
 * Makes row headers of the first column. Where rows do not fit a phone, each cell has the words of its column, because a
 * row is a record there (Table.module.css).
 */
export function toTable(table: mdast.Table, parent: mdast.Parents): mdast.Table {
  if (!isTag(parent) || parent.name !== 'Table') fail('Put the table between <Table label="…"> and </Table>.', table)
  const [head, ...rows] = table.children
  for (const cell of head!.children) cell.data = { hProperties: { scope: 'col' } }
  for (const { children } of rows) children[0]!.data = { hName: 'th', hProperties: { scope: 'row' } }
  const labels = head!.children.map((cell) => toText(cell))
  const isLong = labels.length > 2 && rows.some((row) => toText(row).length > longRow)
  if (!isLong || hasAttribute(parent, 'figures')) return table
  for (const { children } of rows)
    for (const [index, cell] of children.entries()) {
      if (index === 0) continue
      cell.data = { hProperties: { 'data-label': labels[index] } }
      cell.children = [words('span', cell.children)]
    }
  return table
}

/** Makes a caption of the words above a table. */
function withCaption(wrapper: Tag): Tag {
  const [table, caption, ...rest] = wrapper.children.toReversed()
  if (table?.type !== 'table' || rest.length > 0)
    fail('Put a table, and above it at most a caption, between <Table> and </Table>.', wrapper)
  if (caption) caption.data = { hName: 'caption' }
  return wrapper
}

/**
 * Makes an entry of each item of a list, which begins with bold words.
 *
 * @param item the element of an entry
 * @param term the element of its bold words
 * @param details the element of what follows them
 */
function toEntries(item: string, term: string, details: string): (wrapper: Tag) => Tag {
  return (wrapper) => {
    const needsBold = `Begin each item of <${wrapper.name}> with bold words.`
    const [list] = wrapper.children
    if (list?.type !== 'list') fail(needsBold, wrapper)
    const made = list.children.map((node) => {
      const [line] = node.children
      const [bold, first, ...rest] = line?.type === 'paragraph' ? line.children : []
      if (bold?.type !== 'strong' || first?.type !== 'text') fail(needsBold, node)
      const following = { ...first, value: first.value.trimStart() }
      return blocks(item, [paragraph(term, bold.children), paragraph(details, [following, ...rest])])
    })
    return withChildren(wrapper, made)
  }
}

/** Marks a list whose items begin with a bold label, as in `**Delivery:** …`: a wide screen shows the labels beside it. */
export function markTerms(list: mdast.List): mdast.List {
  const isLabeled = list.children.every(({ children: [line] }) => {
    const [bold] = line?.type === 'paragraph' ? line.children : []
    return bold?.type === 'strong' && /[.:]$/.test(toText(bold))
  })
  if (isLabeled) list.data = { hProperties: { 'data-terms': '' } }
  return list
}

/** Makes a column of each third-level heading and of what follows. */
function toColumns(wrapper: Tag): Tag {
  const columns: mdast.Blockquote[] = []
  for (const node of wrapper.children as Block[]) {
    if (node.type === 'heading' && node.depth === 3) columns.push(blocks('div', []))
    if (columns.length === 0) fail('Begin each column of <Columns> with a heading: ### and words.', node)
    columns.at(-1)!.children.push(node)
  }
  return withChildren(wrapper, columns)
}

/** Returns the paragraphs of the quotation that a tag is around. */
function unquote(wrapper: Tag): Block[] {
  const [quote, ...rest] = wrapper.children
  if (quote?.type !== 'blockquote' || rest.length > 0)
    fail(`Put one quotation, whose lines begin with >, between <${wrapper.name}> and </${wrapper.name}>.`, wrapper)
  return quote.children
}

/** Marks what the second speaker says. Each paragraph begins with its speaker in bold. */
function toDialogue(wrapper: Tag): Tag {
  let first: string | undefined
  const turns = unquote(wrapper)
  for (const turn of turns) {
    const [speaker] = turn.type === 'paragraph' ? turn.children : []
    if (speaker?.type !== 'strong') fail('Begin each paragraph of <Dialogue> with its speaker in bold.', turn)
    first ??= toText(speaker)
    if (toText(speaker) !== first) turn.data = { hProperties: { 'data-reply': '' } }
  }
  return withChildren(wrapper, turns)
}

/** Makes a row with a label of each line `From: …`, `To: …` and `Subject: …` at the head of a letter. */
function toLetter(wrapper: Tag): Tag {
  const paragraphs = unquote(wrapper)
  for (const line of paragraphs) {
    if (line.type !== 'paragraph') break
    const [first, ...rest] = line.children
    const [, label, value] = /^(From:|To:|Subject:)( .*)$/s.exec(first?.type === 'text' ? first.value : '') ?? []
    if (label === undefined || value === undefined) break
    line.data = { hProperties: { 'data-row': '' } }
    line.children = [words('span', [text(label, line)]), words('span', [text(value, line), ...rest])]
  }
  return withChildren(wrapper, paragraphs)
}

/** Emphasizes the result, which is what follows the last equals sign, without the punctuation of the sentence. */
function toEquation(wrapper: Tag): Tag {
  const [, left, result, end] = /^(.* )(=.*?)([.,;]?)$/s.exec(toText(wrapper).replaceAll('\u{A0}', ' ')) ?? []
  if (left === undefined || result === undefined || end === undefined)
    fail('Write a calculation and its result in <Equation>, as in 2 × 3 = 6.', wrapper)
  const part = (element: string, value: string) => words(element, [text(value, wrapper)])
  return withChildren(wrapper, [part('span', left), part('strong', result), text(end, wrapper)])
}

/** Converts what is in a tag that has a shape of its own. */
export const shapes: Record<string, (wrapper: Tag) => Tag> = {
  Table: withCaption,
  Columns: toColumns,
  Dialogue: toDialogue,
  Letter: toLetter,
  Equation: toEquation,
  Terms: toEntries('div', 'dt', 'dd'),
  Features: toEntries('li', 'h3', 'p'),
  Frames: toEntries('li', 'h3', 'p'),
  Timeline: toEntries('li', 'strong', 'span'),
}

/** Throws what MDX throws for wrong syntax: a reason and a line. */
export function fail(reason: string, { position }: Pick<mdast.Nodes, 'position'>): never {
  throw Object.assign(new Error(reason), { reason, line: position?.start.line })
}

/** Returns a tag with other children, which are blocks or words, as its own are. */
const withChildren = (wrapper: Tag, children: mdast.Nodes[]) => ({ ...wrapper, children }) as Tag

/** Returns text that was written at a node's position. */
const text = (value: string, { position }: Pick<mdast.Nodes, 'position'>): mdast.Text => ({
  type: 'text',
  value,
  position,
})

/** Return nodes that become an element with blocks, or with words, in it. */
export const blocks = (hName: string, children: Block[]): mdast.Blockquote => ({
  type: 'blockquote',
  data: { hName },
  children,
})
const paragraph = (hName: string, children: mdast.PhrasingContent[]): mdast.Paragraph => ({
  type: 'paragraph',
  data: { hName },
  children,
})
export const words = (hName: string, children: mdast.PhrasingContent[]): mdast.Emphasis => ({
  type: 'emphasis',
  data: { hName },
  children,
})
