// Documents become outdated silently, so tests check their links, paths, commands, lists and decision numbers.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { functionPath } from '#contract/endpoints.ts'
import { forms } from '#contract/forms.ts'
import { parseArticle, parseService, writeArticle } from '../tests/fixtures/texts.ts'
import { currentDocuments } from './documents.ts'
import { compileText } from './texts/plugin.ts'
import { readArticles } from './texts/readTexts.ts'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const files = new Set(tracked)
const folders = new Set(tracked.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))))
const documents = tracked.filter((file) => file.endsWith('.md'))
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
const scripts = Object.keys(manifest['scripts']!)
const readText = (file: string) => readFileSync(file, 'utf8')

const withoutBlocks = (text: string) => text.replace(/^ *```.*?^ *```/gms, '')

/** Returns the inline code of a document, without code blocks. */
const extractCode = (text: string) => [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)

const top = new Set([...folders].filter((folder) => !folder.includes('/')))
// A path starts with a top-level folder. Paths with placeholders or globs name no single file.
const isPath = (code: string) =>
  top.has(code.split('/')[0]!) && !code.startsWith('.') && code.includes('/') && /^[\w./@-]+$/.test(code)
const exists = (path: string) => files.has(path) || folders.has(path.replace(/\/$/, ''))

test.each(documents)('%s names files, paths and npm scripts that exist', (document) => {
  const text = readText(document)
  const links = [...withoutBlocks(text).matchAll(/\]\((?![a-z]+:)([^)#\s]+)[^)]*\)/g)].map(([, link]) => link!)
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  expect(extractCode(text).filter((code) => isPath(code) && !exists(code))).toEqual([])
  const named = [...text.matchAll(/npm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, run, own]) => run ?? own!)
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test('lists each dependency in docs/dependencies.md', () => {
  const packages = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] })
  const rows = readText('docs/dependencies.md').match(/^\| `.*?\|/gm)!
  expect(rows.flatMap(extractCode).toSorted()).toEqual(packages.toSorted())
})

test('draws the statecharts of the machines, and lists all variables and the events of the forms', async () => {
  for (const [file, text] of await currentDocuments()) expect(readText(file), 'Run npm run documents.').toBe(text)
})

type Policy = {
  from: { element: { type: string | string[] } }
  allow: { to: { element?: { type: string | string[] } } }[]
}

test('draws in docs/architecture.md what the linter lets each folder import', () => {
  const { rules } = JSON.parse(readText('.oxlintrc.json')) as {
    rules: Record<string, [string, { policies: Policy[] }]>
  }
  // The chart shows the server as one.
  const draw = (types: string | string[]) =>
    [types].flat().map((type) => (['http', 'store', 'delivery', 'operate'].includes(type) ? 'server' : type))
  const allowed = rules['boundaries/dependencies']![1].policies.flatMap(({ from, allow }) =>
    draw(from.element.type).flatMap((importer) =>
      allow.flatMap(({ to }) => draw(to.element?.type ?? []).map((imported) => `${importer} --> ${imported}`)),
    ),
  )
  const [chart = ''] = /flowchart TD.*?```/s.exec(readText('docs/architecture.md')) ?? []
  const arrows = [...chart.matchAll(/^ {2}(\w+) -->(?:\|\w+\|)? (\w+)$/gm)].map(([, from, to]) => `${from} --> ${to}`)
  const others = (all: string[]) => [...new Set(all)].filter((arrow) => !/^(\w+) --> \1$/.test(arrow)).toSorted()
  expect(others(arrows)).toEqual(others(allowed))
})

test('explains each tag that a text can have in docs/texts.md', async () => {
  const messages = await Promise.all(
    [parseArticle(writeArticle({}, '<Unknown />')), parseService('<Unknown />')].map((text) =>
      compileText(text, readArticles()).then(
        () => '',
        (error: Error) => error.message,
      ),
    ),
  )
  const tags = messages.flatMap((message) => message.split('Use one of')[1]!.match(/<\w+/g) ?? [])
  expect(tags.length).toBeGreaterThan(20)
  expect(tags.filter((tag) => !readText('docs/texts.md').includes(`\`${tag}`))).toEqual([])
})

test('describes every event of the log in docs/operations.md', () => {
  const sources = tracked.filter((file) => /^server\/.*(?<!\.test)\.ts$/.test(file) && existsSync(file)).map(readText)
  const events = sources.flatMap((text) =>
    [...text.matchAll(/'(?:info|warn|error)',\s*'(\w+\.\w+)'/g)].map(([, name]) => name!),
  )
  expect(events.length).toBeGreaterThan(15)
  const document = readText('docs/operations.md')
  expect(events.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})

test('shows operators requests that the endpoints accept', () => {
  const document = readText('docs/operations.md')
  const [, path, message] = /curl -i https:\/\/www\.company\.example\/(\S+).*? -d '(.+?)'/s.exec(document)!
  const [, name, appointment] = /For a booking: `([\w-]+)`, with `(.+?)`/.exec(document)!
  const { name: visitor, email, phone } = JSON.parse(message!) as Record<string, string>
  const booking = { name: visitor, email, phone, ...(JSON.parse(`{${appointment!}}`) as object) }
  const bookings = forms.consultation.schema(() => new Date('2026-11-26'))
  expect([path, name]).toEqual([functionPath('send-contact-email'), 'send-consultation-email'])
  expect(v.safeParse(forms.contact.schema(), JSON.parse(message!)).issues).toBeUndefined()
  expect(v.safeParse(bookings, booking).issues).toBeUndefined()
})
