import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { downloads, toCsv } from './downloads.ts'
import { readArticles } from '../texts/readTexts.ts'

const files = await downloads('B2B Services')

/** Reads a document with a reader that is independent of its writer. */
async function readDocument(name: string): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: files[`downloads/${name}.docx`] as Buffer })
  return value
}

const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1

test.each(['factory-acceptance-report', 'permission-letter', 'rfq-checklist'])(
  '%s has the headings, header rows and check boxes of its text',
  async (name) => {
    const text = readFileSync(`scripts/downloads/${name}.md`, 'utf8')
    const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
    const checks = find(/^- \[ \] (.*)$/gm)
    const separators = find(/^\| -.*$/gm).length
    const html = await readDocument(name)
    expect(html).toContain(`<h1>${find(/^# (.*)$/gm).join('')}</h1>`)
    expect(count(html, 'h2')).toBe(find(/^## /gm).length)
    expect(count(html, 'thead')).toBe(separators)
    expect(count(html, 'tr')).toBe(find(/^\|/gm).length - separators)
    expect(html.split('<input type="checkbox"').length - 1).toBe(checks.length)
    for (const check of checks) expect(html).toContain(check)
  },
)

test('the permission letter has the text of the article, without its signatures', async () => {
  const html = await readDocument('permission-letter')
  expect(html).toContain('<p>We, [company], permit [supplier] to publish the attached text (version of [date]), our')
  expect(html).toContain('and not reprint it.</p>')
  expect(html).toContain('<p>I, [name], consent to [supplier] publishing my name')
  expect(html).toContain('what was done before remains lawful.</p>')
})

test('the field list is the table of the article', () => {
  const [head, ...fields] = parse(files['downloads/crm-field-list.csv']!, { bom: true })
  expect(head).toEqual(['Field', 'Record', 'Rule'])
  expect(fields).toHaveLength(23)
  expect(fields[0]).toEqual(['Legal name', 'Company', 'As in the company register'])
  expect(fields[22]).toEqual(['Reason for the outcome', 'Inquiry', 'Closed list of seven, asked of the buyer'])
})

test('a CSV file quotes commas, quotation marks and line breaks', () => {
  const rows = [['a, b', 'say "c"', 'two\nlines']]
  expect(parse(toCsv(rows), { bom: true })).toEqual(rows)
})

test('articles link every document, with its format and its size', () => {
  const linked = new Set<string>()
  for (const { slug, source } of readArticles())
    for (const [, text = '', file = ''] of source.matchAll(/\[([^\]]+)\]\(\/(downloads\/[\w.-]+)\)/g)) {
      expect(Object.keys(files), `${file} in ${slug}`).toContain(file)
      const size = Math.round(Buffer.byteLength(files[file]!) / 1_000)
      expect(text, `${file} in ${slug}`).toContain(`${file.split('.')[1]?.toUpperCase()}, ${size} kB`)
      linked.add(file)
    }
  expect([...linked].toSorted()).toEqual(Object.keys(files).toSorted())
})
