import { hatch } from './hatch.ts'
import { iso, isoPoly, type Space, isoCylinder, isoDisc } from './iso.ts'
import { area, d, disc, hair, outline, type Point } from './lines.ts'
import { hairline, ink, paper, sheet, steel } from './colors.ts'

/** The dimensions of a flanged bush: radii of bore, body and flange; flange thickness; height. */
export type Bush = { bore: number; outer: number; flange: number; thick: number; h: number }

/** Draws an isometric flanged bush around [0, 0], its near quarter cut away and the section hatched. */
export const isoBush = ({ bore, outer, flange, thick, h }: Bush): string => {
  const on = (r: number, degrees: number, z: number): Point =>
    iso([r * Math.cos((degrees * Math.PI) / 180), r * Math.sin((degrees * Math.PI) / 180), z])
  const arc = (r: number, to: number, z: number, sweep: 0 | 1, large: 0 | 1 = 0): string => {
    const [x, y] = on(r, to, z)
    return d`A${r * 1.225} ${r * 0.707} 0 ${large} ${sweep} ${x} ${y}`
  }
  const go = (letter: 'M' | 'L', r: number, degrees: number, z: number): string =>
    letter +
    on(r, degrees, z)
      .map((v) => d`${v}`)
      .join(' ')
  const ring = (out: number, inner: number, z: number): string =>
    go('M', out, 90, z) + arc(out, 360, z, 1, 1) + go('L', inner, 360, z) + arc(inner, 90, z, 0, 1) + 'z'
  const wall = (r: number, from: number, to: number, low: number, high: number): string =>
    go('M', r, from, high) +
    arc(r, to, high, from < to ? 1 : 0) +
    go('L', r, to, low) +
    arc(r, from, low, from < to ? 0 : 1) +
    'z'
  const hollow = go('M', bore, 90, h) + arc(bore, 360, h, 1, 1) + go('L', bore, 360, 0) + arc(bore, 90, 0, 0, 1) + 'z'
  const cut = (place: (r: number, z: number) => Space): Space[] => [
    place(bore, 0),
    place(flange, 0),
    place(flange, thick),
    place(outer, thick),
    place(outer, h),
    place(bore, h),
  ]
  const faces = [cut((r, z) => [r, 0, z]), cut((r, z) => [0, r, z])]
  return (
    outline(wall(flange, 135, 90, 0, thick) + wall(flange, -45, 0, 0, thick)) +
    outline(ring(flange, outer, thick)) +
    outline(hollow, hairline) +
    hair([165, 195, 225, 255, 285].map((a) => go('M', bore, a, h) + go('L', bore, a, 0)).join(''), steel) +
    outline(wall(outer, 135, 90, thick, h), paper) +
    outline(wall(outer, -45, 0, thick, h), hairline) +
    outline(ring(outer, bore, h)) +
    faces.map((face) => outline(isoPoly(...face)) + hatch([face.map(iso)], 9, 45, ink)).join('')
  )
}

/** Draws an isometric raw casting of a valve body, standing on its flange. */
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
