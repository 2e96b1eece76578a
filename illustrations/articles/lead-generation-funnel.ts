import {
  area,
  arrow,
  box,
  centerLine,
  conveyor,
  d,
  detail,
  disc,
  drop,
  envelope,
  hair,
  hairline,
  hatch,
  ink,
  lettering,
  outline,
  plate,
  poly,
  repeat,
  sheet,
  signal,
  steel,
  stroke,
  turn,
  type Look,
  type Point,
} from '../kit/index.ts'

/** Draws a sheet-metal tray in section, filled to `level` (0 to 1). */
const tray = (x: number, y: number, w: number, h: number, level: number, look: Look = {}): string =>
  area(box(x + 3, y + h * (1 - level), w - 6, h * level), look.accent ? signal : steel) +
  stroke(d`M${x - 8} ${y}h8v${h}h${w}v${-h}h8`, ink, 5)

/** Draws a hanging tray under a leak at (x, seamY), filled to `level` (0 to 1). */
const hungTray = (
  x: number,
  seamY: number,
  left: number,
  y: number,
  w: number,
  level: number,
  accent = false,
): string => {
  const fall = y + 44 * (1 - level) - seamY
  const drops = fall > 90 ? [seamY + 14, seamY + fall * 0.58] : [seamY + 14]
  return (
    hair(d`M${left - 6} ${y}L${x} ${seamY}L${left + w + 6} ${y}`, ink) +
    drops.map((top) => drop(x, top, 26, { accent, fill: ink })).join('') +
    tray(left, y, w, 44, level, { accent })
  )
}

const [cx, rim, neck, end] = [440, 136, 346, 420]

/** Returns half the width of the funnel at a height. */
const half = (y: number): number => (y > neck ? 44 : 310 - ((y - rim) * 266) / (neck - rim))

const shell: Point[] = [
  [cx + half(rim), rim],
  [cx + 44, neck],
  [cx + 44, end],
  [cx + 26, end],
  [cx + 26, neck - 8],
  [cx + half(rim) - 32, rim],
]

/** Draws a riveted seam around the funnel; its flange is visible in the section. */
const seam = (y: number, fill = hairline): string => {
  const a = half(y)
  let rivets = ''
  for (let i = 14; i < a; i += 24) rivets += disc(cx - i, y, 4)
  return (
    outline(box(cx - a - 12, y - 10, a + 12, 20) + box(cx + a - 4, y - 10, 18, 20), fill) +
    detail(rivets, fill === signal ? sheet : ink)
  )
}

/** A crate marked with the symbol of a pump. */
const pump =
  outline(box(0, 0, 84, 84)) +
  detail(box(9, 9, 66, 66)) +
  outline(disc(42, 44, 21), hairline) +
  outline(poly([30, 27], [62, 37], [62, 50], [30, 61]))

const letter = (x: number, y: number, lean: number, w = 76): string =>
  turn(lean, x, y, envelope(x - w / 2, y - w / 3, w, w * 0.66))

export default plate({
  name: 'lead-generation-funnel',
  number: 'A-16',
  alt: 'Riveted funnel with three leaking seams, a drip tray under each, envelopes falling in above and pump crates leaving below on a conveyor',
  parts: [
    outline(poly([cx, rim], [cx + half(rim), rim], [cx + 44, neck], [cx + 44, end], [cx, end]), hairline),
    letter(648, 158, -24),
    letter(566, 176, 20),
    letter(492, 192, -8),
    letter(560, 236, -16),
    letter(488, 252, 24),
    letter(480, 310, -36, 54),
    letter(226, 116, -16),
    letter(380, 104, 12),
    letter(300, 78, 26),
    letter(520, 78, -10),
    letter(624, 96, 14),
    outline(poly([cx - half(rim), rim], [cx, rim], [cx, end], [cx - 44, end], [cx - 44, neck])),
    outline(poly(...shell)),
    hatch([shell], 9, -60, ink),
    seam(198),
    seam(268),
    seam(neck, signal),
    outline(
      box(cx - half(rim) - 12, rim - 8, half(rim) + 12, 16) + box(cx + half(rim) - 36, rim - 8, 48, 16),
      hairline,
    ),
    centerLine([cx, 44], [cx, 434]),
    hungTray(188, 208, 106, 290, 124, 0.94),
    hungTray(618, 278, 568, 340, 100, 0.3),
    hungTray(372, 356, 312, 404, 72, 0.5, true),
    lettering(168, 370, '200', 28, { anchor: 'middle' }),
    lettering(618, 418, '60', 28, { anchor: 'middle' }),
    lettering(290, 440, '84', 28, { anchor: 'end' }),
    arrow(
      [
        [790, 60],
        [790, 126],
      ],
      ink,
      '',
      2,
    ),
    lettering(812, 106, '500', 34),
    repeat('pump', pump, [398, 436], [560, 436], [690, 436], [820, 436]),
    conveyor('belt', 380, 520, 544, 70),
    arrow(
      [
        [944, 480],
        [1010, 480],
      ],
      ink,
      '',
      2,
    ),
    lettering(1030, 497, '48', 34),
  ],
})
