import React, { useEffect, useMemo, useRef, useState } from 'react'
import { flattenStates, type Chart } from '../chart/Chart.ts'
import type { ActorNode } from '../preview/followActors.ts'
import type { Truth } from '../preview/accepted.ts'
import { collapse, openAround } from './collapse.ts'
import { centerBox, clampScale, fits, fitScale, roundAspect, type Size } from './fitScale.ts'
import { size, type Drawing as Plan } from './layout.ts'
import { pannable } from './pannable.ts'
import { DrawnState, DrawnTransition } from './Shapes.tsx'
import { usePlan, type Engine } from './usePlan.ts'

type Props = {
  engine: Engine
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  focused: string | undefined
  actors: ReadonlyMap<string, ActorNode>
  guards: Readonly<Record<string, Truth>>
  onPick: (stateId: string) => void
}

/** What is drawn, and the reader's own scale. `near` shows what is around the state that was entered last. */
type View = { extent: 'near' | 'whole'; scale?: number }

/** Most states of a chart that is laid out as a whole before it is known whether it fits. */
const few = 40

const noActors: ReadonlyMap<string, ActorNode> = new Map()

/**
 * Draws the chart on a surface that scrolls, drags and zooms. A chart that fits is drawn as a whole. Of a larger one, the
 * states around the one that was entered last are open and centered, and the others are boxes, unless the reader wants the
 * whole. The outline is its text alternative.
 */
export function Drawing(props: Props) {
  const { engine, chart, name, active, taken, focused, actors, guards, onPick } = props
  const [frame, room] = useRoom()
  const [view, setView] = useState<View>({ extent: 'near' })
  const entered = useEntered(active)
  const { plan, failed } = useExtent(engine, chart, room, view.extent, [entered, focused])
  const scale = view.scale ?? (plan === undefined ? 1 : fitScale(plan, room))

  // The listeners are added once, because a transition must not end a drag.
  const latest = useRef({ onPick, scale })
  useEffect(() => {
    latest.current = { onPick, scale }
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const setScale = (factor: number) =>
      setView(({ extent }) => ({ extent, scale: clampScale(latest.current.scale * factor) }))
    return pannable(element, {
      onPick: (state) => latest.current.onPick(state),
      onZoom: setScale,
      onFit: () => setView({ extent: 'whole' }),
      onPan: () => setScale(1),
    })
  }, [frame])

  const follows = view.scale === undefined
  useEffect(() => {
    const element = frame.current
    const box = findBox(plan, focused ?? entered)
    if (element === null || box === undefined || (!follows && focused === undefined)) return
    const { left, top } = centerBox(box, room, scale)
    element.scrollTo(left, top)
  }, [frame, plan, focused, entered, follows, scale, room])

  const zoomBy = (factor: number) => setView({ ...view, scale: clampScale(scale * factor) })
  return (
    <div className="drawing">
      <div ref={frame} className="frame" role="region" aria-label={`Drawing of ${name}`}>
        {failed && <p className="help">This chart could not be drawn. The list shows it.</p>}
        {plan !== undefined && (
          <svg
            role="img"
            aria-label={`Statechart of ${name}; the list of states tells the same`}
            width={plan.width * scale}
            height={plan.height * scale}
            viewBox={`0 0 ${plan.width} ${plan.height}`}
          >
            {plan.boxes.map((box) => (
              <DrawnState
                key={box.state.id}
                box={box}
                active={active.has(box.state.id)}
                focused={focused === box.state.id}
                actors={box.state.invokes.length === 0 ? noActors : actors}
              />
            ))}
            {plan.dots.map(({ x, y }) => (
              <circle key={`${x},${y}`} className="dot" cx={x} cy={y} r={size.dot} />
            ))}
            {plan.arrows.map((arrow) => (
              <DrawnTransition
                key={arrow.id}
                arrow={arrow}
                taken={taken.has(arrow.transition?.id ?? '')}
                focused={focused !== undefined && focused === arrow.transition?.id}
                truth={guards[arrow.transition?.id ?? '']}
              />
            ))}
          </svg>
        )}
      </div>
      <div className="zoom" role="group" aria-label="Size of the drawing">
        <button type="button" aria-label="Smaller" onClick={() => zoomBy(1 / 1.25)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoomBy(1.25)}>
          +
        </button>
        {(['whole', 'near'] as const).map((extent) => (
          <button
            key={extent}
            type="button"
            aria-pressed={view.extent === extent && view.scale === undefined}
            onClick={() => setView({ extent })}
          >
            {extent === 'whole' ? 'Whole' : 'Follow'}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Returns a reference to the frame, and its size in CSS pixels; 0 until it is known. */
function useRoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    // The border box, because a scrollbar must not change the scale that removes it.
    const observer = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, room] as const
}

/** Returns the layout of the whole chart if it fits or is wanted, otherwise of what is around some states. */
function useExtent(engine: Engine, chart: Chart, room: Size, extent: View['extent'], around: (string | undefined)[]) {
  const aspect = roundAspect(room)
  const isKnown = room.width > 0
  const isFew = useMemo(() => flattenStates(chart.root).length <= few, [chart])
  const needsWhole = isKnown && (isFew || extent === 'whole')
  const whole = usePlan(engine, needsWhole ? chart : undefined, aspect)
  const isTooLarge = isFew && whole.isCurrent && whole.plan !== undefined && !fits(whole.plan, room)
  const needsNear = isKnown && extent === 'near' && (!isFew || isTooLarge)
  const open = [...openAround(chart, around)].join(' ')
  const near = useMemo(() => collapse(chart, new Set(open.split(' '))), [chart, open])
  const partial = usePlan(engine, needsNear ? near : undefined, aspect)
  return needsNear ? partial : whole
}

/** Returns the box of a state, or of the state in which it is hidden. */
function findBox(plan: Plan | undefined, id: string | undefined) {
  const holding = plan?.boxes.filter(({ state }) => id === state.id || id?.startsWith(`${state.id}.`))
  return holding?.at(-1)
}

/** Returns the innermost of the states entered last, or of all states at the start. */
function useEntered(active: ReadonlySet<string>): string | undefined {
  const [known, setKnown] = useState({ active, entered: innermost(active) })
  if (known.active === active) return known.entered
  const entered = [...active].findLast((id) => !known.active.has(id)) ?? known.entered
  setKnown({ active, entered })
  return entered
}

const depth = (id: string) => id.split('.').length

const innermost = (active: ReadonlySet<string>) => [...active].toSorted((a, b) => depth(b) - depth(a))[0]
