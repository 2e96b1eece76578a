import { hairline, ink, lineOn, paper, sheet, signal } from './colours.ts'
import { area, box, d, detail, disc, outline, stroke, type Point } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

/** A database as a pile of drums; from its top left. `marked` is the drum in signal colour, from the top. */
export const database = (x: number, y: number, w: number, h: number, drums = 3, marked = -1): string => {
  const e = w * 0.16
  const each = (h - e) / drums
  return Array.from({ length: drums }, (_, k) => drums - 1 - k)
    .map((i) => {
      const [top, fill] = [y + e + i * each, i === marked ? signal : sheet]
      return (
        outline(d`M${x} ${top}v${each - e - 4}a${w / 2} ${e} 0 0 0 ${w} 0v${-(each - e - 4)}z`, fill) +
        outline(disc(x + w / 2, top, w / 2, e), i === marked ? signal : i ? paper : hairline) +
        area(disc(x + w * 0.86, top + each * 0.42, 4), lineOn(fill)) +
        detail(d`M${x + w * 0.14} ${top + each * 0.36}q${w * 0.12} ${e * 0.7} ${w * 0.3} ${e * 0.84}`, lineOn(fill))
      )
    })
    .join('')
}

/** A server rack from the front; `marked` is the unit in signal colour. */
export const rack = (x: number, y: number, w: number, h: number, units = 8, marked = -1): string => {
  const each = (h - 24) / units
  return (
    outline(box(x, y, w, h), ink) +
    Array.from({ length: units }, (_, i) => {
      const top = y + 12 + i * each
      const fill = i === marked ? signal : i % 3 === 2 ? hairline : sheet
      return (
        `<path stroke-width="1.5" fill="${fill}" d="${box(x + 10, top, w - 20, each - 4)}"/>` +
        detail(
          [0, 1, 2, 3, 4].map((k) => d`M${x + w * 0.42 + k * w * 0.08} ${top + each * 0.25}v${each * 0.36}`).join(''),
          lineOn(fill),
        ) +
        area(disc(x + 24, top + each / 2 - 2, 4) + disc(x + 38, top + each / 2 - 2, 4), lineOn(fill))
      )
    }).join('') +
    outline(box(x + 8, y + h, 18, 8) + box(x + w - 26, y + h, 18, 8), ink)
  )
}

/** Nodes joined by straight lines; pairs of indices; `marked` is the node in signal colour. */
export const network = (points: Point[], pairs: Point[], r = 14, marked = -1): string =>
  stroke(
    pairs
      .map(([a, b]) => d`M${points[a]?.[0] ?? 0} ${points[a]?.[1] ?? 0}L${points[b]?.[0] ?? 0} ${points[b]?.[1] ?? 0}`)
      .join(''),
    ink,
    1.5,
  ) +
  points
    .map(
      ([x, y], i) =>
        outline(disc(x, y, i === marked ? r * 1.5 : r), i === marked ? signal : sheet) +
        area(disc(x, y, r * 0.3), i === marked ? sheet : ink),
    )
    .join('')

/** The earth with parallels and meridians. */
export const globe = (x: number, y: number, r: number, look: Look = {}): string => {
  const line = lineOn(fillOf(look))
  const lat = [-0.5, 0.5].map((k) => d`M${x - r * 0.866} ${y + k * r}h${r * 1.732}`).join('')
  return (
    outline(disc(x, y, r), fillOf(look)) +
    detail(
      disc(x, y, r * 0.42, r) + disc(x, y, r * 0.8, r) + d`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}` + lat,
      line,
    )
  )
}
