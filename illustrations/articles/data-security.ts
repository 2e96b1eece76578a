import {
  area,
  box,
  clock,
  crate,
  disc,
  envelope,
  hair,
  hairline,
  hall,
  hatch,
  ink,
  line,
  outline,
  paper,
  plate,
  poly,
  sheet,
  shed,
  stack,
  stroke,
  turn,
  type Point,
} from '../kit/index.ts'

const soil = 200

/** The pipe between the plants, its hidden branch and the chamber at its end, as one shape. */
const pipe =
  'M150 180H240V232a24 24 0 0 0 24 24H936a24 24 0 0 0 24 -24V180H1050V296a60 60 0 0 1 -60 60H664V436' +
  'H812V578H388V436H532V356H210a60 60 0 0 1 -60 -60z'
const hollow: Point[] = [
  [150, soil],
  [240, soil],
  [240, 240],
  [256, 256],
  [944, 256],
  [960, 240],
  [960, soil],
  [1050, soil],
  [1050, 310],
  [1004, 356],
  [664, 356],
  [664, 436],
  [812, 436],
  [812, 578],
  [388, 578],
  [388, 436],
  [532, 436],
  [532, 356],
  [196, 356],
  [150, 310],
]
const earth: Point[] = [
  [30, soil],
  [1170, soil],
  [1170, 540],
  [940, 540],
  [940, 600],
  [30, 600],
]
const wall = (width: number, color: string, fill: string): string =>
  `<path stroke="${color}" stroke-width="${width}" fill="${fill}" d="${pipe}"/>`

export default plate({
  name: 'data-security',
  number: 'A-15',
  ground: 'blueprint',
  alt: 'An envelope traveling by pipe from one plant to another; halfway a hidden branch valve diverts it into an unmarked crate beside a clock',
  parts: [
    area(poly(...earth), paper),
    hatch([earth, hollow], 20, 45, '#27506d'),
    wall(19, ink, sheet),
    wall(13, hairline, 'none'),
    stroke(line([30, soil], [1170, soil])),
    outline(box(124, soil, 142, 16) + box(934, soil, 142, 16), hairline),
    stack(346, soil, 34, 140),
    hall(70, soil, 240, 84, 3),
    shed(910, soil, 220, 116),
    envelope(196, 274, 96, 64),
    hair('M304 306H500C560 306 590 320 596 350', ink, '8 6'),
    hair(box(836, 274, 96, 64), ink, '8 6'),
    turn(-3, 660, 356, stroke('M660 356L612 264', ink, 12)),
    outline(disc(662, 358, 15), sheet) + area(disc(662, 358, 5), ink),
    turn(34, 598, 404, envelope(555, 375, 86, 58, { accent: true })),
    turn(-14, 556, 488, envelope(516, 468, 80, 54)),
    turn(10, 634, 494, envelope(594, 474, 80, 54)),
    crate(508, 504, 176, 64),
    clock(744, 500, 46, 10, 40),
  ],
})
