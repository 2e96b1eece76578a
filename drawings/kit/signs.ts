import { hairline, ink, lineOn, paper, sheet, signal, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, round, stroke } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

/** A map pin; (x, y) is its tip. */
export const pin = (x: number, y: number, h: number, look: Look = {}): string => {
  const r = h * 0.34
  return (
    outline(
      d`M${x} ${y}C${x - r * 0.5} ${y - h * 0.36} ${x - r} ${y - h * 0.48} ${x - r} ${y - h + r}a${r} ${r} 0 1 1 ${2 * r} 0C${x + r} ${y - h * 0.48} ${x + r * 0.5} ${y - h * 0.36} ${x} ${y}z`,
      fillOf(look),
    ) + outline(disc(x, y - h + r, r * 0.42), paper)
  )
}

/** A padlock; h includes the shackle. */
export const lock = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const [body, r] = [h * 0.58, w * 0.3]
  return at(
    x,
    y,
    outline(
      d`M${w / 2 - r} ${h - body}V${r}a${r} ${r} 0 0 1 ${2 * r} 0V${h - body}h${-w * 0.13}V${r}a${r - w * 0.13} ${r - w * 0.13} 0 0 0 ${-2 * (r - w * 0.13)} 0V${h - body}z`,
      hairline,
    ),
    outline(round(0, h - body, w, body, 6), fill),
    area(
      disc(w / 2, h - body * 0.58, w * 0.1) +
        d`M${w / 2 - w * 0.05} ${h - body * 0.58}h${w * 0.1}l${w * 0.03} ${body * 0.32}h${-w * 0.16}z`,
      lineOn(fill),
    ),
    detail(d`M${w * 0.08} ${h - body + 10}h${w * 0.84}`, lineOn(fill)),
  )
}

/** A shield with its centre line and a check. */
export const shield = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const shape = (i: number): string =>
    d`M${x + i} ${y + h * 0.12}Q${x + w * 0.3} ${y + h * 0.1} ${x + w / 2} ${y + i}Q${x + w * 0.7} ${y + h * 0.1} ${x + w - i} ${y + h * 0.12}V${y + h * 0.5}C${x + w - i} ${y + h * 0.78} ${x + w * 0.7} ${y + h * 0.92} ${x + w / 2} ${y + h - i}C${x + w * 0.3} ${y + h * 0.92} ${x + i} ${y + h * 0.78} ${x + i} ${y + h * 0.5}z`
  return (
    outline(shape(0), fill) +
    detail(shape(w * 0.07), lineOn(fill)) +
    stroke(d`M${x + w * 0.29} ${y + h * 0.48}l${w * 0.15} ${h * 0.14}l${w * 0.28} ${-h * 0.28}`, lineOn(fill), w * 0.06)
  )
}

/** A magnifier; (x, y) is its lens' centre, the handle goes off at `degrees`. The lens is clear unless filled. */
export const magnifier = (x: number, y: number, r: number, degrees = 45, look: Look = {}): string => {
  const w = r * 0.13
  const handle =
    outline(box(x + r, y - w * 0.7, r * 0.24, w * 1.4), hairline) +
    outline(round(x + r * 1.22, y - w * 1.2, r * 0.95, w * 2.4, w), fillOf({ fill: ink, ...look }))
  const turned = `<g transform="rotate(${degrees} ${Math.round(x)} ${Math.round(y)})">${handle}</g>`
  const ring = `<path fill="none" stroke-width="${Math.round(w + 5)}" d="${disc(x, y, r + w / 2)}"/><path fill="none" stroke="${look.accent ? signal : sheet}" stroke-width="${Math.round(w)}" d="${disc(x, y, r + w / 2)}"/>`
  return (
    turned +
    ring +
    detail(d`M${x - r * 0.72} ${y - r * 0.3}a${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.42} ${-r * 0.42}`, steel)
  )
}

/** A speech bubble with its tail at `tail` (0…1 along its foot); lines of text inside. */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { tail?: number; rows?: number } = {},
): string => {
  const fill = fillOf(look)
  const t = w * (look.tail ?? 0.2)
  const rows = look.rows ?? 2
  const ends = [0.76, 0.6, 0.7, 0.4]
  const text = Array.from(
    { length: rows },
    (_, i) => d`M${w * 0.12} ${(h * (i + 1)) / (rows + 1)}h${w * (ends[i % 4] ?? 0.6)}`,
  ).join('')
  return at(
    x,
    y,
    outline(d`M0 0h${w}v${h}H${t + h * 0.3}L${t - h * 0.05} ${h * 1.32}V${h}H0z`, fill),
    detail(text, lineOn(fill)),
  )
}

/** A signpost with arms: label and +1 right, -1 left. */
export const signpost = (
  x: number,
  floor: number,
  h: number,
  arms: [label: number, side: 1 | -1, accent?: boolean][],
): string => {
  const w = h * 0.5
  return (
    outline(box(x - 7, floor - h, 14, h), hairline) +
    arms
      .map(([length, side, accent = false], i) => {
        const y = floor - h + 20 + i * h * 0.2
        const end = x + side * w * length
        return (
          outline(
            poly(
              [x - side * 24, y],
              [end, y],
              [end + side * 24, y + h * 0.07],
              [end, y + h * 0.14],
              [x - side * 24, y + h * 0.14],
            ),
            fillOf({ accent }),
          ) + hair(d`M${x} ${y + h * 0.07}L${end - side * 10} ${y + h * 0.07}`, accent ? sheet : steel)
        )
      })
      .join('') +
    outline(box(x - 26, floor - 8, 52, 8), ink)
  )
}
