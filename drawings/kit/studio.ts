import { hairline, ink, lineOn, paper, sheet } from './colours.ts'
import { area, at, box, d, detail, disc, outline, poly, rod, round, stroke } from './lines.ts'
import { grid } from './hatch.ts'
import { lettering } from './lettering.ts'
import { fillOf, type Look } from './goods.ts'

/** A video camera facing right, from its top left. */
export const camera = (x: number, y: number, w: number, look: Look = {}): string => {
  const k = w / 200
  const fill = fillOf(look)
  return at(
    x,
    y,
    outline(d`M${34 * k} ${30 * k}V${4 * k}h${86 * k}v${26 * k}h${-14 * k}v${-13 * k}h${-58 * k}v${13 * k}z`, ink),
    outline(box(0, 40 * k, 24 * k, 40 * k), ink),
    outline(round(14 * k, 28 * k, 126 * k, 84 * k, 6 * k), fill),
    outline(box(140 * k, 42 * k, 22 * k, 56 * k), hairline),
    outline(poly([162 * k, 46 * k], [200 * k, 32 * k], [200 * k, 108 * k], [162 * k, 94 * k])),
    detail(
      disc(52 * k, 70 * k, 24 * k) +
        disc(52 * k, 70 * k, 14 * k) +
        d`M${92 * k} ${54 * k}h${34 * k}M${92 * k} ${68 * k}h${34 * k}M${92 * k} ${82 * k}h${20 * k}`,
      lineOn(fill),
    ),
    area(disc(128 * k, 98 * k, 6 * k), look.accent ? sheet : ink),
  )
}

/** A tripod; (x, y) is the middle of its head. */
export const tripod = (x: number, y: number, h: number): string =>
  outline(rod([x - 4, y + 20], 7, [x - h * 0.34, y + h], 4) + rod([x + 4, y + 20], 7, [x + h * 0.34, y + h], 4)) +
  outline(rod([x, y + 20], 7, [x, y + h], 4), paper) +
  detail(d`M${x - h * 0.19} ${y + h * 0.55}L${x} ${y + h * 0.62}L${x + h * 0.19} ${y + h * 0.55}`) +
  outline(box(x - 26, y, 52, 12), ink) +
  outline(box(x - 12, y + 12, 24, 20), hairline)

/** A microphone on its short stand; (x, foot) is the middle of the foot. */
export const microphone = (x: number, foot: number, h: number, look: Look = {}): string => {
  const w = h * 0.3
  const [top, body] = [foot - h, h * 0.5]
  return (
    outline(box(x - 4, foot - h * 0.34, 8, h * 0.3)) +
    outline(round(x - w * 0.8, foot - h * 0.05, w * 1.6, h * 0.05, 3), ink) +
    stroke(
      d`M${x - w * 0.72} ${top + body * 0.5}v${body * 0.3}a${w * 0.72} ${w * 0.72} 0 0 0 ${w * 1.44} 0v${-body * 0.3}`,
    ) +
    outline(round(x - w / 2, top, w, body, w / 2), fillOf(look)) +
    detail(
      [0.2, 0.32, 0.44, 0.56].map((k) => d`M${x - w * 0.36} ${top + body * k}h${w * 0.72}`).join('') +
        d`M${x - w / 2} ${top + body * 0.7}h${w}`,
      lineOn(fillOf(look)),
    )
  )
}

/** A trade-show booth in elevation: fascia with lettering, back wall on a grid, counter at the left. */
export const booth = (x: number, floor: number, w: number, h: number, name = '', look: Look = {}): string => {
  const fascia = h * 0.2
  return (
    outline(box(x + 10, floor - h + fascia, w - 20, h - fascia), paper) +
    grid(x + 14, floor - h + fascia, w - 28, h - fascia, 30, hairline) +
    outline(box(x, floor - h + fascia, 16, h - fascia) + box(x + w - 16, floor - h + fascia, 16, h - fascia)) +
    outline(box(x - 10, floor - h, w + 20, fascia), fillOf({ fill: ink, ...look })) +
    (name &&
      lettering(x + w / 2, floor - h + fascia * 0.72, name, fascia * 0.44, { anchor: 'middle', colour: sheet })) +
    outline(box(x - 16, floor - 10, w + 32, 10), hairline)
  )
}

/** A counter or podium; a slanted top when `slant`. */
export const podium = (x: number, floor: number, w: number, h: number, look: Look & { slant?: boolean } = {}): string =>
  outline(
    poly(
      [x + w * 0.1, floor],
      [x + w * 0.9, floor],
      [x + w * 0.84, floor - h * 0.84],
      [x + w * 0.16, floor - h * 0.84],
    ),
    fillOf(look),
  ) +
  detail(box(x + w * 0.3, floor - h * 0.62, w * 0.4, h * 0.34), lineOn(fillOf(look))) +
  outline(
    look.slant
      ? poly([x, floor - h * 0.84], [x + w, floor - h * 0.84], [x + w, floor - h], [x, floor - h * 0.9])
      : box(x, floor - h, w, h * 0.16),
    hairline,
  )

/** A projection or presentation screen on its stand. */
export const board = (x: number, y: number, w: number, h: number, look: Look = {}): string =>
  outline(
    poly([x + w * 0.2, y + h], [x + w * 0.25, y + h], [x + w * 0.2, y + h * 1.4], [x + w * 0.15, y + h * 1.4]) +
      poly([x + w * 0.75, y + h], [x + w * 0.8, y + h], [x + w * 0.85, y + h * 1.4], [x + w * 0.8, y + h * 1.4]),
  ) +
  outline(box(x, y, w, h), fillOf(look)) +
  outline(box(x - 8, y - 10, w + 16, 12), ink)

/** A studio lamp with barn doors, shining left-down; (x, y) is its pivot. */
export const lamp = (x: number, y: number, size: number): string =>
  outline(
    poly(
      [x - size * 0.5, y - size * 0.3],
      [x + size * 0.2, y - size * 0.3],
      [x + size * 0.2, y + size * 0.3],
      [x - size * 0.5, y + size * 0.3],
    ),
    hairline,
  ) +
  outline(
    poly(
      [x - size * 0.5, y - size * 0.3],
      [x - size * 0.8, y - size * 0.6],
      [x - size * 0.8, y + size * 0.6],
      [x - size * 0.5, y + size * 0.3],
    ),
  ) +
  outline(disc(x, y, size * 0.1), ink)
