import {
  area,
  at,
  box,
  callTile,
  d,
  detail,
  disc,
  getFill,
  hair,
  hairline,
  hatch,
  ink,
  line,
  lineOn,
  monitor,
  outline,
  paper,
  plate,
  poly,
  raisedHand,
  signal,
  steel,
  stroke,
  type Look,
  type Point,
} from '../kit/index.ts'

/**
 * Draws a rotary shaft seal in half section with hatched housing. The shaft's axis passes through (x, y); the width is
 * 400 k.
 */
const sealSection = (x: number, y: number, k: number, look: Look = {}): string => {
  const p = (...points: Point[]): Point[] => points.map(([a, b]) => [a * k, b * k])
  const ring = p(
    [-54, -170],
    [54, -170],
    [54, -112],
    [16, -104],
    [-8, -84],
    [-36, -98],
    [-40, -122],
    [-14, -118],
    [2, -126],
    [30, -130],
    [30, -148],
    [-54, -148],
  )
  const housing = p([-200, -226], [200, -226], [200, -130], [64, -130], [64, -170], [-200, -170])
  const fill = getFill(look)
  return at(
    x,
    y,
    outline(poly(...housing), paper),
    hatch([housing], 12),
    outline(d`M${-200 * k} 0V${-84 * k}H${200 * k}V0`),
    outline(poly(...ring), fill),
    stroke(d`M${-46 * k} ${-160 * k}H${43 * k}v${44 * k}`, lineOn(fill), 7 * k),
    outline(disc(-27 * k, -132 * k, 11 * k), paper) + area(disc(-27 * k, -132 * k, 4 * k), ink),
    hair(d`M${-214 * k} 0h${428 * k}`, steel, '18 4 3 4'),
  )
}

const [cx, cy, r] = [350, 326, 252]
const on = (turns: number, k: number): Point => [
  cx + k * Math.sin(2 * Math.PI * turns),
  cy - k * Math.cos(2 * Math.PI * turns),
]
const ticks = Array.from({ length: 60 }, (_, i) => line(on(i / 60, r - 14), on(i / 60, i % 5 ? r - 26 : r - 46))).join(
  '',
)

export default plate({
  name: 'webinar-best-practices',
  number: 'A-22',
  ground: 'blueprint',
  alt: 'A station clock whose last quarter is filled with raised hands; before it a monitor shows a shaft seal in section',
  parts: [
    outline(box(cx - 22, 30, 44, 60), hairline),
    outline(disc(cx, cy, r)),
    area(d`M${cx} ${cy}H${cx - r}A${r} ${r} 0 0 1 ${cx} ${cy - r}z`, signal),
    detail(ticks),
    raisedHand(cx - 184, cy, 126, { left: true }),
    raisedHand(cx - 54, cy, 204),
    raisedHand(cx - 122, cy, 168, { left: true }),
    stroke(disc(cx, cy, r), ink, 12),
    stroke(line(on(0.229, 0), on(0.229, 140)), ink, 14),
    stroke(line(on(0.75, 0), on(0.75, r - 30)), ink, 9),
    area(disc(cx, cy, 20), ink),
    monitor(540, 140, 580, 384, { fill: paper }),
    sealSection(830, 412, 1.08, { fill: hairline }),
    callTile(986, 346, 112, 82, { fill: hairline }),
  ],
})
