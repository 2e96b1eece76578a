// A rule with a mistake rejects nothing and still looks correct, so each is tested with imports that it must reject. That it
// accepts what it should is tested by the code itself (npm run check).
import { execFile } from 'node:child_process'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '../tests/fixtures/temporaryFolder.ts'

const run = promisify(execFile)

/** A file per folder, imports that it may not have, and one that it may have. */
const rules: [file: string, refused: string, allowed: string][] = [
  ['contract/one.ts', 'xstate ky react node:fs #machines/form.ts #src/site/site.ts #server/log.ts', 'valibot'],
  ['machines/contact/one.ts', 'valibot ky react node:fs @xstate/react vitest #src/site/one.ts', 'xstate'],
  [
    'src/site/one.ts',
    'ky msw xstate node:fs #machines/form.ts ../form/one.ts ../contact/one.tsx ../start/one.ts',
    'react',
  ],
  ['src/form/one.ts', 'msw node:fs #mocks/one.ts ../contact/one.tsx ../routes/one.tsx #scripts/one.ts', 'ky'],
  [
    'src/contact/one.tsx',
    'ky msw node:fs #mocks/one.ts ../routes/one.tsx ../start/one.ts #server/log.ts',
    '../form/one.ts',
  ],
  ['src/routes/one.tsx', 'xstate valibot #contract/fields.ts ../start/one.ts #mocks/one.ts', '../contact/one.tsx'],
  ['src/start/one.ts', 'node:fs #scripts/one.ts #server/log.ts ../../tests/one.ts', '../site/one.ts'],
  ['mocks/one.ts', 'react ky #src/form/one.ts #src/contact/one.tsx #scripts/one.ts', '#server/log.ts'],
  ['server/one.ts', '#mocks/one.ts #machines/form.ts #src/site/one.ts #scripts/one.ts ../tests/one.ts', 'hono'],
  ['supabase/functions/one/index.ts', 'valibot #src/site/one.ts #contract/fields.ts', '../../../server/log.ts'],
  ['packages/one/one.ts', '#contract/fields.ts #src/site/one.ts', 'react'],
]

const folder = await folderOfFile()
let reported: string[] = []

/** Writes a file below the folder, and the folders above it. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text, { flag: 'a' })
}

beforeAll(async () => {
  await mkdir(join(folder, 'scripts'))
  for (const file of ['.oxlintrc.json', 'package.json', 'scripts/importResolver.cjs'])
    await copyFile(file, join(folder, file))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [file, refused, allowed] of rules) {
    const names = [...refused.split(' '), allowed]
    await write(file, names.map((name) => `import ${JSON.stringify(name)}\n`).join(''))
    for (const name of names.filter((one) => /^[.#]/.test(one)))
      await write(name.startsWith('#') ? name.slice(1) : join(dirname(file), name), '')
  }
  const lint = run(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], { cwd: folder })
  // oxlint exits with 1 if it reports a problem.
  const { stdout } = await lint.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  reported = diagnostics
    .filter(({ code }) => /no-restricted-imports|dependencies/.test(code))
    .map(({ filename, labels }) => `${filename}:${labels[0]!.span.line}`)
}, 60_000)

test.each(rules)('limits the imports of %s', (file, refused, allowed) => {
  const names = [...refused.split(' '), allowed]
  expect(names.filter((_, index) => reported.includes(`${file}:${index + 1}`))).toEqual(refused.split(' '))
})
