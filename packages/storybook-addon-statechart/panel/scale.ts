import { size } from './layout.ts'

export type Size = { width: number; height: number }

/** Returns the scale of a drawing: one that fits with letters of 8 px fills its room, and a larger one scrolls with 10 px. */
export function fitScale({ width, height }: Size, room: Size): number {
  const scale = Math.min(1, room.width / width, room.height / height)
  return scale * size.font < 8 ? 10 / size.font : scale
}

/** Returns the scroll position that centers a box. Of a box larger than the room, its heading is shown. */
export function centerBox({ x, y, width, height }: Size & { x: number; y: number }, room: Size, scale: number) {
  const start = (from: number, length: number, space: number) =>
    Math.max(0, length * scale > space ? from * scale - 8 : (from + length / 2) * scale - space / 2)
  return { left: start(x, width, room.width), top: start(y, height, room.height) }
}

/** Returns the aspect ratio of a room, rounded, so that a small change does not lay out a chart again. */
export const roundAspect = ({ width, height }: Size): number =>
  width < 640 ? 0.7 : Math.max(1.5, Math.round(width / Math.max(1, height)))
