import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { fontFaces } from './fontFaces.ts'

const styles = 'src/styles'
const face = /src: url\('(?<file>[^']+)'\)[^;]+;\s+unicode-range: (?<ranges>[^;]+);/g
const faces: { ranges: [from: number, to: number][]; characters: Set<number> }[] = []
// One after the other, because the unpacker of fonts keeps its result in memory that the next call uses again.
for (const { groups } of fontFaces.matchAll(face)) {
  const { file, ranges } = groups as { file: string; ranges: string }
  faces.push({ ranges: ranges.split(', ').map(parseRange), characters: await readCharacters(join(styles, file)) })
}

function parseRange(range: string): [from: number, to: number] {
  const [from, to] = range.replace('U+', '').split('-') as [string, string?]
  return [parseInt(from, 16), parseInt(to ?? from, 16)]
}

async function readCharacters(file: string): Promise<Set<number>> {
  return new Set(new Face(new Blob(await convert(await readFile(file), 'sfnt'))).collectUnicodes())
}

/** Returns whether a font file declares and contains a character. */
const isCovered = (code: number) =>
  faces.some(
    ({ ranges, characters }) => ranges.some(([from, to]) => from <= code && code <= to) && characters.has(code),
  )

/** Returns the characters that a browser would render in a fallback font, each once. */
const findUncoveredCharacters = (words: string): string[] =>
  [...new Set(words)].filter((character) => character >= ' ' && !isCovered(character.codePointAt(0)!))

test('detects a character that the font lacks', () => {
  expect(findUncoveredCharacters('Pumpe für 5 → 20 €, Łódź, √2 ≥ 1,41')).toEqual(['→', '√', '≥'])
})

test('covers every text of the site', async () => {
  const sources = globSync('{src,contract,machines}/**/*.{ts,tsx,mdx,css,html}', { exclude: ['**/*.test.{ts,tsx}'] })
  expect(sources.length).toBeGreaterThan(150)
  for (const file of sources)
    expect({ file, beside: findUncoveredCharacters(await readFile(file, 'utf8')) }).toEqual({ file, beside: [] })
})
