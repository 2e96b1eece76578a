// npm run font: subsets Archivo to the characters of the site. Run it after a change of Archivo's version or of this file.
import { readFile, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

// The basic file covers our own pages. Browsers load the others only for characters that a visitor types (`unicode-range`).
// Archivo has no arrows, Greek letters, ≤, ≥ or √; fontFaces.test.ts rejects texts that use them.
const basic = range(0x20, 0x7e) + range(0xa0, 0xbf) + '×–—‘’‚“”„…•−€™′″\u2009'
const basicRange = 'U+20-7E, U+A0-BF, U+D7, U+2009-2044, U+20AC, U+2122, U+2190-2212, U+2264-2265'
/** The font files: name, its source in Archivo's package, its characters, and those for which browsers load it. */
const fontFiles = [
  ['basic', 'latin', basic, basicRange],
  ['accented', 'latin', range(0xc0, 0xff), 'U+C0-D6, U+D8-FF'],
  ['extended', 'latin-ext', range(0x100, 0x17f) + range(0x218, 0x21b), 'U+100-17F, U+218-21B'],
] as const

// The fonts in which text is shown until Archivo has arrived (D53): on Windows and Apple's devices, on Android, on Linux.
// Their sizes, in percent for each of the weights, give the site's text the width that it has in Archivo. They were fitted
// in Chromium: fewest paragraphs of all pages with another number of lines, at 360 to 1280 px.
const weights = ['400 599', '600 650', '651 750', '751 800']
const fallbacks = {
  Arial: { local: ['Arial', 'Liberation Sans', 'Arimo'], sizes: [98.5, 96, 99.8, 104.3] },
  Roboto: { local: ['Roboto'], sizes: [99, 101.3, 105, 111.3] },
  DejaVu: { local: ['DejaVu Sans'], sizes: [86.9, 80.4, 84.2, 89] },
}
// Of Archivo, in percent of the font size.
const metrics = { ascent: 87.8, descent: 21 }

/** The `@font-face` rules of Archivo and of its fallbacks. URLs are relative to `src/styles/`. */
export const fontFaces = [
  ...fontFiles.map(
    ([name, , , covered]) => `@font-face {
  font-family: 'Archivo';
  font-weight: 400 800;
  font-display: swap;
  src: url('../fonts/archivo-${name}.woff2') format('woff2');
  unicode-range: ${covered};
}
`,
  ),
  ...Object.entries(fallbacks).flatMap(([name, { local, sizes }]) =>
    weights.map((weight, index) => {
      const size = sizes[index]!
      // WebKit for GTK finds families but no 'Arial Bold', and then makes 'Arial' bold.
      const sources = index === 0 ? local : [...local.map((family) => `${family} Bold`), ...local]
      return `@font-face {
  font-family: 'Archivo ${name}';
  font-weight: ${weight};
  src: ${sources.map((source) => `local('${source}')`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${((metrics.ascent / size) * 100).toFixed(1)}%;
  descent-override: ${((metrics.descent / size) * 100).toFixed(1)}%;
}
`
    }),
  ),
].join('\n')

/** Vite plugin: adds the fonts to the site's styles. */
export function addFontFaces(): Plugin {
  return {
    name: 'font-faces',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/styles\/index\.css$/ },
      handler: (code) => ({ code: `${code}\n${fontFaces}`, map: null }),
    },
  }
}

if (import.meta.main) {
  const { default: subsetFont } = await import('subset-font')
  const variationAxes = { wght: { min: 400, max: 800 } }
  for (const [name, origin, text] of fontFiles) {
    const whole = await readFile(`node_modules/@fontsource-variable/archivo/files/archivo-${origin}-wght-normal.woff2`)
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes })
    await writeFile(`src/fonts/archivo-${name}.woff2`, cut)
    console.log(`src/fonts/archivo-${name}.woff2: ${whole.length} → ${cut.length} bytes`)
  }
}
