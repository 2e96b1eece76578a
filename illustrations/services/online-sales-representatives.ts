import {
  bubble,
  centerMark,
  desk,
  detail,
  dimension,
  disc,
  ground,
  hair,
  hairline,
  lettering,
  line,
  monitor,
  outline,
  paper,
  personAtDesk,
  plate,
  type Point,
} from '../kit/index.ts'

const [cx, cy, r, floor] = [440, 315, 262, 500]

const on = (hour: number, radius: number): Point => {
  const a = (hour / 24) * 2 * Math.PI
  return [cx + radius * Math.sin(a), cy - radius * Math.cos(a)]
}

const number = (hour: number): string =>
  lettering(on(hour, r - 62)[0], on(hour, r - 62)[1] + 14, String(hour), 28, { anchor: 'middle' })

/** A clock dial of twenty-four hours. */
const dial = [
  outline(disc(cx, cy, r)),
  detail(Array.from({ length: 24 * 4 }, (_, i) => line(on(i / 4, r - 8), on(i / 4, r - (i % 4 ? 18 : 32)))).join('')),
  detail(disc(cx, cy, r - 8)),
  hair(disc(cx, cy, r - 100), hairline),
  ...[24, 21, 3, 18].map(number),
  centerMark(cx, cy, r + 14),
]

export default plate({
  name: 'online-sales-representatives',
  number: 'S-04',
  alt: 'A representative with a headset speaks at a desk, measured as in an ergonomics chart, before a dial of twenty-four hours.',
  parts: [
    ...dial,
    ground(130, floor, 760),
    personAtDesk(430, floor, 340, { headset: true, fill: hairline }),
    monitor(640, 168, 190, 176, { fill: paper }),
    desk(540, floor, 320, 166),
    detail('M664 206h100M664 230h136M664 254h80'),
    bubble(850, 66, 290, 140, { accent: true, tail: 0.12, rows: 3 }),
    dimension([860, floor], [860, floor - 166], '720', { off: -50 }),
    lettering(976, 330, '24/7', 56, { weight: 5 }),
  ],
})
