// npm run build: writes dist/, bundles and declarations.
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Bundles the entries into `dist/`. Files whose content stays the same are not written, so a running Storybook may use them. */
export async function bundle(): Promise<void> {
  const [result] = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Storybook provides React to its manager, without the JSX runtime.
    oxc: { jsx: { runtime: 'classic' } },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: {
          index: 'index.ts',
          react: 'react.ts',
          blocks: 'blocks.tsx',
          preview: 'preview/preview.ts',
          manager: 'manager.tsx',
          preset: 'preset.ts',
        },
        formats: ['es'],
      },
      // Packages are resolved where the addon is installed.
      rolldownOptions: { external: /^[^./]/, output: { chunkFileNames: 'chunks/[name].js' } },
    },
  })) as Rolldown.RolldownOutput[]
  for (const file of result!.output) {
    const path = join(dist, file.fileName)
    const content = file.type === 'chunk' ? file.code : file.source
    const written = await readFile(path).catch(() => undefined)
    if (written?.equals(Buffer.from(content)) === true) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}

if (import.meta.main) {
  await rm(dist, { recursive: true, force: true })
  await bundle()
  await promisify(execFile)('tsc', ['-p', root, '--outDir', dist]).catch((error: { stdout: string }) => {
    throw new Error(`The declarations have type errors:\n${error.stdout}`)
  })
  // TypeScript keeps the extensions of the sources in declarations.
  for (const file of globSync(join(dist, '**/*.d.ts'))) {
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(/(?<=from '\.[^']*)\.tsx?(?=')/g, '.js'))
  }
}
