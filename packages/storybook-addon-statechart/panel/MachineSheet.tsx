import React, { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { explainUnreachable } from '../chart/explainUnreachable.ts'
import { activeIds, enterState } from '../chart/stateValue.ts'
import type { ClockState } from '../preview/PanelClock.ts'
import type { Copied } from '../messages.ts'
import { Drawing } from './Drawing.tsx'
import type { Payload } from './EventList.tsx'
import { Facts } from './Facts.tsx'
import type { ActorNode } from '../preview/followActors.ts'
import { Outline } from './Outline.tsx'
import type { OutlineItem } from './createOutline.ts'
import { SaveButtons } from './SaveButtons.tsx'
import { getPlan, type Engine } from './usePlan.ts'
import type { MachineView, PanelStore } from './PanelStore.ts'

type Props = {
  machine: MachineView
  store: PanelStore
  engine: Engine
  /** Called with the name of the machine that the reader wants to see. */
  onLook: (name: string) => void
  clock: ClockState
  copied: Copied | undefined
}

const unmovable =
  'This story cannot enter another state: it has neither an argument “state” nor the option “restart”, or another machine has started this one.'

/** Shows one machine: state, chart, events, context and log. */
export function MachineSheet({ machine, store, engine, onLook, clock, copied }: Props) {
  const { id, name, chart, movable, examples, now } = machine
  const [view, setView] = useState<'drawing' | 'list'>('drawing')
  const [focused, setFocused] = useState<string>()
  const [last, setLast] = useState(chart.root.id)
  const value = now?.value
  const active = useMemo(() => new Set(value === undefined ? [] : activeIds(chart, value)), [chart, value])
  const taken = useMemo(() => new Set(machine.taken), [machine.taken])

  const put = useCallback(
    (state: string) => {
      if (value === undefined) return
      const reason = movable ? explainUnreachable(chart, value, state) : unmovable
      const wanted = enterState(chart, value, state)
      if (reason === undefined && wanted !== undefined) store.put(id, wanted)
      else store.notify(reason ?? '')
    },
    [chart, id, movable, store, value],
  )
  const send = (type: string, payload: Payload) => store.send({ machine: id, type, ...payload })
  const pick = ({ state, transition }: OutlineItem) => {
    if (state !== undefined) put(state.id)
    const type = transition?.trigger.kind === 'event' ? transition.trigger.event : undefined
    if (now?.accepted.some((event) => event.type === type && event.answer === 'yes') && type !== undefined)
      send(type, examples[type] === undefined ? { payload: {} } : { example: 0 })
  }

  // Frames repeat equal actors; an unchanged map lets the drawing skip states.
  const children = JSON.stringify(now?.actors ?? [])
  const actors = useMemo(
    () => new Map((JSON.parse(children) as ActorNode[]).map((actor) => [actor.name, actor])),
    [children],
  )
  const timers = now?.timers
  const isFrozen = machine.ownClock && clock.frozen
  const due = useMemo(
    () =>
      // A frozen delay does not count down.
      new Map(
        (isFrozen ? [] : (timers ?? [])).flatMap((timer) =>
          timer.transitions.map((transition) => [transition, timer.due]),
        ),
      ),
    [timers, isFrozen],
  )
  // The facts are rendered after the drawing, so that neither takes a whole frame.
  const later = useDeferredValue(machine)

  if (now === undefined) return null
  return (
    <>
      <header>
        <p className="now">
          <span className="label">State</span> <strong>{now.state}</strong>
          {now.tags.map((tag) => (
            <span key={tag}> #{tag}</span>
          ))}
          {now.status !== 'active' && <b className="ended"> {now.status}</b>}
          {now.ending !== undefined && <code> {now.ending}</code>}
        </p>
        <SaveButtons {...{ chart, name, active }} getDrawing={() => getPlan(engine, JSON.stringify(chart), false)} />
        <div role="group" aria-label="Show the chart as" className="views">
          {(['drawing', 'list'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {one === 'drawing' ? 'Drawing' : 'List'}
            </button>
          ))}
        </div>
      </header>
      <div className="columns">
        <section className="chart" aria-label={`Chart of ${name}`}>
          {view === 'drawing' && (
            <Drawing
              {...{ engine, chart, name, active, taken, focused, movable, actors, due }}
              guards={now.guards}
              onPick={put}
            />
          )}
          <Outline
            {...{ chart, name, active, taken, actors, due }}
            guards={now.guards}
            hidden={view === 'drawing'}
            focused={last}
            onPick={pick}
            onFocus={(item) => {
              setFocused(item)
              if (item !== undefined) setLast(item)
            }}
          />
        </section>
        <Facts machine={later} {...{ store, clock, copied, onLook }} />
      </div>
    </>
  )
}
