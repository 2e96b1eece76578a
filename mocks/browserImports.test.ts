// A browser loads the mocks, and with them the server's files that they import. None of these may need Node.
import { globSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { articles } from '#scripts/articles/plugin.ts'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { illustrationFiles } from '#scripts/illustrations.ts'
import { samplePreset, siteConfig } from '#scripts/siteConfig.ts'

test('need no module of Node in a browser, nor do the files that they import', async () => {
  const input = globSync('mocks/**/*.ts', { exclude: ['**/*.test.ts', 'mocks/node.ts'] })
  const imports: string[] = []
  const files = new Set<string>()
  const record: Plugin = {
    name: 'record',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!isBuiltin(id)) return null
      imports.push(`${relative('.', importer ?? '')} imports ${id}`)
      return { id, external: true }
    },
    load(id) {
      files.add(relative('.', id))
    },
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [record, siteConfig({}, samplePreset), illustrationFiles(), addFontFaces(), articles()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  })
  expect(files).toContain('server/endpoint.ts')
  expect(imports).toEqual([])
})
