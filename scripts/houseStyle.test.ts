// Reads the words of docs/house-style.md and looks for them in everything that a visitor reads.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArticles, readServices, type Text } from './texts/readTexts.ts'

const words = [...readFileSync('docs/house-style.md', 'utf8').matchAll(/^\| (?!not |-)(.+?) +\|/gm)].flatMap(
  ([, cell]) => cell!.split(', '),
)
const toPattern = (word: string) =>
  word.replace(/ise…$/, String.raw`is(e\w*|ing|ation\w*)`).replace('…', String.raw`\w*`)
const unwanted = new RegExp(String.raw`\b(${words.map(toPattern).join('|')})\b`, 'gi')

const findWords = (text: string) => [...text.matchAll(unwanted)].map(([word]) => word)

const signs = new RegExp(
  [
    // A straight quotation mark or apostrophe, or three periods in place of one sign.
    /["']|\.{3}/,
    // A period or comma after the quotation mark; a question mark ends the quotation.
    /[^?!]”[.,]/,
    // An em dash with spaces, and two in a paragraph.
    / — |—.*—/,
    // A unit after an ordinary space, the sign after an amount, a date with the day first.
    /\d (?:[mcµk]?m[²³]?|k?g|k?N|kNm|bar|[MG]B|dB|k?Hz|k?V|k?W|°C|kbit\/s|Mbit)\b/,
    /\d ?€/,
    /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'gu',
)

const texts = [...readArticles(), ...readServices()]

/** Returns the unwanted words and signs of an article or a service; a line is a paragraph. */
function findUnwantedInText({ source, ...frontMatter }: Text) {
  const body = source
    .replace(/^---$.*?^---$/ms, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/<[^>]*>/g, (tag) => tag.match(/(?<==").*(?=")/)?.[0] ?? '')
    .replaceAll('&nbsp;', '\u00A0')
  // Front matter knows no `&nbsp;`.
  const front = findStrings(frontMatter)
    .join('\n')
    .replaceAll(/(?<=\d) /g, '\u00A0')
  const text = `${front}\n${body}`
  return [...findWords(text), ...[...text.replaceAll(/`[^`]*`/g, '').matchAll(signs)].map(([found]) => found)]
}

/** Returns the strings in front matter. */
function findStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' ? Object.values(value ?? {}).flatMap(findStrings) : []
}

const isModule = /(?<!\.test|\.gen)\.tsx?$/
const folders = ['src', 'contract', 'machines', 'server']
const modules = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isModule.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

// Code is read with its names, of which one is the owner's own word (docs/requirements.md): a booking's `timezone`.
test.each(modules)('$file follows the house style', ({ source }) => {
  expect(findWords(source).filter((word) => !/^timezone/i.test(word))).toEqual([])
})

test.each(texts)('$file follows the house style', (text) => {
  expect(findUnwantedInText(text)).toEqual([])
})
