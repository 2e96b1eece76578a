import { size } from './layout.ts'

export type Size = { width: number; height: number }

/** The smallest scale at which labels can be read: letters of 8 px. */
export const readable = 8 / size.font

/** Limits a scale to what the drawing supports. */
export const clampScale = (scale: number) => Math.min(2, Math.max(0.1, scale))

const ratio = (drawing: Size, room: Size) => Math.min(1, room.width / drawing.width, room.height / drawing.height)

/** Returns whether a drawing fits into its room at a scale at which it can be read. */
export const fits = (drawing: Size, room: Size) => ratio(drawing, room) >= readable

/** Returns the scale of a drawing, at most 1: one that fits fills its room, and a larger one scrolls. */
export const fitScale = (drawing: Size, room: Size) => Math.max(readable, ratio(drawing, room))

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
