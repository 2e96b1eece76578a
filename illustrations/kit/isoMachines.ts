import { hairline, ink, paper, sheet, steel } from './colors.ts'
import { area, detail, hair, outline, repeat, type Point } from './lines.ts'
import { iso, isoBox, isoDisc, isoLine, isoPoly, type Space } from './iso.ts'
import { hatch } from './hatch.ts'

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
