import { hairline, ink, lineOn, sheet } from './colors.ts'
import { area, box, d, disc, outline, round } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a desktop monitor; h includes the stand. `monitorArea` returns its screen. */
export const monitor = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const s = h * 0.8
  return (
    outline(d`M${x + w * 0.42} ${y + s}h${w * 0.16}l${w * 0.02} ${h * 0.17}h${-w * 0.2}z`, hairline) +
    outline(box(x + w * 0.3, y + h * 0.97, w * 0.4, h * 0.03), ink) +
    outline(round(x, y, w, s, 10), ink) +
    `<path stroke-width="1.5" fill="${getFill(look)}" d="${box(x + 12, y + 12, w - 24, s - 32)}"/>`
  )
}

/** Draws a phone; the screen leaves 8 at the sides, 26 above and below. */
export const phone = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, w * 0.13), ink) +
  `<path stroke-width="1.5" fill="${getFill(look)}" d="${round(x + 8, y + 8, w - 16, h - 16, w * 0.08)}"/>` +
  area(round(x + w * 0.34, y + 14, w * 0.32, 8, 4), ink) +
  area(round(x + w * 0.32, y + h - 17, w * 0.36, 4, 2), lineOn(getFill(look)))

/** Draws a tablet, landscape or portrait depending on its size. */
export const tablet = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, 16), ink) +
  `<path stroke-width="1.5" fill="${getFill(look)}" d="${box(x + 18, y + 18, w - 36, h - 36)}"/>` +
  area(disc(x + w - 9, y + h / 2, 3), sheet)

/** Draws a frame of a video call with head and shoulders. */
export const callTile = (x: number, y: number, w: number, h: number, look: Look & { person?: string } = {}): string => {
  const [cx, r] = [x + w / 2, h * 0.17]
  return (
    outline(box(x, y, w, h), getFill({ fill: hairline, ...look })) +
    outline(
      d`M${cx - h * 0.36} ${y + h}c0 ${-h * 0.34} ${h * 0.14} ${-h * 0.4} ${h * 0.36} ${-h * 0.4}s${h * 0.36} ${h * 0.06} ${h * 0.36} ${h * 0.4}z`,
      look.person ?? sheet,
    ) +
    outline(disc(cx, y + h * 0.38, r, r * 1.16), sheet)
  )
}

/** Draws a button with a bar in place of its label. */
export const button = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(box(x, y, w, h), getFill({ fill: ink, ...look })) +
  area(box(x + w * 0.24, y + h / 2 - 3, w * 0.52, 6), lineOn(getFill({ fill: ink, ...look })))
