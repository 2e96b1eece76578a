import {
  area,
  box,
  centerLine,
  chuck,
  detail,
  disc,
  ground,
  hairline,
  ink,
  mirror,
  outline,
  pencil,
  plate,
  poly,
  round,
  signal,
  stroke,
  writing,
} from '../kit/index.ts'

const [axis, bed, floor] = [236, 400, 540]

const lathe = [
  outline(box(90, 456, 150, floor - 456) + box(660, 456, 150, floor - 456), hairline),
  outline(box(60, bed, 800, 56)),
  detail(`M60 ${bed + 14}h800M60 ${bed + 42}h800`),
  outline(round(60, 96, 170, bed - 96, 8)),
  detail(disc(112, 160, 26) + disc(112, 160, 8) + 'M150 134h56M150 160h56M150 186h34M86 320h118M86 340h118M86 360h118'),
]

/** The cutting tool; its chip becomes the first line of text. */
const tool = [
  outline(box(650, 372, 170, 28), hairline),
  outline(box(690, 316, 90, 56)),
  detail(disc(712, 344, 8) + disc(758, 344, 8)),
  outline(poly([748, 316], [776, 316], [776, 296], [764, 272], [748, 296]), ink),
]

export default plate({
  name: 'professional-copywriting',
  number: 'S-09',
  alt: 'A great pencil is turned on a lathe; the chip that curls off its point runs on to a sheet as a line of handwriting.',
  parts: [
    ground(60, floor, 850),
    ...lathe,
    mirror(595, pencil(312, axis, 566, 130)),
    chuck(292, axis, 128),
    centerLine([40, axis], [930, axis]),
    ...tool,
    outline(box(930, 70, 220, 430)),
    area(box(958, 104, 92, 14), ink),
    writing(958, 290, 164, 12, 16),
    stroke(
      'M764 272c60-4 96 40 66 72c-34 36-86-14-48-50c44-40 126 8 116 66c-8 40-62 30-54-12c10-50 80-100 126-128c14-8 14-40 2-38c-16 4-6 60 10 52c12-6 10-34 18-34c10 0-6 34 6 34s12-34 24-34c10 0-8 36 6 34s14-60 26-56s-20 60 0 58s20-32 30-32s0 30 40 24',
      signal,
      6,
    ),
  ],
})
