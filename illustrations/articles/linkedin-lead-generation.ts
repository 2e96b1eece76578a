import {
  area,
  at,
  bearing,
  box,
  card,
  centerMark,
  d,
  detail,
  dimension,
  disc,
  ground,
  hairline,
  hatchBox,
  ink,
  lettering,
  outline,
  paper,
  plate,
  poly,
  rod,
  signal,
  stroke,
  type Point,
} from '../kit/index.ts'

/**
 * Returns the path of a ratchet rim around (0, 0). The steep flank of each tooth faces clockwise; the first tooth is at
 * `from` degrees.
 */
const drawRatchet = (r: number, root: number, teeth: number, from = 0): string => {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = ((from + (360 * i) / teeth) * Math.PI) / 180
    points.push([r * Math.cos(a), r * Math.sin(a)], [root * Math.cos(a), root * Math.sin(a)])
  }
  return poly(...points)
}

/** Returns the path of a pawl from its pivot to its tip. */
const drawPawl = (pivot: Point, tip: Point, r = 26): string => rod(pivot, r, tip, 7)

const [cx, cy, r, root] = [370, 306, 226, 186]
const [drum, hook, pulley] = [74, 900, 46]
const held = 200
const floor = 556

/** Week numbers, one on each tooth; the sixth is at the pawl. */
const weeks = Array.from({ length: 12 }, (_, i) => {
  const a = ((held + (i - 5) * 30 - 8) * Math.PI) / 180
  return lettering(cx + 168 * Math.cos(a), cy + 168 * Math.sin(a) + 14, String(i + 1), 27, {
    anchor: 'middle',
    color: i === 5 ? signal : ink,
  })
})

/** The rope leaves the drum at its top and runs over the pulley. */
const [px, py] = [hook - pulley, 206]
const rope = d`M${cx - drum} ${cy}A${drum} ${drum} 0 0 1 ${cx - 10} ${cy - drum}L${px + 6} ${py - pulley + 2}A${pulley} ${pulley} 0 0 1 ${hook} ${py}V306`

export default plate({
  name: 'linkedin-lead-generation',
  number: 'A-03',
  alt: 'A ratchet wheel with twelve numbered teeth winds up a contact card on a rope; the pawl, in signal color, holds at week six',
  parts: [
    ground(90, floor, 830),
    outline(poly([cx - 30, cy], [cx + 30, cy], [cx + 150, floor], [cx - 150, floor]), hairline),
    at(cx, cy, outline(drawRatchet(r, root, 12, held))),
    detail(disc(cx, cy, 134) + disc(cx, cy, 126)),
    ...weeks,
    outline(box(640, 40, 470, 30)),
    hatchBox(640, 40, 470, 30, 12),
    outline(poly([px - 26, 70], [px + 26, 70], [px + 11, py + 10], [px - 11, py + 10])),
    outline(disc(px, py, pulley)),
    detail(disc(px, py, pulley - 9)),
    area(disc(px, py, 8), ink),
    outline(disc(cx, cy, drum)),
    detail(disc(cx, cy, drum - 8)),
    bearing(cx, cy, 40, 9),
    stroke(rope, ink, 5),
    centerMark(cx, cy, r + 24),
    area(disc(hook, 304, 8), ink),
    card(hook - 120, 326, 240, 130, { tab: 0.37 }),
    outline(box(140, 40, 130, 30), hairline),
    outline(drawPawl([208, 84], [cx - 175 - 6, cy - 66]), signal),
    outline(disc(208, 84, 11), paper),
    dimension([hook - 128, floor], [hook - 128, 456], '40 H', { off: 50 }),
  ],
})
