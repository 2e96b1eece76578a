import { hairline, ink, lineOn, paper, sheet } from './colors.ts'
import { area, at, box, d, detail, disc, hair, outline, rod, round, stroke } from './lines.ts'
import { getFill, type Look } from './goods.ts'

/** Draws head and shoulders from the front; (x, y) is the middle of the lower edge. `headset` adds a headset. */
export const bust = (
  x: number,
  y: number,
  size: number,
  look: Look & { headset?: boolean; helmet?: boolean } = {},
): string => {
  const s = size
  const fill = getFill(look)
  const head = outline(
    d`M${-s * 0.16} ${-s * 0.74}c0 ${-s * 0.28} ${s * 0.32} ${-s * 0.28} ${s * 0.32} 0c0 ${s * 0.18} ${-s * 0.06} ${s * 0.32} ${-s * 0.16} ${s * 0.32}s${-s * 0.16} ${-s * 0.14} ${-s * 0.16} ${-s * 0.32}z`,
    sheet,
  )
  const hair = area(
    d`M${-s * 0.17} ${-s * 0.7}c${-s * 0.02} ${-s * 0.34} ${s * 0.36} ${-s * 0.34} ${s * 0.34} 0c${-s * 0.05} ${-s * 0.02} ${-s * 0.06} ${-s * 0.08} ${-s * 0.08} ${-s * 0.12}c${-s * 0.08} ${s * 0.06} ${-s * 0.2} ${s * 0.02} ${-s * 0.26} ${s * 0.12}z`,
    ink,
  )
  const helmet =
    outline(
      d`M${-s * 0.18} ${-s * 0.74}c0 ${-s * 0.32} ${s * 0.36} ${-s * 0.32} ${s * 0.36} 0z`,
      fill === sheet ? hairline : fill,
    ) + outline(box(-s * 0.22, -s * 0.76, s * 0.44, s * 0.035), ink)
  const set =
    stroke(d`M${-s * 0.18} ${-s * 0.68}c${-s * 0.03} ${-s * 0.42} ${s * 0.39} ${-s * 0.42} ${s * 0.36} 0`) +
    outline(
      round(-s * 0.22, -s * 0.72, s * 0.07, s * 0.15, s * 0.03) +
        round(s * 0.15, -s * 0.72, s * 0.07, s * 0.15, s * 0.03),
      ink,
    ) +
    detail(d`M${s * 0.19} ${-s * 0.57}q0 ${s * 0.12} ${-s * 0.13} ${s * 0.11}`) +
    area(disc(s * 0.05, -s * 0.46, s * 0.026), ink)
  return at(
    x,
    y,
    outline(
      d`M${-s * 0.44} 0c0 ${-s * 0.26} ${s * 0.12} ${-s * 0.3} ${s * 0.34} ${-s * 0.36}h${s * 0.2}c${s * 0.22} ${s * 0.06} ${s * 0.34} ${s * 0.1} ${s * 0.34} ${s * 0.36}z`,
      fill,
    ),
    outline(
      d`M${-s * 0.08} ${-s * 0.5}v${s * 0.15}l${s * 0.08} ${s * 0.1}l${s * 0.08} ${-s * 0.1}v${-s * 0.15}z`,
      sheet,
    ),
    detail(
      d`M${-s * 0.1} ${-s * 0.36}L0 ${-s * 0.1}L${s * 0.1} ${-s * 0.36}M0 ${-s * 0.1}V0M${-s * 0.28} 0v${-s * 0.12}M${s * 0.28} 0v${-s * 0.12}`,
      lineOn(fill),
    ),
    head,
    look.helmet ? helmet : hair,
    look.headset ? set : '',
  )
}

/** Draws a seated figure in profile, facing right; (x, floor) is below the seat. */
export const personAtDesk = (x: number, floor: number, h: number, look: Look & { headset?: boolean } = {}): string => {
  const k = h / 260
  const p = (a: number, b: number): [number, number] => [a * k, b * k]
  const limb = (a: number, b: number, r1: number, c: number, e: number, r2: number, fill: string): string =>
    outline(rod(p(a, b), r1 * k, p(c, e), r2 * k), fill)
  const joint = (a: number, b: number): string => disc(a * k, b * k, 4 * k)
  const shirt = getFill(look)
  return at(
    x,
    floor,
    // chair
    outline(
      box(-6 * k, -70 * k, 12 * k, 58 * k) + d`M${-46 * k} 0l${8 * k} ${-14 * k}h${76 * k}l${8 * k} ${14 * k}z`,
      hairline,
    ),
    outline(round(-48 * k, -84 * k, 92 * k, 15 * k, 6 * k), ink),
    outline(round(-62 * k, -186 * k, 13 * k, 90 * k, 6 * k), ink),
    // leg, torso, head
    limb(76, -88, 17, 80, -12, 9, paper),
    outline(d`M${70 * k} 0v${-14 * k}h${18 * k}q${26 * k} ${2 * k} ${28 * k} ${14 * k}z`, ink),
    limb(-14, -100, 24, 76, -94, 16, paper),
    outline(
      d`M${-42 * k} ${-84 * k}q${-4 * k} ${-60 * k} ${2 * k} ${-92 * k}q${6 * k} ${-22 * k} ${28 * k} ${-22 * k}q${24 * k} ${2 * k} ${24 * k} ${34 * k}q0 ${40 * k} ${-2 * k} ${80 * k}z`,
      shirt,
    ),
    outline(d`M${-16 * k} ${-190 * k}v${-20 * k}h${22 * k}v${22 * k}q${-12 * k} ${6 * k} ${-22 * k} ${-2 * k}z`, sheet),
    outline(
      d`M${-24 * k} ${-232 * k}q${2 * k} ${-28 * k} ${28 * k} ${-28 * k}q${24 * k} ${2 * k} ${24 * k} ${26 * k}l${6 * k} ${12 * k}l${-6 * k} ${3 * k}v${14 * k}q${-4 * k} ${8 * k} ${-22 * k} ${5 * k}q${-30 * k} 0 ${-30 * k} ${-32 * k}z`,
      sheet,
    ),
    area(
      d`M${-25 * k} ${-226 * k}q${-2 * k} ${-38 * k} ${29 * k} ${-37 * k}q${20 * k} 0 ${24 * k} ${18 * k}q${-14 * k} 0 ${-22 * k} ${4 * k}q${-2 * k} ${16 * k} ${-12 * k} ${20 * k}q${-6 * k} ${8 * k} ${-12 * k} ${12 * k}q${-6 * k} ${-6 * k} ${-7 * k} ${-17 * k}z`,
      ink,
    ),
    look.headset
      ? stroke(
          d`M${2 * k} ${-262 * k}q${-12 * k} ${10 * k} ${-8 * k} ${32 * k}q${4 * k} ${22 * k} ${34 * k} ${24 * k}`,
        ) + outline(disc(-2 * k, -226 * k, 9 * k, 11 * k), hairline)
      : '',
    // arm
    limb(-16, -174, 15, 14, -124, 11, shirt),
    limb(14, -124, 11, 84, -130, 7, shirt),
    outline(round(82 * k, -138 * k, 26 * k, 12 * k, 6 * k), sheet),
    area(joint(-16, -174) + joint(14, -124) + joint(-14, -100) + joint(76, -92), lineOn(shirt)),
    hair(d`M${-14 * k} ${-276 * k}V${14 * k}`, '#4c5b69', '18 4 3 4'),
  )
}

/** Draws a desk from the front, its top `h` above the floor. */
export const desk = (x: number, floor: number, w: number, h: number): string =>
  outline(box(x + w - 70, floor - h + 10, 60, h - 10)) +
  detail(
    d`M${x + w - 70} ${floor - h * 0.62}h60M${x + w - 70} ${floor - h * 0.34}h60M${x + w - 48} ${floor - h * 0.74}h16M${x + w - 48} ${floor - h * 0.48}h16M${x + w - 48} ${floor - h * 0.18}h16`,
  ) +
  outline(box(x + 14, floor - h + 10, 10, h - 10)) +
  outline(box(x, floor - h, w, 12), ink)
