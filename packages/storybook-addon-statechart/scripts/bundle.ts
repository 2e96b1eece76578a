import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '..')

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
          preview: 'preview/preview.tsx',
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
      const path = join(root, 'dist', file.fileName)
      const content = file.type === 'chunk' ? file.code : file.source
      const written = await readFile(path).catch(() => undefined)
      if (written !== undefined && written.equals(Buffer.from(content))) return path
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
      return path
    }),
  )
}
