import React, { memo } from 'react'
import { classNames } from './classNames.ts'
import { size, type Arrow } from './layout.ts'

type Props = { arrow: Arrow; taken: boolean; focused: boolean }

/** Draws a transition. The last transition taken has a thicker arrow and a bold label. */
export const DrawnTransition = memo(({ arrow, taken, focused }: Props) => {
  const { points, label } = arrow
  return (
    <g className={classNames('arrow', { taken, focused })}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="head" d={arrowHead(points)} />
      {label?.lines.map((line, index) => (
        <text key={line} x={label.x + 2} y={label.y + 12 + index * size.line}>
          {line}
        </text>
      ))}
    </g>
  )
})
DrawnTransition.displayName = 'DrawnTransition'

function arrowHead(points: Arrow['points']): string {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const along = { x: ((tip.x - before.x) / length) * 8, y: ((tip.y - before.y) / length) * 8 }
  const across = { x: along.y * 0.4, y: -along.x * 0.4 }
  const back = { x: tip.x - along.x, y: tip.y - along.y }
  return `M${tip.x} ${tip.y}L${back.x + across.x} ${back.y + across.y}L${back.x - across.x} ${back.y - across.y}Z`
}
