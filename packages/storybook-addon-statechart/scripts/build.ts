// npm run build: writes dist/, bundles and declarations.
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Returns the files of `dist/` that match a pattern, with absolute paths. */
const find = (pattern: string) => globSync(join(dist, pattern))

// Outdated bundles are deleted last: a running Storybook may use the others.
const bundles = await bundle()
for (const file of find('**/*.js')) if (!bundles.includes(file)) await rm(file)

for (const file of find('**/*.d.ts')) await rm(file)
await promisify(execFile)('tsc', ['-p', root, '--outDir', dist]).catch((error: { stdout: string }) => {
  throw new Error(`The declarations have type errors:\n${error.stdout}`)
})
// TypeScript keeps the extensions of the sources in declarations.
for (const file of find('**/*.d.ts')) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/(?<=from '\.[^']*)\.tsx?(?=')/g, '.js'))
}
