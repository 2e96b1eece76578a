import {
  again,
  area,
  at,
  bearing,
  box,
  centerLine,
  centerMark,
  d,
  detail,
  disc,
  drop,
  getFill,
  hair,
  hairline,
  ink,
  lettering,
  lineOn,
  outline,
  paper,
  plate,
  poly,
  repeat,
  rod,
  round,
  sheet,
  signal,
  stroke,
  turn,
  type Look,
  type Point,
} from '../kit/index.ts'

/** Draws a log on a clipboard that hangs on a nail: `rows` lines, the first `done` of them ticked. */
const log = (x: number, y: number, w: number, h: number, rows: number, done: number): string => {
  const gap = (h - 112) / rows
  const each = Array.from({ length: rows }, (_, i) => y + 98 + i * gap)
  return (
    hair(d`M${x + w / 2} ${y - 34}L${x + w / 2 - 20} ${y}M${x + w / 2} ${y - 34}l20 34`, ink) +
    area(disc(x + w / 2, y - 34, 5), ink) +
    outline(round(x, y, w, h, 8), hairline) +
    outline(box(x + 14, y + 26, w - 28, h - 40)) +
    outline(round(x + w / 2 - 38, y - 8, 76, 28, 6), ink) +
    detail(each.map((r) => box(x + 28, r - 8, 18, 18) + d`M${x + 60} ${r + 2}H${x + w - 30}`).join('')) +
    stroke(
      each
        .slice(0, done)
        .map((r) => d`M${x + 30} ${r - 2}l7 9l14 -22`)
        .join(''),
    )
  )
}

/** Draws an oil can with a long spout to the left; (x, floor) is the middle of its base, `tip` the end of the spout. */
const oilCan = (x: number, floor: number, h: number, tip: Point, look: Look = {}): string => {
  const [w, fill] = [h * 0.74, getFill(look)]
  const [shoulder, neck] = [floor - h * 0.42, floor - h * 0.84]
  const grip = d`M${x + 14} ${neck + 8}h${w * 0.44}q${w * 0.2} 0 ${w * 0.2} ${w * 0.2}V${shoulder + 24}`
  return (
    stroke(grip, ink, 16) +
    stroke(grip, sheet, 10) +
    outline(rod([x, neck - 4], 10, tip, 3), hairline) +
    outline(poly([x - w / 2, shoulder], [x + w / 2, shoulder], [x + 15, neck], [x - 15, neck]), fill) +
    outline(box(x - w / 2, shoulder, w, floor - shoulder), fill) +
    detail(
      d`M${x - w / 2} ${shoulder + 12}h${w}M${x - w / 2} ${floor - 12}` +
        d`h${w}M${x - 6} ${neck + 14}L${x - w * 0.28} ${shoulder - 8}`,
      lineOn(fill),
    ) +
    outline(round(x - 22, neck - 12, 44, 16, 4), ink)
  )
}

const [cx, cy, r, count, lost] = [320, 316, 172, 16, 2]

/** The path of a tooth: an index card beyond the rim, its tab outside. */
const shape = d`M-29 ${-r + 20}V${-r - 78}h22l5 16h31V${-r + 20}z`
const lines = d`M-19 ${-r - 44}h38M-19 ${-r - 31}h26M-19 ${-r - 18}h34`
const tooth = outline(shape) + detail(lines)
const angle = (i: number): number => (360 / count) * (i + 0.5)
const others = Array.from({ length: count - 1 }, (_, i) => i).filter((i) => i !== lost)

const wheel = [
  turn(angle(count - 1), cx, cy, repeat('card', tooth, [cx, cy])),
  ...others.map((i) => turn(angle(i), cx, cy, again('card', [cx, cy]))),
  outline(disc(cx, cy, r)),
  detail(disc(cx, cy, r - 14) + disc(cx, cy, 76)),
  ...Array.from({ length: count }, (_, i) => turn(angle(i), cx, cy, detail(disc(cx, cy - r + 30, 6)))),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    turn(60 * i, cx, cy, `<path stroke-width="1.5" fill="${paper}" d="${disc(cx, cy - 108, 21)}"/>`),
  ),
  outline(disc(cx, cy, 66), hairline),
  bearing(cx, cy, 46, 10, { fill: sheet }),
  centerMark(cx, cy, 276),
]

/** The gap in the rim and the new card above it. */
const repair = turn(
  angle(lost),
  cx,
  cy,
  at(
    cx,
    cy,
    `<path fill="none" stroke="${signal}" stroke-dasharray="8 6" d="${d`M-29 ${-r}V${-r - 78}h22l5 16h31V${-r}`}"/>`,
  ),
  centerLine([cx - 29, cy - r - 70], [cx - 29, cy - r - 170]),
  centerLine([cx + 29, cy - r - 70], [cx + 29, cy - r - 170]),
  at(cx, cy - 150, outline(shape, signal) + detail(lines, sheet)),
)

export default plate({
  name: 'database-management',
  number: 'A-10',
  ground: 'blueprint',
  alt: 'A gearwheel whose teeth are index cards, one missing and a new one ready, with an oil can and a service log beside it',
  parts: [
    ...wheel,
    repair,
    log(880, 106, 240, 330, 7, 5),
    lettering(1000, 172, 'LOG', 24, { anchor: 'middle' }),
    outline('M700 534h150l-150 50z', hairline) + outline(box(664, 520, 220, 14), ink),
    oilCan(772, 520, 150, [592, 332]),
    drop(590, 352, 34, { fill: ink }),
  ],
})
