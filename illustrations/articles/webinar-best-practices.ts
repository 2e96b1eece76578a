import {
  area,
  box,
  callTile,
  d,
  detail,
  disc,
  hairline,
  ink,
  line,
  monitor,
  outline,
  paper,
  plate,
  signal,
  stroke,
  type Point,
  raisedHand,
  sealSection,
} from '../kit/index.ts'

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
