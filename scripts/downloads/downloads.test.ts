import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { crmFields } from '#src/downloads/crmFields.ts'
import { permissionLetter } from '#src/downloads/permissionLetter.ts'
import { acceptanceReport } from './acceptanceReport.ts'
import { downloads } from './downloads.ts'
import { permissionSheet } from './permissionSheet.ts'
import { rfqChecklist } from './rfqChecklist.ts'
import { toCsv } from './toCsv.ts'

const files = await downloads('B2B Services')

const sheets = {
  'factory-acceptance-report': acceptanceReport,
  'permission-letter': permissionSheet,
  'rfq-checklist': rfqChecklist,
}

/** Reads a document with a reader that is independent of its writer. */
async function readDocument(name: string): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: files[`downloads/${name}.docx`] as Buffer })
  return value
}

const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1

test.each(Object.entries(sheets))('%s has headings, header rows and check boxes', async (name, { title, parts }) => {
  const html = await readDocument(name)
  const tables = parts.flatMap((part) => ('head' in part ? [part] : []))
  const checks = parts.flatMap((part) => ('checks' in part ? part.checks : []))
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(count(html, 'h2')).toBe(parts.filter((part) => 'heading' in part).length)
  expect(count(html, 'thead')).toBe(tables.length)
  expect(count(html, 'tr')).toBe(tables.reduce((sum, { rows }) => sum + rows.length + 1, 0))
  expect(html.split('<input type="checkbox"').length - 1).toBe(checks.length)
  for (const check of checks) expect(html).toContain(check)
})

test('the permission letter has the text of the article', async () => {
  const html = await readDocument('permission-letter')
  for (const { text } of Object.values(permissionLetter)) expect(html).toContain(text)
})

test('the field list is the table of the article', () => {
  const rows = parse(files['downloads/crm-field-list.csv']!, { bom: true })
  expect(rows).toEqual([['Field', 'Record', 'Rule'], ...crmFields])
  expect(crmFields).toHaveLength(23)
})

test('a CSV file quotes commas, quotation marks and line breaks', () => {
  const rows = [['a, b', 'say "c"', 'two\nlines']]
  expect(parse(toCsv(rows), { bom: true })).toEqual(rows)
})

test('articles link every document, with its format and its size', async () => {
  const folder = 'src/routes/_article/blog'
  const articles = await Promise.all(
    (await readdir(folder)).map(async (file) => [
      file.replace('.tsx', ''),
      await readFile(`${folder}/${file}`, 'utf8'),
    ]),
  )
  const found: string[] = []
  for (const [slug = '', source = ''] of articles)
    for (const [, file = '', text = ''] of source.matchAll(/<a href="\/(downloads\/[\w.-]+)">([^<]+)</g)) {
      const size = Math.round(Buffer.byteLength(files[file] ?? '') / 1_000)
      expect(text.replaceAll(/\s+/g, ' '), `${file} in ${slug}`).toContain(
        `${file.split('.')[1]?.toUpperCase()}, ${size} kB`,
      )
      found.push(`${file.slice('downloads/'.length)} in ${slug}`)
    }
  expect(found.toSorted()).toEqual([
    'crm-field-list.csv in crm-systems',
    'factory-acceptance-report.docx in content-strategy-guide',
    'factory-acceptance-report.docx in international-market-expansion',
    'permission-letter.docx in customer-testimonials',
    'permission-letter.docx in video-marketing',
    'rfq-checklist.docx in online-sales-strategies',
    'rfq-checklist.docx in seo-for-manufacturing',
  ])
})
