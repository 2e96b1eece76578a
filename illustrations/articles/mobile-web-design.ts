import {
  area,
  at,
  box,
  caliper,
  centerMark,
  d,
  detail,
  disc,
  hair,
  hairline,
  ink,
  lettering,
  mirror,
  outline,
  paper,
  phone,
  plate,
  round,
  signal,
  stroke,
} from '../kit/index.ts'

const [left, top] = [430, 46]
const glove = hairline

/** The hand behind the phone. */
const palm = [
  outline('M700 300C760 226 900 216 1010 232V500C900 548 800 580 690 560z', glove),
  outline('M1010 222h62v288h-62z', paper),
  detail(Array.from({ length: 7 }, (_, i) => d`M1010 ${246 + i * 40}h62`).join('')),
  outline('M1072 200h98v332h-98z'),
  detail('M1150 200v332'),
]

/** The thumb in front of the phone, which is larger than the buttons. */
const thumb = at(
  26,
  4,
  area(
    'M960 250C860 250 760 330 690 410C620 424 586 470 604 516C628 566 700 556 752 530C830 506 900 480 960 470z',
    glove,
  ),
  stroke('M900 258C810 280 750 344 690 410C620 424 586 470 604 516C628 566 700 556 752 530C806 514 860 498 930 486'),
  detail('M706 400C736 436 756 480 760 524M730 372q30 22 42 50M748 356q30 22 42 50'),
  hair('M890 288C826 306 776 360 730 424C700 452 660 452 636 474', ink, '7 5'),
)

const screen = [
  lettering(left + 26, top + 62, '02:10', 20),
  ...[0, 1, 2, 3].map((i) =>
    (i ? detail : area)(box(left + 206 + i * 16, top + 62 - (i + 1) * 6, 11, (i + 1) * 6), ink),
  ),
  detail(round(left + 24, top + 82, 246, 46, 23)) + lettering(left + 46, top + 116, '45×62×8', 22),
  outline(disc(577, 242, 60), glove) +
    outline(disc(577, 242, 50)) +
    outline(disc(577, 242, 34), paper) +
    detail(disc(577, 242, 40)),
  centerMark(577, 242, 66),
]

export default plate({
  name: 'mobile-web-design',
  number: 'A-18',
  ground: 'blueprint',
  alt: 'A thick gloved thumb over a phone with one bar of signal; a caliper measures the button beside it at 4 mm',
  parts: [
    ...palm,
    phone(left, top, 294, 548, { fill: paper }),
    ...screen,
    outline(box(525, 440, 40, 42), signal),
    mirror(0, caliper(-632, 352, 550, 42)),
    thumb,
    lettering(84, 324, '4 MM', 52),
  ],
})
