import { hairline, ink, lineOn, sheet, steel } from './colors.ts'
import { area, box, d, detail, disc, outline, poly, rod, turn, type Point } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Options of a robot arm: position of its base, position of the tool's tip, size. */
export type Arm = Look & {
  foot: Point
  tip: Point
  size: number
  tool?: 'gripper' | 'pen' | 'none'
  point?: number
  flip?: boolean
  open?: number
  plate?: boolean
}

/**
 * Draws a jointed robot on a pedestal. Its joints bend so that the tool reaches `tip`, pointing `point` degrees (90 is
 * down).
 */
export const robotArm = ({
  foot: [fx, fy],
  tip,
  size: s,
  tool = 'gripper',
  point = 90,
  flip = false,
  plate = true,
  open = 0.5,
  ...look
}: Arm): string => {
  const fill = getFill(look)
  const aim = (point * Math.PI) / 180
  const reach = tool === 'none' ? s * 0.1 : s * 0.5
  const shoulder: Point = [fx, fy - s * 0.62]
  const wrist: Point = [tip[0] - reach * Math.cos(aim), tip[1] - reach * Math.sin(aim)]
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]]
  const far = Math.min(Math.hypot(dx, dy), s * 2.08)
  const [l1, l2] = [s * 1.05, s * 1.05]
  const lean = Math.acos((l1 * l1 + far * far - l2 * l2) / (2 * l1 * far)) * (flip ? 1 : -1)
  const a = Math.atan2(dy, dx) + lean * Math.sign(dx || 1)
  const elbow: Point = [shoulder[0] + l1 * Math.cos(a), shoulder[1] + l1 * Math.sin(a)]
  const joint = ([x, y]: Point, r: number): string =>
    outline(disc(x, y, r), sheet) + detail(disc(x, y, r * 0.62)) + area(disc(x, y, r * 0.2), ink)
  const inner = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]
  const slot = (p: Point, q: Point, r: number): string =>
    detail(rod(inner(p, q, 0.34), r, inner(p, q, 0.7), r * 0.8), lineOn(fill))
  return (
    (plate ? outline(box(fx - s * 0.45, fy - s * 0.09, s * 0.9, s * 0.09), hairline) : '') +
    outline(d`M${fx - s * 0.32} ${fy - s * 0.09}l${s * 0.08} ${-s * 0.42}h${s * 0.48}l${s * 0.08} ${s * 0.42}z`, fill) +
    detail(d`M${fx - s * 0.29} ${fy - s * 0.22}h${s * 0.58}`, lineOn(fill)) +
    (tool === 'none'
      ? ''
      : turn(
          point - 90,
          wrist[0],
          wrist[1],
          tool === 'pen' ? pen(wrist, s) : gripper(wrist[0], wrist[1], s * 0.5, open),
        )) +
    outline(rod(elbow, s * 0.2, wrist, s * 0.12), fill) +
    slot(elbow, wrist, s * 0.07) +
    outline(rod(shoulder, s * 0.27, elbow, s * 0.2), fill) +
    slot(shoulder, elbow, s * 0.1) +
    joint(shoulder, s * 0.2) +
    joint(elbow, s * 0.15) +
    joint(wrist, s * 0.1)
  )
}

const pen = ([x, y]: Point, s: number): string =>
  outline(box(x - s * 0.07, y, s * 0.14, s * 0.32)) +
  outline(poly([x - s * 0.07, y + s * 0.32], [x + s * 0.07, y + s * 0.32], [x, y + s * 0.5]), ink)

/** Draws a two-jaw gripper that hangs from its flange at (x, y). The tips are at y + size; `open` is 0 to 1. */
export const gripper = (x: number, y: number, size: number, open = 0.5): string => {
  const jaw = size * (0.1 + 0.3 * open)
  const half = (k: number): string =>
    d`M${x + k * size * 0.08} ${y + size * 0.42}L${x + k * (jaw + size * 0.16)} ${y + size * 0.5}V${y + size}h${-k * size * 0.16}V${y + size * 0.64}L${x + k * size * 0.08} ${y + size * 0.58}z`
  return (
    outline(half(1) + half(-1)) +
    outline(box(x - size * 0.1, y, size * 0.2, size * 0.3)) +
    outline(box(x - size * 0.26, y + size * 0.26, size * 0.52, size * 0.2), steel)
  )
}
