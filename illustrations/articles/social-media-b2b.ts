import {
  again,
  area,
  box,
  caliper,
  centerMark,
  cropped,
  d,
  detail,
  disc,
  ground,
  hairline,
  ink,
  lettering,
  outline,
  paper,
  phone,
  plate,
  repeat,
  round,
  sheet,
  signal,
  steel,
  stroke,
  tripod,
  turn,
} from '../kit/index.ts'

const floor = 524
const [cx, cy, r] = [252, 246, 78]

/** The first phone, held level, shows the bore and both jaws. */
const wide = [
  tripod(252, 372, floor - 372),
  outline(box(232, 126, 40, 14) + box(232, 356, 40, 18), steel),
  outline(round(96, 136, 312, 224, 22), ink),
  area(round(108, 148, 288, 200, 8), sheet),
  cropped(
    108,
    148,
    288,
    200,
    outline(disc(cx, cy, r), signal) + outline(disc(cx, cy, 42), paper) + centerMark(cx, cy, 96),
    again('caliper', [99, 106]),
  ),
  area(round(112, 226, 6, 44, 3), ink) + area(disc(380, 248, 8), ink),
]

/** The second phone, held upright, is close to the vernier. */
const near = Array.from({ length: 13 }, (_, i) => d`M${534 + i * 11} 236v${i % 5 ? 18 : 34}`).join('')
const far = Array.from({ length: 12 }, (_, i) => d`M${538 + i * 12.4} 236v${i === 5 ? -38 : -20}`).join('')
const tall = [
  tripod(600, 372, floor - 372),
  outline(box(506, 226, 20, 40) + box(674, 226, 20, 40), steel),
  phone(516, 76, 168, 300),
  detail('M524 236h152M524 304h152M524 168h152' + near + far),
  lettering(600, 146, 'Ø40', 34, { anchor: 'middle' }),
  outline(disc(600, 332, 12)) + area(disc(600, 332, 6), ink),
]

/** Draws one of the phones that are switched off in the case. */
const off = (i: number): string => {
  const [x, y] = [800 + i * 60, 366 - i * 9.5]
  return (
    outline(round(x, y, 48, 516 - y, 7), ink) +
    detail(round(x + 5, y + 5, 38, 506 - y, 4), steel) +
    area(round(x + 17, y + 10, 14, 4, 2), sheet)
  )
}

const nail = (x: number, up: number): string => stroke(d`M${x} 352v${-up}M${x - 8} ${352 - up}h16`, ink, 4)

const crate = [
  outline(box(786, 380, 318, floor - 380), hairline),
  ...[0, 1, 2, 3, 4].map(off),
  ...[388, 438, 488].map((y) => outline(box(776, y, 338, 36))),
  outline(box(776, 380, 26, floor - 380) + box(1088, 380, 26, floor - 380)),
  detail([406, 456, 506].map((y) => disc(789, y, 3) + disc(1101, y, 3)).join('')),
  turn(
    -9,
    776,
    374,
    outline(box(766, 352, 366, 20)),
    detail('M776 362h346', steel),
    nail(790, 2),
    nail(880, 2),
    nail(1010, 30),
    nail(1100, 36),
  ),
]

export default plate({
  name: 'social-media-b2b',
  number: 'A-12',
  alt: 'Two phones on tripods filming a caliper at work, while five switched-off phones stand in a crate with its lid half nailed down',
  parts: [ground(60, floor, 1080), repeat('caliper', caliper(0, 0, 640, 156), [99, 106]), ...wide, ...tall, ...crate],
})
