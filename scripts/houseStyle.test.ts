// Reads the words of docs/house-style.md and looks for them in everything that a visitor reads.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'

// The specification's own words.
const quoted = new Set(['Timezone *'])

const words = [...readFileSync('docs/house-style.md', 'utf8').matchAll(/^\| (?!not |-)(.+?) +\|/gm)].flatMap(
  ([, cell]) => cell!.split(', '),
)
const toPattern = (word: string) =>
  word.replace(/ise…$/, String.raw`is(e\w*|ing|ation\w*)`).replace('…', String.raw`\w*`)
const unwanted = new RegExp(String.raw`\b(${words.map(toPattern).join('|')})\b`, 'gi')

type Node = { type?: string; value?: unknown; source?: unknown }

/** Returns the visible texts of a module: text in JSX, and strings of several words or with a capital letter. */
function findTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as Node
  if (type === 'ImportDeclaration') return []
  if (type === 'JSXText') return [String(value)]
  if (type === 'Literal') return typeof value === 'string' && / |^\p{Lu}/u.test(value) ? [value] : []
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked]
  return Object.values(node).flatMap((child) => findTexts(child))
}

/** Returns the unwanted words of a module. */
const findUnwanted = (code: string, lang: 'ts' | 'tsx' = 'tsx') =>
  findTexts(parseAst(code, { lang }))
    .filter((text) => !quoted.has(text))
    .flatMap((text) => [...text.replaceAll(/\s+/g, ' ').matchAll(unwanted)].map(([word]) => word))

const files = execFileSync('git', ['ls-files', 'src/routes', 'src/components', 'machines', 'server', 'illustrations'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file))

test.each(files)('%s follows the house style', (file) => {
  expect(findUnwanted(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')).toEqual([])
})

test.each([
  ['text in JSX', '<p>Our catalogue</p>', ['catalogue']],
  ['text over two lines', '<p>a trade\n  fair</p>', ['trade fair']],
  ['a string of several words', "const a = 'Send an E-mail'", ['E-mail']],
  ['a template', 'const a = `Optimised in ${month}`', ['Optimised']],
  ['no attribute or key of one word', "<input name='timezone' />", []],
  ['no comment', '// colour\nconst a = 1', []],
  ['no longer word that begins alike', '<p>The programmer meters an organism for specialists</p>', []],
  ['no quotation of the specification', "<Field label='Timezone *' />", []],
])('finds %s', (_, code, found) => {
  expect(findUnwanted(code)).toEqual(found)
})
