import { hairline, ink, lineOn, paper, sheet, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, rod, round, stroke, turn, type Point } from './lines.ts'
import { iso, isoCylinder, isoDisc, type Space } from './iso.ts'
import { hatch } from './hatch.ts'
import { fillOf, type Look } from './goods.ts'

/** Several closed figures joined into one, their common outline `width` wide. */
const joined = (fill: string, width: number, ...paths: string[]): string =>
  `<g stroke-width="${width * 2}">${outline(paths.join(''), fill)}</g>` + area(paths.join(''), fill)

const cuff = (k: number, x: number, top: number, h: number, w: number, fill: string): string =>
  outline(box(x * k, (top - 4) * k, 20 * k, (h + 8) * k)) +
  outline(box((x + 20) * k, (top - 12) * k, w * k, (h + 24) * k), fill) +
  area(disc((x + 38) * k, (top + h - 6) * k, 5 * k), lineOn(fill))

/** A hand from the right that writes; (x, y) is the pen's tip, `size` the hand's length, `arm` its sleeve's. */
export const penHand = (
  x: number,
  y: number,
  size: number,
  look: Look & { arm?: number; sleeve?: string } = {},
): string => {
  const k = size / 260
  const p = (a: number, b: number): Point => [a * k, b * k]
  const limb = (a: Point, r1: number, b: Point, r2: number): string => rod(p(...a), r1 * k, p(...b), r2 * k)
  const back =
    d`M${82 * k} ${-122 * k}C${120 * k} ${-152 * k} ${180 * k} ${-126 * k} ${246 * k} ${-108 * k}V${-12 * k}` +
    d`C${210 * k} ${-2 * k} ${170 * k} ${14 * k} ${126 * k} ${12 * k}` +
    d`C${96 * k} ${-20 * k} ${88 * k} ${-70 * k} ${82 * k} ${-122 * k}z`
  const thumb =
    d`M${206 * k} ${-78 * k}` +
    d`C${180 * k} ${-108 * k} ${136 * k} ${-110 * k} ${100 * k} ${-100 * k}L${48 * k} ${-86 * k}` +
    d`a${12 * k} ${12 * k} 0 0 0 ${2 * k} ${24 * k}L${104 * k} ${-66 * k}` +
    d`C${122 * k} ${-64 * k} ${126 * k} ${-44 * k} ${146 * k} ${-34 * k}` +
    d`C${168 * k} ${-24 * k} ${196 * k} ${-34 * k} ${206 * k} ${-56 * k}`
  return at(
    x,
    y,
    joined(sheet, 3, limb([112, -116], 24, [62, -132], 17), limb([62, -132], 17, [24, -68], 11)),
    outline(limb([120, -74], 24, [38, -40], 13)),
    cuff(k, 246, -112, 104, (look.arm ?? 120) / k, look.sleeve ?? ink),
    outline(back),
    outline(limb([142, -14], 22, [74, -12], 14)),
    outline(limb([148, -2], 15, [94, 3], 12)),
    area(poly(p(134, -40), p(188, -40), p(188, 1), p(170, 4.5), p(150, 7), p(134, -10)), sheet),
    turn(
      -60,
      0,
      0,
      outline(poly([0, 0], p(34, -9), p(34, 9)), ink) +
        outline(box(34 * k, -10 * k, 190 * k, 20 * k), fillOf(look)) +
        outline(box(196 * k, -10 * k, 14 * k, 20 * k), ink),
    ),
    area(thumb, sheet) + stroke(thumb),
    detail(d`M${44 * k} ${-80 * k}q${8 * k} ${-3 * k} ${14 * k} ${2 * k}`),
  )
}

/** A hand from the right that pinches; the finger and the thumb meet at (x, y). */
export const pinchHand = (x: number, y: number, size: number, arm = 120): string => {
  const k = size / 230
  const p = (a: number, b: number): Point => [a * k, b * k]
  const limb = (a: Point, r1: number, b: Point, r2: number): string => rod(p(...a), r1 * k, p(...b), r2 * k)
  return at(
    x,
    y,
    cuff(k, 216, -62, 110, arm / k, ink),
    outline(limb([130, 34], 24, [64, 52], 15)),
    outline(
      d`M${84 * k} ${-52 * k}C${120 * k} ${-84 * k} ${170 * k} ${-64 * k} ${216 * k} ${-58 * k}` +
        d`V${44 * k}C${190 * k} ${54 * k} ${150 * k} ${72 * k} ${118 * k} ${58 * k}z`,
    ),
    joined(sheet, 3, limb([124, -36], 27, [62, -50], 18), limb([62, -50], 18, [6, -10], 11)),
    joined(sheet, 3, limb([130, 8], 24, [62, 22], 16), limb([62, 22], 16, [6, 10], 11)),
    area(d`M${104 * k} ${-56 * k}L${160 * k} ${-64 * k}V${44 * k}L${112 * k} ${26 * k}z`, sheet),
    detail(
      d`M${50 * k} ${-62 * k}q${10 * k} ${2 * k} ${14 * k} ${10 * k}M${4 * k} ${-18 * k}` +
        d`l${-8 * k} ${8 * k}M${112 * k} ${-8 * k}q${34 * k} ${-4 * k} ${60 * k} ${10 * k}`,
    ),
  )
}

/** An open hand held up on its forearm; (x, foot) is the middle of the sleeve's cut. */
export const raisedHand = (x: number, foot: number, h: number, look: Look & { left?: boolean } = {}): string => {
  const k = h / 200
  const m = look.left ? -1 : 1
  const finger = (a: number, b: number, c: number, e: number, r: number): string =>
    rod([a * k * m, b * k], r * k, [c * k * m, e * k], r * 0.86 * k)
  return at(
    x,
    foot,
    joined(
      sheet,
      2.5,
      finger(-20, -128, -25, -176, 10),
      finger(-2, -128, -3, -190, 10),
      finger(16, -128, 20, -180, 10),
      finger(30, -118, 38, -156, 9),
      finger(-22, -88, -48, -124, 10.5),
      round(-31 * k, -136 * k, 62 * k, 66 * k, 18 * k),
      box(-19 * k, -90 * k, 38 * k, 40 * k),
    ),
    outline(d`M${-30 * k} ${-56 * k}h${60 * k}l${10 * k} ${56 * k}h${-80 * k}z`, fillOf({ fill: ink, ...look })),
  )
}

/** A rotary shaft seal in half section, its housing hatched: the shaft's axis through (x, y), 400 k wide. */
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
  const fill = fillOf(look)
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

/** A reel of film with its five windows. */
export const reel = (x: number, y: number, r: number, look: Look & { from?: number } = {}): string => {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const a = ((look.from ?? -90) + i * 72) * (Math.PI / 180)
    return disc(x + r * 0.56 * Math.cos(a), y + r * 0.56 * Math.sin(a), r * 0.24)
  })
  return (
    outline(disc(x, y, r), fillOf(look)) +
    detail(disc(x, y, r * 0.9), lineOn(fillOf(look))) +
    `<path stroke-width="2" fill="${paper}" d="${holes.join('')}"/>` +
    area(disc(x, y, r * 0.1), lineOn(fillOf(look)))
  )
}

/** A valve body as cast, standing on its flange in the model. */
export const isoCasting = ([x, y, z]: Space, r = 24): string => {
  const [cx, cy] = iso([x, y + r * 0.9, z + r * 1.1])
  return (
    isoCylinder([x, y, z], r, r * 0.3) +
    isoCylinder([x, y, z + r * 0.3], r * 0.62, r * 1.5, { left: sheet }) +
    outline(isoDisc([x, y + r * 0.72, z + r * 1.1], r * 0.52, 'left'), hairline) +
    outline(isoDisc([x, y + r * 0.95, z + r * 1.1], r * 0.52, 'left')) +
    area(disc(cx, cy, r * 0.24, r * 0.3), ink) +
    isoCylinder([x, y, z + r * 1.8], r * 0.9, r * 0.3) +
    area(isoDisc([x, y, z + r * 2.1], r * 0.42), ink)
  )
}

/** A car ferry sailing right on its waterline. */
export const ferry = (x: number, water: number, w: number, look: Look = {}): string => {
  const k = w / 300
  const fill = fillOf(look)
  const ports = Array.from({ length: 13 }, (_, i) => box((40 + i * 15) * k, -92 * k, 8 * k, 8 * k)).join('')
  return at(
    x,
    water,
    outline(d`M${64 * k} ${-124 * k}l${6 * k} ${-44 * k}h${40 * k}l${-4 * k} ${44 * k}z`, fill),
    area(d`M${69 * k} ${-160 * k}h${40 * k}l${-1.4 * k} ${16 * k}h${-40 * k}z`, fill === sheet ? ink : sheet),
    stroke(d`M${206 * k} ${-130 * k}v${-36 * k}m${-10 * k} ${10 * k}h${20 * k}`),
    outline(d`M${34 * k} ${-78 * k}v${-46 * k}h${190 * k}l${24 * k} ${22 * k}v${24 * k}z`, fill),
    outline(d`M${176 * k} ${-124 * k}v${-18 * k}h${44 * k}l${10 * k} ${24 * k}z`, fill),
    detail(ports + d`M${34 * k} ${-106 * k}h${202 * k}`, lineOn(fill)),
    outline(
      d`M${10 * k} ${-78 * k}H${288 * k}l${-14 * k} ${30 * k}q${-16 * k} ${24 * k} ${-20 * k} ${48 * k}` +
        d`H${26 * k}q${-12 * k} ${-6 * k} ${-16 * k} ${-30 * k}z`,
      fill,
    ),
    detail(d`M${10 * k} ${-26 * k}h${252 * k}`, lineOn(fill)),
    area(box(34 * k, -62 * k, 150 * k, 14 * k), lineOn(fill)),
  )
}
