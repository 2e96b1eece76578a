import {
  box,
  centerLine,
  detail,
  disc,
  hair,
  hairline,
  ink,
  lettering,
  outline,
  plate,
  round,
  signal,
  steel,
  stroke,
  type Point,
  jacket,
  mark,
  van,
} from '../kit/index.ts'

const [x, y, r] = [420, 210, 40]
const [jx, ny] = [1002, 480]

/** The machine's nameplate. */
const nameplate = [
  outline(round(x - 80, ny - 72, 350, 144, 10), hairline),
  outline(box(x - 58, ny - 54, 306, 108)),
  detail([-69, 259].flatMap((a) => [-62, 62].map((b) => disc(x + a, ny + b, 4))).join('')),
  detail([-30, 0, 30].map((b) => `M${x + 70} ${ny + b}h${b ? 150 : 110}`).join('')),
]

/** Draws a projection line between two views of the mark. */
const edge = (a: Point, b: Point): string => hair(`M${a.join(' ')}L${b.join(' ')}`, signal)
const half = Math.round(r * 0.866)

export default plate({
  name: 'visual-branding-tips',
  number: 'A-09',
  alt: 'A van, a nameplate and a work jacket set out as three views of one part, projection lines running through the same logo',
  parts: [
    van(66, 366, 580),
    ...nameplate,
    jacket(952, 104, 350),
    ...[-half, half].map((e) => edge([x + e, y], [x + e, ny])),
    ...[-r, r].map((e) => edge([x, y + e], [jx, y + e])),
    ...[-r, r].map(
      (e) => edge([x, ny + e], [jx + e * 0.866, ny + e]) + edge([jx + e * 0.866, ny + e], [jx + e * 0.866, y]),
    ),
    stroke(`M${jx - 44} ${ny - 44}l92 92`, ink, 1.5),
    centerLine([x, 70], [x, 584], steel),
    centerLine([40, y], [1160, y], steel),
    lettering(x + 62, y - 10, 'DEEP', 24),
    lettering(x + 62, y + 34, 'DRAWN', 24),
    mark(x, y, r),
    mark(x, ny, r),
    mark(jx, y, r),
  ],
})
