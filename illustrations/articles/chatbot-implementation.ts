import {
  at,
  box,
  clock,
  d,
  detail,
  getFill,
  ground,
  hair,
  ink,
  lineOn,
  lock,
  openHand,
  outline,
  paper,
  plate,
  press,
  robotArm,
  steel,
  stroke,
  turn,
  type Look,
} from '../kit/index.ts'

/** Draws a horizontal telephone handset; (x, y) is the middle of its grip. */
const handset = (x: number, y: number, w: number, look: Look = {}): string => {
  const k = w / 200
  const fill = getFill(look)
  return at(
    x,
    y,
    outline(box(-108 * k, 44 * k, 60 * k, 13 * k) + box(48 * k, 44 * k, 60 * k, 13 * k), ink),
    outline(
      d`M${-52 * k} ${46 * k}H${-106 * k}C${-110 * k} ${0} ${-92 * k} ${-26 * k} ${-50 * k} ${-26 * k}H${50 * k}C${92 * k} ${-26 * k} ${110 * k} 0 ${106 * k} ${46 * k}H${52 * k}C${56 * k} ${24 * k} ${50 * k} ${10 * k} ${34 * k} ${10 * k}H${-34 * k}C${-50 * k} ${10 * k} ${-56 * k} ${24 * k} ${-52 * k} ${46 * k}z`,
      fill,
    ),
    detail(
      d`M${-88 * k} 0C${-80 * k} ${-12 * k} ${-66 * k} ${-15 * k} ${-50 * k} ${-15 * k}H${50 * k}C${66 * k} ${-15 * k} ${80 * k} ${-12 * k} ${88 * k} 0`,
      lineOn(fill),
    ),
  )
}

/** Draws a machine fence from its top left: posts on the floor, mesh between, `bays` of equal width. */
const fence = (x: number, floor: number, w: number, h: number, bays: number, color: string = steel): string => {
  const each = w / bays
  let net = ''
  for (let i = 0; i < bays; i++) {
    const left = x + i * each + 12
    for (let a = 16; a < each - 16; a += 16) net += d`M${left + a} ${floor - h + 10}v${h - 34}`
    for (let b = 26; b < h - 30; b += 16) net += d`M${left} ${floor - h + b}h${each - 18}`
  }
  return (
    hair(net, color) +
    Array.from({ length: bays }, (_, i) =>
      detail(box(x + i * each + 12, floor - h + 10, each - 18, h - 34), color),
    ).join('') +
    outline(Array.from({ length: bays + 1 }, (_, i) => box(x + i * each - 3, floor - h, 12, h)).join(''), paper)
  )
}

const floor = 556

export default plate({
  name: 'chatbot-implementation',
  number: 'A-08',
  ground: 'blueprint',
  alt: 'At 21:40 a robot arm passes a telephone receiver to an open hand; behind it a press stands fenced in, the gate padlocked',
  parts: [
    ground(60, floor, 860),
    at(96, 270, press(0, 0, 200, 286, 0.5)),
    fence(60, floor, 400, 236, 3, steel),
    lock(302, 410, 58, 78),
    stroke('M690 374C684 450 722 476 694 510S630 520 606 522', ink, 5),
    turn(-6, 780, 296, handset(780, 296, 250, { accent: true })),
    robotArm({ foot: [560, floor], tip: [764, 314], size: 180, point: 84, open: 0 }),
    openHand(810, 380, 170),
    clock(1070, 116, 62, 9, 40),
  ],
})
