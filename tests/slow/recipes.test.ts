// Carries out the recipes of CONTRIBUTING.md on a copy of the repository, so that they cannot become outdated.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'

/** A code block that names its file: a whole file, or a diff. */
type Block = { isDiff: boolean; file: string; lines: string[] }

/** Returns the code blocks of a document that name a file, without the indentation of the list in which they stand. */
const readBlocks = (document: string): Block[] =>
  [...document.matchAll(/^( *)```(\w+) (\S+)\n(.*?)^\1```$/gms)].map(([, indent, type, file, text]) => ({
    isDiff: type === 'diff',
    file: file!,
    lines: text!.split('\n').map((line) => line.slice(indent!.length)),
  }))

/** Returns a text with a diff applied. Its context and removed lines must stand in the text once, one below the other. */
function applyDiff(text: string, { file, lines }: Block): string {
  const select = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) || line === '' ? [] : [line.slice(1)]))
  const [before, after] = [select('+').join('\n'), select('-').join('\n')]
  const count = text.split(before).length - 1
  if (count !== 1) throw new Error(`${file} has these lines ${count} times:\n${before}`)
  return text.replace(before, () => after)
}

const folder = await folderOfFile()

// What Vitest sets would make a build one for tests.
const ownVariables = Object.entries(process.env).filter(
  ([name]) => !/^(NODE_ENV|VITEST|TEST|MODE|DEV|PROD|SSR)/.test(name),
)

/** Runs a tool from node_modules in the copy, and returns the end of its output; an empty text if it succeeded. */
function run(command: string): string {
  const [tool, ...rest] = command.split(' ')
  const env = { ...Object.fromEntries(ownVariables), PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` }
  const { status, stdout, stderr } = spawnSync(tool!, rest, { cwd: folder, env, encoding: 'utf8' })
  return status === 0 ? '' : `${command} ended with ${status}:\n${(stdout + stderr).slice(-4_000)}`
}

beforeAll(async () => {
  for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n'))
    // Screenshots are 30 MB, and no recipe touches one.
    if (existsSync(file) && !file.endsWith('.png')) await cp(file, join(folder, file))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const blocks = readBlocks(await readFile('CONTRIBUTING.md', 'utf8'))
  if (blocks.length < 10) throw new Error(`CONTRIBUTING.md has ${blocks.length} blocks that name a file.`)
  for (const block of blocks) {
    const file = join(folder, block.file)
    await mkdir(dirname(file), { recursive: true })
    const text = block.isDiff ? applyDiff(await readFile(file, 'utf8'), block) : block.lines.join('\n')
    await writeFile(file, text)
  }
})

test(
  'builds the article, the page, the field and the endpoint, and lists the pages',
  { timeout: 600_000 },
  async () => {
    expect(run('node scripts/build.ts')).toBe('')
    expect(run('node scripts/buildEdge.ts')).toBe('')
    expect(existsSync(join(folder, 'supabase/functions/request-call-back/index.js'))).toBe(true)
    const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
    expect(await read('blog/spare-parts-online/index.html')).toContain('<h1')
    expect(await read('trade-shows/index.html')).toContain('<h1')
    expect(await read('contact/index.html')).toContain('Country (optional)')
    expect(await read('index.html')).toContain('href="/blog/spare-parts-online"')
    expect(await read('sitemap.xml')).toContain('/trade-shows<')
  },
)

test('passes the checks', { timeout: 600_000 }, () => {
  expect(run('node scripts/texts/check.ts')).toBe('')
  expect(run('tsc --noEmit')).toBe('')
  expect(run('node scripts/documents.ts')).toBe('')
})

// Stories are type-checked only: Vite serves nothing from a node_modules outside of the copy.
test('passes the tests that the recipes name', { timeout: 600_000 }, () => {
  const files = [
    'contract machines/chat machines/forms server/contract server/delivery/mails.test.ts mocks/node',
    'stories/shown.test.ts src/chat src/form',
  ]
  expect(run(`node scripts/vitest.ts --project node --project browser ${files.join(' ')}`)).toBe('')
})
