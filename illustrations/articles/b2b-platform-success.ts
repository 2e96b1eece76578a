import {
  area,
  box,
  callout,
  centerLine,
  d,
  detail,
  hair,
  hairline,
  hatchBox,
  ink,
  lettering,
  outline,
  paper,
  plate,
  rule,
  seal,
  shaft,
  sheet,
  steel,
  stroke,
  turn,
  writing,
  vernier,
} from '../kit/index.ts'

const [x, y, w, h] = [150, 108, 640, 330]
const axis = y + 206

/** Fourteen categories, three of them ticked. */
const boxes = Array.from({ length: 14 }, (_, i) => box(x + 30 + i * 42, y + 82, 24, 24)).join('')
const ticks = [0, 1, 2].map((i) => d`M${x + 34 + i * 42} ${y + 93}l7 8l13 -19`).join('')

/** The sectioned half of the part: start, length and radius of each step. */
const steps: [number, number, number][] = [
  [54, 56, 25],
  [110, 84, 46],
  [194, 60, 33],
  [254, 42, 17],
]

export default plate({
  name: 'b2b-platform-success',
  number: 'A-07',
  alt: 'A supplier’s profile card stands in the jaws of a caliper, its fields ballooned as on an inspection drawing, the certificate in signal color',
  parts: [
    turn(90, x + w + 52, y, vernier(x + w + 52, y, 480, h, 1, { fill: hairline, rod: 0 })),
    outline(box(x, y, w, h)),
    area(box(x, y, w, 60), ink),
    lettering(x + 30, y + 42, 'TURNED PARTS Ø3-65', 25, { color: sheet }),
    hair(boxes, ink),
    stroke(ticks, ink, 5),
    outline(box(x + 30, y + 130, 290, 176), paper),
    shaft(x + 54, axis, [
      [56, 50],
      [84, 92],
      [60, 66],
      [42, 34],
    ]),
    ...steps.map(([at, length, half]) => hatchBox(x + at, axis - half, length, half - 9, 9)),
    detail(d`M${x + 54} ${axis - 9}h242`),
    centerLine([x + 38, axis], [x + 312, axis]),
    rule(x + 46, y + 268, 258, 26),
    writing(x + 350, y + 142, 250, 3, 24, steel),
    writing(x + 350, y + 232, 110, 4, 24, steel),
    seal(x + 544, y + 218, 52, { accent: true }),
    callout([x + 30, y + 30], [x - 60, y + 30], 1),
    callout([x + 30, y + 94], [x - 60, y + 94], 2),
    callout([x + 54, axis], [x - 60, axis], 3),
    callout([x + 46, y + 281], [x - 60, y + 300], 4),
    callout([x + 584, y + 218], [x + 840, y + 218], 5, true),
  ],
})
