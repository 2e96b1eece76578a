import {
  area,
  box,
  callout,
  centerLine,
  clock,
  detail,
  disc,
  hairline,
  ink,
  outline,
  plate,
  round,
  signal,
} from '../kit/index.ts'

const [left, top, cell] = [110, 170, 74]
const day = [left + 5 * cell, top + 2 * cell] as const

const grid = [
  ...Array.from({ length: 6 }, (_, i) => `M${left + (i + 1) * cell} ${top}v${5 * cell}`),
  ...Array.from({ length: 4 }, (_, i) => `M${left} ${top + (i + 1) * cell}h${7 * cell}`),
].join('')

const rings = [1, 3, 4, 6].map((i) => round(left + i * cell - 9, top - 104, 18, 56, 9)).join('')

export default plate({
  name: 'free-consultation',
  number: 'C-02',
  alt: 'A wall calendar with one day in signal color, and two clocks that show the same moment in two time zones.',
  parts: [
    outline(box(left, top - 76, 7 * cell, 76 + 5 * cell)),
    area(box(left, top - 76, 7 * cell, 76), ink),
    outline(rings, hairline),
    area(box(left, top, 2 * cell, cell) + box(left + 5 * cell, top + 4 * cell, 2 * cell, cell), hairline),
    detail(grid),
    outline(box(...day, cell, cell), signal),
    clock(830, 240, 130, 14, 0),
    clock(1030, 400, 100, 8, 0),
    centerLine([830, 240], [1030, 400]),
    area(disc(830, 240, 6) + disc(1030, 400, 6), ink),
    callout([day[0] + cell / 2, day[1] + cell / 2], [left + 7 * cell + 56, day[1] + cell / 2], 1, true),
    callout([922, 148], [1030, 110], 2),
    callout([1105, 334], [1125, 240], 3),
  ],
})
