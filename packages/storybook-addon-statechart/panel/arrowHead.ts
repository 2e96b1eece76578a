import type { Arrow } from './layout.ts'

/** Returns the path of the head of an arrow. */
export function arrowHead(points: Arrow['points']): string {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const along = { x: ((tip.x - before.x) / length) * 8, y: ((tip.y - before.y) / length) * 8 }
  const across = { x: along.y * 0.4, y: -along.x * 0.4 }
  const back = { x: tip.x - along.x, y: tip.y - along.y }
  return `M${tip.x} ${tip.y}L${back.x + across.x} ${back.y + across.y}L${back.x - across.x} ${back.y - across.y}Z`
}
