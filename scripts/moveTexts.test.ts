import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moveTexts } from './moveTexts.ts'

const { handler } = moveTexts().transform as unknown as {
  handler: (code: string, id: string) => Promise<{ code: string } | undefined>
}
const transform = async (code: string, id: string) => (await handler(code, id))?.code

const readAdded = (code = '') => {
  const [, json = ''] = /Object\.assign\(shownTexts, (.*)\)/.exec(code)!
  return JSON.parse(json) as Record<string, string>
}

test('removes summary and card from a route', async () => {
  const route = `createFileRoute('/a')({ staticData: { title: 'A', summary: 'What it says.', service: { card: 'What it offers.' } } })`
  expect(await transform(route, '/src/routes/a.tsx')).toBe(
    route.replace('What it says.', '').replace('What it offers.', ''),
  )
})

test('leaves a route without texts as it is', async () => {
  expect(await transform('export const a = 1', '/src/routes/a.tsx')).toBe('export const a = 1')
})

test('adds to an article its own summary and those of the three articles it recommends', async () => {
  const code = await transform('export {}', '/src/routes/_article/blog/crm-systems.tsx?tsr-split=component')
  const added = readAdded(code)
  expect(Object.keys(added)).toHaveLength(4)
  for (const [path, summary] of Object.entries(added)) {
    const source = await readFile(`src/routes/_article${path}.tsx`, 'utf8')
    expect(source).toContain(summary)
    expect(summary).not.toBe('')
  }
  expect(added).toHaveProperty('/blog/crm-systems')
})

test('adds to the home page the cards of the nine services', async () => {
  const added = readAdded(await transform('export {}', '/src/routes/index.tsx?tsr-split=component'))
  expect(Object.keys(added)).toHaveLength(9)
  for (const [path, card] of Object.entries(added))
    expect(await readFile(`src/routes${path}.tsx`, 'utf8')).toContain(card)
})

test('adds nothing to other pages', async () => {
  expect(await transform('export {}', '/src/routes/contact.tsx?tsr-split=component')).toBeUndefined()
  expect(await transform('export {}', '/src/routes/services/seo-optimization.tsx?tsr-split=component')).toBeUndefined()
})
