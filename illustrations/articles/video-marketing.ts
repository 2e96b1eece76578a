import {
  area,
  box,
  conveyor,
  d,
  detail,
  disc,
  ground,
  hair,
  hairline,
  ink,
  lettering,
  outline,
  paper,
  plate,
  poly,
  round,
  sheet,
  signal,
  steel,
  stroke,
  tripod,
  turn,
  reel,
} from '../kit/index.ts'

const floor = 525
const belt = 404
const cut = 100

/** Draws a wrapped bar that leaves the machine as a frame of a film. */
const frame = (x: number): string =>
  area(box(x + 9, belt - 80, cut - 18, 62), sheet) +
  outline(d`M${x + 20} ${belt - 66}l6 4h48l6 -4v34l-6 -4h-48l-6 4z`, hairline) +
  detail(d`M${x + 26} ${belt - 62}v26M${x + 74} ${belt - 62}v26M${x + 38} ${belt - 49}h24`)

const strip = (x: number, count: number): string => {
  const holes = Array.from({ length: count * 5 }, (_, i) => {
    const left = x + 6 + (i * cut) / 5
    return d`M${left} ${belt - 93}h9v7h-9zM${left} ${belt - 11}h9v7h-9z`
  })
  const frames = Array.from({ length: count }, (_, i) => frame(x + i * cut))
  return outline(box(x, belt - 98, count * cut, 98), signal) + area(holes.join(''), sheet) + frames.join('')
}

const camera = [
  tripod(196, 340, floor - 340),
  reel(126, 148, 66, { from: -60 }),
  reel(250, 156, 56),
  outline(box(84, 206, 216, 134), ink),
  `<path fill="${hairline}" d="${box(106, 228, 98, 90)}"/>`,
  detail(disc(155, 273, 30) + disc(155, 273, 8)),
  area(disc(262, 246, 9), sheet),
  outline(box(300, 236, 30, 74), hairline) + outline(box(330, 246, 34, 54)),
  outline(poly([364, 252], [404, 226], [404, 320], [364, 294])),
  outline(round(52, 236, 32, 44, 6), hairline),
]

const [rx, ry, r] = [640, 166, 116]
const wrapper = [
  outline(box(500, 448, 330, floor - 448)) + detail(box(520, 464, 130, 46) + box(680, 464, 130, 46)),
  outline(box(480, 300, 360, 120)) + `<path stroke-width="1.5" fill="${paper}" d="${box(500, 318, 228, 86)}"/>`,
  outline(box(744, 320, 64, 50), ink) + lettering(776, 353, '5500', 15, { anchor: 'middle', color: sheet }),
  outline(poly([rx - 30, ry], [rx + 30, ry], [rx + 62, 300], [rx - 62, 300]), hairline),
  reel(rx, ry, r, { from: -72 }),
  stroke(d`M${rx + r * 0.985} ${ry + r * 0.174}L719 322A15 15 0 0 1 704 343L556 354`, signal, 7),
  outline(disc(703, 326, 14)) + area(disc(703, 326, 4), ink),
]

const bar = (x: number): string => outline(round(x, belt - 25, 62, 25, 5), paper)

const stripes = [0, 1, 2, 3].map((i) =>
  poly([326 + i * 34, 426], [342 + i * 34, 404], [358 + i * 34, 404], [342 + i * 34, 426]),
)
const clapper =
  turn(-15, 316, 426, outline(box(316, 404, 140, 22)) + area(stripes.join(''), ink)) +
  outline(box(316, 430, 140, 95), ink) +
  lettering(386, 498, '6/6', 42, { anchor: 'middle', color: sheet })

export default plate({
  name: 'video-marketing',
  number: 'A-17',
  alt: 'A film camera faces a flow wrapper fed from a cinema reel; wrapped bars leave it as frames of a film, the clapperboard says 6/6',
  parts: [
    ground(60, floor, 1080),
    ...wrapper,
    bar(606),
    outline(disc(660, 360, 22) + disc(660, 404, 22)) + area(disc(660, 360, 5), ink) + hair(disc(660, 360, 14), steel),
    bar(526),
    outline(poly([500, 372], [556, 340], [600, 340], [600, 404], [500, 404]), hairline),
    detail('M556 340v64'),
    bar(462),
    conveyor('belt', 430, belt, 710, floor - belt),
    strip(820, 2),
    strip(1032, 1),
    ...camera,
    clapper,
  ],
})
