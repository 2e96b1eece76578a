import {
  area,
  at,
  box,
  d,
  detail,
  disc,
  getFill,
  hair,
  hairline,
  ink,
  lineOn,
  outline,
  paper,
  poly,
  round,
  sheet,
  stroke,
  turn,
  type Look,
  type Point,
} from './lines.ts'
import { centerMark, scale } from './sheet.ts'

/** Position and size of a gear. The pitch radius is module × teeth / 2; `angle` turns its first tooth. */
export type GearPlace = { x: number; y: number; module: number; teeth: number; angle?: number }

const degrees = Math.PI / 180

/** Returns the position of a meshing gear, in a direction in degrees clockwise from the right. */
export const mesh = (gear: GearPlace, teeth: number, direction: number): Required<GearPlace> => {
  const distance = (gear.module * (gear.teeth + teeth)) / 2
  const x = gear.x + distance * Math.cos(direction * degrees)
  const y = gear.y + distance * Math.sin(direction * degrees)
  const ratio = gear.teeth / teeth
  return {
    x,
    y,
    module: gear.module,
    teeth,
    angle: direction * (1 + ratio) + 180 + 180 / teeth - (gear.angle ?? 0) * ratio,
  }
}

/** The flank of a tooth: distance from the pitch circle in modules, half its width in pitches. */
const flank = [
  [-1.2, 0.3],
  [-0.9, 0.272],
  [0, 0.235],
  [0.55, 0.185],
  [1, 0.125],
] as const

/** Returns the path of a toothed rim with involute-like flanks around (0, 0). */
export const drawTeeth = (module: number, teeth: number, angle = 0): string => {
  const r = (module * teeth) / 2
  const pitch = (2 * Math.PI) / teeth
  const on = (radius: number, a: number): Point => [radius * Math.cos(a), radius * Math.sin(a)]
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = angle * degrees + i * pitch
    for (const [k, half] of flank) points.push(on(r + k * module, a - pitch * half))
    for (const [k, half] of flank.toReversed()) points.push(on(r + k * module, a + pitch * half))
  }
  return poly(...points)
}

/** Draws a spur gear: rim, web with holes or spokes, hub, keyed bore, center lines. */
export const gear = (place: GearPlace, look: Look & { holes?: number; plain?: boolean } = {}): string => {
  const { x, y, module, teeth, angle = 0 } = place
  const fill = getFill(look)
  const line = lineOn(fill)
  const r = (module * teeth) / 2
  const [rim, hub, bore] = [r - module * 2.6, Math.max(r * 0.27, module * 1.4), Math.max(r * 0.14, module * 0.75)]
  const holes = look.holes ?? (r > 70 ? 6 : 0)
  const hole = (rim - hub) * 0.3
  const middle = (rim + hub) / 2
  let web = ''
  for (let i = 0; i < holes; i++) {
    const a = ((angle + (360 * i) / holes) * Math.PI) / 180
    web += disc(middle * Math.cos(a), middle * Math.sin(a), hole)
  }
  const key = bore * 0.3
  return at(
    x,
    y,
    outline(drawTeeth(module, teeth, angle), fill),
    rim > hub + 8 ? detail(disc(0, 0, rim) + disc(0, 0, hub), line) : '',
    web ? `<path stroke-width="1.5" stroke="${line}" fill="${paper}" d="${web}"/>` : '',
    outline(
      d`M${key} ${-bore}A${bore} ${bore} 0 1 1 ${-key} ${-bore}v${-key}h${2 * key}z`,
      fill === paper ? hairline : paper,
    ),
    look.plain ? '' : centerMark(0, 0, r + module * 2.2),
  )
}

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

/** Draws a drop of height `h`, its point at (x, y). */
export const drop = (x: number, y: number, h: number, look: Look = {}): string =>
  outline(
    d`M${x} ${y}c${h * 0.1} ${h * 0.34} ${h * 0.36} ${h * 0.4} ${h * 0.36} ${h * 0.66}` +
      d`a${h * 0.36} ${h * 0.34} 0 0 1 ${-h * 0.72} 0` +
      d`c0 ${-h * 0.26} ${h * 0.26} ${-h * 0.32} ${h * 0.36} ${-h * 0.66}z`,
    getFill(look),
  )

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

/** Draws a horizontal vernier caliper, outer jaws down, opened by `open` px, from the top left of its beam. */
export const caliper = (x: number, y: number, w: number, open: number, look: Look = {}): string => {
  const k = Math.max(0.6, w / 500)
  const fill = getFill(look)
  const slide = 60 * k + open
  return at(
    x,
    y,
    outline(box(slide + 90 * k, 24 * k, w - slide - 100 * k, 8 * k), hairline),
    outline(
      d`M0 ${6 * k}l${50 * k} 0l${-8 * k} ${-46 * k}l${18 * k} ${30 * k}V${10 * k}H${w}v${36 * k}H${60 * k}v${96 * k}l${-18 * k} ${24 * k}l${-14 * k} ${-44 * k}L0 ${60 * k}z`,
    ),
    scale(70 * k, 46 * k, w - 84 * k, 10),
    outline(
      d`M${slide} ${2 * k}l0 ${-12 * k}l${14 * k} ${-30 * k}l${4 * k} ${42 * k}h${94 * k}v${60 * k}h${-76 * k}l${-6 * k} ${64 * k}l${-12 * k} ${40 * k}l${-18 * k} ${-24 * k}z`,
      fill,
    ),
    detail(d`M${slide + 22 * k} ${46 * k}h${84 * k}M${slide + 22 * k} ${8 * k}h${84 * k}`, lineOn(fill)),
    `<path stroke-width="1.5" d="${box(slide + 26 * k, 12 * k, 76 * k, 34 * k)}"/>`,
    scale(slide + 30 * k, 46 * k, 68 * k, 6),
    outline(round(slide + 48 * k, 62 * k, 34 * k, 10 * k, 4), ink),
  )
}

/** Draws a horizontal hexagonal pencil; its tip at (x, y) points left. Use `turn` for other angles. */
export const pencil = (x: number, y: number, length: number, size: number, look: Look = {}): string => {
  const fill = getFill(look)
  const cone = size * 1.7
  return at(
    x,
    y,
    outline(poly([0, 0], [cone, -size / 2], [cone, size / 2]), paper),
    outline(poly([0, 0], [cone * 0.34, -size * 0.17], [cone * 0.34, size * 0.17]), ink),
    outline(
      d`M${cone} ${-size / 2}q${-size * 0.3} ${size * 0.16} 0 ${size * 0.3}q${-size * 0.3} ${size * 0.2} 0 ${size * 0.4}q${-size * 0.3} ${size * 0.14} 0 ${size * 0.3}H${length - size * 0.9}V${-size / 2}z`,
      fill,
    ),
    detail(
      d`M${cone} ${-size * 0.2}H${length - size * 0.9}M${cone} ${size * 0.2}H${length - size * 0.9}`,
      lineOn(fill),
    ),
    outline(box(length - size * 0.9, -size / 2, size * 0.5, size), hairline),
    outline(box(length - size * 0.4, -size / 2, size * 0.4, size), ink),
  )
}

/** Draws a straight rule with the scale on its upper edge. */
export const rule = (x: number, y: number, w: number, h = 40, look: Look = {}): string =>
  outline(box(x, y, w, h), getFill(look)) +
  scale(x + 10, y, w - 20, 10, false) +
  hair(disc(x + w - 18, y + h * 0.6, 5), ink)
