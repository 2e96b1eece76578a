import { ink, sheet, signal, steel } from './colors.ts'
import { area, d, disc, hair, line, outline, poly, type Point } from './lines.ts'
import { lettering, measureText } from './lettering.ts'

const tip = ([x, y]: Point, angle: number, size = 12, open = 0.24): string =>
  poly(
    [x, y],
    [x - size * Math.cos(angle - open), y - size * Math.sin(angle - open)],
    [x - size * Math.cos(angle + open), y - size * Math.sin(angle + open)],
  )

/** Options of a dimension. `off` is its distance from the measured points, to the left when looking from a to b. */
export type Dimension = { off?: number; height?: number; color?: string }

/** Draws a dimension between two points: extension lines, arrows, and a label in a gap of the line. */
export const dimension = (a: Point, b: Point, label = '', options: Dimension = {}): string => {
  const { off = 40, height = 24, color = steel } = options
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)]
  const move = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by]
  const past = off + Math.sign(off || 1) * 10
  const [p, q] = [move(a, off), move(b, off)]
  const half = label ? measureText(label, height) / 2 + 12 : 0
  const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const flip = Math.abs(angle) > Math.PI / 2 + 0.01 ? Math.PI : 0
  const turn = ((angle + flip) * 180) / Math.PI
  const [dx, dy] = [-Math.sin(angle + flip) * (height / 2), Math.cos(angle + flip) * (height / 2)]
  return (
    hair(
      (off ? line(move(a, Math.sign(off) * 8), move(a, past)) + line(move(b, Math.sign(off) * 8), move(b, past)) : '') +
        line(p, [mx - half * cos, my - half * sin]) +
        line([mx + half * cos, my + half * sin], q),
      color,
    ) +
    area(tip(p, angle + Math.PI) + tip(q, angle), color) +
    (label &&
      lettering(mx + dx, my + dy, label, height, { anchor: 'middle', turn, color: color === steel ? ink : color }))
  )
}

/** Draws an arrow along points, dashed by default, to show the path of an object. */
export const arrow = (points: Point[], color: string = steel, dash = '8 6', width = 1.5): string => {
  const [before, end] = [points.at(-2), points.at(-1)]
  if (!before || !end) return ''
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const size = 10 + 4 * width
  const stop: Point = [end[0] - (size / 2) * Math.cos(angle), end[1] - (size / 2) * Math.sin(angle)]
  const stroke = hair(line(...points.slice(0, -1), stop), color, dash).replace(
    'stroke-width="1"',
    `stroke-width="${width}"`,
  )
  return stroke + area(tip(end, angle, size, width > 2 ? 0.42 : 0.24), color)
}

/** Draws a center line (long dash, dot). */
export const centerLine = (a: Point, b: Point, color: string = steel): string => hair(line(a, b), color, '18 4 3 4')

/** Draws the crossed center lines of a round part. */
export const centerMark = (x: number, y: number, r: number, color: string = steel): string =>
  hair(d`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, color, '18 4 3 4')

/** Draws a leader from a part to its numbered balloon, as in a parts list. */
export const callout = (from: Point, to: Point, number: string | number, accent = false, r = 22): string => {
  const angle = Math.atan2(from[1] - to[1], from[0] - to[0])
  return (
    hair(line(from, [to[0] + r * Math.cos(angle), to[1] + r * Math.sin(angle)]), ink) +
    area(disc(from[0], from[1], 4), ink) +
    `<g stroke-width="1.5">${outline(disc(to[0], to[1], r), accent ? signal : sheet)}</g>` +
    lettering(to[0], to[1] + r * 0.41, String(number), r * 0.82, {
      anchor: 'middle',
      color: accent ? sheet : ink,
      weight: 2.2,
    })
  )
}

/** Draws a horizontal scale with a tick each `step` and a long tick every fifth. */
export const scale = (x: number, y: number, w: number, step = 10, up = true): string => {
  let ticks = d`M${x} ${y}h${w}`
  for (let i = 0; i * step <= w + 0.1; i++) ticks += d`M${x + i * step} ${y}v${(up ? -1 : 1) * (i % 5 ? 6 : 12)}`
  return hair(ticks, ink)
}
