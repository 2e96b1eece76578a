import { hairline, ink, lineOn, paper, sheet, signal } from './colors.ts'
import { area, at, box, d, detail, disc, outline } from './lines.ts'
import { isoBox, isoLine, isoPlane, type Space } from './iso.ts'

/** Options of most parts: a fill, or `accent` for the signal color. */
export type Look = { fill?: string; accent?: boolean }

/** Returns the fill of a part. */
export const getFill = ({ fill = sheet, accent = false }: Look): string => (accent ? signal : fill)

/** Draws a slatted wooden crate with a diagonal brace from its top left corner. */
export const crate = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  const b = Math.max(6, Math.min(w, h) / 7)
  const slats = [1, 2, 3].map((i) => d`M${b} ${b + ((h - 2 * b) * i) / 4}h${w - 2 * b}`).join('')
  const brace = d`M${b} ${h - 2 * b}L${w - 2 * b} ${b}H${w - b}V${2 * b}L${2 * b} ${h - b}H${b}z`
  return at(
    x,
    y,
    outline(box(0, 0, w, h), fill),
    detail(slats, lineOn(fill)),
    `<path stroke-width="1.5" fill="${fill}" stroke="${lineOn(fill)}" d="${brace}"/>`,
    detail(
      box(b, b, w - 2 * b, h - 2 * b) + d`M0 ${b}h${b}M0 ${h - b}h${b}M${w} ${b}h${-b}M${w} ${h - b}h${-b}`,
      lineOn(fill),
    ),
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

/** Draws an index card with a tab, a portrait and lines, for one contact. */
export const card = (x: number, y: number, w: number, h: number, look: Look & { tab?: number } = {}): string => {
  const fill = getFill(look)
  const t = look.tab ?? 0.1
  const tone = lineOn(fill)
  const r = h * 0.13
  return at(
    x,
    y,
    outline(d`M0 0h${w * t}l6 -18h${w * 0.24}l6 18H${w}V${h}H0z`, fill),
    detail(box(w * 0.08, h * 0.16, h * 0.46, h * 0.56), tone),
    area(
      disc(w * 0.08 + h * 0.23, h * 0.36, r) +
        d`M${w * 0.08 + h * 0.06} ${h * 0.72}a${h * 0.17} ${h * 0.2} 0 0 1 ${h * 0.34} 0z`,
      tone === ink ? ink : sheet,
    ),
    detail(
      [0.2, 0.36, 0.52, 0.68]
        .map((k, i) => d`M${w * 0.14 + h * 0.46} ${h * k}H${w * ([0.92, 0.8, 0.86, 0.6][i] ?? 1)}`)
        .join(''),
      tone,
    ),
  )
}

/** Draws a film reel with five windows. */
export const reel = (x: number, y: number, r: number, look: Look & { from?: number } = {}): string => {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const a = ((look.from ?? -90) + i * 72) * (Math.PI / 180)
    return disc(x + r * 0.56 * Math.cos(a), y + r * 0.56 * Math.sin(a), r * 0.24)
  })
  return (
    outline(disc(x, y, r), getFill(look)) +
    detail(disc(x, y, r * 0.9), lineOn(getFill(look))) +
    `<path stroke-width="2" fill="${paper}" d="${holes.join('')}"/>` +
    area(disc(x, y, r * 0.1), lineOn(getFill(look)))
  )
}
