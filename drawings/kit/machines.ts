import { hairline, ink, lineOn, paper, sheet, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, repeat, rod, round, turn, type Point } from './lines.ts'
import { hatchBox } from './hatch.ts'
import { fillOf, type Look } from './goods.ts'

/** A belt conveyor from the left end of its belt's top; legs reach `h` down. `name` must be unique in the drawing. */
export const conveyor = (name: string, x: number, y: number, w: number, h = 80): string => {
  const count = Math.max(2, Math.round((w - 40) / 40))
  const rollers = Array.from({ length: count + 1 }, (_, i): Point => [x + 20 + ((w - 40) * i) / count, y + 20])
  const legs = Math.max(2, Math.round(w / 240) + 1)
  let stand = ''
  for (let i = 0; i < legs; i++) {
    const left = x + 40 + ((w - 96) * i) / (legs - 1)
    stand += box(left, y + 34, 16, h - 40) + box(left - 8, y + h - 6, 32, 6)
  }
  return (
    outline(stand, paper) +
    outline(round(x, y, w, 40, 20)) +
    repeat(name, `<path stroke-width="1.5" d="${disc(0, 0, 12)}"/>` + area(disc(0, 0, 3), ink), ...rollers) +
    outline(box(x + 36, y + 27, w - 72, 10), hairline)
  )
}

/** What a robot arm is given: where its foot stands, where its tool's tip is, and how big it is. */
export type Arm = Look & {
  foot: Point
  tip: Point
  size: number
  tool?: 'gripper' | 'pen' | 'none'
  point?: number
  flip?: boolean
  open?: number
}

/** A jointed robot on its pedestal; it bends so that its tool reaches `tip`, pointing `point` degrees (90 is down). */
export const robotArm = ({
  foot: [fx, fy],
  tip,
  size: s,
  tool = 'gripper',
  point = 90,
  flip = false,
  open = 0.5,
  ...look
}: Arm): string => {
  const fill = fillOf(look)
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
    outline(box(fx - s * 0.45, fy - s * 0.09, s * 0.9, s * 0.09), hairline) +
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

/** Two-jaw gripper hanging from its flange at (x, y); tips are at y + size; `open` from 0 to 1. */
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

/** A hydraulic press: frame, ram at `stroke` (0 up, 1 down), bed. From its top left; sensible from 200 × 300. */
export const press = (x: number, y: number, w: number, h: number, stroke = 0.5, look: Look = {}): string => {
  const [post, head, bed] = [w * 0.15, h * 0.2, h * 0.16]
  const travel = (h - head - bed) * (0.12 + 0.5 * stroke)
  return at(
    x,
    y,
    outline(box(post * 0.4, head, post, h - head - bed) + box(w - post * 1.4, head, post, h - head - bed)),
    detail(d`M${post * 0.65} ${head}v${h - head - bed}M${w - post * 0.65} ${head}v${h - head - bed}`),
    outline(box(w / 2 - w * 0.07, head, w * 0.14, travel), hairline),
    outline(box(w * 0.24, head + travel, w * 0.52, h * 0.1), fillOf(look)),
    outline(box(w * 0.3, head + travel + h * 0.1, w * 0.4, h * 0.035), ink),
    outline(box(0, 0, w, head)),
    detail(box(w * 0.08, head * 0.25, w * 0.26, head * 0.5) + disc(w * 0.8, head * 0.5, head * 0.22)),
    area(disc(w * 0.8, head * 0.5, head * 0.06), ink),
    outline(box(w * 0.36, -h * 0.1, w * 0.28, h * 0.1)),
    outline(box(0, h - bed, w, bed)),
    hatchBox(w * 0.06, h - bed * 0.75, w * 0.88, bed * 0.5),
  )
}

/** A three-jaw lathe chuck at the left of its axis (x, y is the centre of its face); a workpiece goes to the right. */
export const chuck = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 0.5, y - r, r * 0.5, 2 * r), fillOf(look)) +
  detail(
    d`M${x - r * 0.38} ${y - r}v${2 * r}M${x - r * 0.5} ${y - r * 0.72}h${r * 0.12}M${x - r * 0.5} ${y + r * 0.72}h${r * 0.12}`,
  ) +
  outline(
    poly(
      [x, y - r * 0.86],
      [x + r * 0.22, y - r * 0.86],
      [x + r * 0.22, y - r * 0.62],
      [x + r * 0.4, y - r * 0.62],
      [x + r * 0.4, y - r * 0.3],
      [x, y - r * 0.3],
    ),
    hairline,
  ) +
  outline(
    poly(
      [x, y + r * 0.86],
      [x + r * 0.22, y + r * 0.86],
      [x + r * 0.22, y + r * 0.62],
      [x + r * 0.4, y + r * 0.62],
      [x + r * 0.4, y + r * 0.3],
      [x, y + r * 0.3],
    ),
    hairline,
  ) +
  hair(d`M${x - r * 0.7} ${y}h${r * 1.2}`, steel, '18 4 3 4')

/** A vertical milling spindle; (x, y) is the tip of its tool. */
export const spindle = (x: number, y: number, size: number, look: Look = {}): string =>
  at(
    x,
    y,
    outline(d`M${-size * 0.06} ${-size * 0.5}h${size * 0.12}v${size * 0.44}L0 0l${-size * 0.06} ${-size * 0.06}z`),
    detail(
      d`M${-size * 0.06} ${-size * 0.28}l${size * 0.12} ${-size * 0.1}m${-size * 0.12} ${size * 0.22}l${size * 0.12} ${-size * 0.1}m${-size * 0.12} ${size * 0.22}l${size * 0.12} ${-size * 0.1}`,
    ),
    outline(d`M${-size * 0.2} ${-size * 0.8}h${size * 0.4}l${-size * 0.08} ${size * 0.3}h${-size * 0.24}z`, hairline),
    outline(box(-size * 0.34, -size * 1.6, size * 0.68, size * 0.8), fillOf(look)),
    detail(
      d`M${-size * 0.34} ${-size * 0.95}h${size * 0.68}M${-size * 0.34} ${-size * 1.06}h${size * 0.68}`,
      lineOn(fillOf(look)),
    ),
  )

/** A gantry crane, its trolley at `along` (0…1), hook hanging `drop` below the beam. From the beam's top left. */
export const gantry = (x: number, y: number, w: number, h: number, along = 0.5, drop = 80, look: Look = {}): string => {
  const t = x + 60 + (w - 120) * along
  let web = ''
  for (let i = 0; i < w / 40 - 0.5; i++) web += d`M${x + i * 40} ${y + 34}l20 -28l20 28`
  const leg = (left: number): string =>
    poly([left - 12, y + 40], [left + 12, y + 40], [left + 20, y + h], [left - 20, y + h])
  return (
    outline(leg(x + 40) + leg(x + w - 40)) +
    outline(box(x + 12, y + h, 56, 12) + box(x + w - 68, y + h, 56, 12), ink) +
    hair(d`M${t - 12} ${y + 56}v${drop}M${t + 12} ${y + 56}v${drop}`, ink) +
    outline(box(x, y, w, 40)) +
    detail(d`M${x} ${y + 6}h${w}M${x} ${y + 34}h${w}` + web) +
    outline(box(t - 40, y + 34, 80, 24), fillOf(look)) +
    outline(box(t - 18, y + 56 + drop, 36, 22), fillOf(look)) +
    `<path fill="none" d="${d`M${t} ${y + 78 + drop}v12a10 10 0 1 1 -10 10`}"/>`
  )
}
