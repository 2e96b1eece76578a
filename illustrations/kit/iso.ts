import { hairline, paper, sheet } from './colors.ts'
import { d, line, n, outline, poly, type Point } from './lines.ts'

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
