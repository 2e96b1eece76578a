import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moveSummaries } from './moveSummaries.ts'

const { handler } = moveSummaries().transform as unknown as {
  handler: (code: string, id: string) => Promise<{ code: string } | undefined>
}
const transform = async (code: string, id: string) => (await handler(code, id))?.code

test('removes the summary from a route', async () => {
  const route = `createFileRoute('/a')({ staticData: { title: 'A', summary: 'What it says.', card: 'b' } })`
  expect(await transform(route, '/src/routes/a.tsx')).toBe(route.replace('What it says.', ''))
})

test('leaves a route without a literal summary as it is', async () => {
  expect(await transform('export const a = 1', '/src/routes/a.tsx')).toBeUndefined()
})

test('adds to an article its own summary and those of the three articles it recommends', async () => {
  const code = await transform('export {}', '/src/routes/_article/blog/crm-systems.tsx?tsr-split=component')
  const [, json = ''] = /Object\.assign\(summaries, (.*)\)/.exec(code!)!
  const added = JSON.parse(json) as Record<string, string>
  expect(Object.keys(added)).toHaveLength(4)
  for (const [path, summary] of Object.entries(added)) {
    const source = await readFile(`src/routes/_article${path}.tsx`, 'utf8')
    expect(source).toContain(summary)
    expect(summary).not.toBe('')
  }
  expect(added).toHaveProperty('/blog/crm-systems')
})
