import {
  area,
  at,
  box,
  d,
  detail,
  disc,
  getFill,
  hair,
  hairline,
  hatchBox,
  ink,
  lineOn,
  outline,
  paper,
  poly,
  repeat,
  rod,
  round,
  sheet,
  steel,
  turn,
  type Look,
  type Point,
} from './lines.ts'

/** Draws a factory hall with a sawtooth roof from the left end of its floor; h is the height of the eaves. */
export const hall = (x: number, floor: number, w: number, h: number, teeth = 3, look: Look = {}): string => {
  const fill = getFill(look)
  const step = w / teeth
  const rise = Math.min(step * 0.5, h * 0.7)
  let roof = ''
  let glass = ''
  for (let i = 0; i < teeth; i++) {
    roof += d`L${x + i * step} ${floor - h - rise}L${x + (i + 1) * step} ${floor - h}`
    glass += d`M${x + i * step + step * 0.1} ${floor - h - rise * 0.8}v${rise * 0.68}h${step * 0.46}z`
  }
  let bays = ''
  for (let i = 1; i < teeth * 2; i++) bays += d`M${x + (i * step) / 2} ${floor}v${-h * 0.24}`
  return (
    outline(d`M${x} ${floor}` + roof + d`V${floor}z`, fill) +
    detail(glass + d`M${x} ${floor - h}h${w}` + bays, lineOn(fill)) +
    detail(d`M${x} ${floor - h * 0.24}h${w}`, lineOn(fill)) +
    windows(x + step * 0.1, floor - h * 0.78, w - step * 0.2, h * 0.34, teeth * 4, look)
  )
}

/** Draws a strip of windows with mullions. */
export const windows = (x: number, y: number, w: number, h: number, count: number, look: Look = {}): string => {
  let bars = ''
  for (let i = 1; i < count; i++) bars += d`M${x + (w * i) / count} ${y}v${h}`
  return (
    `<path stroke-width="1.5" fill="${look.accent ? getFill(look) : hairline}" d="${box(x, y, w, h)}"/>` +
    detail(bars + d`M${x} ${y + h / 2}h${w}`)
  )
}

/** Draws a flat-roofed shed with a rolling door. */
export const shed = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const door = Math.min(w * 0.42, h * 0.8)
  let slats = ''
  for (let y = floor - door + 10; y < floor - 4; y += 10) slats += d`M${x + w * 0.12} ${y}h${door}`
  return (
    outline(box(x, floor - h, w, h), getFill(look)) +
    detail(d`M${x} ${floor - h + 14}h${w}` + box(x + w * 0.12, floor - door, door, door), lineOn(getFill(look))) +
    hair(slats) +
    windows(x + w * 0.22 + door, floor - h * 0.68, w * 0.7 - door, h * 0.24, 4)
  )
}

/** Draws a tapered chimney with bands; (x, floor) is the middle of its base. */
export const stack = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  return (
    outline(poly([x - w / 2, floor], [x + w / 2, floor], [x + w * 0.32, floor - h], [x - w * 0.32, floor - h]), fill) +
    outline(box(x - w * 0.4, floor - h - 8, w * 0.8, 10), fill) +
    detail(
      d`M${x - w * 0.34} ${floor - h + 22}h${w * 0.68}M${x - w * 0.36} ${floor - h + 38}h${w * 0.72}`,
      lineOn(fill),
    )
  )
}

/** Draws a lattice mast with radio waves; (x, foot) is the middle of its base. */
export const mast = (x: number, foot: number, h: number, arcs = 3, color: string = steel): string => {
  let lattice = ''
  const w = h * 0.14
  for (let i = 0; i < 6; i++) {
    const [a, b] = [w * (1 - i / 6.5), w * (1 - (i + 1) / 6.5)]
    const [p, q] = [foot - (h * i) / 6, foot - (h * (i + 1)) / 6]
    lattice += d`M${x - a} ${p}L${x + b} ${q}H${x - b}L${x + a} ${p}`
  }
  let waves = ''
  for (let i = 1; i <= arcs; i++)
    waves += d`M${x - i * 12} ${foot - h - 10 - i * 12}a${i * 17} ${i * 17} 0 0 0 0 ${i * 24}M${x + i * 12} ${foot - h - 10 - i * 12}a${i * 17} ${i * 17} 0 0 1 0 ${i * 24}`
  return (
    `<path fill="none" d="${d`M${x - w} ${foot}L${x} ${foot - h}L${x + w} ${foot}`}"/>` +
    detail(lattice) +
    outline(disc(x, foot - h - 8, 6), ink) +
    `<path fill="none" stroke="${color}" stroke-width="2" d="${waves}"/>`
  )
}

/** Draws a pipe along points, flanged at both ends. Right angles look best. */
export const pipe = (size: number, ...points: Point[]): string => {
  const path = points.map(([x, y], i) => d`${x} ${y}`.replace(/^/, i ? 'L' : 'M')).join('')
  const flange = (p?: Point, q?: Point): string => {
    if (!p || !q) return ''
    const level = Math.abs(p[1] - q[1]) < Math.abs(p[0] - q[0])
    return level ? box(p[0] - 4, p[1] - size * 0.85, 8, size * 1.7) : box(p[0] - size * 0.85, p[1] - 4, size * 1.7, 8)
  }
  return (
    `<path fill="none" stroke-width="${size + 6}" d="${path}"/>` +
    `<path fill="none" stroke="${sheet}" stroke-width="${size}" d="${path}"/>` +
    outline(flange(points[0], points[1]) + flange(points.at(-1), points.at(-2)))
  )
}

/** Draws a valve with its hand wheel on a horizontal pipe. */
export const valve = (x: number, y: number, size: number, look: Look = {}): string =>
  outline(
    poly(
      [x - size, y - size * 0.6],
      [x, y],
      [x + size, y - size * 0.6],
      [x + size, y + size * 0.6],
      [x, y],
      [x - size, y + size * 0.6],
    ),
    getFill(look),
  ) +
  detail(d`M${x} ${y}v${-size * 1.2}`) +
  outline(round(x - size * 0.7, y - size * 1.4, size * 1.4, size * 0.26, size * 0.13), getFill(look))

/** Draws a centrifugal pump with its motor to the right. */
export const pump = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 1.1, y + r * 1.1, r * 4, r * 0.2), ink) +
  outline(d`M${x - r * 0.7} ${y}V${y - r * 1.7}h${-r * 0.3}v${-r * 0.2}h${r * 1.1}v${r * 0.2}h${-r * 0.2}v${r}z`) +
  outline(box(x + r * 0.6, y - r * 0.25, r * 0.8, r * 0.5), hairline) +
  outline(disc(x, y, r), getFill(look)) +
  detail(disc(x, y, r * 0.62) + disc(x, y, r * 0.26)) +
  outline(round(x + r * 1.3, y - r * 0.8, r * 1.6, r * 1.6, 6)) +
  detail([-0.5, -0.25, 0, 0.25, 0.5].map((k) => d`M${x + r * 1.5} ${y + r * k}h${r * 1.2}`).join('')) +
  outline(box(x - r * 0.5, y + r * 0.86, r, r * 0.24) + box(x + r * 1.6, y + r * 0.8, r, r * 0.3), paper)

/**
 * Draws a belt conveyor from the left end of the belt's top; legs are `h` high. `name` must be unique in the drawing.
 */
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

/** Draws a hydraulic press from its top left: frame, ram at `stroke` (0 up, 1 down), bed. Use at least 200 × 300. */
export const press = (x: number, y: number, w: number, h: number, stroke = 0.5, look: Look = {}): string => {
  const [post, head, bed] = [w * 0.15, h * 0.2, h * 0.16]
  const travel = (h - head - bed) * (0.12 + 0.5 * stroke)
  return at(
    x,
    y,
    outline(box(post * 0.4, head, post, h - head - bed) + box(w - post * 1.4, head, post, h - head - bed)),
    detail(d`M${post * 0.65} ${head}v${h - head - bed}M${w - post * 0.65} ${head}v${h - head - bed}`),
    outline(box(w / 2 - w * 0.07, head, w * 0.14, travel), hairline),
    outline(box(w * 0.24, head + travel, w * 0.52, h * 0.1), getFill(look)),
    outline(box(w * 0.3, head + travel + h * 0.1, w * 0.4, h * 0.035), ink),
    outline(box(0, 0, w, head)),
    detail(box(w * 0.08, head * 0.25, w * 0.26, head * 0.5) + disc(w * 0.8, head * 0.5, head * 0.22)),
    area(disc(w * 0.8, head * 0.5, head * 0.06), ink),
    outline(box(w * 0.36, -h * 0.1, w * 0.28, h * 0.1)),
    outline(box(0, h - bed, w, bed)),
    hatchBox(w * 0.06, h - bed * 0.75, w * 0.88, bed * 0.5),
  )
}

/** Draws a three-jaw lathe chuck; (x, y) is the center of its face, the workpiece is to the right. */
export const chuck = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 0.5, y - r, r * 0.5, 2 * r), getFill(look)) +
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
