import { getFill, type Look } from './goods.ts'
import { area, at, box, d, detail, disc, outline, poly, rod, round, stroke, turn, type Point } from './lines.ts'
import { ink, lineOn, sheet } from './colors.ts'

/** Draws an open hand from the right, palm up, with cuff and sleeve; (x, y) is the tip of its fingers. */
export const openHand = (x: number, y: number, size: number, look: Look = {}): string => {
  const k = size / 100
  return at(
    x,
    y,
    outline(
      d`M${0} ${0}C${-4 * k} ${-10 * k} ${8 * k} ${-12 * k} ${14 * k} ${-6 * k}C${30 * k} ${6 * k} ${44 * k} ${8 * k} ${62 * k} ${6 * k}C${70 * k} ${4 * k} ${74 * k} ${-2 * k} ${72 * k} ${-12 * k}C${68 * k} ${-26 * k} ${58 * k} ${-30 * k} ${54 * k} ${-42 * k}C${52 * k} ${-52 * k} ${64 * k} ${-56 * k} ${70 * k} ${-48 * k}C${82 * k} ${-34 * k} ${96 * k} ${-18 * k} ${118 * k} ${-10 * k}V${34 * k}C${96 * k} ${38 * k} ${76 * k} ${40 * k} ${58 * k} ${36 * k}C${34 * k} ${32 * k} ${12 * k} ${20 * k} 0 0z`,
    ),
    detail(
      d`M${20 * k} ${10 * k}C${34 * k} ${18 * k} ${48 * k} ${20 * k} ${62 * k} ${20 * k}M${32 * k} ${20 * k}C${42 * k} ${26 * k} ${52 * k} ${28 * k} ${64 * k} ${29 * k}M${60 * k} ${-46 * k}q${4 * k} ${-2 * k} ${6 * k} ${2 * k}M${76 * k} ${8 * k}q${8 * k} ${-4 * k} ${10 * k} ${-14 * k}`,
    ),
    outline(box(114 * k, -16 * k, 18 * k, 56 * k)),
    outline(box(132 * k, -22 * k, 80 * k, 70 * k), getFill({ fill: ink, ...look })),
  )
}

/** Joins several closed shapes to one with a common outline, `width` wide. */
const joined = (fill: string, width: number, ...paths: string[]): string =>
  `<g stroke-width="${width * 2}">${outline(paths.join(''), fill)}</g>` + area(paths.join(''), fill)

const cuff = (k: number, x: number, top: number, h: number, w: number, fill: string): string =>
  outline(box(x * k, (top - 4) * k, 20 * k, (h + 8) * k)) +
  outline(box((x + 20) * k, (top - 12) * k, w * k, (h + 24) * k), fill) +
  area(disc((x + 38) * k, (top + h - 6) * k, 5 * k), lineOn(fill))

/**
 * Draws a writing hand from the right; (x, y) is the pen's tip, `size` the length of the hand, `arm` that of the
 * sleeve.
 */
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
        outline(box(34 * k, -10 * k, 190 * k, 20 * k), getFill(look)) +
        outline(box(196 * k, -10 * k, 14 * k, 20 * k), ink),
    ),
    area(thumb, sheet) + stroke(thumb),
    detail(d`M${44 * k} ${-80 * k}q${8 * k} ${-3 * k} ${14 * k} ${2 * k}`),
  )
}

/** Draws a pinching hand from the right; finger and thumb meet at (x, y). */
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

/** Draws a raised open hand; (x, foot) is the middle of the sleeve's lower end. */
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
    outline(d`M${-30 * k} ${-56 * k}h${60 * k}l${10 * k} ${56 * k}h${-80 * k}z`, getFill({ fill: ink, ...look })),
  )
}
