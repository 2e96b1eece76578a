// The files to take away, which articles link. Their texts are Markdown, of which a document uses one heading, sections,
// paragraphs, lists of checks and tables. What an article says too is read from the article, so the two cannot differ.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Sheet, toDocx } from './toDocx.ts'

/**
 * Creates the files to take away.
 *
 * @param author the company's name
 * @returns bytes or text by file name, relative to the site's root
 */
export async function downloads(author: string): Promise<Record<string, string | Buffer>> {
  const documents = globSync('scripts/downloads/*.md').map(async (file) => {
    const document = await toDocx(parseSheet(readFileSync(file, 'utf8')), author)
    return [`downloads/${basename(file, '.md')}.docx`, document] as const
  })
  const fields = parseSheet(readArticle('crm-systems')).parts.find((part) => 'head' in part)!
  return {
    'downloads/crm-field-list.csv': toCsv([fields.head, ...fields.rows]),
    ...Object.fromEntries(await Promise.all(documents)),
  }
}

const readArticle = (slug: string) => readFileSync(`src/articles/${slug}.mdx`, 'utf8')

/** Parses a document. `{slug: words}` is the quotation of an article that contains these words. */
function parseSheet(text: string): Sheet {
  const sheet: Sheet = { title: '', parts: [] }
  for (const block of text.split(/\n\n+/)) {
    const lines = block.trim().split('\n')
    const [first = ''] = lines
    if (first.startsWith('# ')) sheet.title = first.slice(2)
    else if (first.startsWith('## ')) sheet.parts.push({ heading: first.slice(3) })
    else if (first.startsWith('- [ ] ')) sheet.parts.push({ checks: lines.map((line) => line.slice(6)) })
    else if (first.startsWith('|')) {
      const [head = [], , ...rows] = lines.map((line) => line.slice(1, -1).split('|'))
      const trim = (cells: string[]) => cells.map((cell) => cell.trim())
      sheet.parts.push({ head: trim(head), rows: rows.map(trim) })
    } else sheet.parts.push({ text: readQuotation(first) ?? lines.join(' ') })
  }
  return sheet
}

/** Returns the quotation that `{slug: words}` names. The words after its dash stand for the signature line. */
function readQuotation(line: string): string | undefined {
  const [, slug = '', words = ''] = /^\{([\w-]+): (.*)\}$/.exec(line) ?? []
  if (!slug) return undefined
  const quoted = readArticle(slug)
    .split('\n')
    .find((paragraph) => paragraph.startsWith('> ') && paragraph.includes(words))
  if (!quoted) throw new Error(`No quotation in src/articles/${slug}.mdx says "${words}". Correct scripts/downloads/.`)
  return quoted.slice(2).split('—')[0]
}

/** Creates a CSV file (RFC 4180). It starts with a byte order mark, by which Excel recognizes UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`
}
