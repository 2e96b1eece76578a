import React, { memo } from 'react'
import type { ChildActor } from '../messages.ts'
import { heading, size, type Arrow, type Box } from './layout.ts'
import { classNames, statusNames } from './text.ts'

type StateProps = {
  box: Box
  isActive: boolean
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
}

/** Draws a state. An active state has a thicker border, a bar and a colored name. Below it are its invoked actors. */
export const DrawnState = memo(({ box: { state, x, y, width, height }, isActive, actors }: StateProps) => {
  const names = classNames(`box ${state.type}`, { active: isActive })
  return (
    <g className={names} data-state={state.id}>
      {state.description !== undefined && <title>{state.description}</title>}
      <rect
        className="edge"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.type === 'history' ? height / 2 : state.states.length === 0 ? 3 : 0}
      />
      {state.type === 'final' && (
        <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      )}
      <path className="mark" d={`M${x} ${y + 4}v18`} />
      <text className="name" x={x + size.pad} y={y + 17}>
        {heading(state)}
      </text>
      {state.invokes.map(({ id, source }, index) => {
        const baseline = y + size.head + 10 + index * size.line
        const actor = isActive ? actors.get(id) : undefined
        return (
          <g key={id}>
            {actor !== undefined && actor.note !== '' && <title>{actor.note}</title>}
            <text x={x + size.pad} y={baseline}>
              {source}
              {actor !== undefined && <tspan className="live"> {statusNames[actor.status]}</tspan>}
            </text>
          </g>
        )
      })}
    </g>
  )
})
DrawnState.displayName = 'DrawnState'

type TransitionProps = { arrow: Arrow; isTaken: boolean }

/** Draws a transition. The last transition taken has a thicker arrow and a colored label. */
export const DrawnTransition = memo(({ arrow, isTaken }: TransitionProps) => {
  const { points, label, transition } = arrow
  return (
    <g className={classNames('arrow', { taken: isTaken })}>
      {transition?.description !== undefined && <title>{transition.description}</title>}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#statechart-arrow)" />
      {label !== undefined && (
        <rect className="ground" x={label.x} y={label.y} width={label.width} height={label.height} />
      )}
      {label?.lines.map((line, index) => (
        <text key={line} x={label.x + label.width / 2} y={label.y + 12.5 + index * size.line} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
})
DrawnTransition.displayName = 'DrawnTransition'
