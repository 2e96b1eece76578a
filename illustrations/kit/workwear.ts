import { getFill, type Look } from './goods.ts'
import { at, box, d, detail, outline, round, stroke } from './lines.ts'
import { hairline, ink } from './colors.ts'

/** Draws a work jacket on a hanger from the front; (x, y) is the middle of its collar. */
export const jacket = (x: number, y: number, size: number): string => {
  const k = size / 400
  const side = (s: number): string =>
    outline(
      d`M${s * 46 * k} ${-4 * k}L${s * 104 * k} ${18 * k}q${s * 26 * k} ${10 * k} ${s * 34 * k} ${44 * k}` +
        d`l${s * 42 * k} ${258 * k}l${s * -62 * k} ${12 * k}L${s * 96 * k} ${130 * k}z`,
    ) +
    outline(
      d`M${s * 169 * k} ${253 * k}l${s * 7 * k} ${44 * k}l${s * -61 * k} ${12 * k}l${s * -6 * k} ${-44 * k}z`,
      hairline,
    )
  return at(
    x,
    y,
    stroke(d`M0 ${6 * k}V${-22 * k}q0 ${-10 * k} ${10 * k} ${-14 * k}a${13 * k} ${13 * k} 0 1 0 ${-23 * k} ${-10 * k}`),
    side(-1),
    side(1),
    outline(
      d`M${-46 * k} ${-4 * k}L${-104 * k} ${18 * k}V${384 * k}H${104 * k}` +
        d`V${18 * k}L${46 * k} ${-4 * k}Q0 ${34 * k} ${-46 * k} ${-4 * k}z`,
    ),
    outline(box(-104 * k, 228 * k, 208 * k, 34 * k), hairline),
    detail(
      d`M${-4 * k} ${22 * k}V${384 * k}M${6 * k} ${22 * k}V${384 * k}M${-104 * k} ${366 * k}h${208 * k}` +
        box(-84 * k, 92 * k, 58 * k, 66 * k) +
        d`M${-84 * k} ${108 * k}h${58 * k}`,
    ),
    outline(
      d`M${-46 * k} ${-4 * k}q${46 * k} ${-16 * k} ${92 * k} 0l${10 * k} ${20 * k}` +
        d`l${-34 * k} ${34 * k}L0 ${20 * k}L${-22 * k} ${50 * k}l${-34 * k} ${-34 * k}z`,
    ),
    outline(d`M${-40 * k} ${-2 * k}q${40 * k} ${-12 * k} ${80 * k} 0L0 ${20 * k}z`, ink),
  )
}

/** Draws a hard hat from the side, peak to the right; (x, floor) is its middle. */
export const hardHat = (x: number, floor: number, w: number, look: Look = {}): string =>
  outline(
    d`M${x - w * 0.44} ${floor - w * 0.1}` +
      d`C${x - w * 0.46} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.1}z`,
    getFill(look),
  ) +
  detail(
    d`M${x - w * 0.2} ${floor - w * 0.5}Q${x - w * 0.28} ${floor - w * 0.3} ${x - w * 0.28} ${floor - w * 0.1}` +
      d`M${x + w * 0.16} ${floor - w * 0.5}Q${x + w * 0.24} ${floor - w * 0.3} ${x + w * 0.24} ${floor - w * 0.1}`,
  ) +
  outline(round(x - w * 0.12, floor - w * 0.6, w * 0.2, w * 0.52, w * 0.08), hairline) +
  outline(
    d`M${x - w * 0.5} ${floor - w * 0.1}H${x + w * 0.42}q${w * 0.16} 0 ${w * 0.2} ${w * 0.1}` +
      d`H${x - w * 0.44}q${-w * 0.06} 0 ${-w * 0.06} ${-w * 0.1}z`,
    ink,
  )
