// npm run build: writes dist/, bundles and declarations.
import { execFile } from 'node:child_process'
import { readFile, rm, writeFile, glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

await rm(dist, { recursive: true, force: true })
await bundle()
await promisify(execFile)('tsc', ['-p', root, '--outDir', dist]).catch((error: { stdout: string }) => {
  throw new Error(`The declarations have type errors:\n${error.stdout}`)
})
// TypeScript keeps the extensions of the sources in declarations.
for await (const file of glob(join(dist, '**/*.d.ts'))) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/(?<=from '\.[^']*)\.tsx?(?=')/g, '.js'))
}
