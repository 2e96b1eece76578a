import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { charactersBeside } from '../tests/typeface.ts'

const sources = globSync('{src,machines,drawings}/**/*.{ts,tsx,css,html}', {
  exclude: ['**/*.test.{ts,tsx}'],
})

test('a character that the typeface lacks is found', () => {
  expect(charactersBeside('Pumpe für 5 → 20 €, Łódź, √2 ≥ 1,41')).toEqual(['→', '√', '≥'])
})

test('whatever the site says, in whichever state, is set in its own typeface', async () => {
  expect(sources.length).toBeGreaterThan(150)
  for (const file of sources)
    expect({ file, beside: charactersBeside(await readFile(file, 'utf8')) }).toEqual({ file, beside: [] })
})
