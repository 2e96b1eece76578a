import {
  area,
  box,
  cropped,
  d,
  disc,
  hair,
  hairline,
  ink,
  lettering,
  magnifier,
  outline,
  paper,
  plate,
  poly,
  sheet,
  signal,
  stroke,
  turn,
  type Point,
  pinchHand,
} from '../kit/index.ts'

/** The lid of the crate: five boards, two battens, nails. */
const boards = [0, 1, 2, 3, 4].map((i) => outline(box(70, 76 + i * 98, 860, 98), i % 2 ? paper : sheet))
const grain = [102, 138, 196, 252, 298, 344, 406, 442, 498, 536]
  .map((y, i) => d`M${170 + (i % 3) * 100} ${y}q160 ${i % 2 ? 10 : -8} 320 0t${240 - (i % 4) * 40} 2`)
  .join('')
const batten = (x: number): string =>
  outline(box(x, 60, 72, 522)) +
  area(
    [102, 146, 200, 244, 298, 342, 396, 440, 494, 538].map((y, i) => disc(x + (i % 2 ? 22 : 50), y, 4)).join(''),
    ink,
  )

/** The newest label. Its fold covers the missing corner. */
const [x, y, w, h] = [440, 150, 476, 160]
const [p, q, corner]: [Point, Point, Point] = [
  [x, y],
  [x + 160, y + h],
  [x, y + h],
]
const fold = (c: Point): Point => {
  const [ux, uy] = [q[0] - p[0], q[1] - p[1]]
  const k = (2 * ((c[0] - p[0]) * ux + (c[1] - p[1]) * uy)) / (ux * ux + uy * uy)
  return [2 * p[0] + k * ux - c[0], 2 * p[1] + k * uy - c[1]]
}
const flap = fold(corner)
const rest = poly([x, y], [x + w, y], [x + w, y + h], q, p)

const [lx, ly, r] = [676, 448, 118]

export default plate({
  name: 'brand-identity-development',
  number: 'A-23',
  alt: 'A crate lid with three layers of lettering: a hand peels off INNOVATION, QUALITY lies beneath, a magnifier finds CLAMP in the wood',
  parts: [
    ...boards,
    hair(grain, hairline),
    batten(86),
    batten(842),
    turn(-2, 400, 330, outline(box(176, 258, 440, 134)) + lettering(208, 356, 'QUALITY', 62)),
    outline(rest, signal),
    // Letters to the left of the flap's edge are under the flap or peeled off.
    cropped(flap[0], y, x + w - flap[0], h, lettering(x + 82, y + 134, 'INNOVATION', 52, { color: sheet, weight: 9 })),
    outline(poly(p, q, flap), hairline),
    area(disc(lx, ly, r), paper),
    lettering(lx, ly + 26, 'CLAMP', 48, { anchor: 'middle', weight: 9 }),
    stroke('M216 536h128M248 520v-72l-20 24M248 448l20 24M312 520v-72l-20 24M312 448l20 24', ink, 7),
    magnifier(lx, ly, r, 150),
    pinchHand(flap[0], flap[1], 230, 1170 - flap[0] - 236),
  ],
})
