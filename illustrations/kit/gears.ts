import { hairline, lineOn, paper } from './colors.ts'
import { at, d, detail, disc, outline, poly, type Point, rod } from './lines.ts'
import { centerMark } from './dimensions.ts'
import { getFill, type Look } from './goods.ts'

/** Position and size of a gear. The pitch radius is module × teeth / 2; `angle` turns its first tooth. */
export type GearPlace = { x: number; y: number; module: number; teeth: number; angle?: number }

const degrees = Math.PI / 180

/** Returns the position of a meshing gear, in a direction in degrees clockwise from the right. */
export const mesh = (gear: GearPlace, teeth: number, direction: number): Required<GearPlace> => {
  const distance = (gear.module * (gear.teeth + teeth)) / 2
  const x = gear.x + distance * Math.cos(direction * degrees)
  const y = gear.y + distance * Math.sin(direction * degrees)
  const ratio = gear.teeth / teeth
  return {
    x,
    y,
    module: gear.module,
    teeth,
    angle: direction * (1 + ratio) + 180 + 180 / teeth - (gear.angle ?? 0) * ratio,
  }
}

/** The flank of a tooth: distance from the pitch circle in modules, half its width in pitches. */
const flank = [
  [-1.2, 0.3],
  [-0.9, 0.272],
  [0, 0.235],
  [0.55, 0.185],
  [1, 0.125],
] as const

/** Returns the path of a toothed rim with involute-like flanks around (0, 0). */
export const drawTeeth = (module: number, teeth: number, angle = 0): string => {
  const r = (module * teeth) / 2
  const pitch = (2 * Math.PI) / teeth
  const on = (radius: number, a: number): Point => [radius * Math.cos(a), radius * Math.sin(a)]
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = angle * degrees + i * pitch
    for (const [k, half] of flank) points.push(on(r + k * module, a - pitch * half))
    for (const [k, half] of flank.toReversed()) points.push(on(r + k * module, a + pitch * half))
  }
  return poly(...points)
}

/** Draws a spur gear: rim, web with holes or spokes, hub, keyed bore, center lines. */
export const gear = (place: GearPlace, look: Look & { holes?: number; plain?: boolean } = {}): string => {
  const { x, y, module, teeth, angle = 0 } = place
  const fill = getFill(look)
  const line = lineOn(fill)
  const r = (module * teeth) / 2
  const [rim, hub, bore] = [r - module * 2.6, Math.max(r * 0.27, module * 1.4), Math.max(r * 0.14, module * 0.75)]
  const holes = look.holes ?? (r > 70 ? 6 : 0)
  const hole = (rim - hub) * 0.3
  const middle = (rim + hub) / 2
  let web = ''
  for (let i = 0; i < holes; i++) {
    const a = ((angle + (360 * i) / holes) * Math.PI) / 180
    web += disc(middle * Math.cos(a), middle * Math.sin(a), hole)
  }
  const key = bore * 0.3
  return at(
    x,
    y,
    outline(drawTeeth(module, teeth, angle), fill),
    rim > hub + 8 ? detail(disc(0, 0, rim) + disc(0, 0, hub), line) : '',
    web ? `<path stroke-width="1.5" stroke="${line}" fill="${paper}" d="${web}"/>` : '',
    outline(
      d`M${key} ${-bore}A${bore} ${bore} 0 1 1 ${-key} ${-bore}v${-key}h${2 * key}z`,
      fill === paper ? hairline : paper,
    ),
    look.plain ? '' : centerMark(0, 0, r + module * 2.2),
  )
}

/**
 * Returns the path of a ratchet rim around (0, 0). The steep flank of each tooth faces clockwise; the first tooth is at
 * `from` degrees.
 */
export const drawRatchet = (r: number, root: number, teeth: number, from = 0): string => {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = ((from + (360 * i) / teeth) * Math.PI) / 180
    points.push([r * Math.cos(a), r * Math.sin(a)], [root * Math.cos(a), root * Math.sin(a)])
  }
  return poly(...points)
}

/** Returns the path of a pawl from its pivot to its tip. */
export const drawPawl = (pivot: Point, tip: Point, r = 26): string => rod(pivot, r, tip, 7)
