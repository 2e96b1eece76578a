import { hairline, ink, lineOn, sheet, steel } from './colors.ts'
import { d, detail, disc, hair, outline, poly, stroke, type Point } from './lines.ts'
import { lettering } from './lettering.ts'
import { getFill, type Look } from './goods.ts'

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
