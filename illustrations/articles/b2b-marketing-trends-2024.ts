import {
  area,
  box,
  callout,
  d,
  hair,
  hairline,
  ink,
  lettering,
  outline,
  plate,
  poly,
  sheet,
  signal,
  steel,
  type Point,
  vernier,
} from '../kit/index.ts'

const [left, top, month, head, day] = [80, 214, 70, 50, 7.9]
const right = left + 12 * month
const bottom = top + head + 31 * day

/** Returns the position of a day in the year planner, whose columns are months. */
const on = (m: number, dayOfMonth: number): Point => [left + (m - 0.5) * month, top + head + (dayOfMonth - 0.5) * day]

const columns = Array.from({ length: 11 }, (_, i) => d`M${left + (i + 1) * month} ${top + head}V${bottom}`).join('')
const weeks = [7, 14, 21, 28].map((n) => d`M${left} ${top + head + n * day}H${right}`).join('')

/** The six dates on the wall: month, day, and the horizontal distance of the balloon. */
const dates: [m: number, day: number, aside: number][] = [
  [3, 5, -46],
  [3, 27, 12],
  [5, 29, 0],
  [6, 27, 0],
  [7, 29, 0],
  [12, 3, -66],
]

export default plate({
  name: 'b2b-marketing-trends-2024',
  number: 'A-01',
  ground: 'blueprint',
  alt: 'A large caliper over a year planner takes the measure from March to July; six dates carry numbered balloons',
  parts: [
    outline(poly([left, top], [right, top], [right, bottom - 60], [right - 60, bottom], [left, bottom])),
    hair(weeks, hairline),
    hair(columns, steel),
    outline(poly([right, bottom - 60], [right - 60, bottom], [right - 56, bottom - 56]), hairline),
    outline(box(left, top, 12 * month, head), ink),
    ...Array.from('J MAMJJ SOND').map((letter, i) =>
      lettering(left + (i + 0.5) * month, top + 37, letter, 24, { anchor: 'middle', color: sheet }),
    ),
    outline(box(left + 2 * month, top + head, 5 * month, 12 * day), signal),
    lettering(left + 4.75 * month, top + head + 67, '153 DAYS', 38, { anchor: 'middle', color: sheet }),
    ...dates.map(([m, n, aside], i) => {
      const [x, y] = on(m, n)
      const mark = area(box(x - month / 2 + 1.5, y - day * 1.5, month - 3, day * 3), ink)
      return callout([x + Math.sign(aside) * 10, y], [x + aside, 562], i + 1, false, 21) + mark
    }),
    vernier(left + 2 * month, 112, 780, 5 * month, 1.25, { fill: hairline }),
  ],
})
