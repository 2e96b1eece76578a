import {
  bearing,
  box,
  callout,
  centerMark,
  conveyor,
  detail,
  disc,
  envelope,
  gear,
  ground,
  hair,
  hairline,
  ink,
  outline,
  paper,
  plate,
  poly,
  stroke,
  turn,
} from '../kit/index.ts'

const [floor, belt] = [540, 270]
const [cx, cy, r] = [262, 400, 130]

/** The feeding drum takes letters from the left, each in a gripper. */
const drum = [
  outline(poly([cx - 50, cy], [cx + 50, cy], [cx + 90, floor], [cx - 90, floor]), hairline),
  ...[-96, -64, -32].map((angle) =>
    turn(angle, cx, cy, envelope(cx - 56, cy - r - 80, 112, 74), outline(box(cx - 12, cy - r - 14, 24, 24), ink)),
  ),
  outline(disc(cx, cy, r)),
  detail(disc(cx, cy, r - 12)),
  gear({ x: cx, y: cy, module: 8, teeth: 24, angle: 4 }, { fill: paper, holes: 6, plain: true }),
  bearing(cx, cy, 34, 10),
  centerMark(cx, cy, r + 26),
]

/** The roller that stamps letters to recipients with consent, and the bin for the others. */
const roller = [
  outline(box(590, 60, 100, 44)),
  outline(box(626, 104, 28, 50), hairline),
  outline(disc(640, 136, 50)),
  detail(disc(640, 136, 38)),
  stroke('M617 136l17 18l32-38', ink, 6),
]

const bin = [
  turn(-14, 640, 470, envelope(600, 432, 100, 64, { fill: hairline })),
  turn(20, 700, 470, envelope(660, 440, 100, 64, { fill: hairline })),
  outline(poly([572, 470], [788, 470], [770, floor], [590, floor])),
  detail('M580 488h200'),
]

export default plate({
  name: 'email-marketing',
  number: 'S-02',
  ground: 'blueprint',
  alt: 'A drum feeds letters to a belt; a roller stamps those with consent, a bin takes the others, one flies on in signal color.',
  parts: [
    ground(60, floor, 850),
    ...bin,
    conveyor('belt', 300, belt, 580, floor - belt),
    ...drum,
    envelope(424, belt - 76, 116, 74),
    envelope(582, belt - 76, 116, 74),
    ...roller,
    envelope(744, belt - 76, 116, 74),
    stroke('M788 210l10 11l20-24', ink, 4),
    hair('M860 210C900 196 910 190 930 180', ink, '8 6'),
    turn(-12, 1030, 130, envelope(932, 74, 200, 128, { accent: true })),
    callout([160, 300], [90, 120], 1),
    callout([664, 90], [790, 80], 2),
    callout([740, 505], [960, 420], 3),
  ],
})
