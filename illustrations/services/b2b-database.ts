import {
  area,
  at,
  callout,
  centerLine,
  detail,
  hair,
  hairline,
  ink,
  iso,
  isoDisc,
  isoGrid,
  isoLine,
  isoPoly,
  outline,
  paper,
  plate,
  sheet,
  signal,
  writing,
  type Point,
  type Space,
} from '../kit/index.ts'

const [w, h] = [216, 150]
const [front, back, end] = [124, -124, 318]

/** Draws one contact in the drawer: tab, portrait, lines. */
const contact = (x: number, z: number, tab: number, fill = sheet): string => {
  const on = (a: number, b: number): Space => [x, 108 - a, z + b]
  const tone = fill === signal ? sheet : ink
  const edge = [
    on(0, 0),
    on(w, 0),
    on(w, h),
    on(tab + 60, h),
    on(tab + 52, h + 18),
    on(tab + 8, h + 18),
    on(tab, h),
    on(0, h),
  ]
  const head =
    isoDisc(on(54, 92), 16, 'right') + isoPoly(on(24, 33), on(84, 33), on(80, 60), on(66, 70), on(42, 70), on(28, 60))
  const rows = [120, 97, 74, 51].map((z, i) => isoLine(on(108, z), on([198, 170, 188, 146][i] ?? 180, z))).join('')
  return (
    outline(isoPoly(...edge), fill) +
    detail(isoPoly(on(20, 32), on(88, 32), on(88, 122), on(20, 122)) + rows, tone) +
    area(head, tone)
  )
}

const row = Array.from({ length: 11 }, (_, i) =>
  contact(i * 27, 0, [12, 76, 140][i % 3] ?? 12, i % 4 === 3 ? hairline : sheet),
)

const inside = [
  outline(isoPoly([-30, back, -10], [end, back, -10], [end, front, -10], [-30, front, -10]), hairline),
  outline(isoPoly([-30, back, -10], [-30, front, -10], [-30, front, 84], [-30, back, 84]), paper),
  outline(isoPoly([-30, back, -10], [end, back, -10], [end, back, 84], [-30, back, 84]), paper),
]

/** The front of the drawer hides the lower ends of the cards. */
const sides = [
  outline(isoPoly([-30, front, -10], [end, front, -10], [end, front, 84], [-30, front, 84]), paper),
  outline(isoPoly([end, front, -10], [end, back, -10], [end, back, 84], [end, front, 84])),
  outline(
    isoPoly(
      [-30, front, 84],
      [end, front, 84],
      [end, back, 84],
      [end - 12, back, 84],
      [end - 12, front - 12, 84],
      [-30, front - 12, 84],
    ),
  ),
  outline(isoPoly([end, 62, 24], [end, -62, 24], [end, -62, 58], [end, 62, 58]), ink),
  area(isoPoly([end, 56, 30], [end, -56, 30], [end, -56, 52], [end, 56, 52]), sheet),
  detail(isoLine([-14, front, 64], [end - 16, front, 64]) + isoLine([-14, front, 10], [end - 16, front, 10])),
]

const lift = 146
const item = (part: Point, y: number, number: number, accent = false): string =>
  callout(part, [960, y], number, accent) + writing(1004, y - 5, 130, 2, 12)

export default plate({
  name: 'b2b-database',
  number: 'S-01',
  alt: 'Exploded view of a card-index drawer: from a row of contact cards one is lifted straight up, in signal color.',
  parts: [
    at(
      400,
      326,
      hair(isoGrid(-90, -184, 420, 360, 60), '#c3cbd1'),
      ...inside,
      ...row.slice(0, 6),
      centerLine(iso([148, 108, 60]), iso([148, 108, lift])),
      centerLine(iso([148, -108, 60]), iso([148, -108, lift])),
      contact(148, lift, 76, signal),
      ...row.slice(6),
      ...sides,
    ),
    item([560, 110], 110, 1, true),
    item([662, 286], 230, 2),
    item([770, 384], 350, 3),
  ],
})
