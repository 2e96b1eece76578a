import React, { memo } from 'react'
import { bodyWords } from '../chart/words.ts'
import { classNames } from './classNames.ts'
import { heading, size, type Box } from './layout.ts'

type Props = { box: Box; active: boolean; focused: boolean; taken: string | undefined }

/** Draws a state. An active state has a thicker border, a bar and a bold name. */
export const DrawnState = memo(({ box, active, focused, taken }: Props) => {
  const { state, x, y, width, height } = box
  const names = classNames(`box ${state.kind}`, { active, focused })
  if (state.kind === 'history')
    return (
      <g className={names}>
        <circle className="edge" cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1} />
        <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
          {state.history === 'deep' ? 'H*' : 'H'}
        </text>
      </g>
    )
  return (
    <g className={names} data-state={state.id}>
      <rect className="edge" x={x} y={y} width={width} height={height} rx={state.states.length === 0 ? 3 : 0} />
      {state.kind === 'final' && (
        <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      )}
      {active && <path className="mark" d={`M${x} ${y + 4}v18`} />}
      <text className="name" x={x + size.pad} y={y + 17}>
        {heading(state)}
      </text>
      {bodyWords(state).map(({ text, transition }, index) => (
        <text
          key={`${transition ?? ''}${text}`}
          className={transition !== undefined && transition === taken ? 'taken' : undefined}
          x={x + size.pad}
          y={y + size.head + 10 + index * size.line}
        >
          {text}
        </text>
      ))}
      {focused && <rect className="ring" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={4} />}
    </g>
  )
})
DrawnState.displayName = 'DrawnState'
