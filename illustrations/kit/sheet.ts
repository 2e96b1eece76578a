import { ink, onBlueprint, paper, sheet, steel } from './colors.ts'
import { d, detail, hair, n } from './lines.ts'
import { grid } from './hatch.ts'
import { lettering } from './lettering.ts'

/** A finished drawing and its alt text. */
export type Plate = { name: string; alt: string; number: string; svg: string }

/** Options of a plate; `ground` is paper by default. */
export type PlateParts = { name: string; alt: string; number: string; parts: string[]; ground?: 'paper' | 'blueprint' }

const tight = (path: string): string =>
  path.slice(0, 3) +
  path
    .slice(3)
    .replace(/ -/g, '-')
    .replace(/l(-?[\d.]+) 0(?=[A-Za-z"])/g, 'h$1')
    .replace(/l0 ?(-?[\d.]+)(?=[A-Za-z"])/g, 'v$1')

const pale: Record<string, string> = { '#eeeeea': '#123b58', '#e3e5e4': '#1a4665', '#b6bfc6': '#6f8ca0' }

const plotted = (svg: string): string =>
  svg.replace(/"(#[\da-f]{6})"/g, (whole, tone: string) => `"${onBlueprint[tone] ?? pale[tone] ?? whole.slice(1, -1)}"`)

/**
 * Creates a complete SVG document. `@` in ids becomes the drawing's name, so that ids of two drawings on a page differ.
 */
export const document = (name: string, w: number, h: number, body: string, weight = 3, dark = false): string => {
  const drawn = `<g fill="${sheet}" stroke="${ink}" stroke-width="${weight}">${body}</g>`
    .replace(/ d="[^"]+"/g, tight)
    .replaceAll('@', `${name}-`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">` +
    `${dark ? plotted(drawn) : drawn.replaceAll(`"${sheet}"`, '"#fff"')}</svg>\n`
  )
}

/** Draws the sheet's frame: fine grid, inner border, zone ticks at the edges. */
export const frame = (): string => {
  let ticks = ''
  for (let x = 315; x < 1170; x += 285) ticks += d`M${x} 0v30M${x} 600v30`
  for (let y = 172.5; y < 600; y += 142.5) ticks += d`M0 ${y}h30M1170 ${y}h30`
  return (
    grid(30, 30, 1140, 570, 10, '#eeeeea') +
    grid(30, 30, 1140, 570, 50, '#e3e5e4') +
    hair(ticks, '#b6bfc6') +
    hair('M30 30h1140v570H30z', steel)
  )
}

/** Draws the title block at the lower right: part number, scale, projection symbol. */
export const titleBlock = (number: string): string =>
  `<path stroke-width="1.5" d="M940 540h230v60H940z"/>` +
  hair('M1060 540v60M1115 540v60') +
  lettering(956, 583, number, 26) +
  detail('M1070 562l14 4v8l-14 4zM1105 570a8 8 0 1 1-16 0a8 8 0 1 1 16 0zM1101 570a4 4 0 1 1-8 0a4 4 0 1 1 8 0z') +
  lettering(1142.5, 579, '1:1', 18, { anchor: 'middle', weight: 2.2 })

/**
 * Creates a plate, 1200 × 630, on its framed sheet. Parts must stay within 30 … 1170 and 30 … 600, clear of the title
 * block at 940 … / 540 …
 */
export const plate = ({ name, alt, number, parts, ground = 'paper' }: PlateParts): Plate => {
  const dark = ground === 'blueprint'
  const back = `<path fill="${dark ? sheet : paper}" stroke="none" d="M0 0h1200v630H0z"/>`
  return {
    name,
    alt,
    number,
    svg: document(name, 1200, 630, back + frame() + parts.join('') + titleBlock(number), 3, dark),
  }
}

/** Draws the floor line with hatched soil. */
export const ground = (x: number, y: number, w: number): string => {
  let soil = ''
  for (let i = 10; i <= w; i += 10) soil += d`M${x + i} ${y}l-10 10`
  return hair(soil, steel) + `<path fill="none" d="${d`M${x} ${y}h${w}`}"/>`
}
