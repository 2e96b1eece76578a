import {
  area,
  at,
  box,
  d,
  detail,
  disc,
  getFill,
  hair,
  hairline,
  ink,
  lineOn,
  outline,
  paper,
  poly,
  rod,
  round,
  sheet,
  stroke,
  turn,
  type Look,
  type Point,
} from './lines.ts'

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

/** Draws an open hand from the right, palm up, with cuff and sleeve; (x, y) is the tip of its fingers. */
export const openHand = (x: number, y: number, size: number, look: Look = {}): string => {
  const k = size / 100
  return at(
    x,
    y,
    outline(
      d`M${0} ${0}C${-4 * k} ${-10 * k} ${8 * k} ${-12 * k} ${14 * k} ${-6 * k}C${30 * k} ${6 * k} ${44 * k} ${8 * k} ${62 * k} ${6 * k}C${70 * k} ${4 * k} ${74 * k} ${-2 * k} ${72 * k} ${-12 * k}C${68 * k} ${-26 * k} ${58 * k} ${-30 * k} ${54 * k} ${-42 * k}C${52 * k} ${-52 * k} ${64 * k} ${-56 * k} ${70 * k} ${-48 * k}C${82 * k} ${-34 * k} ${96 * k} ${-18 * k} ${118 * k} ${-10 * k}V${34 * k}C${96 * k} ${38 * k} ${76 * k} ${40 * k} ${58 * k} ${36 * k}C${34 * k} ${32 * k} ${12 * k} ${20 * k} 0 0z`,
    ),
    detail(
      d`M${20 * k} ${10 * k}C${34 * k} ${18 * k} ${48 * k} ${20 * k} ${62 * k} ${20 * k}M${32 * k} ${20 * k}C${42 * k} ${26 * k} ${52 * k} ${28 * k} ${64 * k} ${29 * k}M${60 * k} ${-46 * k}q${4 * k} ${-2 * k} ${6 * k} ${2 * k}M${76 * k} ${8 * k}q${8 * k} ${-4 * k} ${10 * k} ${-14 * k}`,
    ),
    outline(box(114 * k, -16 * k, 18 * k, 56 * k)),
    outline(box(132 * k, -22 * k, 80 * k, 70 * k), getFill({ fill: ink, ...look })),
  )
}

/** Joins several closed shapes to one with a common outline, `width` wide. */
const joined = (fill: string, width: number, ...paths: string[]): string =>
  `<g stroke-width="${width * 2}">${outline(paths.join(''), fill)}</g>` + area(paths.join(''), fill)

const cuff = (k: number, x: number, top: number, h: number, w: number, fill: string): string =>
  outline(box(x * k, (top - 4) * k, 20 * k, (h + 8) * k)) +
  outline(box((x + 20) * k, (top - 12) * k, w * k, (h + 24) * k), fill) +
  area(disc((x + 38) * k, (top + h - 6) * k, 5 * k), lineOn(fill))

/**
 * Draws a writing hand from the right; (x, y) is the pen's tip, `size` the length of the hand, `arm` that of the
 * sleeve.
 */
export const penHand = (
  x: number,
  y: number,
  size: number,
  look: Look & { arm?: number; sleeve?: string } = {},
): string => {
  const k = size / 260
  const p = (a: number, b: number): Point => [a * k, b * k]
  const limb = (a: Point, r1: number, b: Point, r2: number): string => rod(p(...a), r1 * k, p(...b), r2 * k)
  const back =
    d`M${82 * k} ${-122 * k}C${120 * k} ${-152 * k} ${180 * k} ${-126 * k} ${246 * k} ${-108 * k}V${-12 * k}` +
    d`C${210 * k} ${-2 * k} ${170 * k} ${14 * k} ${126 * k} ${12 * k}` +
    d`C${96 * k} ${-20 * k} ${88 * k} ${-70 * k} ${82 * k} ${-122 * k}z`
  const thumb =
    d`M${206 * k} ${-78 * k}` +
    d`C${180 * k} ${-108 * k} ${136 * k} ${-110 * k} ${100 * k} ${-100 * k}L${48 * k} ${-86 * k}` +
    d`a${12 * k} ${12 * k} 0 0 0 ${2 * k} ${24 * k}L${104 * k} ${-66 * k}` +
    d`C${122 * k} ${-64 * k} ${126 * k} ${-44 * k} ${146 * k} ${-34 * k}` +
    d`C${168 * k} ${-24 * k} ${196 * k} ${-34 * k} ${206 * k} ${-56 * k}`
  return at(
    x,
    y,
    joined(sheet, 3, limb([112, -116], 24, [62, -132], 17), limb([62, -132], 17, [24, -68], 11)),
    outline(limb([120, -74], 24, [38, -40], 13)),
    cuff(k, 246, -112, 104, (look.arm ?? 120) / k, look.sleeve ?? ink),
    outline(back),
    outline(limb([142, -14], 22, [74, -12], 14)),
    outline(limb([148, -2], 15, [94, 3], 12)),
    area(poly(p(134, -40), p(188, -40), p(188, 1), p(170, 4.5), p(150, 7), p(134, -10)), sheet),
    turn(
      -60,
      0,
      0,
      outline(poly([0, 0], p(34, -9), p(34, 9)), ink) +
        outline(box(34 * k, -10 * k, 190 * k, 20 * k), getFill(look)) +
        outline(box(196 * k, -10 * k, 14 * k, 20 * k), ink),
    ),
    area(thumb, sheet) + stroke(thumb),
    detail(d`M${44 * k} ${-80 * k}q${8 * k} ${-3 * k} ${14 * k} ${2 * k}`),
  )
}

/** Draws a pinching hand from the right; finger and thumb meet at (x, y). */
export const pinchHand = (x: number, y: number, size: number, arm = 120): string => {
  const k = size / 230
  const p = (a: number, b: number): Point => [a * k, b * k]
  const limb = (a: Point, r1: number, b: Point, r2: number): string => rod(p(...a), r1 * k, p(...b), r2 * k)
  return at(
    x,
    y,
    cuff(k, 216, -62, 110, arm / k, ink),
    outline(limb([130, 34], 24, [64, 52], 15)),
    outline(
      d`M${84 * k} ${-52 * k}C${120 * k} ${-84 * k} ${170 * k} ${-64 * k} ${216 * k} ${-58 * k}` +
        d`V${44 * k}C${190 * k} ${54 * k} ${150 * k} ${72 * k} ${118 * k} ${58 * k}z`,
    ),
    joined(sheet, 3, limb([124, -36], 27, [62, -50], 18), limb([62, -50], 18, [6, -10], 11)),
    joined(sheet, 3, limb([130, 8], 24, [62, 22], 16), limb([62, 22], 16, [6, 10], 11)),
    area(d`M${104 * k} ${-56 * k}L${160 * k} ${-64 * k}V${44 * k}L${112 * k} ${26 * k}z`, sheet),
    detail(
      d`M${50 * k} ${-62 * k}q${10 * k} ${2 * k} ${14 * k} ${10 * k}M${4 * k} ${-18 * k}` +
        d`l${-8 * k} ${8 * k}M${112 * k} ${-8 * k}q${34 * k} ${-4 * k} ${60 * k} ${10 * k}`,
    ),
  )
}

/** Draws a raised open hand; (x, foot) is the middle of the sleeve's lower end. */
export const raisedHand = (x: number, foot: number, h: number, look: Look & { left?: boolean } = {}): string => {
  const k = h / 200
  const m = look.left ? -1 : 1
  const finger = (a: number, b: number, c: number, e: number, r: number): string =>
    rod([a * k * m, b * k], r * k, [c * k * m, e * k], r * 0.86 * k)
  return at(
    x,
    foot,
    joined(
      sheet,
      2.5,
      finger(-20, -128, -25, -176, 10),
      finger(-2, -128, -3, -190, 10),
      finger(16, -128, 20, -180, 10),
      finger(30, -118, 38, -156, 9),
      finger(-22, -88, -48, -124, 10.5),
      round(-31 * k, -136 * k, 62 * k, 66 * k, 18 * k),
      box(-19 * k, -90 * k, 38 * k, 40 * k),
    ),
    outline(d`M${-30 * k} ${-56 * k}h${60 * k}l${10 * k} ${56 * k}h${-80 * k}z`, getFill({ fill: ink, ...look })),
  )
}

/** Draws a work jacket on a hanger from the front; (x, y) is the middle of its collar. */
export const jacket = (x: number, y: number, size: number): string => {
  const k = size / 400
  const side = (s: number): string =>
    outline(
      d`M${s * 46 * k} ${-4 * k}L${s * 104 * k} ${18 * k}q${s * 26 * k} ${10 * k} ${s * 34 * k} ${44 * k}` +
        d`l${s * 42 * k} ${258 * k}l${s * -62 * k} ${12 * k}L${s * 96 * k} ${130 * k}z`,
    ) +
    outline(
      d`M${s * 169 * k} ${253 * k}l${s * 7 * k} ${44 * k}l${s * -61 * k} ${12 * k}l${s * -6 * k} ${-44 * k}z`,
      hairline,
    )
  return at(
    x,
    y,
    stroke(d`M0 ${6 * k}V${-22 * k}q0 ${-10 * k} ${10 * k} ${-14 * k}a${13 * k} ${13 * k} 0 1 0 ${-23 * k} ${-10 * k}`),
    side(-1),
    side(1),
    outline(
      d`M${-46 * k} ${-4 * k}L${-104 * k} ${18 * k}V${384 * k}H${104 * k}` +
        d`V${18 * k}L${46 * k} ${-4 * k}Q0 ${34 * k} ${-46 * k} ${-4 * k}z`,
    ),
    outline(box(-104 * k, 228 * k, 208 * k, 34 * k), hairline),
    detail(
      d`M${-4 * k} ${22 * k}V${384 * k}M${6 * k} ${22 * k}V${384 * k}M${-104 * k} ${366 * k}h${208 * k}` +
        box(-84 * k, 92 * k, 58 * k, 66 * k) +
        d`M${-84 * k} ${108 * k}h${58 * k}`,
    ),
    outline(
      d`M${-46 * k} ${-4 * k}q${46 * k} ${-16 * k} ${92 * k} 0l${10 * k} ${20 * k}` +
        d`l${-34 * k} ${34 * k}L0 ${20 * k}L${-22 * k} ${50 * k}l${-34 * k} ${-34 * k}z`,
    ),
    outline(d`M${-40 * k} ${-2 * k}q${40 * k} ${-12 * k} ${80 * k} 0L0 ${20 * k}z`, ink),
  )
}

/** Draws a hard hat from the side, peak to the right; (x, floor) is its middle. */
export const hardHat = (x: number, floor: number, w: number, look: Look = {}): string =>
  outline(
    d`M${x - w * 0.44} ${floor - w * 0.1}` +
      d`C${x - w * 0.46} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.7} ${x + w * 0.4} ${floor - w * 0.1}z`,
    getFill(look),
  ) +
  detail(
    d`M${x - w * 0.2} ${floor - w * 0.5}Q${x - w * 0.28} ${floor - w * 0.3} ${x - w * 0.28} ${floor - w * 0.1}` +
      d`M${x + w * 0.16} ${floor - w * 0.5}Q${x + w * 0.24} ${floor - w * 0.3} ${x + w * 0.24} ${floor - w * 0.1}`,
  ) +
  outline(round(x - w * 0.12, floor - w * 0.6, w * 0.2, w * 0.52, w * 0.08), hairline) +
  outline(
    d`M${x - w * 0.5} ${floor - w * 0.1}H${x + w * 0.42}q${w * 0.16} 0 ${w * 0.2} ${w * 0.1}` +
      d`H${x - w * 0.44}q${-w * 0.06} 0 ${-w * 0.06} ${-w * 0.1}z`,
    ink,
  )
