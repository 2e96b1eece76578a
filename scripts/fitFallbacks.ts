// npm run fit:typeface: prints the sizes of the fallbacks in fontFaces.ts that give the texts of the built site the width that
// they have in the site's typeface. A fallback can be fitted where a font of it is installed: Arial (or Liberation Sans, Arimo)
// on Windows and Apple's devices, Roboto, DejaVu Sans on Linux.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from './chromium.ts'
import { fallbacks, weights } from './fontFaces.ts'

const dist = 'dist'
const pages = globSync(`${dist}/**/*.html`).toSorted()
if (pages.length === 0) throw new Error('There are no pages in dist/: npm run build first.')

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
// Without scripts no page changes while it is measured, and without a policy the measured texts can be styled.
const page = await browser.newPage({
  javaScriptEnabled: false,
  bypassCSP: true,
  viewport: { width: 1280, height: 900 },
})
await page.route('**/*', (route) => {
  const file = join(dist, new URL(route.request().url()).pathname)
  return existsSync(file) ? route.fulfill({ path: file }) : route.abort()
})

/** What all texts of a weight measure: in the typeface, and in each fallback, without the space that the site adds. */
type Widths = Record<string, number>
const sums = weights.map((): Widths => ({}))

for (const file of pages) {
  await page.goto(`http://site.invalid${file.slice(dist.length)}`)
  const measured = await page.evaluate(measure, { families: Object.keys(fallbacks), weights })
  for (const [index, widths] of measured.entries())
    for (const [family, width] of Object.entries(widths)) sums[index]![family] = (sums[index]![family] ?? 0) + width
}
await browser.close()

for (const [name, { local, sizes }] of Object.entries(fallbacks)) {
  const fitted = sizes.map((size, index) => {
    const { typeface = 0, [name]: width = 0 } = sums[index]!
    return Math.round((size * typeface * 10) / width) / 10
  })
  const isMissing = !Number.isFinite(fitted[0])
  console.log(isMissing ? `${name}: none of ${local.join(', ')} is installed` : `${name}: [${fitted.join(', ')}]`)
}

/** Runs in the page: measures each text in one line, as widths by family for each range of weights. */
async function measure(asked: { families: string[]; weights: string[] }): Promise<Record<string, number>[]> {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, th, td')].filter(
    ({ children, textContent }) => children.length === 0 && textContent.length > 15,
  )
  const line = document.body.appendChild(document.createElement('span'))
  Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', letterSpacing: '0', wordSpacing: '0' })
  // Large, because Chromium on Linux rounds the widths of small characters.
  Object.assign(line.style, { fontSize: '100px', textRendering: 'geometricPrecision' })
  const widthIn = (family: string) => {
    line.style.fontFamily = family
    return line.getBoundingClientRect().width
  }
  const installed = asked.families.filter((name) => {
    line.textContent = 'mmmmmmmmmmiiiii'
    return widthIn(`'Archivo ${name}', monospace`) !== widthIn('monospace')
  })
  await document.fonts.load('1em Archivo')
  return asked.weights.map((range) => {
    const [from, to] = range.split(' ').map(Number)
    const sum: Record<string, number> = {}
    for (const text of texts) {
      const weight = getComputedStyle(text).fontWeight
      if (Number(weight) < from! || Number(weight) > to!) continue
      line.style.fontWeight = weight
      line.textContent = text.textContent
      for (const [name, family] of [['typeface', 'Archivo'], ...installed.map((name) => [name, `Archivo ${name}`])])
        sum[name!] = (sum[name!] ?? 0) + widthIn(`'${family}'`)
    }
    return sum
  })
}
