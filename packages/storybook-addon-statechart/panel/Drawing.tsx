import ElkWorker, { type ELK } from 'elkjs/lib/elk-api.js'
import React, { memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findInnermost, labelLines, type Chart, type ChartTransition } from '../chart/Chart.ts'
import { workerPath, type ChildActor } from '../messages.ts'
import {
  centerBox,
  chooseLargest,
  fitScale,
  heading,
  isLegible,
  layout,
  size,
  type Arrow,
  type Box,
  type Detail,
  type Drawing as DrawnChart,
  type Size,
} from './layout.ts'
import { classNames, statusNames } from './text.ts'

type Props = {
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
  /** Called with the id of a state that was clicked; undefined if no actor can be created in it. */
  onPick: ((stateId: string) => void) | undefined
  /** Whether every label is legible, so that a large chart scrolls; otherwise the whole chart is in sight. */
  isEnlarged?: boolean
  /** The highest that the frame gets, in pixels, where it is as high as its drawing; otherwise it fills its parent. */
  height?: number
}

/** The scale at which the letters of an enlarged drawing have 10 px. */
const smallestEnlarged = 10 / size.font

/**
 * Draws the chart in a frame. The whole chart is in sight, as an outline if its labels would not be legible. An enlarged
 * one that does not fit is scrolled to the state that was entered last. The list is its text alternative.
 */
export function Drawing({ chart, name, active, taken, actors, onPick, isEnlarged = false, height }: Props) {
  const frame = useRef<HTMLElement>(null)
  const arrowhead = useId()
  const room = useSize(frame, height)
  const entered = useEntered(active)
  const { drawing, hasFailed } = useDrawing(chart, room, isEnlarged)
  const fit = drawing === undefined ? 1 : fitScale(drawing, room)
  const scale = isEnlarged ? Math.max(fit, smallestEnlarged) : fit

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
            className={classNames(drawing.detail, { pickable: onPick !== undefined })}
            width={drawing.width * scale}
            height={drawing.height * scale}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            onClick={({ target }) => {
              const state = (target as Element).closest<SVGGElement>('[data-state]')?.dataset['state']
              if (state !== undefined) onPick?.(state)
            }}
          >
            <marker
              id={arrowhead}
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
              <DrawnState
                key={box.state.id}
                {...{ box, actors }}
                detail={drawing.detail}
                isActive={active.has(box.state.id)}
              />
            ))}
            {drawing.dots.map(({ x, y }) => (
              <circle key={`${x},${y}`} className="dot" cx={x} cy={y} r={size.dot} />
            ))}
            {drawing.arrows.map((arrow) => (
              <DrawnTransition
                key={arrow.id}
                {...{ arrow, arrowhead }}
                isTaken={taken.has(arrow.transition?.id ?? '')}
              />
            ))}
          </svg>
        )}
      </section>
    </div>
  )
}

/** Shows the drawing in a window over the whole page, with all its labels. */
export function EnlargeButton(props: Omit<Props, 'isEnlarged' | 'height'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Enlarge
      </button>
      {isOpen && (
        <dialog ref={dialog} aria-label={`Enlarged statechart of ${props.name}`} onClose={() => setIsOpen(false)}>
          <div className="bar">
            <strong>{props.name}</strong>
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
          <Drawing {...props} isEnlarged />
        </dialog>
      )}
    </>
  )
}

/**
 * Returns the size of an element in CSS pixels; 0 until it is known.
 *
 * @param height that of an element whose content decides how high it is
 */
function useSize(ref: React.RefObject<HTMLElement | null>, height: number | undefined): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    // The border box, because a scrollbar must not change the scale that removes it.
    const observer = new ResizeObserver(() =>
      setRoom((before) => {
        const after = { width: element.offsetWidth, height: height ?? element.offsetHeight }
        return before.width === after.width && before.height === after.height ? before : after
      }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, height])
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
  detail: Detail
  isActive: boolean
  /** The children of the machine, by id. */
  actors: ReadonlyMap<string, ChildActor>
}

/** Draws a state. An active state has a thicker border, a bar and a colored name. Below it are its invoked actors. */
const DrawnState = memo(({ box: { state, x, y, width, height }, detail, isActive, actors }: StateProps) => {
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
        {heading(state, detail)}
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

type TransitionProps = { arrow: Arrow; arrowhead: string; isTaken: boolean }

/** Draws a transition. The last transition taken has a thicker arrow and a colored label. */
const DrawnTransition = memo(({ arrow, arrowhead, isTaken }: TransitionProps) => {
  const { points, label, transition } = arrow
  return (
    <g className={classNames('arrow', { taken: isTaken })}>
      {transition !== undefined && <title>{describe(transition)}</title>}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd={`url(#${arrowhead})`} />
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

/** Returns what a transition waits for, and its description: an outline shows it for the mouse only. */
const describe = (transition: ChartTransition): string =>
  [labelLines(transition).join(' '), transition.description ?? []].flat().join('. ')

/** Returns the drawing that fills a room best; undefined until it is computed. */
function useDrawing(chart: Chart, room: Size, isEnlarged: boolean): { drawing?: DrawnChart; hasFailed: boolean } {
  const isKnown = room.width > 0
  const full = useLayout(chart, 'full', isKnown)
  const largest = chooseLargest(full.drawings, room)
  const isOutline = !isEnlarged && largest !== undefined && !isLegible(largest, room)
  const outline = useLayout(chart, 'outline', isOutline)
  const drawing = (isOutline ? chooseLargest(outline.drawings, room) : undefined) ?? largest
  return { ...(drawing && { drawing }), hasFailed: full.hasFailed || outline.hasFailed }
}

/**
 * Returns the layouts of a chart; the last ones until new ones are computed.
 *
 * @param isWanted whether they are computed
 */
function useLayout(chart: Chart, detail: Detail, isWanted: boolean): { drawings: DrawnChart[]; hasFailed: boolean } {
  const [state, setState] = useState<{ drawings: DrawnChart[]; hasFailed: boolean }>({ drawings: [], hasFailed: false })
  // Each actor of a story sends an equal chart again.
  const key = useMemo(() => JSON.stringify(chart), [chart])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    layout(startWorker(), JSON.parse(key) as Chart, detail).then(
      (drawings) => isCurrent && setState({ drawings, hasFailed: false }),
      () => isCurrent && setState({ drawings: [], hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, detail, isWanted])
  return state
}

let started: ELK | undefined

/** Returns elkjs in a worker, so that a large chart does not block Storybook. Started with the first chart. */
function startWorker(): ELK {
  started ??= new ElkWorker({ workerUrl: new URL(workerPath, document.baseURI).href })
  return started
}
