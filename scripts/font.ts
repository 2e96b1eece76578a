// npm run font: subsets Archivo to the characters of the site. Run it after a change of Archivo's version or of
// scripts/fontFaces.ts.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontFiles } from './fontFaces.ts'

for (const [name, origin, text] of fontFiles) {
  const whole = await readFile(`node_modules/@fontsource-variable/archivo/files/archivo-${origin}-wght-normal.woff2`)
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } })
  await writeFile(`src/fonts/archivo-${name}.woff2`, cut)
  console.log(`src/fonts/archivo-${name}.woff2: ${whole.length} → ${cut.length} bytes`)
}
