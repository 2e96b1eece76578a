import { hairline, ink, paper, steel } from './colors.ts'
import { area, at, box, d, detail, disc, hair, outline, poly, repeat, round, type Point } from './lines.ts'
import { hatchBox } from './hatch.ts'
import { getFill, type Look } from './goods.ts'

/**
 * Draws a belt conveyor from the left end of the belt's top; legs are `h` high. `name` must be unique in the drawing.
 */
export const conveyor = (name: string, x: number, y: number, w: number, h = 80): string => {
  const count = Math.max(2, Math.round((w - 40) / 40))
  const rollers = Array.from({ length: count + 1 }, (_, i): Point => [x + 20 + ((w - 40) * i) / count, y + 20])
  const legs = Math.max(2, Math.round(w / 240) + 1)
  let stand = ''
  for (let i = 0; i < legs; i++) {
    const left = x + 40 + ((w - 96) * i) / (legs - 1)
    stand += box(left, y + 34, 16, h - 40) + box(left - 8, y + h - 6, 32, 6)
  }
  return (
    outline(stand, paper) +
    outline(round(x, y, w, 40, 20)) +
    repeat(name, `<path stroke-width="1.5" d="${disc(0, 0, 12)}"/>` + area(disc(0, 0, 3), ink), ...rollers) +
    outline(box(x + 36, y + 27, w - 72, 10), hairline)
  )
}

/** Draws a hydraulic press from its top left: frame, ram at `stroke` (0 up, 1 down), bed. Use at least 200 × 300. */
export const press = (x: number, y: number, w: number, h: number, stroke = 0.5, look: Look = {}): string => {
  const [post, head, bed] = [w * 0.15, h * 0.2, h * 0.16]
  const travel = (h - head - bed) * (0.12 + 0.5 * stroke)
  return at(
    x,
    y,
    outline(box(post * 0.4, head, post, h - head - bed) + box(w - post * 1.4, head, post, h - head - bed)),
    detail(d`M${post * 0.65} ${head}v${h - head - bed}M${w - post * 0.65} ${head}v${h - head - bed}`),
    outline(box(w / 2 - w * 0.07, head, w * 0.14, travel), hairline),
    outline(box(w * 0.24, head + travel, w * 0.52, h * 0.1), getFill(look)),
    outline(box(w * 0.3, head + travel + h * 0.1, w * 0.4, h * 0.035), ink),
    outline(box(0, 0, w, head)),
    detail(box(w * 0.08, head * 0.25, w * 0.26, head * 0.5) + disc(w * 0.8, head * 0.5, head * 0.22)),
    area(disc(w * 0.8, head * 0.5, head * 0.06), ink),
    outline(box(w * 0.36, -h * 0.1, w * 0.28, h * 0.1)),
    outline(box(0, h - bed, w, bed)),
    hatchBox(w * 0.06, h - bed * 0.75, w * 0.88, bed * 0.5),
  )
}

/** Draws a three-jaw lathe chuck; (x, y) is the center of its face, the workpiece is to the right. */
export const chuck = (x: number, y: number, r: number, look: Look = {}): string =>
  outline(box(x - r * 0.5, y - r, r * 0.5, 2 * r), getFill(look)) +
  detail(
    d`M${x - r * 0.38} ${y - r}v${2 * r}M${x - r * 0.5} ${y - r * 0.72}h${r * 0.12}M${x - r * 0.5} ${y + r * 0.72}h${r * 0.12}`,
  ) +
  outline(
    poly(
      [x, y - r * 0.86],
      [x + r * 0.22, y - r * 0.86],
      [x + r * 0.22, y - r * 0.62],
      [x + r * 0.4, y - r * 0.62],
      [x + r * 0.4, y - r * 0.3],
      [x, y - r * 0.3],
    ),
    hairline,
  ) +
  outline(
    poly(
      [x, y + r * 0.86],
      [x + r * 0.22, y + r * 0.86],
      [x + r * 0.22, y + r * 0.62],
      [x + r * 0.4, y + r * 0.62],
      [x + r * 0.4, y + r * 0.3],
      [x, y + r * 0.3],
    ),
    hairline,
  ) +
  hair(d`M${x - r * 0.7} ${y}h${r * 1.2}`, steel, '18 4 3 4')
