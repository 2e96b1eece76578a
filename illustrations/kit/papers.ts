import { hairline, ink, lineOn, sheet, steel } from './colors.ts'
import { area, at, box, d, detail, outline, stroke, disc, hair, round } from './lines.ts'
import { writing } from './hatch.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a closed envelope from its top left; `open` lifts the flap. */
export const envelope = (x: number, y: number, w: number, h: number, look: Look & { open?: boolean } = {}): string => {
  const fill = getFill(look)
  const back = look.open ? outline(d`M0 0L${w / 2} ${-h * 0.5}L${w} 0z`, look.accent ? fill : hairline) : ''
  const flap = look.open ? '' : d`M0 0L${w / 2} ${h * 0.56}L${w} 0`
  return at(
    x,
    y,
    back,
    outline(box(0, 0, w, h), fill),
    detail(
      d`M0 ${h}L${w * 0.4} ${h * 0.46}M${w} ${h}L${w * 0.6} ${h * 0.46}` +
        (look.open ? d`M0 0L${w * 0.4} ${h * 0.46}h${w * 0.2}L${w} 0` : ''),
      lineOn(fill),
    ),
    flap && stroke(flap, lineOn(fill)),
  )
}

/** Draws a postage stamp with perforation. */
export const stamp = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  return (
    outline(box(x, y, w, h), fill) +
    detail(
      box(x + w * 0.14, y + w * 0.14, w * 0.72, h - w * 0.28) +
        d`M${x + w * 0.14} ${y + h * 0.66}l${w * 0.24} ${-h * 0.2}l${w * 0.16} ${h * 0.12}l${w * 0.32} ${-h * 0.28}`,
      lineOn(fill),
    )
  )
}

/** Draws a page with a heading, a folded corner and `rows` of text. */
export const letter = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { rows?: number; heading?: boolean } = {},
): string => {
  const fill = getFill(look)
  const c = w * 0.14
  const m = w * 0.12
  const { heading = true } = look
  const top = heading ? h * 0.26 : h * 0.14
  const gap = (h - top - m) / (look.rows ?? 8)
  return at(
    x,
    y,
    outline(d`M0 0h${w - c}l${c} ${c}V${h}H0z`, fill),
    detail(d`M${w - c} 0v${c}h${c}`, lineOn(fill)),
    heading ? area(box(m, h * 0.11, w * 0.42, Math.max(6, h * 0.035)), lineOn(fill)) : '',
    writing(m, top, w - 2 * m, look.rows ?? 8, gap, lineOn(fill) === ink ? steel : sheet).replace(
      'stroke-width="1"',
      'stroke-width="1.5"',
    ),
  )
}

/** Draws a log on a clipboard that hangs on a nail: `rows` lines, the first `done` of them ticked. */
export const log = (x: number, y: number, w: number, h: number, rows: number, done: number): string => {
  const gap = (h - 112) / rows
  const each = Array.from({ length: rows }, (_, i) => y + 98 + i * gap)
  return (
    hair(d`M${x + w / 2} ${y - 34}L${x + w / 2 - 20} ${y}M${x + w / 2} ${y - 34}l20 34`, ink) +
    area(disc(x + w / 2, y - 34, 5), ink) +
    outline(round(x, y, w, h, 8), hairline) +
    outline(box(x + 14, y + 26, w - 28, h - 40)) +
    outline(round(x + w / 2 - 38, y - 8, 76, 28, 6), ink) +
    detail(each.map((r) => box(x + 28, r - 8, 18, 18) + d`M${x + 60} ${r + 2}H${x + w - 30}`).join('')) +
    stroke(
      each
        .slice(0, done)
        .map((r) => d`M${x + 30} ${r - 2}l7 9l14 -22`)
        .join(''),
    )
  )
}
