import { hairline, ink, lineOn, sheet, steel } from './colours.ts'
import { box, d, detail, disc, hair, outline, poly, round, stroke, type Point } from './lines.ts'
import { lettering } from './lettering.ts'
import { fillOf, type Look } from './goods.ts'

/** A month's sheet with rings; `day` (0…34) is the one in signal colour. */
export const calendar = (x: number, y: number, w: number, h: number, day = -1): string => {
  const head = h * 0.2
  const [cw, ch] = [w / 7, (h - head) / 5]
  let cells = ''
  for (let i = 1; i < 7; i++) cells += d`M${x + i * cw} ${y + head}v${h - head}`
  for (let i = 1; i < 5; i++) cells += d`M${x} ${y + head + i * ch}h${w}`
  const mark =
    day < 0
      ? ''
      : outline(box(x + (day % 7) * cw, y + head + Math.floor(day / 7) * ch, cw, ch), fillOf({ accent: true }))
  return (
    outline(box(x, y, w, h)) +
    outline(box(x, y, w, head), ink) +
    detail(cells) +
    mark +
    outline([0.2, 0.5, 0.8].map((k) => round(x + w * k - 5, y - 14, 10, 26, 5)).join(''))
  )
}

/** A rubber stamp's impression: ring and word, slightly turned by the caller if wished. */
export const seal = (x: number, y: number, r: number, look: Look & { word?: string } = {}): string => {
  const fill = fillOf(look)
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
      ? lettering(x, y + r * 0.17, look.word, r * 0.34, { anchor: 'middle', colour: lineOn(fill) })
      : stroke(check, lineOn(fill), r * 0.12))
  )
}

/** A riveted nameplate with a line of lettering. */
export const nameplate = (x: number, y: number, w: number, h: number, text = '', look: Look = {}): string => {
  const fill = fillOf(look)
  const i = Math.min(14, h * 0.16)
  return (
    outline(round(x, y, w, h, 8), fill) +
    detail(
      [
        [x + i, y + i],
        [x + w - i, y + i],
        [x + i, y + h - i],
        [x + w - i, y + h - i],
      ]
        .map(([a = 0, b = 0]) => disc(a, b, 4))
        .join(''),
      lineOn(fill),
    ) +
    (text && lettering(x + w / 2, y + h / 2 + h * 0.2, text, h * 0.4, { anchor: 'middle', colour: lineOn(fill) }))
  )
}

/** A signature written over its line. */
export const signature = (x: number, y: number, w: number, colour: string = ink): string => {
  const k = w / 200
  return (
    hair(d`M${x} ${y}h${w}`, steel) +
    stroke(
      d`M${x + 10 * k} ${y - 8 * k}c${30 * k} ${-10 * k} ${44 * k} ${-70 * k} ${24 * k} ${-62 * k}s${-14 * k} ${66 * k} ${8 * k} ${60 * k}s${22 * k} ${-38 * k} ${30 * k} ${-34 * k}s${-16 * k} ${34 * k} 0 ${32 * k}s${20 * k} ${-38 * k} ${30 * k} ${-36 * k}s${-6 * k} ${36 * k} ${10 * k} ${34 * k}s${14 * k} ${-24 * k} ${28 * k} ${-22 * k}s${20 * k} ${16 * k} ${50 * k} ${6 * k}`,
      colour,
    )
  )
}
