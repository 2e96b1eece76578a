import { hairline, ink, lineOn, paper, sheet, steel } from './colours.ts'
import { area, at, box, d, detail, disc, outline, stroke } from './lines.ts'
import { writing } from './hatch.ts'
import { fillOf, type Look } from './goods.ts'

/** A closed envelope from its top left; `open` lifts the flap. */
export const envelope = (x: number, y: number, w: number, h: number, look: Look & { open?: boolean } = {}): string => {
  const fill = fillOf(look)
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

/** The front of an envelope: address, stamp and postmark. */
export const envelopeFront = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const s = h * 0.3
  return at(
    x,
    y,
    outline(box(0, 0, w, h), fill),
    detail(
      d`M${w * 0.42} ${h * 0.56}h${w * 0.4}m${-w * 0.4} ${h * 0.13}h${w * 0.32}m${-w * 0.32} ${h * 0.13}h${w * 0.22}M${w * 0.07} ${h * 0.12}h${w * 0.2}m${-w * 0.2} ${h * 0.09}h${w * 0.14}`,
      lineOn(fill),
    ),
    stamp(w - s * 0.84 - h * 0.1, h * 0.1, s * 0.84, s),
    detail(
      disc(w - s * 1.25, h * 0.1 + s * 0.6, s * 0.42) +
        d`M${w - s * 2.3} ${h * 0.1 + s * 0.45}h${s * 0.64}m${-s * 0.64} ${s * 0.16}h${s * 0.64}m${-s * 0.64} ${s * 0.16}h${s * 0.64}`,
      lineOn(fill),
    ),
  )
}

/** A postage stamp with its perforation. */
export const stamp = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  return (
    outline(box(x, y, w, h), fill) +
    detail(
      box(x + w * 0.14, y + w * 0.14, w * 0.72, h - w * 0.28) +
        d`M${x + w * 0.14} ${y + h * 0.66}l${w * 0.24} ${-h * 0.2}l${w * 0.16} ${h * 0.12}l${w * 0.32} ${-h * 0.28}`,
      lineOn(fill),
    )
  )
}

/** A written page with a heading and a folded corner; `rows` of text under it. */
export const letter = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { rows?: number; heading?: boolean } = {},
): string => {
  const fill = fillOf(look)
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

/** A drawing sheet with its border and title block; put parts over it. */
export const drawingSheet = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const b = Math.min(w, h) * 0.04
  return (
    outline(box(x, y, w, h), fillOf(look)) +
    detail(
      box(x + b, y + b, w - 2 * b, h - 2 * b) +
        d`M${x + w * 0.64} ${y + h - b}v${-h * 0.14}H${x + w - b}M${x + w * 0.64} ${y + h - b - h * 0.07}H${x + w - b}M${x + w * 0.8} ${y + h - b}v${-h * 0.14}`,
      lineOn(fillOf(look)),
    )
  )
}

/** A stack of sheets seen from the side of its pile: the top one at (x, y). */
export const pile = (x: number, y: number, w: number, h: number, count: number, step = 8): string =>
  Array.from({ length: count }, (_, i) =>
    outline(box(x + (count - 1 - i) * step, y - (count - 1 - i) * step, w, h), i === count - 1 ? sheet : paper),
  ).join('')
