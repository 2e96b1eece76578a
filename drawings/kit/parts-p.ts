import { hairline, ink, lineOn, paper, sheet, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, rod, round, stroke, turn, type Point } from './lines.ts'
import { iso, isoPoly, type Space } from './iso.ts'
import { hatch } from './hatch.ts'
import { scale } from './dimensions.ts'
import { fillOf, type Look } from './goods.ts'

/**
 * A large vernier caliper, jaws down. (x, y): where the fixed jaw's face meets the beam's top; `k` 1 is a beam 40 high;
 * `rod` is how far the depth rod stands out.
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
  const fill = fillOf(look)
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

/** A dial indicator from the front with its stem and plunger; (x, y) is the dial's centre, the tip is at y + 2.1 r. */
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
      area(poly([0, -r * 0.7], [r * 0.05, r * 0.14], [-r * 0.05, r * 0.14]), fillOf({ fill: ink, ...look })),
    ),
    outline(disc(0, 0, r * 0.07), paper),
  )
}

/** Path data of a ratchet wheel's rim about (0, 0): the steep flank of each tooth looks clockwise, the first at `from` degrees. */
export const ratchetOf = (r: number, root: number, teeth: number, from = 0): string => {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = ((from + (360 * i) / teeth) * Math.PI) / 180
    points.push([r * Math.cos(a), r * Math.sin(a)], [root * Math.cos(a), root * Math.sin(a)])
  }
  return poly(...points)
}

/** The measures of a flanged bush: bore, outer, flange radius; flange thickness; height. */
export type Bush = { bore: number; outer: number; flange: number; thick: number; h: number }

/** A flanged bush standing in the model about [0, 0], its near quarter cut away and the section hatched. */
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

/** A telephone's handset lying level, its cups down; (x, y) is the middle of its grip. */
export const handset = (x: number, y: number, w: number, look: Look = {}): string => {
  const k = w / 200
  const fill = fillOf(look)
  return at(
    x,
    y,
    outline(box(-108 * k, 44 * k, 60 * k, 13 * k) + box(48 * k, 44 * k, 60 * k, 13 * k), ink),
    outline(
      d`M${-52 * k} ${46 * k}H${-106 * k}C${-110 * k} ${0} ${-92 * k} ${-26 * k} ${-50 * k} ${-26 * k}H${50 * k}C${92 * k} ${-26 * k} ${110 * k} 0 ${106 * k} ${46 * k}H${52 * k}C${56 * k} ${24 * k} ${50 * k} ${10 * k} ${34 * k} ${10 * k}H${-34 * k}C${-50 * k} ${10 * k} ${-56 * k} ${24 * k} ${-52 * k} ${46 * k}z`,
      fill,
    ),
    detail(
      d`M${-88 * k} 0C${-80 * k} ${-12 * k} ${-66 * k} ${-15 * k} ${-50 * k} ${-15 * k}H${50 * k}C${66 * k} ${-15 * k} ${80 * k} ${-12 * k} ${88 * k} 0`,
      lineOn(fill),
    ),
  )
}

/** An open hand reaching left, palm up, with cuff and sleeve; (x, y) is the tip of its fingers. */
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
    outline(box(132 * k, -22 * k, 80 * k, 70 * k), fillOf({ fill: ink, ...look })),
  )
}

/** A stretch of machine fence: posts on the floor, mesh between; from its top left. `bays` of equal width. */
export const fence = (x: number, floor: number, w: number, h: number, bays: number, colour: string = steel): string => {
  const each = w / bays
  let net = ''
  for (let i = 0; i < bays; i++) {
    const left = x + i * each + 12
    for (let a = 16; a < each - 16; a += 16) net += d`M${left + a} ${floor - h + 10}v${h - 34}`
    for (let b = 26; b < h - 30; b += 16) net += d`M${left} ${floor - h + b}h${each - 18}`
  }
  return (
    hair(net, colour) +
    Array.from({ length: bays }, (_, i) =>
      detail(box(x + i * each + 12, floor - h + 10, each - 18, h - 34), colour),
    ).join('') +
    outline(Array.from({ length: bays + 1 }, (_, i) => box(x + i * each - 3, floor - h, 12, h)).join(''), paper)
  )
}

/** Path data of a pawl from its pivot to its tip. */
export const pawlOf = (pivot: Point, tip: Point, r = 26): string => rod(pivot, r, tip, 7)
