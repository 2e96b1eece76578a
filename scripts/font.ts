// npm run font: subsets Archivo to the characters of the site. Run it after a change of Archivo's version.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

// The basic file covers our own pages. Browsers load the others only for characters that a visitor types (`unicode-range`).
// Archivo has no arrows, Greek letters, ≤, ≥ or √; font.test.ts rejects texts that use them.
const basic = range(0x20, 0x7e) + range(0xa0, 0xbf) + '×–—‘’‚“”„…•−€™′″\u2009'
const accented = range(0xc0, 0xff)
const extended = range(0x100, 0x17f) + range(0x218, 0x21b)

const source = 'node_modules/@fontsource-variable/archivo/files/archivo'
for (const [name, origin, text] of [
  ['basic', 'latin', basic],
  ['accented', 'latin', accented],
  ['extended', 'latin-ext', extended],
] as const) {
  const whole = await readFile(`${source}-${origin}-wght-normal.woff2`)
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } })
  await writeFile(`src/fonts/archivo-${name}.woff2`, cut)
  console.log(`src/fonts/archivo-${name}.woff2: ${whole.length} → ${cut.length} bytes`)
}
