import React, { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { activeIds, activeTransitions, flattenStates, type Chart } from '../chart/Chart.ts'
import type { ClockState } from '../preview/PanelClock.ts'
import type { Ask } from '../messages.ts'
import { Drawing } from './Drawing.tsx'
import { Facts } from './Facts.tsx'
import { Outline } from './Outline.tsx'
import type { OutlineItem } from './createOutline.ts'
import type { Engine } from './usePlan.ts'
import type { MachineView, PanelStore } from './PanelStore.ts'

type Props = {
  machine: MachineView
  store: PanelStore
  engine: Engine
  /** Called with the name of the machine that the reader wants to see. */
  onLook: (name: string) => void
  clock: ClockState
  asked: Ask | undefined
}

/** Shows one machine: state, chart, events, context and log. */
export function MachineSheet({ machine, store, engine, onLook, clock, asked }: Props) {
  const { id, name, chart, now } = machine
  const [view, setView] = useState<'drawing' | 'list'>('drawing')
  const [focused, setFocused] = useState<string>()
  const [last, setLast] = useState(chart.root.id)
  const value = now?.value
  const active = useMemo(() => new Set(value === undefined ? [] : activeIds(chart, value)), [chart, value])
  const taken = useMemo(() => new Set(machine.taken), [machine.taken])

  const put = useCallback((state: string) => store.command('put', { machine: id, state }), [id, store])
  const pick = ({ state, transition }: OutlineItem) => {
    if (state !== undefined) put(state.id)
    const type = transition?.trigger.kind === 'event' ? transition.trigger.event : undefined
    if (type !== undefined && now?.accepted.some((event) => event.type === type && event.answer !== 'no'))
      store.command('send', { machine: id, type })
  }

  const actors = useMemo(() => new Map((now?.actors ?? []).map((actor) => [actor.name, actor])), [now?.actors])
  // The facts are rendered after the drawing, so that neither takes a whole frame.
  const later = useDeferredValue(machine)

  // In other states, nothing would come by itself.
  const canWait =
    actors.size > 0 ||
    (value !== undefined && activeTransitions(chart, value).some(({ trigger }) => trigger.kind === 'after'))
  const about = useMemo(() => findDescription(chart, active), [chart, active])

  if (now === undefined) return null
  return (
    <>
      <header>
        <p className="now">
          <span className="label">State</span> <strong>{now.state || chart.id}</strong>
          {now.tags.map((tag) => (
            <span key={tag}> #{tag}</span>
          ))}
          {now.status !== 'active' && <b className="ended"> {now.status}</b>}
          {now.ending !== undefined && <code> {now.ending}</code>}
        </p>
        {about !== undefined && (
          <p className="about note" title={about}>
            {about}
          </p>
        )}
        <div role="group" aria-label="Show the chart as" className="views">
          {(['drawing', 'list'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {one === 'drawing' ? 'Drawing' : 'List'}
            </button>
          ))}
        </div>
      </header>
      {now.held && canWait && (
        <p className="notice held">
          Held in this state: answers of actors and delays wait.{' '}
          <button type="button" onClick={() => store.command('goOn', { machine: id })}>
            Go on
          </button>
        </p>
      )}
      <div className="columns">
        <section className="chart" aria-label={`Chart of ${name}`}>
          {view === 'drawing' && (
            <Drawing {...{ engine, chart, name, active, taken, focused, actors }} guards={now.guards} onPick={put} />
          )}
          <Outline
            {...{ chart, name, active, taken, actors }}
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
        <Facts machine={later} {...{ store, clock, asked, onLook }} />
      </div>
    </>
  )
}

/** Returns the description of the innermost active state that has one. */
function findDescription(chart: Chart, active: ReadonlySet<string>): string | undefined {
  const depth = ({ id }: { id: string }) => id.split('.').length
  const described = flattenStates(chart.root).filter(({ id, description }) => active.has(id) && description)
  return described.toSorted((a, b) => depth(b) - depth(a))[0]?.description
}
