import { getFill, type Look } from './goods.ts'
import { scale } from './dimensions.ts'
import { area, at, box, d, detail, disc, outline, poly, round, stroke, turn, type Point } from './lines.ts'
import { hairline, ink, lineOn, paper, sheet } from './colors.ts'

/**
 * Draws a large vernier caliper, jaws down. (x, y) is where the fixed jaw's face meets the top of the beam; `k` 1 is a
 * beam 40 high; `rod` is the length of the visible depth rod.
 */
export const vernier = (
  x: number,
  y: number,
  length: number,
  open: number,
  k = 1,
  look: Look & { rod?: number } = {},
): string => {
  const p = (...points: Point[]): string => poly(...points.map(([a, b]): Point => [a * k, b * k]))
  const o = open / k
  const jaw = (from: number, s: 1 | -1): Point[] => [
    [from, 178],
    [from + s * 11, 178],
    [from + s * 20, 116],
    [from + s * 60, 76],
  ]
  const fill = getFill(look)
  return at(
    x,
    y,
    look.rod === 0 ? '' : outline(box(length, 15 * k, look.rod ?? 72, 10 * k), hairline),
    outline(
      p(
        [-62, 0],
        [-40, 0],
        [-12, -26],
        [-6, -60],
        [0, -60],
        [0, 0],
        [length / k, 0],
        [length / k, 40],
        [0, 40],
        ...jaw(0, -1),
        [-62, 40],
      ),
      sheet,
    ),
    scale(12 * k, 40 * k, length - 24 * k, 5 * k),
    outline(
      p(
        [o, -60],
        [o + 6, -60],
        [o + 12, -26],
        [o + 34, -12],
        [o + 150, -12],
        [o + 150, 54],
        [o + 60, 54],
        ...jaw(o, 1).toReversed(),
      ),
      fill,
    ),
    `<path stroke-width="1.5" d="${box(open + 26 * k, 4 * k, 100 * k, 36 * k)}"/>`,
    scale(open + 34 * k, 40 * k, 84 * k, 6 * k),
    detail(d`M${open} ${62 * k}h${46 * k}`, lineOn(fill)),
    outline(box(open + 70 * k, -26 * k, 20 * k, 14 * k), ink),
    outline(round(open + 92 * k, 50 * k, 40 * k, 14 * k, 5 * k), ink),
  )
}

/**
 * Draws a dial indicator from the front with stem and plunger; (x, y) is the dial's center, the tip is at y + 2.1 r.
 */
export const dial = (x: number, y: number, r: number, value = 0.2, look: Look = {}): string => {
  let ticks = ''
  for (let i = 0; i < 40; i++) {
    const a = (i * Math.PI) / 20
    const k = i % 5 ? 0.82 : 0.74
    ticks += d`M${r * 0.88 * Math.sin(a)} ${-r * 0.88 * Math.cos(a)}L${r * k * Math.sin(a)} ${-r * k * Math.cos(a)}`
  }
  return at(
    x,
    y,
    outline(box(-r * 0.06, -r * 1.3, r * 0.12, r * 0.4) + round(-r * 0.14, -r * 1.38, r * 0.28, r * 0.12, 3)),
    outline(
      poly([-r * 0.05, r * 1.6], [r * 0.05, r * 1.6], [r * 0.05, r * 1.96], [0, r * 2.1], [-r * 0.05, r * 1.96]),
      ink,
    ),
    outline(box(-r * 0.12, r * 0.9, r * 0.24, r * 0.72), hairline),
    outline(disc(0, 0, r), ink),
    `<path stroke-width="1.5" d="${disc(0, 0, r * 0.9)}"/>`,
    detail(ticks + disc(0, r * 0.34, r * 0.18)),
    stroke(d`M0 ${r * 0.34}l${r * 0.08} ${-r * 0.1}`, ink, 2),
    turn(
      value * 360,
      0,
      0,
      area(poly([0, -r * 0.7], [r * 0.05, r * 0.14], [-r * 0.05, r * 0.14]), getFill({ fill: ink, ...look })),
    ),
    outline(disc(0, 0, r * 0.07), paper),
  )
}
