import { hairline, ink, paper, sheet } from './colors.ts'
import { box, d, detail, disc, outline, poly, round, type Point } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a pipe along points, flanged at both ends. Right angles look best. */
export const pipe = (size: number, ...points: Point[]): string => {
  const path = points.map(([x, y], i) => d`${x} ${y}`.replace(/^/, i ? 'L' : 'M')).join('')
  const flange = (p?: Point, q?: Point): string => {
    if (!p || !q) return ''
    const level = Math.abs(p[1] - q[1]) < Math.abs(p[0] - q[0])
    return level ? box(p[0] - 4, p[1] - size * 0.85, 8, size * 1.7) : box(p[0] - size * 0.85, p[1] - 4, size * 1.7, 8)
  }
  return (
    `<path fill="none" stroke-width="${size + 6}" d="${path}"/>` +
    `<path fill="none" stroke="${sheet}" stroke-width="${size}" d="${path}"/>` +
    outline(flange(points[0], points[1]) + flange(points.at(-1), points.at(-2)))
  )
}

/** Draws a valve with its hand wheel on a horizontal pipe. */
export const valve = (x: number, y: number, size: number, look: Look = {}): string =>
  outline(
    poly(
      [x - size, y - size * 0.6],
      [x, y],
      [x + size, y - size * 0.6],
      [x + size, y + size * 0.6],
      [x, y],
      [x - size, y + size * 0.6],
    ),
    getFill(look),
  ) +
  detail(d`M${x} ${y}v${-size * 1.2}`) +
  outline(round(x - size * 0.7, y - size * 1.4, size * 1.4, size * 0.26, size * 0.13), getFill(look))

/** Draws a centrifugal pump with its motor to the right. */
export const pump = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 1.1, y + r * 1.1, r * 4, r * 0.2), ink) +
  outline(d`M${x - r * 0.7} ${y}V${y - r * 1.7}h${-r * 0.3}v${-r * 0.2}h${r * 1.1}v${r * 0.2}h${-r * 0.2}v${r}z`) +
  outline(box(x + r * 0.6, y - r * 0.25, r * 0.8, r * 0.5), hairline) +
  outline(disc(x, y, r), getFill(look)) +
  detail(disc(x, y, r * 0.62) + disc(x, y, r * 0.26)) +
  outline(round(x + r * 1.3, y - r * 0.8, r * 1.6, r * 1.6, 6)) +
  detail([-0.5, -0.25, 0, 0.25, 0.5].map((k) => d`M${x + r * 1.5} ${y + r * k}h${r * 1.2}`).join('')) +
  outline(box(x - r * 0.5, y + r * 0.86, r, r * 0.24) + box(x + r * 1.6, y + r * 0.8, r, r * 0.3), paper)
