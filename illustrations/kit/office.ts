import {
  area,
  at,
  box,
  d,
  detail,
  disc,
  getFill,
  hair,
  hairline,
  ink,
  lineOn,
  outline,
  paper,
  poly,
  rod,
  round,
  sheet,
  signal,
  steel,
  stroke,
  type Look,
  type Point,
  writing,
} from './lines.ts'
import { lettering } from './sheet.ts'

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

/** Draws a desktop monitor; h includes the stand. `monitorArea` returns its screen. */
export const monitor = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const s = h * 0.8
  return (
    outline(d`M${x + w * 0.42} ${y + s}h${w * 0.16}l${w * 0.02} ${h * 0.17}h${-w * 0.2}z`, hairline) +
    outline(box(x + w * 0.3, y + h * 0.97, w * 0.4, h * 0.03), ink) +
    outline(round(x, y, w, s, 10), ink) +
    `<path stroke-width="1.5" fill="${getFill(look)}" d="${box(x + 12, y + 12, w - 24, s - 32)}"/>`
  )
}

/** Draws a phone; the screen leaves 8 at the sides, 26 above and below. */
export const phone = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, w * 0.13), ink) +
  `<path stroke-width="1.5" fill="${getFill(look)}" d="${round(x + 8, y + 8, w - 16, h - 16, w * 0.08)}"/>` +
  area(round(x + w * 0.34, y + 14, w * 0.32, 8, 4), ink) +
  area(round(x + w * 0.32, y + h - 17, w * 0.36, 4, 2), lineOn(getFill(look)))

/** Draws a tablet, landscape or portrait depending on its size. */
export const tablet = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(round(x, y, w, h, 16), ink) +
  `<path stroke-width="1.5" fill="${getFill(look)}" d="${box(x + 18, y + 18, w - 36, h - 36)}"/>` +
  area(disc(x + w - 9, y + h / 2, 3), sheet)

/** Draws a frame of a video call with head and shoulders. */
export const callTile = (x: number, y: number, w: number, h: number, look: Look & { person?: string } = {}): string => {
  const [cx, r] = [x + w / 2, h * 0.17]
  return (
    outline(box(x, y, w, h), getFill({ fill: hairline, ...look })) +
    outline(
      d`M${cx - h * 0.36} ${y + h}c0 ${-h * 0.34} ${h * 0.14} ${-h * 0.4} ${h * 0.36} ${-h * 0.4}s${h * 0.36} ${h * 0.06} ${h * 0.36} ${h * 0.4}z`,
      look.person ?? sheet,
    ) +
    outline(disc(cx, y + h * 0.38, r, r * 1.16), sheet)
  )
}

/** Draws a button with a bar in place of its label. */
export const button = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(box(x, y, w, h), getFill({ fill: ink, ...look })) +
  area(box(x + w * 0.24, y + h / 2 - 3, w * 0.52, 6), lineOn(getFill({ fill: ink, ...look })))

/** Draws a bar graph on its base line. Values are 0 to 1; the `marked` bar is in signal color. */
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

/** Draws a clock with two hands. */
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
    outline(disc(x, y, r), getFill(look)) +
    detail(disc(x, y, r * 0.93) + ticks, lineOn(getFill(look))) +
    stroke(hand((hour + minute / 60) / 12, 0.44), lineOn(getFill(look)), 6) +
    stroke(hand(minute / 60, 0.66), lineOn(getFill(look))) +
    area(disc(x, y, 5), lineOn(getFill(look)))
  )
}

/** Draws a padlock; h includes the shackle. */
export const lock = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
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

/**
 * Draws a magnifier; (x, y) is the center of the lens, the handle points to `degrees`. The lens is clear by default.
 */
export const magnifier = (x: number, y: number, r: number, degrees = 45, look: Look = {}): string => {
  const w = r * 0.13
  const handle =
    outline(box(x + r, y - w * 0.7, r * 0.24, w * 1.4), hairline) +
    outline(round(x + r * 1.22, y - w * 1.2, r * 0.95, w * 2.4, w), getFill({ fill: ink, ...look }))
  const turned = `<g transform="rotate(${degrees} ${Math.round(x)} ${Math.round(y)})">${handle}</g>`
  const ring = `<path fill="none" stroke-width="${Math.round(w + 5)}" d="${disc(x, y, r + w / 2)}"/><path fill="none" stroke="${look.accent ? signal : sheet}" stroke-width="${Math.round(w)}" d="${disc(x, y, r + w / 2)}"/>`
  return (
    turned +
    ring +
    detail(d`M${x - r * 0.72} ${y - r * 0.3}a${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.42} ${-r * 0.42}`, steel)
  )
}

/** Draws a speech bubble with lines of text; its tail is at `tail` (0 to 1 along its lower edge). */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look & { tail?: number; rows?: number } = {},
): string => {
  const fill = getFill(look)
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

/** Draws the company's mark: a hexagon with a deep-drawn cup, `r` to its corners. */
export const mark = (x: number, y: number, r: number): string => {
  const corners = [-90, -30, 30, 90, 150, 210].map((a): Point => [
    x + r * Math.cos((a * Math.PI) / 180),
    y + r * Math.sin((a * Math.PI) / 180),
  ])
  const [a, b] = [r * 0.34, r * 0.4]
  const cup = d`M${x - a - r * 0.16} ${y - b}h${r * 0.16}v${b}a${a} ${a} 0 0 0 ${2 * a} 0v${-b}h${r * 0.16}`
  return outline(poly(...corners), signal) + stroke(cup, sheet, r * 0.15)
}

/** Draws a tripod; (x, y) is the middle of its head. */
export const tripod = (x: number, y: number, h: number): string =>
  outline(rod([x - 4, y + 20], 7, [x - h * 0.34, y + h], 4) + rod([x + 4, y + 20], 7, [x + h * 0.34, y + h], 4)) +
  outline(rod([x, y + 20], 7, [x, y + h], 4), paper) +
  detail(d`M${x - h * 0.19} ${y + h * 0.55}L${x} ${y + h * 0.62}L${x + h * 0.19} ${y + h * 0.55}`) +
  outline(box(x - 26, y, 52, 12), ink) +
  outline(box(x - 12, y + 12, 24, 20), hairline)

/** Draws the impression of a rubber stamp: ring and word. */
export const seal = (x: number, y: number, r: number, look: Look & { word?: string } = {}): string => {
  const fill = getFill(look)
  const edge = Array.from({ length: 48 }, (_, i): Point => {
    const [a, k] = [(i * Math.PI) / 24, i % 2 ? r : r * 0.93]
    return [x + k * Math.cos(a), y + k * Math.sin(a)]
  })
  const tails = poly(
    [x - r * 0.6, y + r * 0.5],
    [x - r * 0.75, y + r * 1.8],
    [x - r * 0.4, y + r * 1.5],
    [x - r * 0.1, y + r * 1.8],
    [x, y + r * 0.8],
    [x + r * 0.1, y + r * 1.8],
    [x + r * 0.4, y + r * 1.5],
    [x + r * 0.75, y + r * 1.8],
    [x + r * 0.6, y + r * 0.5],
  )
  const check = d`M${x - r * 0.34} ${y + r * 0.02}l${r * 0.24} ${r * 0.26}l${r * 0.46} ${-r * 0.52}`
  return (
    outline(tails, fill === sheet ? hairline : fill) +
    outline(poly(...edge), fill) +
    detail(disc(x, y, r * 0.72), lineOn(fill)) +
    (look.word
      ? lettering(x, y + r * 0.17, look.word, r * 0.34, { anchor: 'middle', color: lineOn(fill) })
      : stroke(check, lineOn(fill), r * 0.12))
  )
}

/** Draws a signature above its line. */
export const signature = (x: number, y: number, w: number, color: string = ink): string => {
  const k = w / 200
  return (
    hair(d`M${x} ${y}h${w}`, steel) +
    stroke(
      d`M${x + 10 * k} ${y - 8 * k}c${30 * k} ${-10 * k} ${44 * k} ${-70 * k} ${24 * k} ${-62 * k}s${-14 * k} ${66 * k} ${8 * k} ${60 * k}s${22 * k} ${-38 * k} ${30 * k} ${-34 * k}s${-16 * k} ${34 * k} 0 ${32 * k}s${20 * k} ${-38 * k} ${30 * k} ${-36 * k}s${-6 * k} ${36 * k} ${10 * k} ${34 * k}s${14 * k} ${-24 * k} ${28 * k} ${-22 * k}s${20 * k} ${16 * k} ${50 * k} ${6 * k}`,
      color,
    )
  )
}
