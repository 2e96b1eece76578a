import React, { useEffect, useRef, useState } from 'react'
import { findInnermost, type Chart } from '../chart/Chart.ts'
import type { ChildActor } from '../messages.ts'
import { size } from './layout.ts'
import { centerBox, fitScale, roundAspect, type Size } from './scale.ts'
import { DrawnState, DrawnTransition } from './Shapes.tsx'
import { useLayout } from './useLayout.ts'

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
