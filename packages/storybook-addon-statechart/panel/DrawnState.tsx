import React, { memo } from 'react'
import type { ActorNode } from '../preview/followActors.ts'
import { classNames, statusNames } from './text.ts'
import { actorBox, heading, size, type Box } from './layout.ts'

type Props = {
  box: Box
  active: boolean
  focused: boolean
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ActorNode>
}

/** Draws a state. An active state has a thicker border, a bar and a colored name. Each invoked actor has a box of its own. */
export const DrawnState = memo(({ box, active, focused, actors }: Props) => {
  const { state, lines, x, y, width, height } = box
  const names = classNames(`box ${state.kind}`, { active, focused })
  if (state.kind === 'history')
    return (
      <g className={names} data-state={state.id}>
        <circle className="edge" cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1} />
        <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
          {state.history === 'deep' ? 'H*' : 'H'}
        </text>
      </g>
    )
  return (
    <g className={names} data-state={state.id}>
      {state.description !== undefined && <title>{state.description}</title>}
      <rect className="edge" x={x} y={y} width={width} height={height} rx={state.states.length === 0 ? 3 : 0} />
      {state.kind === 'final' && (
        <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      )}
      <path className="mark" d={`M${x} ${y + 4}v18`} />
      <text className="name" x={x + size.pad} y={y + 17}>
        {heading(state)}
      </text>
      {lines.map(({ text, actor }, index) => {
        const top = y + size.head + 10 + index * size.line
        const node = active && actor !== undefined ? actors.get(actor) : undefined
        const status = node?.status
        return (
          <g key={actor ?? text} className={actor === undefined ? 'hidden' : `actor ${status ?? ''}`}>
            {node !== undefined && node.note !== '' && <title>{node.note}</title>}
            {actor !== undefined && <rect {...actorBox(text, x + size.pad, top)} rx={2} />}
            <text x={x + size.pad} y={top}>
              {text}
              {status !== undefined && <tspan className="live"> {statusNames[status]}</tspan>}
            </text>
          </g>
        )
      })}
      {focused && <rect className="ring" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={4} />}
    </g>
  )
})
DrawnState.displayName = 'DrawnState'
