import {
  centerLine,
  compass,
  dimension,
  disc,
  hair,
  plate,
  signal,
  steel,
  stroke,
  swatches,
  turn,
  typeSample,
} from '../kit/index.ts'

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
