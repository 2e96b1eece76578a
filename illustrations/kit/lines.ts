/** Paper: the background of every drawing. */
export const paper = '#f7f6f2'

/** The face of a solid part, which hides the parts behind it. */
export const sheet = '#ffffff'

/** Ink: every line, and the few dark areas. */
export const ink = '#14202b'

/** Dimension lines, center lines, hatching. */
export const steel = '#4c5b69'

/** Grids, and the shaded face of a solid part. */
export const hairline = '#d3d8dc'

/** The main subject; one element per drawing. */
export const signal = '#b93e0a'

/** The dark background. */
export const blueprint = '#0e3550'

/** Replacements for a drawing on the dark background. */
export const onBlueprint: Record<string, string> = {
  [paper]: '#0b2c43',
  [sheet]: blueprint,
  [ink]: '#eef2f4',
  [steel]: '#9db2c1',
  [hairline]: '#27506d',
  [signal]: '#f2763d',
}

/** Returns the line color that is visible on a fill: light on dark parts, ink on light ones. */
export const lineOn = (fill: string): string => (fill === ink || fill === steel || fill === signal ? sheet : ink)

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

/** Draws section hatching within closed shapes, holes excluded, at 45 degrees by default. */
export const hatch = (figures: Point[][], spacing = 10, degrees = 45, color: string = steel): string => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = figures.map((figure) => figure.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]))
  const heights = turned.flat().map(([, y]) => y)
  let path = ''
  for (let y = Math.ceil(Math.min(...heights) / spacing) * spacing; y < Math.max(...heights); y += spacing) {
    const hits = turned.flatMap((figure) =>
      figure.flatMap(([x1, y1], i) => {
        const [x2, y2] = figure[(i + 1) % figure.length] ?? [x1, y1]
        return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : []
      }),
    )
    hits.sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [from, to] = [hits[i] ?? 0, hits[i + 1] ?? 0]
      path += line([from * cos + y * sin, y * cos - from * sin], [to * cos + y * sin, y * cos - to * sin])
    }
  }
  return hair(path, color)
}

/** Draws section hatching in a box. */
export const hatchBox = (x: number, y: number, w: number, h: number, spacing = 10, color: string = steel): string =>
  hatch(
    [
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
    ],
    spacing,
    45,
    color,
  )

/** Draws a grid as two dashed bands, which need less markup than single lines. */
export const grid = (
  x: number,
  y: number,
  w: number,
  h: number,
  step = 10,
  color: string = hairline,
  width = 1,
): string =>
  `<path fill="none" stroke="${color}" stroke-width="${n(h)}" stroke-dasharray="${width} ${n(step - width)}" d="M${n(x)} ${n(y + h / 2)}h${n(w)}"/>` +
  `<path fill="none" stroke="${color}" stroke-width="${n(w)}" stroke-dasharray="${width} ${n(step - width)}" d="M${n(x + w / 2)} ${n(y)}v${n(h)}"/>`

/** Draws rows of short hairlines in place of text. */
export const writing = (x: number, y: number, w: number, rows: number, gap = 10, color: string = steel): string => {
  const ends = [1, 0.92, 0.97, 0.6, 0.95, 0.88, 1, 0.45]
  let path = ''
  for (let i = 0; i < rows; i++) path += `M${n(x)} ${n(y + i * gap)}h${n(w * (ends[i % 8] ?? 1))}`
  return hair(path, color)
}

/** Options of most parts: a fill, or `accent` for the signal color. */
export type Look = { fill?: string; accent?: boolean }

/** Returns the fill of a part. */
export const getFill = ({ fill = sheet, accent = false }: Look): string => (accent ? signal : fill)
