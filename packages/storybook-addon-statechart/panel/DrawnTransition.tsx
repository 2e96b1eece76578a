import React, { memo } from 'react'
import type { Truth } from '../preview/accepted.ts'
import { arrowHead, size, type Arrow } from './layout.ts'
import { classNames } from './text.ts'

type Props = {
  arrow: Arrow
  taken: boolean
  focused: boolean
  /** Whether the guard holds now; undefined without a guard or while the source is inactive. */
  truth: Truth | undefined
}

const truthWords = { yes: ' true', no: ' false', unclear: '' } as const

/** Draws a transition. The last transition taken has a thicker arrow and a colored label. */
export const DrawnTransition = memo(({ arrow, taken, focused, truth }: Props) => {
  const { points, label, transition } = arrow
  const notes = ['', truth === undefined ? '' : truthWords[truth]]
  return (
    <g className={classNames('arrow', { taken, focused })}>
      {transition?.description !== undefined && <title>{transition.description}</title>}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="head" d={arrowHead(points)} />
      {label !== undefined && (
        <rect className="ground" x={label.x} y={label.y} width={label.width} height={label.height} />
      )}
      {label?.lines.map((line, index) => (
        <text key={line} x={label.x + label.width / 2} y={label.y + 12.5 + index * size.line} textAnchor="middle">
          {line}
          <tspan className="live">{notes[index]}</tspan>
        </text>
      ))}
    </g>
  )
})
DrawnTransition.displayName = 'DrawnTransition'
