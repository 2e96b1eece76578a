import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findUncoveredCharacters } from '../tests/fixtures/fontCoverage.ts'

const sources = globSync('{src,machines}/**/*.{ts,tsx,mdx,css,html}', {
  exclude: ['**/*.test.{ts,tsx}'],
})

test('detects a character that the font lacks', () => {
  expect(findUncoveredCharacters('Pumpe für 5 → 20 €, Łódź, √2 ≥ 1,41')).toEqual(['→', '√', '≥'])
})

test('covers every text of the site', async () => {
  expect(sources.length).toBeGreaterThan(150)
  for (const file of sources)
    expect({ file, beside: findUncoveredCharacters(await readFile(file, 'utf8')) }).toEqual({ file, beside: [] })
})
