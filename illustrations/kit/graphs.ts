import { hairline, lineOn, sheet, signal } from './colors.ts'
import { area, box, d, detail, disc, outline, stroke } from './lines.ts'
import { getFill, type Look } from './goods.ts'

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
