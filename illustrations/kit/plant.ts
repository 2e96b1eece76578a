import { hairline, ink, lineOn, steel, paper } from './colors.ts'
import { box, d, detail, disc, hair, outline, poly } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a factory hall with a sawtooth roof from the left end of its floor; h is the height of the eaves. */
export const hall = (x: number, floor: number, w: number, h: number, teeth = 3, look: Look = {}): string => {
  const fill = getFill(look)
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

/** Draws a strip of windows with mullions. */
export const windows = (x: number, y: number, w: number, h: number, count: number, look: Look = {}): string => {
  let bars = ''
  for (let i = 1; i < count; i++) bars += d`M${x + (w * i) / count} ${y}v${h}`
  return (
    `<path stroke-width="1.5" fill="${look.accent ? getFill(look) : hairline}" d="${box(x, y, w, h)}"/>` +
    detail(bars + d`M${x} ${y + h / 2}h${w}`)
  )
}

/** Draws a flat-roofed shed with a rolling door. */
export const shed = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const door = Math.min(w * 0.42, h * 0.8)
  let slats = ''
  for (let y = floor - door + 10; y < floor - 4; y += 10) slats += d`M${x + w * 0.12} ${y}h${door}`
  return (
    outline(box(x, floor - h, w, h), getFill(look)) +
    detail(d`M${x} ${floor - h + 14}h${w}` + box(x + w * 0.12, floor - door, door, door), lineOn(getFill(look))) +
    hair(slats) +
    windows(x + w * 0.22 + door, floor - h * 0.68, w * 0.7 - door, h * 0.24, 4)
  )
}

/** Draws a tapered chimney with bands; (x, floor) is the middle of its base. */
export const stack = (x: number, floor: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  return (
    outline(poly([x - w / 2, floor], [x + w / 2, floor], [x + w * 0.32, floor - h], [x - w * 0.32, floor - h]), fill) +
    outline(box(x - w * 0.4, floor - h - 8, w * 0.8, 10), fill) +
    detail(
      d`M${x - w * 0.34} ${floor - h + 22}h${w * 0.68}M${x - w * 0.36} ${floor - h + 38}h${w * 0.72}`,
      lineOn(fill),
    )
  )
}

/** Draws a lattice mast with radio waves; (x, foot) is the middle of its base. */
export const mast = (x: number, foot: number, h: number, arcs = 3, color: string = steel): string => {
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
    `<path fill="none" stroke="${color}" stroke-width="2" d="${waves}"/>`
  )
}

/** Draws a machine fence from its top left: posts on the floor, mesh between, `bays` of equal width. */
export const fence = (x: number, floor: number, w: number, h: number, bays: number, color: string = steel): string => {
  const each = w / bays
  let net = ''
  for (let i = 0; i < bays; i++) {
    const left = x + i * each + 12
    for (let a = 16; a < each - 16; a += 16) net += d`M${left + a} ${floor - h + 10}v${h - 34}`
    for (let b = 26; b < h - 30; b += 16) net += d`M${left} ${floor - h + b}h${each - 18}`
  }
  return (
    hair(net, color) +
    Array.from({ length: bays }, (_, i) =>
      detail(box(x + i * each + 12, floor - h + 10, each - 18, h - 34), color),
    ).join('') +
    outline(Array.from({ length: bays + 1 }, (_, i) => box(x + i * each - 3, floor - h, 12, h)).join(''), paper)
  )
}
