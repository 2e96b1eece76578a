import { ink, lineOn, paper } from './colours.ts'
import { area, at, box, d, detail, disc, outline, poly, turn, type Point } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

const degrees = Math.PI / 180

/** A hexagonal nut seen on its face. */
export const nut = (x: number, y: number, r: number, look: Look = {}): string => {
  const corners = Array.from({ length: 6 }, (_, i): Point => [
    x + r * Math.cos(i * 60 * degrees),
    y + r * Math.sin(i * 60 * degrees),
  ])
  return (
    outline(poly(...corners), fillOf(look)) +
    detail(disc(x, y, r * 0.84), lineOn(fillOf(look))) +
    outline(disc(x, y, r * 0.48), paper)
  )
}

/** A hexagon bolt lying along the horizontal, head at the left; `size` is the thread's diameter. */
export const bolt = (x: number, y: number, length: number, size: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const head = size * 0.9
  let thread = ''
  for (let i = length * 0.45; i < length - 3; i += size / 5) thread += d`M${i} ${-size / 2}l${size / 8} ${size}`
  return at(
    x,
    y,
    outline(d`M0 ${-size * 0.9}h${head}v${size * 1.8}H0l${-size * 0.12} ${-size * 0.3}v${-size * 1.2}z`, fill),
    detail(d`M0 ${-size * 0.45}h${head}M0 ${size * 0.45}h${head}`, lineOn(fill)),
    outline(d`M${head} ${-size / 2}H${length - 4}l4 4v${size - 8}l-4 4H${head}z`, fill),
    detail(thread, lineOn(fill)),
  )
}

/** A stepped shaft on its centre line, from its left end: pairs of length and diameter. */
export const shaft = (x: number, y: number, steps: Point[], look: Look = {}): string => {
  let from = x
  let body = ''
  for (const [length, size] of steps) {
    body += box(from, y - size / 2, length, size)
    from += length
  }
  return outline(body, fillOf(look))
}

/** A ball bearing seen on its face. */
export const bearing = (x: number, y: number, r: number, balls = 9, look: Look = {}): string => {
  let row = ''
  for (let i = 0; i < balls; i++) {
    const a = (i / balls) * 2 * Math.PI
    row += disc(x + r * 0.72 * Math.cos(a), y + r * 0.72 * Math.sin(a), Math.min(r * 0.14, (r * 1.9) / balls))
  }
  return (
    outline(disc(x, y, r), fillOf(look)) +
    detail(disc(x, y, r * 0.84) + disc(x, y, r * 0.6), lineOn(fillOf(look))) +
    `<path stroke-width="1.5" d="${row}"/>` +
    outline(disc(x, y, r * 0.44), paper)
  )
}

/** A chain link of two plates and pins, between two pins. */
export const link = ([x1, y1]: Point, [x2, y2]: Point, r: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const plate = d`M0 ${-r}Q${length / 2} ${-r * 0.5} ${length} ${-r}A${r} ${r} 0 0 1 ${length} ${r}Q${length / 2} ${r * 0.5} 0 ${r}A${r} ${r} 0 0 1 0 ${-r}z`
  const angle = Math.atan2(y2 - y1, x2 - x1) / degrees
  return turn(
    angle,
    x1,
    y1,
    at(
      x1,
      y1,
      outline(plate, fill),
      outline(disc(0, 0, r * 0.42) + disc(length, 0, r * 0.42), paper),
      area(disc(0, 0, r * 0.14) + disc(length, 0, r * 0.14), ink),
    ),
  )
}
