import React, { useEffect, useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/Chart.ts'
import { bodyWords } from '../chart/words.ts'
import type { ActorNode } from '../preview/followActors.ts'
import type { Truth } from '../preview/evaluateGuards.ts'
import { DrawnState } from './DrawnState.tsx'
import { DrawnTransition } from './DrawnTransition.tsx'
import { centerBox, clampScale, fitScale } from './fitScale.ts'
import { size } from './layout.ts'
import { pannable } from './pannable.ts'
import { usePlan, type Engine } from './usePlan.ts'
import { useEntered } from './useEntered.ts'

type Props = {
  engine: Engine
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  focused: string | undefined
  movable: boolean
  actors: ReadonlyMap<string, ActorNode>
  guards: Readonly<Record<string, Truth>>
  /** When delayed transitions are due, by transition id. */
  due: ReadonlyMap<string, number>
  onPick: (stateId: string) => void
}

/** `follow` keeps text legible and shows what changed; `whole` shows everything; a number is the reader's own scale. */
type View = 'follow' | 'whole' | number

const noActors: ReadonlyMap<string, ActorNode> = new Map()

/**
 * Draws the chart on a surface that scrolls, drags and zooms. It fits itself to the panel and follows the machine until
 * the reader pans or zooms; the button Fit starts it again. The outline is its text alternative.
 */
export function Drawing(props: Props) {
  const { engine, chart, name, active, taken, focused, movable, actors, guards, due, onPick } = props
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [view, setView] = useState<View>('follow')
  const { plan, failed } = usePlan(engine, chart, room.width)

  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    // The border box, because a scrollbar must not change the scale that removes it.
    const observer = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const fitted = plan === undefined ? 1 : fitScale(plan, room, view !== 'whole')
  const scale = typeof view === 'number' ? view : fitted

  // The listeners are added once, because a transition must not end a drag.
  const latest = useRef({ onPick, scale })
  useEffect(() => {
    latest.current = { onPick, scale }
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    return pannable(element, {
      onPick: (state) => latest.current.onPick(state),
      onZoom: (factor) => setView(clampScale(latest.current.scale * factor)),
      onFit: () => setView('whole'),
      onPan: () => setView(latest.current.scale),
    })
  }, [])

  const entered = useEntered(active)
  const follows = typeof view !== 'number'
  useEffect(() => {
    const element = frame.current
    const box = plan?.boxes.find(({ state }) => state.id === (focused ?? entered))
    if (element === null || box === undefined || (!follows && focused === undefined)) return
    const { left, top } = centerBox(box, room, scale)
    element.scrollTo(left, top)
  }, [plan, focused, entered, follows, scale, room])

  const zoomBy = (factor: number) => setView(clampScale(scale * factor))
  const boxes = useMemo(() => plan?.boxes ?? [], [plan])
  return (
    <div className="drawing">
      <div className="zoom" role="group" aria-label="Size of the drawing">
        <button type="button" aria-label="Smaller" onClick={() => zoomBy(1 / 1.25)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <button type="button" aria-pressed={view === 'whole'} onClick={() => setView('whole')}>
          Fit
        </button>
        <button type="button" aria-pressed={view === 'follow'} onClick={() => setView('follow')}>
          Follow
        </button>
      </div>
      <div ref={frame} className={movable ? 'frame movable' : 'frame'} role="region" aria-label={`Drawing of ${name}`}>
        {failed && <p className="help">This chart could not be drawn. The list shows it.</p>}
        {plan !== undefined && (
          <svg
            role="img"
            aria-label={`Statechart of ${name}; the list of states tells the same`}
            width={plan.width * scale}
            height={plan.height * scale}
            viewBox={`0 0 ${plan.width} ${plan.height}`}
          >
            {boxes.map((box) => (
              <DrawnState
                key={box.state.id}
                box={box}
                active={active.has(box.state.id)}
                focused={focused === box.state.id}
                taken={bodyWords(box.state).find(({ transition }) => taken.has(transition ?? ''))?.transition}
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
                due={due.get(arrow.transition?.id ?? '')}
              />
            ))}
          </svg>
        )}
      </div>
    </div>
  )
}
