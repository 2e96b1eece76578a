import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFaces } from './fontFaces.ts'

const ranges = [...fontFaces.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
const covered = ranges.map(([, from, to = from]) => String.raw`\u{${from}}-\u{${to}}`)
// A browser would render these in a fallback font.
const uncovered = new RegExp(String.raw`[^${covered.join('')}\n]`, 'gu')

test('covers every text of the site', () => {
  const sources = globSync('{src,contract,machines}/**/*.{ts,tsx,mdx,css,html}', { exclude: ['**/*.test.{ts,tsx}'] })
  expect(sources.length).toBeGreaterThan(150)
  for (const file of sources)
    expect({ file, beside: readFileSync(file, 'utf8').match(uncovered) }).toEqual({ file, beside: null })
})
