import {
  area,
  at,
  box,
  centerLine,
  detail,
  disc,
  hairline,
  ink,
  iso,
  isoBox,
  isoCylinder,
  isoPoly,
  lettering,
  outline,
  paper,
  plate,
  poly,
  robotArm,
  round,
  signal,
  writing,
  type Point,
  type Space,
  penHand,
} from '../kit/index.ts'

const [w, h] = [340, 440]
const [ox, oy] = [262, 316]
const on = (place: Space): Point => [ox + iso(place)[0], oy + iso(place)[1]]

/** A written page, turned so that its foot is next to the hand. */
const quotation = [
  outline(isoPoly([0, 0, 0], [h, 0, 0], [h, -w, 0], [0, -w, 0])),
  '<g transform="matrix(.866 -.5 .866 .5 0 0)">',
  lettering(30, 58, 'QUOTATION', 24),
  detail('M30 76h280M30 344h280'),
  writing(30, 106, 200, 10, 22),
  writing(272, 106, 38, 10, 22),
  lettering(30, 404, 'PRICE', 26),
  detail(box(130, 370, 180, 46)),
  `<g transform="rotate(-7 170 220)"><path stroke="${signal}" stroke-width="9" d="${box(36, 166, 268, 106)}"/>`,
  lettering(170, 251, 'DRAFT', 64, { anchor: 'middle', color: signal, weight: 11 }),
  '</g></g>',
]

const tip: Point = [on([220, -170, 0])[0], 148]
const stamp = (x: number, y: number): string =>
  outline(box(x - 15, y, 30, 46), hairline) +
  outline(poly([x - 15, y + 44], [x + 15, y + 44], [x + 64, y + 62], [x - 64, y + 62])) +
  outline(round(x - 72, y + 60, 144, 20, 4), ink) +
  area(box(x - 66, y + 82, 132, 7), signal)

const foot = on([-85, -124, 0])

export default plate({
  name: 'ai-in-sales',
  number: 'A-19',
  alt: 'A robot arm stamps DRAFT on a quotation while a human hand holds the pen over the one empty field, the price',
  parts: [
    at(
      ox,
      oy,
      isoBox([-170, -w - 30, -20], h + 200, w + 60, 20, { left: paper }),
      isoCylinder([-85, -124, 0], 54, 14, { top: hairline }),
      ...quotation,
    ),
    centerLine([tip[0], tip[1] + 90], [tip[0], on([220, -170, 0])[1]]),
    stamp(...tip),
    robotArm({ foot: [foot[0], foot[1] + 4], tip: [tip[0], tip[1] - 2], size: 148, tool: 'none', plate: false }),
    penHand(...on([394, -272, 0]), 230, { arm: 1170 - on([394, -272, 0])[0] - 235 }),
    area(disc(...tip, 4), ink),
  ],
})
