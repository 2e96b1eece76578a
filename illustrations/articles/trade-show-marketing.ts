import {
  area,
  box,
  bust,
  d,
  detail,
  getFill,
  grid,
  hair,
  hairline,
  ink,
  lettering,
  outline,
  paper,
  plate,
  sheet,
  signal,
  steel,
  stroke,
  turn,
  type Look,
} from '../kit/index.ts'

/** Draws a trade-show booth from the front: fascia with lettering, back wall with a grid, counter at the left. */
const booth = (x: number, floor: number, w: number, h: number, name = '', look: Look = {}): string => {
  const fascia = h * 0.2
  return (
    outline(box(x + 10, floor - h + fascia, w - 20, h - fascia), paper) +
    grid(x + 14, floor - h + fascia, w - 28, h - fascia, 30, hairline) +
    outline(box(x, floor - h + fascia, 16, h - fascia) + box(x + w - 16, floor - h + fascia, 16, h - fascia)) +
    outline(box(x - 10, floor - h, w + 20, fascia), getFill({ fill: ink, ...look })) +
    (name && lettering(x + w / 2, floor - h + fascia * 0.72, name, fascia * 0.44, { anchor: 'middle', color: sheet })) +
    outline(box(x - 16, floor - 10, w + 32, 10), hairline)
  )
}

const x = 450
const neck = 322

/** Draws half of the hourglass: +1 for the upper, -1 for the lower. */
const bulb = (s: number): string =>
  d`M${x - 190} ${neck - s * 236}V${neck - s * 130}` +
  d`C${x - 190} ${neck - s * 66} ${x - 18} ${neck - s * 60} ${x - 18} ${neck}` +
  d`H${x + 18}C${x + 18} ${neck - s * 60} ${x + 190} ${neck - s * 66} ${x + 190} ${neck - s * 130}V${neck - s * 236}z`

const side = (s: number): string =>
  d`M${x + s * 190} 86V${neck - 130}C${x + s * 190} ${neck - 66} ${x + s * 18} ${neck - 60} ${x + s * 18} ${neck}` +
  d`C${x + s * 18} ${neck + 60} ${x + s * 190} ${neck + 66} ${x + s * 190} ${neck + 130}V558`

const card = (a: number, y: number, angle: number): string =>
  turn(angle, x + a, y, outline(box(x + a - 26, y - 15, 52, 30)) + detail(d`M${x + a - 17} ${y - 5}h16m-16 10h30`))

const cards = (...list: [number, number, number][]): string => list.map((each) => card(...each)).join('')

const post = (a: number): string =>
  outline(box(a - 8, 86, 16, 472), hairline) +
  outline(box(a - 13, 86, 26, 14) + box(a - 13, 544, 26, 14) + box(a - 13, neck - 10, 26, 20))

/** A scale of fourteen days beside the hourglass. */
const days = [0, 3, 7, 10, 14]
const day = (i: number): number => 218 + i * 21.6
const ladder =
  detail(
    d`M772 ${day(0)}V${day(14)}` +
      Array.from({ length: 15 }, (_, i) => d`M772 ${day(i)}h${days.includes(i) ? 34 : 16}`).join(''),
  ) + days.map((i) => lettering(824, day(i) + 11, i ? `T+${i}` : 'T', 22)).join('')

export default plate({
  name: 'trade-show-marketing',
  number: 'A-21',
  alt: 'A trade-show booth inside an hourglass: its business cards run down like sand onto a desk calendar open at day fourteen',
  parts: [
    post(x - 222),
    post(x + 222),
    area(bulb(1) + bulb(-1), paper),
    cards(
      [-94, 236, 10],
      [-50, 244, -14],
      [4, 236, 5],
      [92, 236, -12],
      [48, 244, 16],
      [-34, 270, 24],
      [26, 268, -20],
      [-1, 300, 80],
    ),
    booth(x - 120, 218, 240, 122),
    lettering(x, 115, 'HALL 4', 15, { anchor: 'middle', color: sheet, weight: 2 }),
    bust(x - 50, 208, 82),
    bust(x + 44, 208, 86, { fill: ink }),
    cards([1, 354, 88], [10, 402, 30]),
    outline(box(x - 104, 456, 208, 102), signal) + outline(box(x - 104, 428, 208, 28), ink),
    lettering(x, 541, '14', 66, { anchor: 'middle', color: sheet, weight: 9 }),
    cards([-146, 544, 6], [-122, 528, -20], [146, 544, -6], [-40, 424, 8], [56, 424, -10], [18, 410, 14]),
    outline(box(x - 256, 60, 512, 26), ink) + outline(box(x - 256, 558, 512, 26), ink),
    stroke(side(-1) + side(1)),
    hair(d`M${x + 140} 218H772M${x + 112} ${day(14)}H772`, steel, '8 6'),
    ladder,
  ],
})
