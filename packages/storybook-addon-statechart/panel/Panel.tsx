import React, { useEffect, useState, useSyncExternalStore, useMemo } from 'react'
import { activeIds, activeStates, findInnermost, stateText } from '../chart/Chart.ts'
import { Details, type MachineProps } from './Details.tsx'
import { Drawing } from './Drawing.tsx'
import { PanelRoot } from './PanelRoot.ts'
import type { PanelStore } from './PanelStore.ts'
import { StateTree, type TreeItem } from './StateTree.tsx'
import { Views, type View } from './Views.tsx'

/** The statechart panel. The story reports while it is open. */
export function Panel({ store, isOpen }: { store: PanelStore; isOpen: boolean }) {
  const { isRendered, machines, notice } = useSyncExternalStore(store.subscribe, store.get)
  const [selected, setSelected] = useState('')
  useEffect(() => {
    store.observe(isOpen)
    return () => store.observe(false)
  }, [store, isOpen])

  if (!isOpen) return null
  const machine = machines.find(({ name }) => name === selected) ?? machines[0]
  return (
    <PanelRoot>
      {machines.length > 1 && (
        <label className="machines">
          Machine{' '}
          <select value={machine?.name} onChange={(event) => setSelected(event.target.value)}>
            {machines.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p role="alert" className="notice">
        {notice}
      </p>
      {isRendered && machine === undefined && <p className="help">This story shows no state machine.</p>}
      {machine !== undefined && <MachinePanel {...{ machine, store }} key={machine.name} onSelect={setSelected} />}
    </PanelRoot>
  )
}

/** Shows one machine: state, chart, events, context and log. */
function MachinePanel({ machine, store, onSelect }: MachineProps) {
  const { id, name, chart, now } = machine
  const [view, setView] = useState<View>('drawing')
  const value = now?.value
  const active = useMemo(() => new Set(value === undefined ? [] : activeIds(chart, value)), [chart, value])
  const taken = useMemo(() => new Set(machine.taken), [machine.taken])
  const actors = useMemo(() => new Map((now?.children ?? []).map((child) => [child.name, child])), [now?.children])
  if (now === undefined) return null

  const enter = (state: string) => store.command('enter', { machine: id, state })
  const pick = ({ state, transition }: TreeItem) => {
    if (state !== undefined) enter(state.id)
    const type = transition?.eventType
    if (type !== undefined && now.events.some((event) => event.type === type && event.can !== 'no'))
      store.command('send', { machine: id, type })
  }
  const described = activeStates(chart.root, now.value).filter(({ description }) => description !== undefined)
  const description = described.find(({ id }) => id === findInnermost(described.map((state) => state.id)))?.description
  const drawn = { chart, name, active, taken, actors }
  return (
    <div className="columns">
      <header>
        <p className="state" role="status">
          <span className="label">State</span> <strong>{stateText(now.value) || chart.id}</strong>
          {now.tags.map((tag) => (
            <span key={tag}> #{tag}</span>
          ))}
          {now.status !== 'active' && <b className="status"> {now.status}</b>}
          {now.result !== undefined && <code> {now.result}</code>}
        </p>
        {description !== undefined && (
          <p className="description note" title={description}>
            {description}
          </p>
        )}
        <Views {...drawn} view={view} onView={setView} onPick={enter} />
        {now.isRestored && (
          <p className="notice">
            From a snapshot: actors and delays of this state do not run. Send their results and ends as events.
          </p>
        )}
      </header>
      <section className="chart" aria-label={`Chart of ${name}`}>
        {view === 'drawing' ? <Drawing {...drawn} onPick={enter} /> : <StateTree {...drawn} onPick={pick} />}
      </section>
      <Details {...{ machine, store, onSelect }} />
    </div>
  )
}
