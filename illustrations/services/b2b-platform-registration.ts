import {
  at,
  box,
  callout,
  centerLine,
  d,
  detail,
  dimension,
  hair,
  hairline,
  ink,
  iso,
  isoBox,
  isoGrid,
  isoLine,
  isoPoly,
  line,
  outline,
  paper,
  plate,
  sheet,
  signal,
  stroke,
  type Space,
} from '../kit/index.ts'

const [w, depth, h] = [118, 48, 48]
const bay = (i: number): number => i * 126
const lane = (j: number): number => j * 56

/** Draws an isometric container, corrugated on both visible faces. */
const unit = ([x, y, z]: Space, fill = sheet): string => {
  let ribs = ''
  for (let i = 1; i < 10; i++)
    ribs += isoLine([x + (w * i) / 10, y + depth, z + 7], [x + (w * i) / 10, y + depth, z + h - 7])
  for (let i = 1; i < 4; i++)
    ribs += isoLine([x + w, y + (depth * i) / 4, z + 7], [x + w, y + (depth * i) / 4, z + h - 7])
  const faces = { top: fill, left: fill, right: fill === sheet ? hairline : fill }
  return isoBox([x, y, z], w, depth, h, faces) + detail(ribs, fill === signal ? sheet : ink)
}

/** The number of containers at each place, by bay and lane; one place is empty. */
const load = [
  [3, 2, 1],
  [2, 2, 1],
  [2, 0, 0],
  [1, 1, 0],
]

const stand = (i: number, j: number): string =>
  Array.from({ length: load[i]?.[j] ?? 0 }, (_, k) => unit([bay(i), lane(j), k * h])).join('')

const [sx, sy, lift] = [bay(2), lane(1), 214]
const kept = (z: number): Space[] => [
  [sx, sy, z],
  [sx + w, sy, z],
  [sx + w, sy + depth, z],
  [sx, sy + depth, z],
]
const [hx, hy] = iso([sx + w / 2, sy + depth / 2, lift + h])

export default plate({
  name: 'b2b-platform-registration',
  number: 'S-06',
  ground: 'blueprint',
  alt: 'Containers stand in rows on a platform; a crane lowers one in signal color into the place that is kept for it.',
  parts: [
    at(
      420,
      194,
      isoBox([-30, -30, -24], 556, 220, 24, { left: paper }),
      hair(isoGrid(-8, -8, 528, 176, 22), hairline),
      ...[0, 1].flatMap((j) => [0, 1].map((i) => stand(i, j))),
      stand(2, 0),
      stand(3, 0),
      `<path stroke="${signal}" fill="none" stroke-dasharray="10 7" d="${isoPoly(...kept(0))}"/>`,
      ...kept(0).map((foot, i) => centerLine(iso(foot), iso(kept(lift)[i] ?? foot))),
      stand(3, 1),
      ...[0, 1, 2, 3].map((i) => stand(i, 2)),
      unit([sx, sy, lift], signal),
      stroke(
        kept(lift + h)
          .map((corner) => line(iso(corner), [hx, hy - 60]))
          .join(''),
        ink,
        1.5,
      ),
      outline(box(hx - 22, hy - 84, 44, 24), ink),
      stroke(d`M${hx - 10} ${hy - 84}V-164M${hx + 10} ${hy - 84}V-164`, ink, 1.5),
      dimension(iso([-30, 190, -24]), iso([526, 190, -24]), '150', { off: -22, height: 26 }),
    ),
    callout([640, 172], [880, 110], 1, true),
    callout([330, 222], [150, 130], 2),
  ],
})
