import {
  area,
  at,
  bars,
  box,
  callout,
  d,
  detail,
  disc,
  hairline,
  hatch,
  ink,
  letter,
  lettering,
  line,
  outline,
  paper,
  plate,
  poly,
  round,
  sheet,
  signal,
  signature,
  steel,
  stroke,
  truck,
  type Point,
} from '../kit/index.ts'

const [floor, left, right, bore] = [214, 140, 900, 330]

/** The upper edge of a layer at a depth, folded the more the deeper. */
const edge = (depth: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => [
    left + ((right - left) * i) / 12,
    floor + depth + Math.sin(i * 0.62 + depth / 90) * Math.min(depth, 370 - depth) * 0.08,
  ])
const depths = [0, 70, 138, 206, 276, 372]
const layers = depths.slice(1).map((depth, i) => [...edge(depths[i] ?? 0), ...edge(depth).toReversed()])
const fills = [sheet, hairline, sheet, paper, sheet]
const deep = floor + 282

/** The lattice derrick over the hole. */
const rig = [
  stroke(line([bore - 78, floor], [bore - 13, 68]) + line([bore + 78, floor], [bore + 13, 68])),
  detail(
    line(
      [bore - 64, floor - 30],
      [bore + 51, floor - 58],
      [bore - 39, floor - 86],
      [bore + 26, floor - 114],
      [bore - 13, 68],
    ),
  ),
  outline(box(bore - 22, 50, 44, 18), ink),
  outline(box(bore - 98, floor - 14, 196, 14), hairline),
]

/** The hole, the drill string in it, the bit. */
const string = [
  outline(box(bore - 19, floor, 38, 270), paper),
  outline(box(bore - 7, 68, 14, deep - 100)),
  detail([0, 1, 2, 3, 4, 5].map((i) => d`M${bore - 7} ${floor + 26 + i * 42}h14`).join('')),
  outline(
    poly([bore - 17, deep - 40], [bore + 17, deep - 40], [bore + 17, deep - 18], [bore, deep], [bore - 17, deep - 18]),
    ink,
  ),
]

/** What lies in the layers: a delivery, five sheets for a committee, a comparison, a checklist. */
const finds = [
  truck(560, floor + 60, 130),
  ...[0, 1, 2, 3, 4].map((i) => letter(530 + i * 46, floor + 78, 36, 46, { rows: 3, heading: false })),
  bars(596, floor + 154, 96, 44, [0.5, 0.95, 0.7]),
  `<path stroke-width="1.5" d="${box(560, floor + 222, 18, 18) + box(560, floor + 248, 18, 18) + box(690, floor + 222, 18, 18) + box(690, floor + 248, 18, 18)}"/>`,
  stroke(d`M564 ${floor + 230}l5 6l10 -16M564 ${floor + 256}l5 6l10 -16M694 ${floor + 230}l5 6l10 -16`, ink, 3),
  detail(d`M588 ${floor + 231}h70M588 ${floor + 257}h52M718 ${floor + 231}h58M718 ${floor + 257}h64`),
]

export default plate({
  name: 'content-strategy-guide',
  number: 'A-06',
  ground: 'blueprint',
  alt: 'Beside a signed record a rig drills through layers holding truck, sheets, bars and checklist to a question mark in signal color',
  parts: [
    ...layers.map((figure, i) => outline(poly(...figure), fills[i])),
    hatch(layers.slice(0, 1), 26, 45, steel),
    hatch(layers.slice(4), 30, -45, steel),
    area(round(548, floor + 12, 156, 52, 4), sheet),
    ...finds,
    ...string,
    ...rig,
    at(
      520,
      floor - 164,
      letter(0, 0, 132, 164, { rows: 4 }),
      area(box(12, 96, 108, 56), sheet),
      signature(18, 140, 100),
    ),
    outline(disc(bore, floor + 322, 44), signal),
    lettering(bore, floor + 349, '?', 54, { anchor: 'middle', color: sheet, weight: 9 }),
    ...depths
      .slice(0, 5)
      .map((depth, i) => callout([left + 26, floor + depth + 36], [84, floor + depth + 36], i + 1, i === 4)),
  ],
})
