import {
  again,
  area,
  arrow,
  at,
  d,
  detail,
  dimension,
  disc,
  hair,
  hairline,
  ink,
  iso,
  isoBox,
  isoConveyor,
  isoCylinder,
  isoDisc,
  isoLine,
  isoPoly,
  outline,
  paper,
  plate,
  repeat,
  sheet,
  signal,
  steel,
  type Space,
} from '../kit/index.ts'

/** Draws an isometric raw casting of a valve body, standing on its flange. */
const isoCasting = ([x, y, z]: Space, r = 24): string => {
  const [cx, cy] = iso([x, y + r * 0.9, z + r * 1.1])
  return (
    isoCylinder([x, y, z], r, r * 0.3) +
    isoCylinder([x, y, z + r * 0.3], r * 0.62, r * 1.5, { left: sheet }) +
    outline(isoDisc([x, y + r * 0.72, z + r * 1.1], r * 0.52, 'left'), hairline) +
    outline(isoDisc([x, y + r * 0.95, z + r * 1.1], r * 0.52, 'left')) +
    area(disc(cx, cy, r * 0.24, r * 0.3), ink) +
    isoCylinder([x, y, z + r * 1.8], r * 0.9, r * 0.3) +
    area(isoDisc([x, y, z + r * 2.1], r * 0.42), ink)
  )
}

/** A desk with drawers and a screen, used at both ends of the chain. */
const desk =
  isoBox([8, 10, 0], 104, 40, 74, { left: paper }) +
  isoBox([8, 96, 0], 104, 34, 74, { left: paper }) +
  detail(isoLine([8, 130, 26], [112, 130, 26]) + isoLine([8, 130, 50], [112, 130, 50])) +
  isoBox([0, 0, 74], 120, 140, 8) +
  isoBox([50, 60, 82], 12, 20, 16, { left: ink }) +
  isoBox([52, 26, 98], 8, 88, 58, { right: ink, left: ink, top: ink }) +
  outline(isoPoly([60, 34, 106], [60, 106, 106], [60, 106, 148], [60, 34, 148]))

const memo =
  outline(isoPoly([0, 10, 60], [54, 10, 60], [54, 50, 60], [0, 50, 60])) +
  hair([18, 26, 34, 42].map((y) => isoLine([8, y, 60], [y === 42 ? 30 : 46, y, 60])).join(''), ink)

/** The stock on its pallet; the missing part is dashed. */
const [sx, sy, each] = [286, 474, 54]
const [px, py] = iso([sx, sy, 12])
const ghost = (i: number): string => d`M${px - 29} ${py - i * each - 46}v46a29 17 0 0 0 58 0v-46`
const staff = Array.from({ length: 21 }, (_, i) => d`M${px - 4} ${py - 40 - i * 10.8}h${i % 5 ? 5 : 9}`).join('')

export default plate({
  name: 'supply-chain-optimization',
  number: 'A-20',
  alt: 'Two desks joined by two belts, memos one way, valve castings the other; before them a stock gauge stands far below its mark',
  parts: [
    at(
      390,
      154,
      repeat('desk', desk, [0, 0]),
      isoConveyor('memos', [128, 0, 0], 464, 60, 60),
      repeat('memo', memo, ...[150, 240, 330, 420, 510].map((x) => iso([x, 0, 0]))),
      isoConveyor('cast', [128, 76, 0], 464, 60, 60),
      repeat('valve', isoCasting([0, 0, 0]), ...[176, 268, 360, 452, 544].map((x) => iso([x, 106, 60]))),
      again('desk', iso([600, 0, 0])),
      arrow([iso([230, -36, 60]), iso([470, -36, 60])]),
      arrow([iso([470, 190, 0]), iso([230, 190, 0])]),
      isoBox([sx - 62, sy - 62, 0], 124, 124, 12, { left: paper }),
      isoBox([sx - 36, sy - 36, 12], 10, 10, 5 * each, { left: paper }),
      detail(staff),
      hair([1, 2, 3].map(ghost).join(''), steel, '6 4'),
      again('valve', [px, py]),
      isoCylinder([sx, sy, 12 + 4 * each], 36, 14, { top: signal, left: signal }),
      dimension([px - 60, py], [px - 60, py - 4 * each], '145', { off: 40, height: 26 }),
    ),
  ],
})
