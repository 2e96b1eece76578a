import { size } from './layout.ts'

export type Size = { width: number; height: number }

/** The smallest scale at which labels can be read: letters of 8 px. */
const readable = 8 / size.font

/** Returns the scale of a drawing, at most 1: one that fits fills its room, and a larger one scrolls. */
export const fitScale = ({ width, height }: Size, room: Size): number =>
  Math.max(readable, Math.min(1, room.width / width, room.height / height))

/** Returns the scroll position that centers a box. Of a box larger than the room, its heading is shown. */
export function centerBox({ x, y, width, height }: Size & { x: number; y: number }, room: Size, scale: number) {
  const start = (from: number, length: number, space: number) =>
    Math.max(0, length * scale > space ? from * scale - 8 : (from + length / 2) * scale - space / 2)
  return { left: start(x, width, room.width), top: start(y, height, room.height) }
}

const aspects = [0.5, 0.7, 0.9, 1.5, 2, 3, 4.5]

/** Below this width, a chart is laid out from top to bottom. */
const narrow = 640

/** Returns the aspect ratio of a room, rounded, so that a small change does not lay out a chart again. */
export function roundAspect({ width, height }: Size): number {
  const distance = (aspect: number) => Math.abs(Math.log(width / Math.max(1, height) / aspect))
  const fitting = aspects.filter((aspect) => width < narrow === aspect < 1)
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0]!
}
