import React, { memo } from 'react'
import type { Truth } from '../preview/accepted.ts'
import type { ActorNode } from '../preview/followActors.ts'
import { actorBox, arrowHead, heading, size, type Arrow, type Box } from './layout.ts'
import { classNames, statusNames } from './text.ts'

type StateProps = {
  box: Box
  active: boolean
  focused: boolean
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ActorNode>
}

/** Draws a state. An active state has a thicker border, a bar and a colored name. Each invoked actor has a box of its own. */
export const DrawnState = memo(({ box, active, focused, actors }: StateProps) => {
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

type TransitionProps = {
  arrow: Arrow
  taken: boolean
  focused: boolean
  /** Whether the guard holds now; undefined without a guard or while the source is inactive. */
  truth: Truth | undefined
}

const truthWords = { yes: ' true', no: ' false', unclear: '' } as const

/** Draws a transition. The last transition taken has a thicker arrow and a colored label. */
export const DrawnTransition = memo(({ arrow, taken, focused, truth }: TransitionProps) => {
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
