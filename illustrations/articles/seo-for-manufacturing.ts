import {
  area,
  arrow,
  at,
  centerLine,
  d,
  dimension,
  disc,
  hair,
  hairline,
  hatch,
  ink,
  iso,
  isoPoly,
  lettering,
  measureText,
  outline,
  paper,
  plate,
  round,
  sheet,
  signal,
  steel,
  stroke,
  type Point,
  type Space,
} from '../kit/index.ts'

/** The dimensions of a flanged bush: radii of bore, body and flange; flange thickness; height. */
type Bush = { bore: number; outer: number; flange: number; thick: number; h: number }

/** Draws an isometric flanged bush around [0, 0], its near quarter cut away and the section hatched. */
const isoBush = ({ bore, outer, flange, thick, h }: Bush): string => {
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

const bush = { bore: 120, outer: 152, flange: 206, thick: 30, h: 210 }
const [cx, cy] = [316, 414]
const rim = cy - bush.h
const across = (r: number): number => r * 1.225

const [x, y, size] = [640, 290, 46]
const start = x + 112

/** Returns the middle of a figure in the search field. */
const figure = (before: string): number => start + measureText(before + '00', size) - measureText('00', size) / 2

/** Draws a dimension whose figure has moved to the search field. */
const sent = (from: Point, ...points: Point[]): string =>
  arrow([from, ...points], ink, '', 1.5) + area(disc(from[0], from[1], 5), ink)

export default plate({
  name: 'seo-for-manufacturing',
  number: 'A-04',
  alt: 'A flanged bush, cut open and hatched; leaders carry its three dimensions into a search field in signal color',
  parts: [
    at(cx, cy, isoBush(bush), centerLine([0, -300], [0, 168])),
    dimension([cx - across(bush.bore), rim], [cx + across(bush.bore), rim], '', { off: 112 }),
    dimension([cx - across(bush.outer), rim], [cx + across(bush.outer), rim], '', { off: 144 }),
    dimension([cx + across(bush.outer), rim], [cx + across(bush.outer), cy], '', { off: 88 }),
    sent([cx + across(bush.bore), rim - 112], [figure(''), rim - 112], [figure(''), y - 4]),
    sent([cx + across(bush.outer), rim - 144], [figure('60×'), rim - 144], [figure('60×'), y - 4]),
    sent(
      [cx + across(bush.outer) + 88, cy],
      [cx + across(bush.outer) + 88, cy + 60],
      [figure('60×75×'), cy + 60],
      [figure('60×75×'), y + 104],
    ),
    outline(round(x, y, 500, 100, 50), signal),
    stroke(disc(x + 54, y + 45, 18) + d`M${x + 67} ${y + 59}l17 17`, sheet, 7),
    lettering(start, y + 73, '60×75×50', size, { color: sheet }),
    stroke(d`M${start + measureText('60×75×50', size) + 24} ${y + 22}v56`, sheet, 4),
  ],
})
