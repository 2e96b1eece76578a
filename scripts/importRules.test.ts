// A rule with a mistake rejects nothing and still looks correct, so each is tested with imports that it must reject.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '../tests/fixtures/temporaryFolder.ts'

const run = promisify(execFile)

/** One file per folder, with imports that it may and may not have. */
const imports: Record<string, { allowed: string[]; refused: string[] }> = {
  'machines/contact/one.ts': {
    allowed: ['xstate', 'valibot', './two.ts', '../contract.ts'],
    refused: ['ky', 'react', 'node:fs', '@xstate/react', 'vitest', '#src/site.ts', '../../src/site.ts'],
  },
  'src/api/one.ts': {
    allowed: ['ky', 'xstate', 'valibot', '@supabase/supabase-js', '#machines/contract.ts', './two.ts', '../site.ts'],
    refused: [
      'react',
      'msw',
      'node:fs',
      '#mocks/one.ts',
      '../flows/one.ts',
      '../components/one.tsx',
      '#scripts/one.ts',
    ],
  },
  'src/flows/one.ts': {
    allowed: ['xstate', 'valibot', '#machines/contract.ts', './two.ts', '../api/one.ts'],
    refused: ['ky', 'react', '#mocks/one.ts', '../components/one.tsx', '../routes/one.tsx'],
  },
  'src/components/one.tsx': {
    allowed: ['react', '#machines/contract.ts', '../site.ts', 'virtual:illustration/hero'],
    refused: ['ky', 'msw', 'xstate', '#mocks/one.ts', '../flows/one.ts', '../api/one.ts', '../routes/one.tsx'],
  },
  'src/routes/one.tsx': {
    allowed: ['react', '../flows/one.ts', '../components/one.tsx', '../site.ts'],
    refused: [
      'xstate',
      'valibot',
      '#machines/contract.ts',
      '../api/one.ts',
      '#mocks/one.ts',
      '#illustrations/index.ts',
    ],
  },
  'src/site.ts': {
    allowed: ['react', '#machines/contract.ts', './flows/one.ts', '#mocks/one.ts', '#illustrations/index.ts'],
    refused: ['node:fs', '#scripts/one.ts', '#server/log.ts', '../tests/one.ts'],
  },
  'mocks/one.ts': {
    allowed: ['msw', '#machines/contract.ts', '#src/site.ts', '#server/log.ts'],
    refused: ['react', 'ky', '#src/api/one.ts', '#src/flows/one.ts', '#scripts/one.ts'],
  },
  'server/delivery/one.ts': {
    allowed: ['node:fs', 'hono', 'valibot', '#machines/contract.ts', '#server/log.ts', '../log.ts'],
    refused: ['#mocks/one.ts', '#src/site.ts', '#scripts/one.ts', '../../tests/one.ts', '#illustrations/index.ts'],
  },
  'supabase/functions/one/index.ts': {
    allowed: ['../../../server/log.ts'],
    refused: ['valibot', '#src/site.ts', '#machines/contract.ts'],
  },
  'illustrations/one.ts': { allowed: ['./two.ts'], refused: ['react', '#machines/contract.ts', '#src/site.ts'] },
  'packages/one/one.ts': { allowed: ['react', './two.ts'], refused: ['#machines/contract.ts', '#src/site.ts'] },
}

const folder = await folderOfFile()
let refused: string[] = []

/** Writes a file with these imports, and an empty file for each local import. */
async function write(file: string, names: string[]): Promise<void> {
  for (const name of names.filter((one) => /^[.#]/.test(one))) {
    const target = name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
    await mkdir(dirname(join(folder, target)), { recursive: true })
    await writeFile(join(folder, target), '', { flag: 'a' })
  }
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), names.map((name) => `import ${JSON.stringify(name)}\n`).join(''))
}

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'package.json']) await copyFile(file, join(folder, file))
  await mkdir(join(folder, 'scripts'))
  await copyFile('scripts/importResolver.cjs', join(folder, 'scripts/importResolver.cjs'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [file, { allowed, refused: wrong }] of Object.entries(imports)) await write(file, [...allowed, ...wrong])
  const lint = run(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], { cwd: folder })
  // oxlint exits with 1 if it reports a problem.
  const { stdout } = await lint.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  refused = diagnostics
    .filter(({ code }) => /no-restricted-imports|dependencies/.test(code))
    .map(({ filename, labels }) => `${filename}:${labels[0]!.span.line}`)
}, 60_000)

test.each(Object.entries(imports))('limits the imports of %s', (file, { allowed, refused: wrong }) => {
  const names = [...allowed, ...wrong]
  expect(names.filter((_, index) => refused.includes(`${file}:${index + 1}`))).toEqual(wrong)
})
