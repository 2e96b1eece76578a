import {
  area,
  box,
  detail,
  dimension,
  disc,
  ground,
  hall,
  hatchBox,
  ink,
  lettering,
  magnifier,
  outline,
  paper,
  plate,
  round,
  shed,
  sheet,
  stack,
  stroke,
} from '../kit/index.ts'

const floor = 540

/** Draws a plant on its rank in the search results; the first is the highest. */
const rank = (x: number, w: number, h: number, number: string): string =>
  outline(box(x, floor - h, w, h), paper) +
  hatchBox(x, floor - h, w, h, 14, '#b4bec6') +
  outline(box(x, floor - h, w, 14), ink) +
  outline(disc(x + w / 2, floor - 48, 34)) +
  lettering(x + w / 2, floor - 32, number, 32, { anchor: 'middle' })

/** The typed text, the caret, and the magnifier. */
const field = [
  outline(round(80, 84, 400, 64, 32)),
  detail(disc(120, 112, 13) + 'M129 122l14 14'),
  area(box(168, 108, 150, 14) + box(332, 108, 60, 14), ink),
  stroke('M410 100v30'),
]

const [lensX, lensY, r] = [742, 220, 150]

export default plate({
  name: 'seo-optimization',
  number: 'S-03',
  alt: 'Three factories stand on ranked columns as in a bar graph; under a search field a large magnifier has found the highest.',
  parts: [
    ground(70, floor, 850),
    ...field,
    dimension([874, floor], [874, 284], '+150%', { off: -230, height: 30 }),
    rank(120, 180, 96, '3'),
    shed(134, floor - 96, 150, 74),
    rank(360, 190, 176, '2'),
    stack(520, floor - 176, 28, 120),
    hall(374, floor - 176, 126, 60, 2),
    rank(610, 264, 256, '1'),
    area(disc(lensX, lensY, r), sheet),
    stack(832, 284, 32, 150),
    stack(794, 284, 32, 122),
    hall(628, 284, 186, 74, 3, { accent: true }),
    outline(box(610, 284, 264, 14), ink),
    magnifier(lensX, lensY, r, 34),
  ],
})
