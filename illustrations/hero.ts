import {
  again,
  at,
  callout,
  centerLine,
  detail,
  dimension,
  document,
  hair,
  hairline,
  ink,
  iso,
  isoBox,
  isoCylinder,
  isoConveyor,
  isoCrate,
  isoEnvelope,
  isoGrid,
  isoHallBack,
  isoHallFront,
  isoLine,
  isoPoly,
  isoPortal,
  mast,
  outline,
  repeat,
  robotArm,
  sheet,
  signal,
  steel,
  type Hall,
  type Point,
  type Space,
} from './kit/index.ts'

const hall: Hall = { at: [0, 0, 0], teeth: 3, step: 104, depth: 92, eaves: 150, rise: 44 }
const line = { y: 22, width: 52, top: 40 }
const wall = 312
const end = 545

/** The grid on the ground. */
const floor = hair(isoGrid(-20, -80, 500, 200, 40), hairline)

/** Crates arrive, and a press turns them into letters. */
const inside =
  isoConveyor('in', [14, line.y, 0], wall - 14, line.width, line.top) +
  repeat('crate', isoCrate([0, 0, 0], 40, 38, 38), iso([34, 29, 40]), iso([100, 29, 40])) +
  isoPortal([178, 14, 0], 46, 70, 92) +
  repeat('letter', isoEnvelope([0, 0, 0], 50, 38), iso([244, 29, 40]))

/** Letters leave on the belt. One place is empty, because the arm has taken its letter. */
const outside =
  isoConveyor('out', [wall, line.y, 0], end - wall, line.width, line.top) +
  again('letter', iso([332, 29, 40]), iso([480, 29, 40])) +
  `<path fill="none" stroke="${steel}" stroke-width="1.5" stroke-dasharray="6 4" d="${isoPoly([406, 29, 40], [456, 29, 40], [456, 67, 40], [406, 67, 40])}"/>`

/** Draws the letter in the gripper. */
const lifted = ([x, y]: Point): string => {
  const [w, h] = [150, 96]
  const on = (a: number, b: number): Space => [0, -a, -b]
  const face = isoPoly(on(0, 0), on(w, 0), on(w, h), on(0, h))
  return at(
    x,
    y,
    outline(isoPoly([0, 0, 0], [0, -w, 0], [-8, -w, 0], [-8, 0, 0]), ink),
    outline(face, signal),
    detail(isoLine(on(0, h), on(w * 0.4, h * 0.46)) + isoLine(on(w, h), on(w * 0.6, h * 0.46)), sheet),
    `<path fill="none" stroke="${sheet}" d="${isoLine(on(0, 0), on(w / 2, h * 0.56), on(w, 0))}"/>`,
  )
}

/** The arm behind the belt, on its own foundation. */
const [footX, footY] = iso([452, -46, 22])
const letter: Point = [296, -134]
const arm =
  isoBox([410, -88, 0], 84, 84, 12) +
  isoCylinder([452, -46, 12], 30, 10, { top: hairline }) +
  centerLine(iso([431, 48, 40]), [330, -60]) +
  lifted(letter) +
  robotArm({
    foot: [footX, footY + 12],
    tip: [letter[0] + 66, letter[1] + 44],
    size: 92,
    point: -80,
    open: 0.1,
    flip: true,
    plate: false,
  })

const notes =
  dimension(iso([0, 92, -16]), iso([wall, 92, -16]), '15 YEARS', { off: -34, height: 16 }) +
  dimension(iso([wall + 18, 74, 0]), iso([end, 74, 0]), '24/7', { off: -46, height: 16 }) +
  callout([14, 4], [-58, -176], 1, false, 16) +
  callout([142, 44], [186, -110], 2, false, 16) +
  callout([390, -120], [478, -176], 3, true, 16)

export const hero = document(
  'hero',
  640,
  600,
  at(
    112,
    228,
    floor,
    mast(26, -128, 70, 2, steel),
    isoHallBack(hall),
    inside,
    isoHallFront(hall, [12, 84, 24, 104]),
    arm,
    outside,
    notes,
  ),
  2.5,
)
