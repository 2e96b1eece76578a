import {
  area,
  at,
  box,
  clock,
  conveyor,
  d,
  detail,
  ground,
  hair,
  hairline,
  hall,
  ink,
  outline,
  paper,
  plate,
  poly,
  repeat,
  round,
  shed,
  sheet,
  signal,
  stack,
  stroke,
  type Point,
} from '../kit/index.ts'

const [screen, wide] = [630, 480]
const lanes = [158, 318, 478]

/** The product of each plant in outline, standing on the belt at (0, 0): leveling foot, palletizer, bent bracket. */
const foot: Point[] = [
  [-34, 0],
  [-34, -9],
  [-17, -18],
  [-17, -24],
  [-22, -24],
  [-22, -38],
  [-8, -38],
  [-8, -88],
  [8, -88],
  [8, -38],
  [22, -38],
  [22, -24],
  [17, -24],
  [17, -18],
  [34, -9],
  [34, 0],
]
const palletizer: Point[] = [
  [-44, 0],
  [-44, -14],
  [-34, -14],
  [-34, -96],
  [44, -96],
  [44, -78],
  [34, -78],
  [34, -64],
  [48, -64],
  [48, -30],
  [10, -30],
  [10, -64],
  [24, -64],
  [24, -78],
  [-16, -78],
  [-16, -14],
  [2, -14],
  [2, 0],
]
const bracket: Point[] = [
  [-52, 0],
  [-52, -18],
  [0, -18],
  [0, -92],
  [58, -92],
  [58, -74],
  [18, -74],
  [18, 0],
]

const slot = (x: number, y: number, shape: Point[]): string =>
  at(x, y, `<path fill="${ink}" stroke-width="9" stroke-linejoin="round" d="${poly(...shape)}"/>`)
const part = (x: number, y: number, shape: Point[], inner: string, fill = sheet): string =>
  at(x, y, outline(poly(...shape), fill), detail(inner, fill === sheet ? ink : sheet))

const thread = [46, 54, 62, 70, 78].map((h) => d`M-8 ${-h + 2}l16 -5`).join('') + 'M-17-18h34M-8-38v14M8-38v14'
const [one = 0, two = 0, three = 0] = lanes

/** The buyer's screen: order again, answer seven questions, see when the price arrives. */
const pages = [
  stroke('M932 94A48 48 0 0 1 1016 104M1018 146A48 48 0 0 1 934 138', ink, 7),
  area('M1003 104h29l-13 28zM947 138h-29l13-28z', ink),
  `<path stroke-width="1.5" d="${[0, 1, 2, 3, 4, 5, 6].map((i) => box(924, 210 + i * 19, 11, 11)).join('')}"/>`,
  stroke([88, 70, 80, 54, 84, 64, 76].map((w, i) => d`M946 ${215.5 + i * 19}h${w}`).join(''), ink, 3),
  clock(974, 434, 56, 2, 0),
]

export default plate({
  name: 'online-sales-strategies',
  number: 'A-05',
  alt: 'Belts bring leveling feet, a palletizer and bent brackets from three plants to one monitor with a slot shaped for each',
  parts: [
    outline(poly([832, 528], [908, 528], [918, 584], [822, 584]), hairline),
    outline(box(790, 584, 132, 12), ink),
    outline(round(screen, 40, wide, 490, 10), ink),
    `<path stroke-width="1.5" d="${box(screen + 12, 52, wide - 24, 466)}"/>`,
    hair(d`M${screen + 12} 192h${wide - 24}M${screen + 12} 352h${wide - 24}`, ink),
    slot(screen + 110, one, foot),
    slot(screen + 110, two, palletizer),
    slot(screen + 110, three, bracket),
    ...pages,
    repeat('floor', ground(60, 40, screen - 60), ...lanes.map((y): Point => [0, y])),
    repeat('belt', conveyor('roller', 170, 0, screen - 174, 40), ...lanes.map((y): Point => [0, y])),
    shed(60, one + 40, 150, 80),
    stack(80, two - 40, 26, 60),
    hall(60, two + 40, 150, 60, 2),
    shed(60, three + 40, 150, 96, { fill: paper }),
    part(280, one, foot, thread),
    part(380, one, foot, thread),
    part(480, one, foot, thread),
    part(470, two, palletizer, 'M-34-14h18M10-47h38'),
    part(320, three, bracket, ''),
    part(500, three, bracket, '', signal),
  ],
})
