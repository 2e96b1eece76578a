import { hairline, steel } from './colors.ts'
import { hair, line, n, type Point } from './lines.ts'

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
