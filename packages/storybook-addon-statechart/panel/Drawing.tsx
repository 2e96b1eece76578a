import React, { useEffect, useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/Chart.ts'
import { bodyWords } from '../chart/words.ts'
import { DrawnState } from './DrawnState.tsx'
import { DrawnTransition } from './DrawnTransition.tsx'
import { layout, size, type Box, type Drawing as Plan } from './layout.ts'
import { pannable } from './pannable.ts'

type Props = {
  chart: Chart
  name: string
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  focused: string | undefined
  movable: boolean
  onPick: (stateId: string) => void
}

const plans = new Map<string, Promise<Plan>>()

// A story that enters another state sends an equal chart again, so layouts are cached by chart content.
function getPlan(chart: Chart, downwards: boolean): Promise<Plan> {
  const key = `${downwards}${JSON.stringify(chart)}`
  const plan = plans.get(key) ?? layout(chart, downwards)
  plans.set(key, plan)
  return plan
}

/** Draws the chart on a surface that scrolls, drags and zooms. The outline is its text alternative. */
export function Drawing({ chart, name, active, taken, focused, movable, onPick }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [plan, setPlan] = useState<Plan>()
  const [failed, setFailed] = useState(false)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<number>()
  const downwards = room.width < 640
  const key = useMemo(() => JSON.stringify(chart), [chart])

  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (room.width === 0) return undefined
    let wanted = true
    getPlan(JSON.parse(key) as Chart, downwards).then(
      (laid) => wanted && setPlan(laid),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [key, downwards, room.width])

  const fit = plan === undefined ? 1 : Math.min(room.width / plan.width, room.height / plan.height)
  const scale = zoom ?? Math.min(1, Math.max(0.8, plan === undefined ? 1 : room.width / plan.width))

  useEffect(() => {
    const element = frame.current
    return element === null ? undefined : pannable(element, onPick, (factor) => setZoom(clamp(scale * factor)))
  }, [onPick, scale])

  const entered = useEntered(active)
  const seen = focused ?? entered
  useEffect(() => {
    const box = plan?.boxes.find(({ state }) => state.id === seen)
    if (box !== undefined && frame.current !== null) reveal(frame.current, box, scale)
  }, [plan, seen, scale])

  return (
    <div className="drawing">
      <div className="zoom" role="group" aria-label="Size of the drawing">
        <button type="button" aria-label="Smaller" onClick={() => setZoom(clamp(scale / 1.25))}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom(clamp(scale * 1.25))}>
          +
        </button>
        <button type="button" onClick={() => setZoom(clamp(fit))}>
          Fit
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
            {plan.boxes.map((box) => (
              <DrawnState
                key={box.state.id}
                box={box}
                active={active.has(box.state.id)}
                focused={focused === box.state.id}
                taken={bodyWords(box.state).find(({ transition }) => taken.has(transition ?? ''))?.transition}
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
              />
            ))}
          </svg>
        )}
      </div>
    </div>
  )
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

const clamp = (zoom: number) => Math.min(2, Math.max(0.25, zoom))

function reveal(frame: HTMLElement, { x, y, width, height }: Box, scale: number) {
  const middle = { left: (x + width / 2) * scale, top: (y + height / 2) * scale }
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame
  const inside =
    middle.left > scrollLeft &&
    middle.left < scrollLeft + clientWidth &&
    middle.top > scrollTop &&
    middle.top < scrollTop + clientHeight
  if (!inside) frame.scrollTo(middle.left - clientWidth / 2, middle.top - clientHeight / 2)
}
