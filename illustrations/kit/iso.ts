import {
  area,
  d,
  detail,
  getFill,
  hair,
  hairline,
  hatch,
  ink,
  line,
  lineOn,
  n,
  outline,
  paper,
  poly,
  repeat,
  sheet,
  steel,
  type Look,
  type Point,
} from './lines.ts'

/** A point of the isometric model: x to the lower right, y to the lower left, z up. */
export type Space = readonly [x: number, y: number, z: number]

const cos30 = Math.sqrt(3) / 2

/** Projects a point of the model onto the drawing. */
export const iso = ([x, y, z]: Space): Point => [(x - y) * cos30, (x + y) / 2 - z]

/** Returns the path of a closed shape in the model. */
export const isoPoly = (...points: Space[]): string => poly(...points.map(iso))

/** Returns the path of an open line in the model. */
export const isoLine = (...points: Space[]): string => line(...points.map(iso))

/** The faces of a solid: `left` faces the lower left, `right` the lower right. */
export type Faces = { top?: string; left?: string; right?: string }

/** Draws a box from its lowest, rearmost corner: w along x, depth along y, h up. */
export const isoBox = ([x, y, z]: Space, w: number, depth: number, h: number, faces: Faces = {}): string => {
  const { top = sheet, left = sheet, right = hairline } = faces
  const [X, Y, Z] = [x + w, y + depth, z + h]
  return (
    outline(isoPoly([x, Y, Z], [X, Y, Z], [X, Y, z], [x, Y, z]), left) +
    outline(isoPoly([X, Y, Z], [X, y, Z], [X, y, z], [X, Y, z]), right) +
    outline(isoPoly([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]), top)
  )
}

/** Returns the path of a circle in a plane of the model: 'top', 'left' (x–z) or 'right' (y–z). */
export const isoDisc = (center: Space, r: number, plane: 'top' | 'left' | 'right' = 'top'): string => {
  const [x, y] = iso(center)
  const lean = plane === 'top' ? 0 : plane === 'left' ? 60 : -60
  const [a, b] = [r * 1.225, r * 0.707]
  const [dx, dy] = [a * Math.cos((lean * Math.PI) / 180), a * Math.sin((lean * Math.PI) / 180)]
  return (
    d`M${x - dx} ${y - dy}A${a} ${b} ${lean} 1 1 ${x + dx} ${y + dy}` + d`A${a} ${b} ${lean} 1 1 ${x - dx} ${y - dy}z`
  )
}

/** Draws a standing cylinder from the center of its base. */
export const isoCylinder = ([x, y, z]: Space, r: number, h: number, faces: Faces = {}): string => {
  const [cx, cy] = iso([x, y, z])
  const [a, b] = [r * 1.225, r * 0.707]
  return (
    outline(d`M${cx - a} ${cy - h}v${h}a${a} ${b} 0 0 0 ${2 * a} 0v${-h}z`, faces.left ?? paper) +
    outline(isoDisc([x, y, z + h], r), faces.top ?? sheet)
  )
}

/** Projects flat parts into a plane of the model; their (0, 0) is at the given point. */
export const isoPlane = (origin: Space, plane: 'top' | 'left' | 'right', ...parts: string[]): string => {
  const [x, y] = iso(origin)
  const matrix = { top: '.866 .5 -.866 .5', left: '.866 .5 0 1', right: '.866 -.5 0 1' }[plane]
  return `<g transform="matrix(${matrix} ${n(x)} ${n(y)})">${parts.join('')}</g>`
}

/** Returns the path of a grid on the model's ground. */
export const isoGrid = (x: number, y: number, w: number, depth: number, step = 20): string => {
  let path = ''
  for (let i = 0; i <= w; i += step) path += isoLine([x + i, y, 0], [x + i, y + depth, 0])
  for (let i = 0; i <= depth; i += step) path += isoLine([x, y + i, 0], [x + w, y + i, 0])
  return path
}

/** Draws an isometric belt conveyor along x; `at` is the floor below its rearmost corner. */
export const isoConveyor = (
  name: string,
  [x, y, z]: Space,
  length: number,
  width: number,
  height = 40,
  feet = true,
): string => {
  const rail = 14
  const top = z + height
  const count = Math.max(1, Math.round(length / 30))
  const rollers = Array.from({ length: count }, (_, i): Point =>
    iso([x + ((i + 0.5) * length) / count, y + width, top - rail / 2]),
  )
  let slats = ''
  for (let i = 1; i < count; i++)
    slats += isoLine([x + (i * length) / count, y + 5, top], [x + (i * length) / count, y + width - 5, top])
  const legs = Math.max(2, Math.round(length / 110))
  const leg = (i: number, side: number): string =>
    isoBox([x + 14 + ((length - 36) * i) / (legs - 1), side, z], 8, 8, height - rail, { left: paper })
  const stand = (side: number): string => Array.from({ length: legs }, (_, i) => leg(i, side)).join('')
  return (
    `<g stroke-width="1.5">${feet ? leg(legs - 1, y + 2) + stand(y + width - 10) : ''}</g>` +
    isoBox([x, y, top - rail], length, width, rail) +
    repeat(name, `<path stroke-width="1.5" d="${isoDisc([0, 0, 0], 4.5, 'left')}"/>`, ...rollers) +
    hair(
      slats +
        isoLine([x, y + 5, top], [x + length, y + 5, top]) +
        isoLine([x, y + width - 5, top], [x + length, y + width - 5, top]),
      steel,
    )
  )
}

/**
 * The dimensions of a hall that is open at the front, in the model: `teeth` roof teeth of `step` each, floor at z 0.
 */
export type Hall = { at: Space; teeth: number; step: number; depth: number; eaves: number; rise: number; wall?: number }

const profile = ({ at: [x, y], teeth, step, depth, eaves, rise }: Hall, inset: number): Space[] => {
  const front = y + depth
  const roof = Array.from({ length: teeth }, (_, i): Space[] => [
    [x + i * step + (i ? -inset : inset), front, eaves - inset],
    [x + (i + 1) * step - inset, front, eaves + rise - inset * 1.3],
  ])
  return [[x + inset, front, 0], ...roof.flat(), [x + teeth * step - inset, front, 0]]
}

/**
 * Draws the parts of a hall behind the machines: floor, back wall, end wall. Draw the machines next, then
 * `isoHallFront`.
 */
export const isoHallBack = ({ at: [x, y], teeth, step, depth, eaves }: Hall): string => {
  const [X, Y] = [x + teeth * step, y + depth]
  let lines = ''
  for (let i = 1; i < teeth * 3; i++)
    lines += isoLine([x + (i * step) / 3, y, eaves], [x + (i * step) / 3, y, 0], [x + (i * step) / 3, Y, 0])
  return (
    outline(isoPoly([x, y, 0], [X, y, 0], [X, Y, 0], [x, Y, 0])) +
    outline(isoPoly([x, y, 0], [X, y, 0], [X, y, eaves], [x, y, eaves]), paper) +
    outline(isoPoly([x, y, 0], [x, Y, 0], [x, Y, eaves], [x, y, eaves]), hairline) +
    hair(lines, hairline)
  )
}

/**
 * Draws the parts of a hall before the machines: end wall with its gate (from, to, sill, head), roofs, skylights,
 * hatched section.
 */
export const isoHallFront = (
  hall: Hall,
  gate: readonly [from: number, to: number, sill: number, head: number],
): string => {
  const {
    at: [x, y],
    teeth,
    step,
    depth,
    eaves,
    rise,
    wall = 9,
  } = hall
  const [X, Y] = [x + teeth * step, y + depth]
  const [from, to, sill, head] = gate
  let roofs = ''
  for (let i = 0; i < teeth; i++) {
    const [a, b] = [x + i * step, x + (i + 1) * step]
    let bars = isoLine([b, y + 8, eaves + rise / 2], [b, Y - 8, eaves + rise / 2])
    for (let k = 1; k < 5; k++)
      bars += isoLine([b, y + (depth * k) / 5, eaves + 6], [b, y + (depth * k) / 5, eaves + rise - 6])
    const pane = isoPoly(
      [b, y + 8, eaves + 6],
      [b, Y - 8, eaves + 6],
      [b, Y - 8, eaves + rise - 6],
      [b, y + 8, eaves + rise - 6],
    )
    let seams = ''
    for (let k = 1; k < 4; k++)
      seams += isoLine([a, y + (depth * k) / 4, eaves], [b, y + (depth * k) / 4, eaves + rise])
    roofs +=
      outline(isoPoly([b, y, eaves], [b, Y, eaves], [b, Y, eaves + rise], [b, y, eaves + rise])) +
      `<path stroke-width="1.5" fill="${hairline}" d="${pane}"/>` +
      detail(bars) +
      outline(isoPoly([a, y, eaves], [b, y, eaves + rise], [b, Y, eaves + rise], [a, Y, eaves])) +
      hair(seams)
  }
  const outer: Space[] = [...profile({ ...hall, wall: 0 }, 0), [X, Y, -16], [x, Y, -16]]
  const inner = profile(hall, wall)
  const ring = isoPoly(...outer) + isoPoly(...inner)
  const end =
    isoPoly([X, y, -16], [X, Y, -16], [X, Y, eaves], [X, y, eaves]) +
    isoPoly([X, from, sill], [X, to, sill], [X, to, head], [X, from, head])
  return (
    `<path fill="${sheet}" fill-rule="evenodd" d="${end}"/>` +
    roofs +
    `<path fill="${sheet}" fill-rule="evenodd" d="${ring}"/>` +
    hatch([outer.map(iso), inner.map(iso)], 10, 45, ink)
  )
}

/** Draws a portal press over a conveyor along x: four columns, a head, a hanging ram. */
export const isoPortal = ([x, y, z]: Space, w: number, depth: number, h: number, accent = ''): string => {
  const column = (a: number, b: number): string => isoBox([x + a, y + b, z], 8, 8, h)
  return (
    `<g stroke-width="1.5">${column(0, 0) + column(w - 8, 0)}</g>` +
    isoBox([x + w * 0.12, y + depth * 0.22, z + h * 0.56], w * 0.76, depth * 0.56, h * 0.14, {
      top: steel,
      left: steel,
      right: ink,
    }) +
    isoBox([x + w * 0.36, y + depth * 0.4, z + h * 0.7], w * 0.28, depth * 0.2, h * 0.3) +
    `<g stroke-width="1.5">${column(0, depth - 8) + column(w - 8, depth - 8)}</g>` +
    isoBox([x - 4, y - 4, z + h], w + 8, depth + 8, h * 0.24, {
      top: accent || sheet,
      left: accent || sheet,
      right: accent || hairline,
    }) +
    area(isoDisc([x + w / 2, y + depth + 4, z + h * 1.12], h * 0.06, 'left'), ink)
  )
}

/** Draws an isometric crate with slats on both visible faces. */
export const isoCrate = (at: Space, w: number, depth: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  const [x, y, z] = at
  const b = Math.min(w, h) / 6
  const face = look.accent ? fill : hairline
  let slats = ''
  for (const k of [0.33, 0.66]) {
    slats += isoLine([x, y + depth, z + h * k], [x + w, y + depth, z + h * k], [x + w, y, z + h * k])
    slats += isoLine([x, y + depth * k, z + h], [x + w, y + depth * k, z + h])
  }
  const posts =
    isoLine([x + b, y + depth, z], [x + b, y + depth, z + h]) +
    isoLine([x + w - b, y + depth, z], [x + w - b, y + depth, z + h]) +
    isoLine([x + w, y + b, z], [x + w, y + b, z + h]) +
    isoLine([x + w, y + depth - b, z], [x + w, y + depth - b, z + h])
  return isoBox(at, w, depth, h, { top: fill, left: fill, right: face }) + detail(slats + posts, lineOn(fill))
}

/** Draws an isometric envelope lying flat, its flap toward the viewer. */
export const isoEnvelope = (at: Space, w: number, depth: number, look: Look = {}): string => {
  const fill = getFill(look)
  return (
    isoBox(at, w, depth, 4, { top: fill, left: fill, right: look.accent ? fill : paper }) +
    isoPlane(
      [at[0], at[1], at[2] + 4],
      'top',
      detail(
        d`M0 0l${w * 0.55} ${depth / 2}L0 ${depth}M${w} 0L${w * 0.45} ${depth * 0.4}M${w} ${depth}L${w * 0.45} ${depth * 0.6}`,
        lineOn(fill),
      ),
    )
  )
}
