import {
  at,
  clock,
  ground,
  ink,
  lock,
  plate,
  press,
  robotArm,
  steel,
  stroke,
  turn,
  fence,
  handset,
  openHand,
} from '../kit/index.ts'

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
