import {
  centerLine,
  detail,
  hair,
  hairline,
  ink,
  iso,
  isoBox,
  isoCylinder,
  isoGrid,
  isoLine,
  isoPlane,
  isoPoly,
  outline,
  paper,
  plate,
  robotArm,
  sheet,
  signal,
  steel,
  type Space,
  hardHat,
  spanner,
} from '../kit/index.ts'

const [w, depth] = [600, 390]

/** Draws a sheet with text along x. */
const page = (x: number, y: number, z = 0, fill = sheet): string => {
  const on = (a: number, b: number): Space => [x + a, y + b, z]
  return (
    outline(isoPoly(on(0, 0), on(154, 0), on(154, 110), on(0, 110)), fill) +
    detail(
      [20, 40, 60, 80].map((b, i) => isoLine(on(18, b), on([76, 136, 120, 136][i] ?? 90, b))).join(''),
      fill === signal ? sheet : steel,
    )
  )
}

/** The place where the robot will put the third sheet. */
const [tx, ty, lift] = [292, 22, 132]
const foot: Space[] = [
  [tx, ty, 0],
  [tx + 154, ty, 0],
  [tx + 154, ty + 110, 0],
  [tx, ty + 110, 0],
]

const calculator = (x: number, y: number): string => {
  let keys = ''
  for (let i = 0; i < 4; i++) for (let j = 0; j < 3; j++) keys += `M${44 + i * 19} ${9 + j * 27}h13v19h-13z`
  return (
    isoBox([x, y, 0], 124, 90, 18, { left: paper }) +
    isoPlane([x, y, 18], 'top', outline('M9 9h24v72h-24z', ink), `<path stroke-width="1.5" d="${keys}"/>`)
  )
}

export default plate({
  name: 'industrial-automation',
  number: 'A-14',
  alt: 'A robot arm dealing three sheets across a table, one beside a hard hat, one beside a wrench, one, in signal color, for a calculator',
  parts: [
    '<g transform="translate(420 160) scale(.84)">',
    isoBox([0, 0, -26], w, depth, 26, { left: paper }),
    hair(isoGrid(30, 30, w - 60, depth - 60, 30), hairline),
    isoBox([10, 10, 0], 132, 132, 14),
    isoCylinder([76, 76, 14], 47, 12, { top: hairline }),
    page(176, 266),
    hardHat(-176, 206, 170),
    page(372, 190),
    isoPlane([366, 346, 0], 'top', spanner(0, 0, 214, { fill: hairline })),
    `<path fill="none" stroke="${signal}" stroke-dasharray="9 6" d="${isoPoly(...foot)}"/>`,
    calculator(466, 26),
    ...foot.map(([a, b]) => centerLine(iso([a, b, 0]), iso([a, b, lift]))),
    page(tx, ty, lift, signal),
    robotArm({ foot: [0, 66], tip: [186, 60], size: 126, point: 28, plate: false, open: 0.1 }),
    '</g>',
  ],
})
