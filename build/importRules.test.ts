// oxlint reads past an expression that it does not know (one that looks ahead, say), so that each rule is seen to bite.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '../tests/temporaryFolder.ts'

const run = promisify(execFile)

/** For each folder what a file there imports, and what it must not. */
const imports: Record<string, { right: string[]; wrong: string[] }> = {
  'machines/contact/one.ts': {
    right: ['xstate', 'valibot', './two.ts', '../faults.ts'],
    wrong: ['ky', 'react', 'node:fs', '@xstate/react', 'xlsx', 'vitest', '#src/site.ts', '../../src/site.ts'],
  },
  'src/backend/one.ts': {
    right: ['ky', 'xstate', 'valibot', '@supabase/supabase-js', '#machines/notice.ts', './http.ts', '../site.ts'],
    wrong: [
      'react',
      'msw',
      'node:fs',
      '#mocks/gate.ts',
      '#src/page.ts',
      '../flows/contact.ts',
      '../components/one.tsx',
    ],
  },
  'src/flows/one.ts': {
    right: ['xstate', 'valibot', '#machines/notice.ts', './two.ts', '../backend/http.ts'],
    wrong: ['ky', 'react', '#mocks/gate.ts', '../site.ts', '../components/one.tsx', '../routes/contact.tsx'],
  },
  'src/components/one.tsx': {
    right: ['react', '#machines/notice.ts', '../page.ts'],
    wrong: ['ky', 'msw', '#mocks/gate.ts', '../flows/contact.ts', '../routes/contact.tsx'],
  },
  'src/routes/one.tsx': {
    right: ['react', '../flows/contact.ts', '../components/one.tsx'],
    wrong: ['xstate', 'valibot', '#machines/notice.ts', '../backend/http.ts'],
  },
  'mocks/one.ts': {
    right: ['msw', '#machines/notice.ts', '#src/backend/functions.ts', '#src/site.ts', '#functions/gate/gate.ts'],
    wrong: ['react', 'ky', '#src/backend/http.ts', '#src/flows/contact.ts', '#src/page.ts', '#functions/log.ts'],
  },
  'functions/operator/one.ts': {
    right: ['node:fs', 'hono', 'valibot', '#machines/text.ts', '#functions/log.ts', '#src/backend/functions.ts'],
    wrong: ['#mocks/gate.ts', '#storybook/main.ts', '#src/site.ts', '#src/backend/http.ts', '../../src/site.ts'],
  },
  'functions/gate/one.ts': {
    right: ['valibot', 'hono', '#machines/faults.ts', '../log.ts', '#src/backend/functions.ts'],
    wrong: ['node:crypto', 'nodemailer', '@hono/node-server', '#src/site.ts', '#mocks/gate.ts'],
  },
  'addons/one/one.ts': { right: ['react', './two.ts'], wrong: ['#machines/notice.ts', '../../src/site.ts'] },
}

const folder = await folderOfFile()
let refused: string[] = []
beforeAll(async () => {
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [file, { right, wrong }] of Object.entries(imports)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), [...right, ...wrong].map((name) => `import ${JSON.stringify(name)}\n`).join(''))
  }
  const lint = run(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], { cwd: folder })
  // It ends with 1 when something is refused.
  const { stdout } = await lint.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels }) => `${filename}:${labels[0]!.span.line}`)
})

test.each(Object.entries(imports))('%s imports what it may, and nothing else', (file, { right, wrong }) => {
  const names = [...right, ...wrong]
  expect(names.filter((_, index) => refused.includes(`${file}:${index + 1}`))).toEqual(wrong)
})
