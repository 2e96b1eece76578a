import { flattenStates } from '../chart/Chart.ts'
import type { Box, Drawing } from '../panel/layout.ts'

type Point = { x: number; y: number }

// Lines on a border are allowed.
const tolerance = 1

/** Returns each transition that is drawn through the box of a state: `a -> b through c`. */
export function findCrossings({ boxes, arrows }: Drawing): string[] {
  const byId = new Map(boxes.map((box) => [box.state.id, box]))
  return arrows.flatMap(({ transition, target, points }) => {
    const ends = transition === undefined ? [] : [transition.source, target].flatMap((id) => byId.get(id) ?? [])
    const isAllowed = (box: Box) =>
      ends.some((end) => contains(box, end) && (box !== end || box.state.states.length > 0))
    return boxes
      .filter((box) => transition !== undefined && !isAllowed(box))
      .filter((box) => points.some((point, index) => index > 0 && crosses(points[index - 1]!, point, box)))
      .map((box) => `${transition?.source} -> ${target} through ${box.state.id}`)
  })
}

const contains = (outer: Box, inner: Box) => flattenStates(outer.state).includes(inner.state)

// Arrows are orthogonal, so the bounding box of a segment is the segment.
const crosses = (a: Point, b: Point, { x, y, width, height }: Box) =>
  Math.max(a.x, b.x) > x + tolerance &&
  Math.min(a.x, b.x) < x + width - tolerance &&
  Math.max(a.y, b.y) > y + tolerance &&
  Math.min(a.y, b.y) < y + height - tolerance
