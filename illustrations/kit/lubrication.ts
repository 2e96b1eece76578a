import { getFill, type Look } from './goods.ts'
import { box, d, detail, outline, poly, rod, round, stroke, type Point } from './lines.ts'
import { hairline, ink, lineOn, sheet } from './colors.ts'

/** Draws an oil can with a long spout to the left; (x, floor) is the middle of its base, `tip` the end of the spout. */
export const oilCan = (x: number, floor: number, h: number, tip: Point, look: Look = {}): string => {
  const [w, fill] = [h * 0.74, getFill(look)]
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

/** Draws a drop of height `h`, its point at (x, y). */
export const drop = (x: number, y: number, h: number, look: Look = {}): string =>
  outline(
    d`M${x} ${y}c${h * 0.1} ${h * 0.34} ${h * 0.36} ${h * 0.4} ${h * 0.36} ${h * 0.66}` +
      d`a${h * 0.36} ${h * 0.34} 0 0 1 ${-h * 0.72} 0` +
      d`c0 ${-h * 0.26} ${h * 0.26} ${-h * 0.32} ${h * 0.36} ${-h * 0.66}z`,
    getFill(look),
  )
