import ElkWorker, { type ELK } from 'elkjs/lib/elk-api.js'
import React, { useEffect, useRef, useState, memo, useMemo } from 'react'
import { findInnermost, type Chart } from '../chart/Chart.ts'
import { workerPath, type ChildActor } from '../messages.ts'
import {
  size,
  centerBox,
  fitScale,
  roundAspect,
  heading,
  layout,
  type Size,
  type Arrow,
  type Box,
  type Drawing as DrawnChart,
} from './layout.ts'
import { classNames, statusNames } from './text.ts'

type Props = {
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
  onPick: (stateId: string) => void
}

/**
 * Draws the chart in a frame that scrolls. A chart that fits is shown as a whole; a larger one is scrolled to the state
 * that was entered last. The list is its text alternative.
 */
export function Drawing({ chart, name, active, taken, actors, onPick }: Props) {
  const frame = useRef<HTMLElement>(null)
  const room = useSize(frame)
  const entered = useEntered(active)
  const { drawing, hasFailed } = useLayout(chart, room.width === 0 ? undefined : roundAspect(room))
  const scale = drawing === undefined ? 1 : fitScale(drawing, room)

  useEffect(() => {
    const box = drawing?.boxes.find(({ state }) => state.id === entered)
    if (box !== undefined) frame.current?.scrollTo(centerBox(box, room, scale))
  }, [drawing, entered, scale, room])

  return (
    <div className="drawing">
      {/* A scroll container must be focusable, otherwise keyboard users cannot scroll it. */}
      <section ref={frame} className="frame" aria-label={`Drawing of ${name}`} tabIndex={0}>
        {hasFailed && <p className="help">This chart could not be drawn. The list shows it.</p>}
        {drawing !== undefined && (
          // The list is the keyboard's way to a state.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <svg
            role="img"
            aria-label={`Statechart of ${name}; the list of states says the same`}
            width={drawing.width * scale}
            height={drawing.height * scale}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            onClick={({ target }) => {
              const state = (target as Element).closest<SVGGElement>('[data-state]')?.dataset['state']
              if (state !== undefined) onPick(state)
            }}
          >
            <marker
              id="statechart-arrow"
              refX="8"
              refY="3"
              markerWidth="8"
              markerHeight="6"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M0 0L8 3L0 6Z" fill="context-stroke" />
            </marker>
            {drawing.boxes.map((box) => (
              <DrawnState key={box.state.id} {...{ box, actors }} isActive={active.has(box.state.id)} />
            ))}
            {drawing.dots.map(({ x, y }) => (
              <circle key={`${x},${y}`} className="dot" cx={x} cy={y} r={size.dot} />
            ))}
            {drawing.arrows.map((arrow) => (
              <DrawnTransition key={arrow.id} arrow={arrow} isTaken={taken.has(arrow.transition?.id ?? '')} />
            ))}
          </svg>
        )}
      </section>
    </div>
  )
}

/** Returns the size of an element in CSS pixels; 0 until it is known. */
function useSize(ref: React.RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    // The border box, because a scrollbar must not change the scale that removes it.
    const observer = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return room
}

/** Returns the innermost of the states entered last. */
function useEntered(active: ReadonlySet<string>): string | undefined {
  const [known, setKnown] = useState({ active, entered: findInnermost([...active]) })
  if (known.active === active) return known.entered
  const entered = [...active].findLast((id) => !known.active.has(id)) ?? known.entered
  setKnown({ active, entered })
  return entered
}

type StateProps = {
  box: Box
  isActive: boolean
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
}

/** Draws a state. An active state has a thicker border, a bar and a colored name. Below it are its invoked actors. */
const DrawnState = memo(({ box: { state, x, y, width, height }, isActive, actors }: StateProps) => {
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
const DrawnTransition = memo(({ arrow, isTaken }: TransitionProps) => {
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

/**
 * Returns the layout of a chart; the last one until a new one is computed.
 *
 * @param aspect undefined until it is known
 */
function useLayout(chart: Chart, aspect: number | undefined): { drawing?: DrawnChart; hasFailed: boolean } {
  const [state, setState] = useState<{ drawing?: DrawnChart; hasFailed: boolean }>({ hasFailed: false })
  // Each actor of a story sends an equal chart again.
  const key = useMemo(() => JSON.stringify(chart), [chart])
  useEffect(() => {
    if (aspect === undefined) return undefined
    let isCurrent = true
    layout(startWorker(), JSON.parse(key) as Chart, aspect).then(
      (drawing) => isCurrent && setState({ drawing, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, aspect])
  return state
}

let started: ELK | undefined

/** Returns elkjs in a worker, so that a large chart does not block Storybook. Started with the first chart. */
function startWorker(): ELK {
  started ??= new ElkWorker({ workerUrl: new URL(workerPath, document.baseURI).href })
  return started
}
