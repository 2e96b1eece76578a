import {
  again,
  arrow,
  clock,
  d,
  detail,
  dimension,
  hair,
  hairline,
  ink,
  iso,
  isoBox,
  isoConveyor,
  isoCylinder,
  isoGrid,
  isoLine,
  isoPlane,
  isoPoly,
  outline,
  paper,
  plate,
  repeat,
  sheet,
  signal,
  steel,
  stroke,
  type Space,
} from '../kit/index.ts'

const [pitch, length, width, top] = [122, 880, 92, 44]
const getX = (i: number): number => 20 + i * pitch
const all = [0, 1, 2, 3, 4, 5, 6]
const thin = (...parts: string[]): string => `<g stroke-width="1.5">${parts.join('')}</g>`

/** A desk with drawers, a pile of papers and a stamp. */
const desk =
  thin(isoBox([4, -116, 0], 8, 8, 62), isoBox([4, -36, 0], 8, 8, 62), isoBox([52, -112, 0], 36, 76, 62)) +
  isoBox([0, -120, 62], 92, 88, 7) +
  thin(isoBox([10, -110, 69], 44, 34, 22, { left: paper })) +
  hair(isoLine([10, -76, 76], [54, -76, 76], [54, -110, 76]) + isoLine([10, -76, 83], [54, -76, 83], [54, -110, 83])) +
  thin(
    isoCylinder([70, -54, 69], 9, 8, { left: ink, top: ink }),
    isoCylinder([70, -54, 77], 4, 16),
    isoCylinder([70, -54, 90], 7, 9, { top: hairline }),
  )

/** Draws a row of stamps on the confirmation. */
const stamps = (y: number, count: number, color: string): string =>
  count > 0
    ? `<path fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round" stroke-dasharray="0 20" ` +
      `d="${d`M14 ${y}h${count * 20 - 19}`}"/>`
    : ''

/** Draws the confirmation at desk `i`, with one more stamp each time. */
const confirmation = (i: number): string => {
  const last = i === 6
  const on = (a: number, b: number): Space => [getX(i) + a, 8 + b, top]
  const tone = last ? sheet : ink
  return (
    outline(isoPoly(on(0, 0), on(94, 0), on(94, 74), on(0, 74)), last ? signal : sheet) +
    isoPlane(
      on(0, 0),
      'top',
      detail('M10 12h40M10 23h72', last ? sheet : steel),
      stamps(41, Math.min(i + 1, 4), tone),
      stamps(61, i - 3, tone),
    )
  )
}

/** A clock with a spiral of four and a half turns. */
const [cx, cy] = [968, 178]
let spiral = d`M${cx} ${cy - 26}`
for (let i = 0; i < 9; i++) {
  const r = 26 + i * 8
  spiral += d`a${r + 4} ${r + 4} 0 0 1 0 ${(i % 2 ? -1 : 1) * (2 * r + 8)}`
}

export default plate({
  name: 'digital-transformation',
  number: 'A-11',
  alt: 'An order confirmation riding a conveyor past seven desks, collecting a stamp at each while a clock above counts four and a half days',
  parts: [
    clock(cx, cy, 124, 6, 0, { fill: paper }),
    stroke(spiral, ink, 2),
    arrow(
      [
        [cx, cy + 98],
        [cx - 16, cy + 98],
      ],
      ink,
      '',
      2,
    ),
    '<g transform="translate(144 152) scale(.84)">',
    hair(isoGrid(-20, -140, length + 40, 240, 60), '#b6bfc6'),
    repeat('desk', desk, iso([getX(0), 0, 0])),
    again('desk', ...all.slice(1).map((i) => iso([getX(i), 0, 0]))),
    isoConveyor('belt', [0, 0, 0], length, width, top),
    ...all.map(confirmation),
    dimension(iso([0, width, 0]), iso([length, width, 0]), '4.5 DAYS', { off: -46, height: 34 }),
    '</g>',
  ],
})
