import { drop } from './lubrication.ts'
import { type Look } from './goods.ts'
import { area, box, d, detail, hair, outline, stroke } from './lines.ts'
import { ink, paper, steel, signal } from './colors.ts'

/** Draws a sheet-metal tray in section, filled to `level` (0 to 1). */
const tray = (x: number, y: number, w: number, h: number, level: number, look: Look = {}): string =>
  area(box(x + 3, y + h * (1 - level), w - 6, h * level), look.accent ? signal : steel) +
  stroke(d`M${x - 8} ${y}h8v${h}h${w}v${-h}h8`, ink, 5)

/** Draws a loose card with two lines at `[x, y, degrees]`. */
export const blank = (
  [x, y, degrees]: readonly [number, number, number],
  w: number,
  h: number,
  fill: string = paper,
): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">` +
  outline(box(x - w / 2, y - h / 2, w, h), fill) +
  detail(d`M${x - w * 0.36} ${y - h * 0.2}h${w * 0.5}m${-w * 0.5} ${h * 0.24}h${w * 0.66}`) +
  '</g>'

/** Draws a hanging tray under a leak at (x, seamY), filled to `level` (0 to 1). */
export const hungTray = (
  x: number,
  seamY: number,
  left: number,
  y: number,
  w: number,
  level: number,
  accent = false,
): string => {
  const fall = y + 44 * (1 - level) - seamY
  const drops = fall > 90 ? [seamY + 14, seamY + fall * 0.58] : [seamY + 14]
  return (
    hair(d`M${left - 6} ${y}L${x} ${seamY}L${left + w + 6} ${y}`, ink) +
    drops.map((top) => drop(x, top, 26, { accent, fill: ink })).join('') +
    tray(left, y, w, 44, level, { accent })
  )
}
