import { hairline, ink, lineOn, paper, sheet, signal, steel } from './colours.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, rod, round, stroke, type Point } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

/** A maker's mark: a hexagon with a deep-drawn cup in it, `r` to its corners. */
export const mark = (x: number, y: number, r: number): string => {
  const corners = [-90, -30, 30, 90, 150, 210].map((a): Point => [
    x + r * Math.cos((a * Math.PI) / 180),
    y + r * Math.sin((a * Math.PI) / 180),
  ])
  const [a, b] = [r * 0.34, r * 0.4]
  const cup = d`M${x - a - r * 0.16} ${y - b}h${r * 0.16}v${b}a${a} ${a} 0 0 0 ${2 * a} 0v${-b}h${r * 0.16}`
  return outline(poly(...corners), signal) + stroke(cup, sheet, r * 0.15)
}

/** A panel van driving left, from the left end of the road; about 2.3 times as long as high. */
export const van = (x: number, floor: number, w: number): string => {
  const k = w / 560
  const wheel = (c: number): string =>
    outline(disc(c * k, -40 * k, 40 * k), ink) +
    outline(disc(c * k, -40 * k, 23 * k), hairline) +
    area(disc(c * k, -40 * k, 6 * k), ink)
  const arch = d`a${50 * k} ${50 * k} 0 0 0 ${-100 * k} 0`
  return at(
    x,
    floor,
    outline(
      d`M${6 * k} ${-34 * k}V${-96 * k}q${2 * k} ${-26 * k} ${26 * k} ${-32 * k}` +
        d`l${62 * k} ${-16 * k}l${56 * k} ${-82 * k}` +
        d`q${10 * k} ${-18 * k} ${34 * k} ${-18 * k}H${548 * k}q${12 * k} 0 ${12 * k} ${14 * k}V${-34 * k}H${496 * k}` +
        arch +
        d`H${160 * k}` +
        arch +
        'z',
    ),
    `<path stroke-width="1.5" fill="${hairline}" d="` +
      d`M${108 * k} ${-144 * k}l${50 * k} ${-72 * k}h${58 * k}v${72 * k}z` +
      '"/>',
    detail(
      d`M${232 * k} ${-244 * k}V${-34 * k}M${98 * k} ${-144 * k}V${-90 * k}M${232 * k} ${-122 * k}h${-20 * k}` +
        d`M${166 * k} ${-58 * k}h${230 * k}M${496 * k} ${-58 * k}h${64 * k}M${232 * k} ${-226 * k}h${328 * k}`,
    ),
    outline(d`M${8 * k} ${-110 * k}q${12 * k} ${-14 * k} ${36 * k} ${-18 * k}v${18 * k}z`, hairline),
    outline(box(0, -58 * k, 46 * k, 22 * k) + box(548 * k, -160 * k, 12 * k, 52 * k), ink),
    outline(round(86 * k, -158 * k, 12 * k, 22 * k, 3 * k), hairline),
    wheel(110),
    wheel(446),
  )
}

/** A work jacket on its hanger, from the front; (x, y) is the middle of its collar. */
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

/** A pump oiler with a long spout to the left; (x, floor) is the middle of its foot, `tip` where the spout ends. */
export const oilCan = (x: number, floor: number, h: number, tip: Point, look: Look = {}): string => {
  const [w, fill] = [h * 0.74, fillOf(look)]
  const [shoulder, neck] = [floor - h * 0.42, floor - h * 0.84]
  const grip = d`M${x + 14} ${neck + 8}h${w * 0.44}q${w * 0.2} 0 ${w * 0.2} ${w * 0.2}V${shoulder + 24}`
  return (
    stroke(grip, ink, 16) +
    stroke(grip, sheet, 10) +
    outline(rod([x, neck - 4], 10, tip, 3), hairline) +
    outline(poly([x - w / 2, shoulder], [x + w / 2, shoulder], [x + 15, neck], [x - 15, neck]), fill) +
    outline(box(x - w / 2, shoulder, w, floor - shoulder), fill) +
    detail(
      d`M${x - w / 2} ${shoulder + 12}h${w}M${x - w / 2} ${floor - 12}` +
        d`h${w}M${x - 6} ${neck + 14}L${x - w * 0.28} ${shoulder - 8}`,
      lineOn(fill),
    ) +
    outline(round(x - 22, neck - 12, 44, 16, 4), ink)
  )
}

/** A drop of height `h`, its point at (x, y). */
export const drop = (x: number, y: number, h: number, look: Look = {}): string =>
  outline(
    d`M${x} ${y}c${h * 0.1} ${h * 0.34} ${h * 0.36} ${h * 0.4} ${h * 0.36} ${h * 0.66}` +
      d`a${h * 0.36} ${h * 0.34} 0 0 1 ${-h * 0.72} 0` +
      d`c0 ${-h * 0.26} ${h * 0.26} ${-h * 0.32} ${h * 0.36} ${-h * 0.66}z`,
    fillOf(look),
  )

/** A log on its clipboard, hung on a nail: `rows` lines, the first `done` of them ticked. */
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

/** A hard hat from its side, peak to the right; (x, floor) is its middle. */
export const hardHat = (x: number, floor: number, w: number, look: Look = {}): string =>
  outline(
    d`M${x - w * 0.44} ${floor - w * 0.1}` +
      d`C${x - w * 0.46} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.1}z`,
    fillOf(look),
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

/** An open-ended spanner lying along the horizontal, its left end at (x, y). */
export const spanner = (x: number, y: number, length: number, look: Look = {}): string => {
  const k = length / 200
  const end = (s: number): string =>
    d`l${s * 18 * k} ${s * -22 * k}h${s * 24 * k}l${s * 12 * k} ${s * 14 * k}h${s * -22 * k}v${s * 36 * k}` +
    d`h${s * 22 * k}l${s * -12 * k} ${s * 14 * k}h${s * -24 * k}l${s * -18 * k} ${s * -22 * k}`
  return at(
    x,
    y,
    outline(d`M${54 * k} ${-10 * k}H${146 * k}` + end(1) + d`H${54 * k}` + end(-1) + 'z', fillOf(look)),
    detail(round(64 * k, -4 * k, 72 * k, 8 * k, 4 * k), lineOn(fillOf(look))),
  )
}

/** A sheet-metal tray in section, filled to `level` (0…1) with what has leaked. */
const tray = (x: number, y: number, w: number, h: number, level: number, look: Look = {}): string =>
  area(box(x + 3, y + h * (1 - level), w - 6, h * level), look.accent ? signal : steel) +
  stroke(d`M${x - 8} ${y}h8v${h}h${w}v${-h}h8`, ink, 5)

/** A loose card with two lines on it, thrown at `[x, y, degrees]`. */
export const blank = (
  [x, y, degrees]: readonly [number, number, number],
  w: number,
  h: number,
  fill: string = paper,
): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">` +
  outline(box(x - w / 2, y - h / 2, w, h), fill) +
  detail(d`M${x - w * 0.36} ${y - h * 0.2}h${w * 0.5}m${-w * 0.5} ${h * 0.24}h${w * 0.66}`) +
  '</g>'

/** A tray that hangs by two wires under the place at (x, seamY) that drips, filled to `level` (0…1). */
export const hungTray = (
  x: number,
  seamY: number,
  left: number,
  y: number,
  w: number,
  level: number,
  accent = false,
): string => {
  const fall = y + 44 * (1 - level) - seamY
  const drops = fall > 90 ? [seamY + 14, seamY + fall * 0.58] : [seamY + 14]
  return (
    hair(d`M${left - 6} ${y}L${x} ${seamY}L${left + w + 6} ${y}`, ink) +
    drops.map((top) => drop(x, top, 26, { accent, fill: ink })).join('') +
    tray(left, y, w, 44, level, { accent })
  )
}
