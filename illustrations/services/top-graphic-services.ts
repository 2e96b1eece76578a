import {
  area,
  box,
  centerLine,
  d,
  detail,
  dimension,
  disc,
  getFill,
  hair,
  hairline,
  ink,
  outline,
  paper,
  plate,
  poly,
  rod,
  round,
  sheet,
  signal,
  steel,
  stroke,
  turn,
  type Look,
  type Point,
} from '../kit/index.ts'

/** Draws an open drafting compass; the hinge is at (x, y), needle left, pen right, `spread` between the tips. */
const compass = (x: number, y: number, h: number, spread: number, look: Look = {}): string => {
  const tip = (k: number): Point => [x + (k * spread) / 2, y + h]
  const knee = (k: number): Point => [x + k * spread * 0.3, y + h * 0.6]
  const needle = (k: number): string => {
    const [[a, b], [c, e]] = [knee(k), tip(k)]
    return poly([a - 7, b], [a + 7, b], [c, e])
  }
  return (
    outline(needle(-1), hairline) +
    outline(needle(1), getFill({ fill: ink, ...look })) +
    outline(rod([x, y], 16, knee(-1), 9) + rod([x, y], 16, knee(1), 9)) +
    detail(d`M${x - spread * 0.16} ${y + h * 0.32}H${x + spread * 0.16}`) +
    outline(round(x - 8, y - h * 0.16, 16, h * 0.12, 4), ink) +
    outline(disc(x, y, 22)) +
    detail(disc(x, y, 10))
  )
}

/** Draws color swatches as a fan around (x, y); the marked one is in signal color. */
const swatches = (x: number, y: number, w: number, h: number, count = 5, marked = 2, spread = 60): string => {
  const fills = [sheet, hairline, paper, '#4c5b69', ink]
  return (
    Array.from({ length: count }, (_, i) => {
      const angle = -spread / 2 + (spread * i) / Math.max(1, count - 1)
      const fill = i === marked ? getFill({ accent: true }) : (fills[i % 5] ?? sheet)
      return turn(
        angle,
        x,
        y,
        outline(round(x - w / 2, y - h, w, h + w * 0.3, 5)) +
          `<path stroke-width="1.5" fill="${fill}" d="${box(x - w / 2 + 8, y - h + 8, w - 16, h * 0.66)}"/>`,
      )
    }).join('') + area(disc(x, y, 6), ink)
  )
}

/** Draws a type specimen: one large letter on its construction lines. */
const typeSample = (x: number, y: number, size: number, look: Look = {}): string => {
  const s = size
  const a =
    d`M${x} ${y}L${x + s * 0.36} ${y - s}h${s * 0.22}L${x + s * 0.94} ${y}h${-s * 0.24}l${-s * 0.07} ${-s * 0.22}h${-s * 0.34}l${-s * 0.07} ${s * 0.22}z` +
    d`M${x + s * 0.35} ${y - s * 0.4}h${s * 0.24}l${-s * 0.12} ${-s * 0.37}z`
  const guides = d`M${x - s * 0.2} ${y}h${s * 1.36}M${x - s * 0.2} ${y - s}h${s * 1.36}M${x - s * 0.2} ${y - s * 0.4}h${s * 1.36}M${x + s * 0.47} ${y - s * 1.15}v${s * 1.3}`
  return (
    `<path fill-rule="evenodd"${look.accent ? ` fill="${getFill(look)}"` : ''} d="${a}"/>` +
    hair(guides, '#4c5b69', '18 4 3 4')
  )
}

const [cx, cy, r] = [390, 320, 236]

export default plate({
  name: 'top-graphic-services',
  number: 'S-08',
  alt: 'A capital letter on its construction lines within a circle that a compass is drawing in signal color, and a fan of color cards.',
  parts: [
    hair(disc(cx, cy, r) + disc(cx, cy, r * 0.62), steel),
    dimension([cx - 160, cy + 150], [cx - 160, cy - 190], 'H', { off: 150 }),
    centerLine([cx - r - 40, cy], [cx + r + 40, cy]),
    typeSample(cx - 160, cy + 150, 340),
    stroke(`M${cx - 167} ${cy - 167}A${r} ${r} 0 0 1 ${cx + 167} ${cy + 167}`, signal, 7),
    turn(45, cx, cy, compass(cx + r / 2, cy - 400, 400, r)),
    swatches(960, 480, 84, 240, 5, 4, 70),
  ],
})
