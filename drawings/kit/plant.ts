import { hairline, ink, lineOn, paper, sheet, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, round, type Point } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

/** A factory hall with a sawtooth roof, from the left end of its floor; h is up to the eaves. */
export const hall = (x: number, floor: number, w: number, h: number, teeth = 3, look: Look = {}): string => {
  const fill = fillOf(look)
  const step = w / teeth
  const rise = Math.min(step * 0.5, h * 0.7)
  let roof = ''
  let glass = ''
  for (let i = 0; i < teeth; i++) {
    roof += d`L${x + i * step} ${floor - h - rise}L${x + (i + 1) * step} ${floor - h}`
    glass += d`M${x + i * step + step * 0.1} ${floor - h - rise * 0.8}v${rise * 0.68}h${step * 0.46}z`
  }
  let bays = ''
  for (let i = 1; i < teeth * 2; i++) bays += d`M${x + (i * step) / 2} ${floor}v${-h * 0.24}`
  return (
    outline(d`M${x} ${floor}` + roof + d`V${floor}z`, fill) +
    detail(glass + d`M${x} ${floor - h}h${w}` + bays, lineOn(fill)) +
    detail(d`M${x} ${floor - h * 0.24}h${w}`, lineOn(fill)) +
    windows(x + step * 0.1, floor - h * 0.78, w - step * 0.2, h * 0.34, teeth * 4, look)
  )
}

/** A strip of windows with mullions. */
export const windows = (x: number, y: number, w: number, h: number, count: number, look: Look = {}): string => {
  let bars = ''
  for (let i = 1; i < count; i++) bars += d`M${x + (w * i) / count} ${y}v${h}`
  return (
    `<path stroke-width="1.5" fill="${look.accent ? fillOf(look) : hairline}" d="${box(x, y, w, h)}"/>` +
    detail(bars + d`M${x} ${y + h / 2}h${w}`)
  )
}

/** A flat-roofed shed with a rolling door. */
export const shed = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const door = Math.min(w * 0.42, h * 0.8)
  let slats = ''
  for (let y = floor - door + 10; y < floor - 4; y += 10) slats += d`M${x + w * 0.12} ${y}h${door}`
  return (
    outline(box(x, floor - h, w, h), fillOf(look)) +
    detail(d`M${x} ${floor - h + 14}h${w}` + box(x + w * 0.12, floor - door, door, door), lineOn(fillOf(look))) +
    hair(slats) +
    windows(x + w * 0.22 + door, floor - h * 0.68, w * 0.7 - door, h * 0.24, 4)
  )
}

/** A chimney stack, tapered, with bands; (x, floor) is the middle of its foot. */
export const stack = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  return (
    outline(poly([x - w / 2, floor], [x + w / 2, floor], [x + w * 0.32, floor - h], [x - w * 0.32, floor - h]), fill) +
    outline(box(x - w * 0.4, floor - h - 8, w * 0.8, 10), fill) +
    detail(
      d`M${x - w * 0.34} ${floor - h + 22}h${w * 0.68}M${x - w * 0.36} ${floor - h + 38}h${w * 0.72}`,
      lineOn(fill),
    )
  )
}

/** An upright vessel with domed ends, legs and a gauge; from the top left. */
export const tank = (x: number, y: number, w: number, h: number, look: Look & { level?: number } = {}): string => {
  const fill = fillOf(look)
  const dome = w * 0.22
  const body = h - 34
  return at(
    x,
    y,
    outline(box(w * 0.1, body - dome, w * 0.09, 34 + dome) + box(w * 0.81, body - dome, w * 0.09, 34 + dome)),
    outline(
      d`M0 ${dome}A${w / 2} ${dome} 0 0 1 ${w} ${dome}V${body - dome}A${w / 2} ${dome} 0 0 1 0 ${body - dome}z`,
      fill,
    ),
    detail(d`M0 ${dome}h${w}M0 ${body - dome}h${w}`, lineOn(fill)),
    look.level === undefined
      ? ''
      : area(
          box(
            w * 0.72,
            body - dome - 12 - (body - 2 * dome - 24) * look.level,
            w * 0.1,
            (body - 2 * dome - 24) * look.level,
          ),
          ink,
        ),
    detail(box(w * 0.72, dome + 12, w * 0.1, body - 2 * dome - 24), lineOn(fill)),
  )
}

/** A pipe along points, flanged at both ends; right angles read best. */
export const pipe = (size: number, ...points: Point[]): string => {
  const path = points.map(([x, y], i) => d`${x} ${y}`.replace(/^/, i ? 'L' : 'M')).join('')
  const flange = (p?: Point, q?: Point): string => {
    if (!p || !q) return ''
    const level = Math.abs(p[1] - q[1]) < Math.abs(p[0] - q[0])
    return level ? box(p[0] - 4, p[1] - size * 0.85, 8, size * 1.7) : box(p[0] - size * 0.85, p[1] - 4, size * 1.7, 8)
  }
  return (
    `<path fill="none" stroke-width="${size + 6}" d="${path}"/>` +
    `<path fill="none" stroke="${sheet}" stroke-width="${size}" d="${path}"/>` +
    outline(flange(points[0], points[1]) + flange(points.at(-1), points.at(-2)))
  )
}

/** A valve on a level pipe with its hand wheel above. */
export const valve = (x: number, y: number, size: number, look: Look = {}): string =>
  outline(
    poly(
      [x - size, y - size * 0.6],
      [x, y],
      [x + size, y - size * 0.6],
      [x + size, y + size * 0.6],
      [x, y],
      [x - size, y + size * 0.6],
    ),
    fillOf(look),
  ) +
  detail(d`M${x} ${y}v${-size * 1.2}`) +
  outline(round(x - size * 0.7, y - size * 1.4, size * 1.4, size * 0.26, size * 0.13), fillOf(look))

/** A centrifugal pump with its motor to the right. */
export const pump = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 1.1, y + r * 1.1, r * 4, r * 0.2), ink) +
  outline(d`M${x - r * 0.7} ${y}V${y - r * 1.7}h${-r * 0.3}v${-r * 0.2}h${r * 1.1}v${r * 0.2}h${-r * 0.2}v${r}z`) +
  outline(box(x + r * 0.6, y - r * 0.25, r * 0.8, r * 0.5), hairline) +
  outline(disc(x, y, r), fillOf(look)) +
  detail(disc(x, y, r * 0.62) + disc(x, y, r * 0.26)) +
  outline(round(x + r * 1.3, y - r * 0.8, r * 1.6, r * 1.6, 6)) +
  detail([-0.5, -0.25, 0, 0.25, 0.5].map((k) => d`M${x + r * 1.5} ${y + r * k}h${r * 1.2}`).join('')) +
  outline(box(x - r * 0.5, y + r * 0.86, r, r * 0.24) + box(x + r * 1.6, y + r * 0.8, r, r * 0.3), paper)

/** A lattice mast with radiating arcs; (x, foot) is the middle of its foot. */
export const mast = (x: number, foot: number, h: number, arcs = 3, colour: string = steel): string => {
  let lattice = ''
  const w = h * 0.14
  for (let i = 0; i < 6; i++) {
    const [a, b] = [w * (1 - i / 6.5), w * (1 - (i + 1) / 6.5)]
    const [p, q] = [foot - (h * i) / 6, foot - (h * (i + 1)) / 6]
    lattice += d`M${x - a} ${p}L${x + b} ${q}H${x - b}L${x + a} ${p}`
  }
  let waves = ''
  for (let i = 1; i <= arcs; i++)
    waves += d`M${x - i * 12} ${foot - h - 10 - i * 12}a${i * 17} ${i * 17} 0 0 0 0 ${i * 24}M${x + i * 12} ${foot - h - 10 - i * 12}a${i * 17} ${i * 17} 0 0 1 0 ${i * 24}`
  return (
    `<path fill="none" d="${d`M${x - w} ${foot}L${x} ${foot - h}L${x + w} ${foot}`}"/>` +
    detail(lattice) +
    outline(disc(x, foot - h - 8, 6), ink) +
    `<path fill="none" stroke="${colour}" stroke-width="2" d="${waves}"/>`
  )
}
