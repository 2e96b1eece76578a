import {
  again,
  at,
  bearing,
  box,
  centerLine,
  centerMark,
  d,
  detail,
  disc,
  hairline,
  ink,
  lettering,
  outline,
  paper,
  plate,
  repeat,
  sheet,
  signal,
  turn,
  drop,
  log,
  oilCan,
} from '../kit/index.ts'

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
