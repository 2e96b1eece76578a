// npm run colors -- '#b93e0a' '#0a5fb9': replaces a color in styles, drawings and code. A drawing that a page references as a
// file cannot read the custom properties of the page, so each has the values of src/styles/tokens.css in itself.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** Everything that can hold a color of the site. Pictures in other formats are built from these. */
export const listColored = (): string[] =>
  globSync('{src,public,stories,scripts,server,mocks,.storybook}/**/*.{css,svg,ts,tsx,mdx,html,json,webmanifest}', {
    exclude: ['**/*.test.*'],
  })

const isColor = (text: string | undefined): text is string => text !== undefined && /^#[\da-f]{6}$/i.test(text)

/** Returns a text with a color replaced, and how often it was there. */
export function replaceColor(text: string, from: string, to: string): { text: string; count: number } {
  const pattern = new RegExp(`${from}(?![\\da-f])`, 'gi')
  return { text: text.replace(pattern, to.toLowerCase()), count: [...text.matchAll(pattern)].length }
}

/** Returns the hue of a color in degrees; undefined for grays. */
function hueOf(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < 16) return undefined
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least)
  return (sixth * 60 + 360) % 360
}

/** Returns the other colors of nearly the same hue in texts, with their number: tints and shades to look at. */
export function listRelated(texts: string[], color: string): [color: string, count: number][] {
  const hue = hueOf(color)
  const counts = new Map<string, number>()
  for (const [found] of texts.join('\n').matchAll(/#[\da-f]{6}(?![\da-f])/gi)) {
    const other = found.toLowerCase()
    const distance = Math.abs((hueOf(other) ?? Number.NaN) - (hue ?? Number.NaN))
    if (other !== color.toLowerCase() && Math.min(distance, 360 - distance) < 15)
      counts.set(other, (counts.get(other) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

if (import.meta.main) {
  const [from, to] = process.argv.slice(2)
  if (!isColor(from) || !isColor(to)) {
    console.error("Write the old color and the new one: npm run colors -- '#b93e0a' '#0a5fb9'")
    process.exit(1)
  }
  let sum = 0
  const changed: string[] = []
  for (const file of listColored()) {
    const { text, count } = replaceColor(readFileSync(file, 'utf8'), from, to)
    if (count === 0) continue
    writeFileSync(file, text)
    sum += count
    changed.push(file)
  }
  console.log(`${from} is ${to} now, ${sum} times in ${changed.length} files.`)
  const related = listRelated(
    listColored().map((file) => readFileSync(file, 'utf8')),
    from,
  )
  if (related.length > 0)
    console.log(`Of nearly the old hue: ${related.map(([color, count]) => `${color} (${count})`).join(', ')}`)
}
