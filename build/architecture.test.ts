import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Override = { files: string[]; rules: { 'no-restricted-imports': [string, { patterns: { regex: string }[] }] } }

const { overrides } = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as { overrides: Override[] }

/** The folders that have a rule of import, as the picture names them, with the patterns that are refused there. */
const refused = new Map(
  overrides
    // A rule of several places is a stricter one within a folder; an addon is no part of the site.
    .filter(({ files }) => files.length === 1 && files[0] !== 'addons/**')
    .map(({ files, rules }) => [
      files[0]!.replace('/**', ''),
      rules['no-restricted-imports'][1].patterns.map(({ regex }) => new RegExp(regex)),
    ]),
)

/** How a file of one folder would name a file of another: relative within src, by its # name across. */
const nameOf = (file: string, from: string) =>
  file.startsWith('src/') && from.startsWith('src/') ? file.replace('src/', '../') : `#${file}`

/** Files that stand for a folder: one of them is enough to lead there. */
const filesOf = (folder: string) => [
  `${folder}/functions.ts`,
  `${folder}/contact/contactMachine.ts`,
  `${folder}/gate/gate.ts`,
]

const mayImport = (from: string, to: string) =>
  filesOf(to).some((file) => !refused.get(from)!.some((pattern) => pattern.test(nameOf(file, from))))

test('the picture in the README shows exactly the imports that the linter allows', async () => {
  const readme = await readFile('README.md', 'utf8')
  const picture = /<!-- architecture[^>]*-->\s*```mermaid\n(.*?)```/s.exec(readme)?.[1] ?? ''
  const folders = new Map([...picture.matchAll(/(\w+)\["([\w/]+)\/<br>/g)].map(([, id, folder]) => [id, folder]))
  const drawn = [...picture.matchAll(/^ *(\w+) --> (\w+)$/gm)].map(([, from, to]) => [
    folders.get(from),
    folders.get(to),
  ])
  const allowed = [...refused.keys()].flatMap((from) =>
    [...refused.keys()].filter((to) => to !== from && mayImport(from, to)).map((to) => [from, to]),
  )
  expect(new Set(folders.values())).toEqual(new Set(refused.keys()))
  expect(allowed.length).toBeGreaterThan(5)
  expect(new Set(drawn.map(String))).toEqual(new Set(allowed.map(String)))
})
