import { hairline, ink, paper, sheet, lineOn } from './colors.ts'
import { box, d, detail, outline, rod, at } from './lines.ts'
import { grid } from './hatch.ts'
import { lettering } from './lettering.ts'
import { getFill, type Look } from './goods.ts'

/** Draws a tripod; (x, y) is the middle of its head. */
export const tripod = (x: number, y: number, h: number): string =>
  outline(rod([x - 4, y + 20], 7, [x - h * 0.34, y + h], 4) + rod([x + 4, y + 20], 7, [x + h * 0.34, y + h], 4)) +
  outline(rod([x, y + 20], 7, [x, y + h], 4), paper) +
  detail(d`M${x - h * 0.19} ${y + h * 0.55}L${x} ${y + h * 0.62}L${x + h * 0.19} ${y + h * 0.55}`) +
  outline(box(x - 26, y, 52, 12), ink) +
  outline(box(x - 12, y + 12, 24, 20), hairline)

/** Draws a trade-show booth from the front: fascia with lettering, back wall with a grid, counter at the left. */
export const booth = (x: number, floor: number, w: number, h: number, name = '', look: Look = {}): string => {
  const fascia = h * 0.2
  return (
    outline(box(x + 10, floor - h + fascia, w - 20, h - fascia), paper) +
    grid(x + 14, floor - h + fascia, w - 28, h - fascia, 30, hairline) +
    outline(box(x, floor - h + fascia, 16, h - fascia) + box(x + w - 16, floor - h + fascia, 16, h - fascia)) +
    outline(box(x - 10, floor - h, w + 20, fascia), getFill({ fill: ink, ...look })) +
    (name && lettering(x + w / 2, floor - h + fascia * 0.72, name, fascia * 0.44, { anchor: 'middle', color: sheet })) +
    outline(box(x - 16, floor - 10, w + 32, 10), hairline)
  )
}

/** Draws a horizontal telephone handset; (x, y) is the middle of its grip. */
export const handset = (x: number, y: number, w: number, look: Look = {}): string => {
  const k = w / 200
  const fill = getFill(look)
  return at(
    x,
    y,
    outline(box(-108 * k, 44 * k, 60 * k, 13 * k) + box(48 * k, 44 * k, 60 * k, 13 * k), ink),
    outline(
      d`M${-52 * k} ${46 * k}H${-106 * k}C${-110 * k} ${0} ${-92 * k} ${-26 * k} ${-50 * k} ${-26 * k}H${50 * k}C${92 * k} ${-26 * k} ${110 * k} 0 ${106 * k} ${46 * k}H${52 * k}C${56 * k} ${24 * k} ${50 * k} ${10 * k} ${34 * k} ${10 * k}H${-34 * k}C${-50 * k} ${10 * k} ${-56 * k} ${24 * k} ${-52 * k} ${46 * k}z`,
      fill,
    ),
    detail(
      d`M${-88 * k} 0C${-80 * k} ${-12 * k} ${-66 * k} ${-15 * k} ${-50 * k} ${-15 * k}H${50 * k}C${66 * k} ${-15 * k} ${80 * k} ${-12 * k} ${88 * k} 0`,
      lineOn(fill),
    ),
  )
}
