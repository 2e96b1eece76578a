// npm run build: writes dist/, bundles and declarations.
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')

/**
 * Bundles the entries into `dist/`. Files whose content stays the same are not written, so a running Storybook may use them.
 *
 * @returns the bundled files, with absolute paths
 */
export async function bundle(): Promise<string[]> {
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
          preview: 'preview/preview.ts',
          manager: 'manager.tsx',
          preset: 'preset.ts',
          coverage: 'coverage/plugin.ts',
        },
        formats: ['es'],
      },
      // Packages are resolved where the addon is installed.
      rolldownOptions: { external: /^[^./]/, output: { chunkFileNames: 'chunks/[name].js' } },
    },
  })) as Rolldown.RolldownOutput[]
  return Promise.all(
    result!.output.map(async (file) => {
      const path = join(dist, file.fileName)
      const content = file.type === 'chunk' ? file.code : file.source
      const written = await readFile(path).catch(() => undefined)
      if (written !== undefined && written.equals(Buffer.from(content))) return path
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
      return path
    }),
  )
}

if (import.meta.main) {
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
}
