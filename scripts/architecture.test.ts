import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Elements = { element?: { type: string | string[] } }
type Policy = { from: { element: { type: string } }; allow: { to: Elements }[] }
type Config = {
  settings: { 'boundaries/elements': { type: string; pattern: string | string[] }[] }
  rules: { 'boundaries/dependencies': [string, { policies: Policy[] }] }
}

test('shows exactly the imports that the linter allows', async () => {
  const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as Config
  const allowed = config.rules['boundaries/dependencies'][1].policies.flatMap(({ from, allow }) =>
    allow
      .flatMap(({ to }) => to.element?.type ?? [])
      .filter((to) => to !== from.element.type)
      .map((to) => `${from.element.type} --> ${to}`),
  )
  const document = await readFile('docs/architecture.md', 'utf8')
  const picture = /<!-- architecture[^>]*-->\s*```mermaid\n(.*?)```/s.exec(document)![1]!
  const drawn = [...picture.matchAll(/^ *(\w+ --> \w+)$/gm)].map(([, arrow]) => arrow)
  const folders = [...picture.matchAll(/^ *(\w+)\["/gm)].map(([, folder]) => folder)
  expect(allowed.length).toBeGreaterThan(10)
  expect(new Set(drawn)).toEqual(new Set(allowed))
  expect(new Set(folders)).toEqual(new Set(config.settings['boundaries/elements'].map(({ type }) => type)))
})
