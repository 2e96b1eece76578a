import { ink, sheet, steel } from './colors.ts'

/** A point on the drawing in pixels, on a grid of 10 px. */
export type Point = readonly [x: number, y: number]

/** Formats a coordinate with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.')

/** Tagged template for path data with rounded numbers: d`M${x} ${y}h${w}`. */
export const d = (text: TemplateStringsArray, ...values: number[]): string =>
  text.reduce((path, piece, i) => path + n(values[i - 1] ?? 0) + piece)

/** Returns the path of a box from its top left corner. */
export const box = (x: number, y: number, w: number, h: number): string => d`M${x} ${y}h${w}v${h}h${-w}z`

/** Returns the path of a box with rounded corners. */
export const round = (x: number, y: number, w: number, h: number, r: number): string =>
  d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  d`h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Returns the path of a circle, or of an ellipse if there is a second radius. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  d`M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0z`

/** Returns the path of an open line through points. */
export const line = (...points: Point[]): string => {
  const whole = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)])
  return whole
    .map(([x, y], i) => {
      const [left, top] = whole[i - 1] ?? [0, 0]
      return (i === 0 ? 'M' : i === 1 ? 'l' : ' ') + n((x - left) / 10) + ' ' + n((y - top) / 10)
    })
    .join('')
}

/** Returns the path of a closed shape through points. */
export const poly = (...points: Point[]): string => line(...points) + 'z'

/** Returns the path of a tapered bar between two circles, such as a robot arm or a connecting rod. */
export const rod = ([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): string => {
  const along = Math.atan2(y2 - y1, x2 - x1)
  const lean = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1))
  const [a, b] = [along + lean, along - lean]
  return (
    d`M${x1 + r1 * Math.cos(a)} ${y1 + r1 * Math.sin(a)}` +
    d`A${r1} ${r1} 0 1 1 ${x1 + r1 * Math.cos(b)} ${y1 + r1 * Math.sin(b)}` +
    d`L${x2 + r2 * Math.cos(b)} ${y2 + r2 * Math.sin(b)}` +
    d`A${r2} ${r2} 0 0 1 ${x2 + r2 * Math.cos(a)} ${y2 + r2 * Math.sin(a)}z`
  )
}

/** Draws the outer edge of a part, filled to hide the parts behind it. The document sets the line width. */
export const outline = (path: string, fill: string = sheet): string =>
  `<path${fill === sheet ? '' : ` fill="${fill}"`} d="${path}"/>`

/** Draws an edge within a part, 1.5 wide. */
export const detail = (path: string, stroke: string = ink): string =>
  `<path fill="none"${stroke === ink ? '' : ` stroke="${stroke}"`} stroke-width="1.5" d="${path}"/>`

/** Draws a hairline, 1 wide, for dimensions, hatching and texture; `dash` as in stroke-dasharray. */
export const hair = (path: string, stroke: string = steel, dash = ''): string =>
  `<path fill="none"${stroke === ink ? '' : ` stroke="${stroke}"`} stroke-width="1"${dash && ` stroke-dasharray="${dash}"`} d="${path}"/>`

/** Draws an open line in outline width. */
export const stroke = (path: string, color: string = ink, width = 0): string =>
  `<path fill="none"${color === ink ? '' : ` stroke="${color}"`}${width ? ` stroke-width="${n(width)}"` : ''} d="${path}"/>`

/** Draws an area without an edge. */
export const area = (path: string, fill: string): string => `<path fill="${fill}" stroke="none" d="${path}"/>`

/** Moves parts. */
export const at = (x: number, y: number, ...parts: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${parts.join('')}</g>`

/** Turns parts around a point, in degrees clockwise. */
export const turn = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${parts.join('')}</g>`

/** Mirrors parts at the vertical line through x. */
export const mirror = (x: number, ...parts: string[]): string =>
  `<g transform="matrix(-1 0 0 1 ${n(2 * x)} 0)">${parts.join('')}</g>`

/**
 * Clips parts to a box. Uses a nested `svg`, because WebKit ignores `clip-path` (and masks, gradients, patterns,
 * filters) in an illustration referenced by `<use>`.
 */
export const cropped = (x: number, y: number, w: number, h: number, ...parts: string[]): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}">${parts.join('')}</svg>`

/** Defines a part under `name` (unique within its drawing) and places it at each point. Use `again` for more places. */
export const repeat = (name: string, part: string, ...points: Point[]): string =>
  `<defs><g id="@${name}">${part}</g></defs>` + again(name, ...points)

/** Places a part defined by `repeat` at more points. */
export const again = (name: string, ...points: Point[]): string =>
  points.map(([x, y]) => `<use href="#@${name}" x="${n(x)}" y="${n(y)}"/>`).join('')
