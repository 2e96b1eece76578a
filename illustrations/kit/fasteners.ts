import { hatch } from './hatch.ts'
import { lineOn, paper, ink, steel } from './colors.ts'
import { box, detail, disc, outline, type Point, area, at, d, hair, poly, round, stroke } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a stepped shaft on its center line from the left end, by pairs of length and diameter. */
export const shaft = (x: number, y: number, steps: Point[], look: Look = {}): string => {
  let from = x
  let body = ''
  for (const [length, size] of steps) {
    body += box(from, y - size / 2, length, size)
    from += length
  }
  return outline(body, getFill(look))
}

/** Draws a ball bearing from the front. */
export const bearing = (x: number, y: number, r: number, balls = 9, look: Look = {}): string => {
  let row = ''
  for (let i = 0; i < balls; i++) {
    const a = (i / balls) * 2 * Math.PI
    row += disc(x + r * 0.72 * Math.cos(a), y + r * 0.72 * Math.sin(a), Math.min(r * 0.14, (r * 1.9) / balls))
  }
  return (
    outline(disc(x, y, r), getFill(look)) +
    detail(disc(x, y, r * 0.84) + disc(x, y, r * 0.6), lineOn(getFill(look))) +
    `<path stroke-width="1.5" d="${row}"/>` +
    outline(disc(x, y, r * 0.44), paper)
  )
}

/** Draws a horizontal open-ended spanner; its left end is at (x, y). */
export const spanner = (x: number, y: number, length: number, look: Look = {}): string => {
  const k = length / 200
  const end = (s: number): string =>
    d`l${s * 18 * k} ${s * -22 * k}h${s * 24 * k}l${s * 12 * k} ${s * 14 * k}h${s * -22 * k}v${s * 36 * k}` +
    d`h${s * 22 * k}l${s * -12 * k} ${s * 14 * k}h${s * -24 * k}l${s * -18 * k} ${s * -22 * k}`
  return at(
    x,
    y,
    outline(d`M${54 * k} ${-10 * k}H${146 * k}` + end(1) + d`H${54 * k}` + end(-1) + 'z', getFill(look)),
    detail(round(64 * k, -4 * k, 72 * k, 8 * k, 4 * k), lineOn(getFill(look))),
  )
}

/**
 * Draws a rotary shaft seal in half section with hatched housing. The shaft's axis passes through (x, y); the width is
 * 400 k.
 */
export const sealSection = (x: number, y: number, k: number, look: Look = {}): string => {
  const p = (...points: Point[]): Point[] => points.map(([a, b]) => [a * k, b * k])
  const ring = p(
    [-54, -170],
    [54, -170],
    [54, -112],
    [16, -104],
    [-8, -84],
    [-36, -98],
    [-40, -122],
    [-14, -118],
    [2, -126],
    [30, -130],
    [30, -148],
    [-54, -148],
  )
  const housing = p([-200, -226], [200, -226], [200, -130], [64, -130], [64, -170], [-200, -170])
  const fill = getFill(look)
  return at(
    x,
    y,
    outline(poly(...housing), paper),
    hatch([housing], 12),
    outline(d`M${-200 * k} 0V${-84 * k}H${200 * k}V0`),
    outline(poly(...ring), fill),
    stroke(d`M${-46 * k} ${-160 * k}H${43 * k}v${44 * k}`, lineOn(fill), 7 * k),
    outline(disc(-27 * k, -132 * k, 11 * k), paper) + area(disc(-27 * k, -132 * k, 4 * k), ink),
    hair(d`M${-214 * k} 0h${428 * k}`, steel, '18 4 3 4'),
  )
}
