import React, { useEffect, useState, useSyncExternalStore } from 'react'
import { MachineSheet } from './MachineSheet.tsx'
import type { PanelStore } from './PanelStore.ts'
import { Sheet } from './Sheet.ts'
import { startLayoutWorker, type Engine } from './usePlan.ts'

type Props = { store: PanelStore; active: boolean; engine?: Engine }

/**
 * The statechart panel. The story sends frames while it is open.
 *
 * @param engine returns elkjs, which lays out charts
 */
export function Panel({ store, active, engine = startLayoutWorker }: Props) {
  const { machines, isLoading, notice, clock, asked } = useSyncExternalStore(store.subscribe, store.get)
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    store.watch(active)
    return () => store.watch(false)
  }, [store, active])

  if (!active) return null
  const machine = machines.find(({ name }) => name === chosen) ?? machines[0]
  return (
    <Sheet>
      {machines.length > 1 && (
        <label className="choice">
          Machine{' '}
          <select value={machine?.name} onChange={(event) => setChosen(event.target.value)}>
            {machines.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p role="alert" className="notice">
        {notice}
      </p>
      {machine === undefined && notice === '' && (
        <p className="help">{isLoading ? 'The story loads.' : 'Nothing in this story is driven by a statechart.'}</p>
      )}
      {machine !== undefined && (
        <>
          <MachineSheet {...{ machine, store, engine, clock, asked }} key={machine.name} onLook={setChosen} />
          <Announcer text={machine.now === undefined ? '' : `State: ${machine.now.state}`} />
        </>
      )}
    </Sheet>
  )
}

/** Announces a text to screen readers once it has stopped changing, so that fast transitions do not interrupt speech. */
function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 500)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="unseen">
      {said}
    </p>
  )
}
