import { hairline, ink, lineOn, paper, sheet, signal } from './colours.ts'
import { area, at, box, d, detail, disc, line, outline, poly, stroke, type Point } from './lines.ts'
import { fillOf, type Look } from './goods.ts'
import { scale } from './dimensions.ts'

/** A bar graph on its base line; values 0…1; `marked` is the bar in signal colour. */
export const bars = (x: number, y: number, w: number, h: number, values: number[], marked = -1): string => {
  const pitch = w / values.length
  return (
    values
      .map((v, i) =>
        outline(
          box(x + i * pitch + pitch * 0.16, y + h - h * v, pitch * 0.68, h * v),
          i === marked ? signal : i % 2 ? hairline : sheet,
        ),
      )
      .join('') + stroke(d`M${x} ${y}V${y + h}H${x + w}`)
  )
}

/** A line graph over its axes and grid; values 0…1; the last point is in signal colour when `accent`. */
export const curve = (x: number, y: number, w: number, h: number, values: number[], look: Look = {}): string => {
  const points = values.map((v, i): Point => [x + (w * i) / (values.length - 1), y + h - h * v])
  const last = points.at(-1) ?? [x, y]
  const levels = [0.25, 0.5, 0.75].map((k) => d`M${x} ${y + h * k}h${w}`).join('')
  return (
    detail(levels, hairline) +
    stroke(d`M${x} ${y}V${y + h}H${x + w}`) +
    stroke(line(...points), look.accent ? signal : ink, 4) +
    outline(
      points
        .slice(0, -1)
        .map(([a, b]) => disc(a, b, 5))
        .join(''),
    ) +
    outline(disc(last[0], last[1], 9), look.accent ? signal : ink)
  )
}

/** A sheet-metal funnel seen from the side; from its rim's top left. */
export const funnel = (x: number, y: number, w: number, h: number, look: Look & { bands?: number } = {}): string => {
  const fill = fillOf(look)
  const [neck, cone] = [w * 0.14, h * 0.72]
  const bands = look.bands ?? 3
  let rings = ''
  for (let i = 1; i < bands; i++) {
    const k = i / bands
    const half = w / 2 - (w / 2 - neck / 2) * k
    rings += d`M${w / 2 - half} ${h * 0.06 + (cone - h * 0.06) * k}h${2 * half}`
  }
  return at(
    x,
    y,
    outline(
      poly(
        [0, h * 0.06],
        [w, h * 0.06],
        [w / 2 + neck / 2, cone],
        [w / 2 + neck / 2, h],
        [w / 2 - neck / 2, h - neck * 0.4],
        [w / 2 - neck / 2, cone],
      ),
      fill,
    ),
    detail(rings, lineOn(fill)),
    outline(box(-w * 0.02, 0, w * 1.04, h * 0.06), fill === sheet ? hairline : fill),
    outline(box(w / 2 - neck * 0.7, cone - 5, neck * 1.4, 10), ink),
  )
}

/** A dial gauge; `value` 0…1 sets its needle. */
export const gauge = (x: number, y: number, r: number, value = 0.7, look: Look = {}): string => {
  let ticks = ''
  for (let i = 0; i <= 20; i++) {
    const a = ((135 + i * 13.5) * Math.PI) / 180
    const k = i % 5 ? 0.84 : 0.74
    ticks += d`M${x + r * 0.9 * Math.cos(a)} ${y + r * 0.9 * Math.sin(a)}L${x + r * k * Math.cos(a)} ${y + r * k * Math.sin(a)}`
  }
  const a = ((135 + value * 270) * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return (
    outline(disc(x, y, r), ink) +
    `<path stroke-width="1.5" d="${disc(x, y, r * 0.92)}"/>` +
    detail(ticks) +
    area(
      poly(
        [x + r * 0.72 * c, y + r * 0.72 * s],
        [x - r * 0.05 * s, y + r * 0.05 * c],
        [x - r * 0.2 * c, y - r * 0.2 * s],
        [x + r * 0.05 * s, y - r * 0.05 * c],
      ),
      look.accent ? signal : ink,
    ) +
    outline(disc(x, y, r * 0.08), paper)
  )
}

/** A clock with its two hands. */
export const clock = (x: number, y: number, r: number, hour = 10, minute = 10, look: Look = {}): string => {
  let ticks = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const k = i % 3 ? 0.8 : 0.7
    ticks += d`M${x + r * 0.86 * Math.cos(a)} ${y + r * 0.86 * Math.sin(a)}L${x + r * k * Math.cos(a)} ${y + r * k * Math.sin(a)}`
  }
  const hand = (turns: number, k: number): string =>
    d`M${x} ${y}L${x + r * k * Math.sin(2 * Math.PI * turns)} ${y - r * k * Math.cos(2 * Math.PI * turns)}`
  return (
    outline(disc(x, y, r), fillOf(look)) +
    detail(disc(x, y, r * 0.93) + ticks, lineOn(fillOf(look))) +
    stroke(hand((hour + minute / 60) / 12, 0.44), lineOn(fillOf(look)), 6) +
    stroke(hand(minute / 60, 0.66), lineOn(fillOf(look))) +
    area(disc(x, y, 5), lineOn(fillOf(look)))
  )
}

/** A level bar with a filled part, as a progress or share; value 0…1. */
export const level = (x: number, y: number, w: number, h: number, value: number, look: Look = {}): string =>
  outline(box(x, y, w, h)) +
  area(box(x, y, w * value, h), look.accent ? signal : ink) +
  scale(x, y + h + 14, w, w / 10, false)
