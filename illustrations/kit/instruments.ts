import { hairline, ink, lineOn, paper, sheet } from './colors.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, rod, round, turn, type Point } from './lines.ts'
import { scale } from './dimensions.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a horizontal vernier caliper, outer jaws down, opened by `open` px, from the top left of its beam. */
export const caliper = (x: number, y: number, w: number, open: number, look: Look = {}): string => {
  const k = Math.max(0.6, w / 500)
  const fill = getFill(look)
  const slide = 60 * k + open
  return at(
    x,
    y,
    outline(box(slide + 90 * k, 24 * k, w - slide - 100 * k, 8 * k), hairline),
    outline(
      d`M0 ${6 * k}l${50 * k} 0l${-8 * k} ${-46 * k}l${18 * k} ${30 * k}V${10 * k}H${w}v${36 * k}H${60 * k}v${96 * k}l${-18 * k} ${24 * k}l${-14 * k} ${-44 * k}L0 ${60 * k}z`,
    ),
    scale(70 * k, 46 * k, w - 84 * k, 10),
    outline(
      d`M${slide} ${2 * k}l0 ${-12 * k}l${14 * k} ${-30 * k}l${4 * k} ${42 * k}h${94 * k}v${60 * k}h${-76 * k}l${-6 * k} ${64 * k}l${-12 * k} ${40 * k}l${-18 * k} ${-24 * k}z`,
      fill,
    ),
    detail(d`M${slide + 22 * k} ${46 * k}h${84 * k}M${slide + 22 * k} ${8 * k}h${84 * k}`, lineOn(fill)),
    `<path stroke-width="1.5" d="${box(slide + 26 * k, 12 * k, 76 * k, 34 * k)}"/>`,
    scale(slide + 30 * k, 46 * k, 68 * k, 6),
    outline(round(slide + 48 * k, 62 * k, 34 * k, 10 * k, 4), ink),
  )
}

/** Draws an open drafting compass; the hinge is at (x, y), needle left, pen right, `spread` between the tips. */
export const compass = (x: number, y: number, h: number, spread: number, look: Look = {}): string => {
  const tip = (k: number): Point => [x + (k * spread) / 2, y + h]
  const knee = (k: number): Point => [x + k * spread * 0.3, y + h * 0.6]
  const needle = (k: number): string => {
    const [[a, b], [c, e]] = [knee(k), tip(k)]
    return poly([a - 7, b], [a + 7, b], [c, e])
  }
  return (
    outline(needle(-1), hairline) +
    outline(needle(1), getFill({ fill: ink, ...look })) +
    outline(rod([x, y], 16, knee(-1), 9) + rod([x, y], 16, knee(1), 9)) +
    detail(d`M${x - spread * 0.16} ${y + h * 0.32}H${x + spread * 0.16}`) +
    outline(round(x - 8, y - h * 0.16, 16, h * 0.12, 4), ink) +
    outline(disc(x, y, 22)) +
    detail(disc(x, y, 10))
  )
}

/** Draws a horizontal hexagonal pencil; its tip at (x, y) points left. Use `turn` for other angles. */
export const pencil = (x: number, y: number, length: number, size: number, look: Look = {}): string => {
  const fill = getFill(look)
  const cone = size * 1.7
  return at(
    x,
    y,
    outline(poly([0, 0], [cone, -size / 2], [cone, size / 2]), paper),
    outline(poly([0, 0], [cone * 0.34, -size * 0.17], [cone * 0.34, size * 0.17]), ink),
    outline(
      d`M${cone} ${-size / 2}q${-size * 0.3} ${size * 0.16} 0 ${size * 0.3}q${-size * 0.3} ${size * 0.2} 0 ${size * 0.4}q${-size * 0.3} ${size * 0.14} 0 ${size * 0.3}H${length - size * 0.9}V${-size / 2}z`,
      fill,
    ),
    detail(
      d`M${cone} ${-size * 0.2}H${length - size * 0.9}M${cone} ${size * 0.2}H${length - size * 0.9}`,
      lineOn(fill),
    ),
    outline(box(length - size * 0.9, -size / 2, size * 0.5, size), hairline),
    outline(box(length - size * 0.4, -size / 2, size * 0.4, size), ink),
  )
}

/** Draws a straight rule with the scale on its upper edge. */
export const rule = (x: number, y: number, w: number, h = 40, look: Look = {}): string =>
  outline(box(x, y, w, h), getFill(look)) +
  scale(x + 10, y, w - 20, 10, false) +
  hair(disc(x + w - 18, y + h * 0.6, 5), ink)

/** Draws color swatches as a fan around (x, y); the marked one is in signal color. */
export const swatches = (x: number, y: number, w: number, h: number, count = 5, marked = 2, spread = 60): string => {
  const fills = [sheet, hairline, paper, '#4c5b69', ink]
  return (
    Array.from({ length: count }, (_, i) => {
      const angle = -spread / 2 + (spread * i) / Math.max(1, count - 1)
      const fill = i === marked ? getFill({ accent: true }) : (fills[i % 5] ?? sheet)
      return turn(
        angle,
        x,
        y,
        outline(round(x - w / 2, y - h, w, h + w * 0.3, 5)) +
          `<path stroke-width="1.5" fill="${fill}" d="${box(x - w / 2 + 8, y - h + 8, w - 16, h * 0.66)}"/>`,
      )
    }).join('') + area(disc(x, y, 6), ink)
  )
}

/** Draws a type specimen: one large letter on its construction lines. */
export const typeSample = (x: number, y: number, size: number, look: Look = {}): string => {
  const s = size
  const a =
    d`M${x} ${y}L${x + s * 0.36} ${y - s}h${s * 0.22}L${x + s * 0.94} ${y}h${-s * 0.24}l${-s * 0.07} ${-s * 0.22}h${-s * 0.34}l${-s * 0.07} ${s * 0.22}z` +
    d`M${x + s * 0.35} ${y - s * 0.4}h${s * 0.24}l${-s * 0.12} ${-s * 0.37}z`
  const guides = d`M${x - s * 0.2} ${y}h${s * 1.36}M${x - s * 0.2} ${y - s}h${s * 1.36}M${x - s * 0.2} ${y - s * 0.4}h${s * 1.36}M${x + s * 0.47} ${y - s * 1.15}v${s * 1.3}`
  return (
    `<path fill-rule="evenodd"${look.accent ? ` fill="${getFill(look)}"` : ''} d="${a}"/>` +
    hair(guides, '#4c5b69', '18 4 3 4')
  )
}
