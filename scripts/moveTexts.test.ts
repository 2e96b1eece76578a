import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moveTexts } from './moveTexts.ts'

const { handler } = moveTexts().transform as unknown as {
  handler: (code: string, id: string) => Promise<{ code: string } | undefined>
}
const transform = async (code: string, id: string) => (await handler(code, id))?.code

const readAdded = (code = '') => {
  const [, json = ''] = /Object\.assign\(shownTexts, (.*)\)/.exec(code)!
  return JSON.parse(json) as Record<string, string[]>
}

test('removes summary and card from a route', async () => {
  const route = `createFileRoute('/a')({ staticData: { title: 'A', summary: 'What it says.', service: { card: 'What it offers.' } } })`
  expect(await transform(route, '/src/routes/a.tsx')).toBe(
    route.replace('What it says.', '').replace('What it offers.', ''),
  )
})

test('removes the summary from the facts of an article', async () => {
  const facts = `export default {"title":"A","summary":"What it says."}`
  expect(await transform(facts, '/src/articles/a.mdx?staticData')).toBe(`export default {"title":"A","summary":''}`)
})

test('adds to an article its own summary and those of the three articles it recommends', async () => {
  const path = '/blog/crm-systems'
  const added = readAdded(await transform('export {}', `/src/routes/_article${path}.tsx?tsr-split=component`))
  const [own, ...related] = added[path]!
  expect(await readFile(`src/articles${path.replace('/blog', '')}.mdx`, 'utf8')).toContain(own)
  expect(new Set(related).size).toBe(3)
})

test('adds to the home page the cards of the nine services', async () => {
  const { '/': cards = [] } = readAdded(await transform('export {}', '/src/routes/index.tsx?tsr-split=component'))
  expect(cards).toHaveLength(9)
  expect(await readFile('src/routes/services/b2b-database.tsx', 'utf8')).toContain(cards[0])
})

test('adds nothing to other pages', async () => {
  expect(await transform('export {}', '/src/routes/contact.tsx?tsr-split=component')).toBeUndefined()
  expect(await transform('export {}', '/src/routes/services/seo-optimization.tsx?tsr-split=component')).toBeUndefined()
})
