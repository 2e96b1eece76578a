import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moveTexts } from './moveTexts.ts'

const { handler } = moveTexts().transform as unknown as {
  handler: (code: string, id: string) => { code: string } | undefined
}
const transform = (code: string, id: string) => handler(code, id)?.code

const readAdded = (code = '') => {
  const [, json = ''] = /Object\.assign\(shownTexts, (.*)\)/.exec(code)!
  return JSON.parse(json) as Record<string, string[]>
}

test.each(['articles', 'services'])('removes summary and card from the facts of a text in %s', (kind) => {
  const facts = `export default {"title":"A","summary": "What \\"it\\" says.","service":{"card":"What it offers."}}`
  const rest = `export default {"title":"A","summary":"","service":{"card":""}}`
  expect(transform(facts, `/src/${kind}/a.mdx?staticData`)).toBe(rest)
})

test('adds to an article its own summary and those of the three articles it recommends', async () => {
  const path = '/blog/crm-systems'
  const added = readAdded(transform('export {}', `/src/routes/_article${path}.tsx?tsr-split=component`))
  const [own, ...related] = added[path]!
  expect(await readFile(`src/articles${path.replace('/blog', '')}.mdx`, 'utf8')).toContain(own)
  expect(new Set(related).size).toBe(3)
})

test('adds to the home page the cards of the nine services', async () => {
  const { '/': cards = [] } = readAdded(transform('export {}', '/src/routes/index.tsx?tsr-split=component'))
  expect(cards).toHaveLength(9)
  expect(await readFile('src/services/b2b-database.mdx', 'utf8')).toContain(cards[0])
})

test('adds nothing to other pages', () => {
  expect(transform('export {}', '/src/routes/contact.tsx?tsr-split=component')).toBeUndefined()
  expect(transform('export {}', '/src/routes/services/seo-optimization.tsx?tsr-split=component')).toBeUndefined()
})
