import React, { memo } from 'react'
import type { Truth } from '../preview/evaluateGuards.ts'
import { arrowHead } from './arrowHead.ts'
import { classNames } from './classNames.ts'
import { size, type Arrow } from './layout.ts'
import { useTimeLeft } from './useTimeLeft.ts'

type Props = {
  arrow: Arrow
  taken: boolean
  focused: boolean
  /** Whether the guard holds now; undefined without a guard or while the source is inactive. */
  truth: Truth | undefined
  /** When the transition is due, in milliseconds since 1970; undefined if its timer does not run. */
  due: number | undefined
}

const truthWords = { yes: ' true', no: ' false', unclear: '' } as const

/** Draws a transition. The last transition taken has a thicker arrow and a colored label. */
export const DrawnTransition = memo(({ arrow, taken, focused, truth, due }: Props) => {
  const { points, label, transition } = arrow
  const left = useTimeLeft(due)
  const notes = [due === undefined ? '' : ` ${left}`, truth === undefined ? '' : truthWords[truth]]
  return (
    <g className={classNames('arrow', { taken, focused })}>
      {transition?.description !== undefined && <title>{transition.description}</title>}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className="head" d={arrowHead(points)} />
      {label?.lines.map((line, index) => (
        <text key={line} x={label.x + 2} y={label.y + 12 + index * size.line}>
          {line}
          <tspan className="live">{notes[index]}</tspan>
        </text>
      ))}
    </g>
  )
})
DrawnTransition.displayName = 'DrawnTransition'
