import type { Plugin } from 'vite'

/**
 * The font files and exactly the characters that they have: the basic file covers our own pages, the others what a visitor
 * types. They were cut from Archivo 5.3.0 (npm: @fontsource-variable/archivo) to these characters and the weights 400 to 800,
 * and the kerning of the space after F, K, P, Y, k and r was taken out: it made a quarter of the space in "PDF on" disappear.
 * Archivo has no arrows, Greek letters, ≤, ≥ or √; fontFaces.test.ts rejects texts that use them.
 */
const fontFiles = [
  [
    'basic',
    'U+20-7E, U+A0-BF, U+D7-D8, U+F7, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+20AC, U+2122, U+2212',
  ],
  ['accented', 'U+C0-D6, U+D9-F6, U+F8-FF'],
  ['extended', 'U+100-130, U+132-151, U+154-17F, U+218-21B'],
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
    ([name, covered]) => `@font-face {
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
