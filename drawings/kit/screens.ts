import { hairline, ink, lineOn, paper, sheet } from './colours.ts'
import { area, box, d, detail, disc, outline, round } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

/** The clear area of a screen, to lay parts into. */
export type Area = { x: number; y: number; w: number; h: number }

/** A desktop monitor on its stand; h includes the stand. Its glass is `monitorArea`. */
export const monitor = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const s = h * 0.8
  return (
    outline(d`M${x + w * 0.42} ${y + s}h${w * 0.16}l${w * 0.02} ${h * 0.17}h${-w * 0.2}z`, hairline) +
    outline(box(x + w * 0.3, y + h * 0.97, w * 0.4, h * 0.03), ink) +
    outline(round(x, y, w, s, 10), ink) +
    `<path stroke-width="1.5" fill="${fillOf(look)}" d="${box(x + 12, y + 12, w - 24, s - 32)}"/>`
  )
}

/** The glass of `monitor`. */
export const monitorArea = (x: number, y: number, w: number, h: number): Area => ({
  x: x + 12,
  y: y + 12,
  w: w - 24,
  h: h * 0.8 - 32,
})

/** An open laptop from the front; its glass leaves 12 at each side and ends 24 above the foot. */
export const laptop = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x + w * 0.09, y, w * 0.82, h - 12, 10), ink) +
  `<path stroke-width="1.5" fill="${fillOf(look)}" d="${box(x + w * 0.09 + 12, y + 12, w * 0.82 - 24, h - 38)}"/>` +
  outline(d`M${x} ${y + h - 14}h${w}v6q0 8 -10 8H${x + 10}q-10 0 -10 -8z`) +
  detail(d`M${x + w * 0.43} ${y + h - 14}v5h${w * 0.14}v-5`)

/** The glass of `laptop`. */
export const laptopArea = (x: number, y: number, w: number, h: number): Area => ({
  x: x + w * 0.09 + 12,
  y: y + 12,
  w: w * 0.82 - 24,
  h: h - 38,
})

/** A phone; its glass leaves 8 at the sides, 26 above and below. */
export const phone = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, w * 0.13), ink) +
  `<path stroke-width="1.5" fill="${fillOf(look)}" d="${round(x + 8, y + 8, w - 16, h - 16, w * 0.08)}"/>` +
  area(round(x + w * 0.34, y + 14, w * 0.32, 8, 4), ink) +
  area(round(x + w * 0.32, y + h - 17, w * 0.36, 4, 2), lineOn(fillOf(look)))

/** A tablet, level or upright by its sides. */
export const tablet = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, 16), ink) +
  `<path stroke-width="1.5" fill="${fillOf(look)}" d="${box(x + 18, y + 18, w - 36, h - 36)}"/>` +
  area(disc(x + w - 9, y + h / 2, 3), sheet)

/** A browser window: bar of 36 with three lamps and an address field, then the page. */
export const browser = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(box(x, y, w, h), fillOf(look)) +
  outline(box(x, y, w, 36), ink) +
  area([0, 1, 2].map((i) => disc(x + 20 + i * 18, y + 18, 5)).join(''), paper) +
  area(round(x + 84, y + 10, w - 104, 16, 8), paper)

/** One video call's picture: a bust in a frame. */
export const callTile = (x: number, y: number, w: number, h: number, look: Look & { person?: string } = {}): string => {
  const [cx, r] = [x + w / 2, h * 0.17]
  return (
    outline(box(x, y, w, h), fillOf({ fill: hairline, ...look })) +
    outline(
      d`M${cx - h * 0.36} ${y + h}c0 ${-h * 0.34} ${h * 0.14} ${-h * 0.4} ${h * 0.36} ${-h * 0.4}s${h * 0.36} ${h * 0.06} ${h * 0.36} ${h * 0.4}z`,
      look.person ?? sheet,
    ) +
    outline(disc(cx, y + h * 0.38, r, r * 1.16), sheet)
  )
}

/** A keyboard from above. */
export const keyboard = (x: number, y: number, w: number, h: number): string => {
  const [cols, rows] = [13, 4]
  const [kw, kh] = [(w - 12) / cols, (h - 12) / rows]
  const keys = Array.from({ length: cols * rows }, (_, i) =>
    box(x + 8 + (i % cols) * kw, y + 8 + Math.floor(i / cols) * kh, kw - 4, kh - 4),
  ).join('')
  return outline(round(x, y, w, h, 6), paper) + `<path stroke-width="1" d="${keys}"/>`
}

/** A level button with no word on it, a bar for its label. */
export const button = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(box(x, y, w, h), fillOf({ fill: ink, ...look })) +
  area(box(x + w * 0.24, y + h / 2 - 3, w * 0.52, 6), lineOn(fillOf({ fill: ink, ...look })))

/** A mouse pointer, its tip at (x, y). */
export const pointer = (x: number, y: number, size: number, look: Look = {}): string =>
  outline(
    d`M${x} ${y}l${size * 0.7} ${size * 0.66}h${-size * 0.4}l${size * 0.2} ${size * 0.46}l${-size * 0.2} ${size * 0.09}l${-size * 0.2} ${-size * 0.46}l${-size * 0.1} ${size * 0.2}z`,
    fillOf({ fill: ink, ...look }),
  )
