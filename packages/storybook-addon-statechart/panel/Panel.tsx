import React, { useEffect, useState, useSyncExternalStore } from 'react'
import { MachinePanel } from './MachinePanel.tsx'
import { PanelRoot } from './PanelRoot.ts'
import type { PanelStore } from './PanelStore.ts'

/** The statechart panel. The story reports while it is open. */
export function Panel({ store, isOpen }: { store: PanelStore; isOpen: boolean }) {
  const { machines, notice, clock } = useSyncExternalStore(store.subscribe, store.get)
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
      {machine === undefined && <p className="help">This story shows no state machine.</p>}
      {machine !== undefined && (
        <MachinePanel {...{ machine, store, clock }} key={machine.name} onSelect={setSelected} />
      )}
    </PanelRoot>
  )
}
