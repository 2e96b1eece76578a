import {
  arrow,
  bust,
  disc,
  gear,
  hair,
  hairline,
  ink,
  mesh,
  outline,
  paper,
  plate,
  sheet,
  signal,
  steel,
  type GearPlace,
  type Point,
} from '../kit/index.ts'

const first: GearPlace = { x: 270, y: 352, module: 14, teeth: 28, angle: 3 }
const second = mesh(first, 14, -32)
const third = mesh(second, 20, 42)
const fourth = mesh(third, 15, -40)

/** Draws a person in a gear that drives the next gear. */
const member = (place: GearPlace, look: Parameters<typeof bust>[3] = {}): string => {
  const r = (place.module * place.teeth) / 2 - 34
  return (
    gear(place, { ...look, holes: 0, plain: true }) +
    outline(disc(place.x, place.y, r), paper) +
    bust(place.x, place.y + r * 0.74, r * 1.5, { ...look, fill: look.accent ? ink : sheet, accent: false })
  )
}

/** Draws the pitch circle. */
const pitch = ({ x, y, module, teeth }: GearPlace): string => hair(disc(x, y, (module * teeth) / 2), steel, '18 4 3 4')

/** An arrow in the direction in which the driving gear turns. */
const turning = Array.from({ length: 15 }, (_, i): Point => {
  const a = ((-150 + i * 8) * Math.PI) / 180
  return [second.x + 132 * Math.cos(a), second.y + 132 * Math.sin(a)]
})

export default plate({
  name: 'linkedin-marketing',
  number: 'S-07',
  alt: 'A train of meshing gears with a person in each: a small one in signal color drives all the others.',
  parts: [
    member(first),
    member(third, { fill: hairline, headset: true }),
    member(fourth, { helmet: true }),
    member(second, { accent: true }),
    ...[first, third, fourth].map(pitch),
    arrow(turning, signal, '', 5),
  ],
})
