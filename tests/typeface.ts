import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'

const styles = 'src/styles'
// Each of the files stands under both names of the typeface, with one range.
const face = /src: url\('(?<file>[^']+)'\)[^;]+;\s+unicode-range: (?<ranges>[^;]+);/g
const text = await readFile(join(styles, 'fonts.css'), 'utf8')
const faces = await Promise.all(
  [...text.matchAll(face)].map(async ({ groups }) => {
    const { file, ranges } = groups as { file: string; ranges: string }
    return { ranges: ranges.split(', ').map(rangeOf), characters: await charactersIn(join(styles, file)) }
  }),
)

function rangeOf(range: string): [from: number, to: number] {
  const [from, to] = range.replace('U+', '').split('-') as [string, string?]
  return [parseInt(from, 16), parseInt(to ?? from, 16)]
}

async function charactersIn(file: string): Promise<Set<number>> {
  return new Set(new Face(new Blob(await convert(await readFile(file), 'sfnt'))).collectUnicodes())
}

/** Whether a file of the typeface is asked for a character, under each of its names, and has it. */
const isSet = (code: number) =>
  faces.filter(
    ({ ranges, characters }) => ranges.some(([from, to]) => from <= code && code <= to) && characters.has(code),
  ).length === 2

/** The characters of a text that would be set in another typeface, each once. */
export const charactersBeside = (words: string): string[] =>
  [...new Set(words)].filter((character) => character >= ' ' && !isSet(character.codePointAt(0)!))
