import { hairline, ink, lineOn, sheet, signal, steel } from './colors.ts'
import { area, at, box, d, detail, disc, outline, round, poly, stroke, type Point } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a padlock; h includes the shackle. */
export const lock = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  const [body, r] = [h * 0.58, w * 0.3]
  return at(
    x,
    y,
    outline(
      d`M${w / 2 - r} ${h - body}V${r}a${r} ${r} 0 0 1 ${2 * r} 0V${h - body}h${-w * 0.13}V${r}a${r - w * 0.13} ${r - w * 0.13} 0 0 0 ${-2 * (r - w * 0.13)} 0V${h - body}z`,
      hairline,
    ),
    outline(round(0, h - body, w, body, 6), fill),
    area(
      disc(w / 2, h - body * 0.58, w * 0.1) +
        d`M${w / 2 - w * 0.05} ${h - body * 0.58}h${w * 0.1}l${w * 0.03} ${body * 0.32}h${-w * 0.16}z`,
      lineOn(fill),
    ),
    detail(d`M${w * 0.08} ${h - body + 10}h${w * 0.84}`, lineOn(fill)),
  )
}

/**
 * Draws a magnifier; (x, y) is the center of the lens, the handle points to `degrees`. The lens is clear by default.
 */
export const magnifier = (x: number, y: number, r: number, degrees = 45, look: Look = {}): string => {
  const w = r * 0.13
  const handle =
    outline(box(x + r, y - w * 0.7, r * 0.24, w * 1.4), hairline) +
    outline(round(x + r * 1.22, y - w * 1.2, r * 0.95, w * 2.4, w), getFill({ fill: ink, ...look }))
  const turned = `<g transform="rotate(${degrees} ${Math.round(x)} ${Math.round(y)})">${handle}</g>`
  const ring = `<path fill="none" stroke-width="${Math.round(w + 5)}" d="${disc(x, y, r + w / 2)}"/><path fill="none" stroke="${look.accent ? signal : sheet}" stroke-width="${Math.round(w)}" d="${disc(x, y, r + w / 2)}"/>`
  return (
    turned +
    ring +
    detail(d`M${x - r * 0.72} ${y - r * 0.3}a${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.42} ${-r * 0.42}`, steel)
  )
}

/** Draws a speech bubble with lines of text; its tail is at `tail` (0 to 1 along its lower edge). */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { tail?: number; rows?: number } = {},
): string => {
  const fill = getFill(look)
  const t = w * (look.tail ?? 0.2)
  const rows = look.rows ?? 2
  const ends = [0.76, 0.6, 0.7, 0.4]
  const text = Array.from(
    { length: rows },
    (_, i) => d`M${w * 0.12} ${(h * (i + 1)) / (rows + 1)}h${w * (ends[i % 4] ?? 0.6)}`,
  ).join('')
  return at(
    x,
    y,
    outline(d`M0 0h${w}v${h}H${t + h * 0.3}L${t - h * 0.05} ${h * 1.32}V${h}H0z`, fill),
    detail(text, lineOn(fill)),
  )
}

/** Draws the company's mark: a hexagon with a deep-drawn cup, `r` to its corners. */
export const mark = (x: number, y: number, r: number): string => {
  const corners = [-90, -30, 30, 90, 150, 210].map((a): Point => [
    x + r * Math.cos((a * Math.PI) / 180),
    y + r * Math.sin((a * Math.PI) / 180),
  ])
  const [a, b] = [r * 0.34, r * 0.4]
  const cup = d`M${x - a - r * 0.16} ${y - b}h${r * 0.16}v${b}a${a} ${a} 0 0 0 ${2 * a} 0v${-b}h${r * 0.16}`
  return outline(poly(...corners), signal) + stroke(cup, sheet, r * 0.15)
}
