export type Size = { width: number; height: number }

/** The smallest scale at which labels can be read, roughly 8 px. */
export const readable = 0.65

/** Limits a scale to what the drawing supports. */
export const clampScale = (scale: number) => Math.min(2, Math.max(0.1, scale))

/**
 * Returns the scale at which a drawing fits into its room, at most 1.
 *
 * @param legible true if text must stay legible; a large drawing then exceeds the room
 */
export function fitScale(drawing: Size, room: Size, legible: boolean): number {
  const fit = Math.min(1, room.width / drawing.width, room.height / drawing.height)
  return legible ? Math.max(readable, fit) : clampScale(fit)
}

/** Returns the scroll position that centers a box. Of a box larger than the room, its heading is shown. */
export function centerBox({ x, y, width, height }: Size & { x: number; y: number }, room: Size, scale: number) {
  const start = (from: number, length: number, space: number) =>
    Math.max(0, length * scale > space ? from * scale - 8 : (from + length / 2) * scale - space / 2)
  return { left: start(x, width, room.width), top: start(y, height, room.height) }
}

const aspects = [0.5, 0.7, 0.9, 1.5, 2, 3, 4.5]

/** Below this width, a chart is laid out from top to bottom. */
const narrow = 640

/** Returns the shape of a room: width divided by height, rounded, so that a small change does not lay out a chart again. */
export function roundAspect({ width, height }: Size): number {
  const distance = (aspect: number) => Math.abs(Math.log(width / Math.max(1, height) / aspect))
  const fitting = aspects.filter((aspect) => width < narrow === aspect < 1)
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0]!
}
