import React, { useEffect, useState, useSyncExternalStore } from 'react'
import { MachineSheet } from './MachineSheet.tsx'
import type { PanelStore } from './PanelStore.ts'
import { Sheet } from './Sheet.ts'
import { startLayoutWorker } from './startLayoutWorker.ts'
import type { Engine } from './usePlan.ts'

type Props = { store: PanelStore; active: boolean; engine?: Engine }

/**
 * The statechart panel. The story sends frames while it is open.
 *
 * @param engine returns elkjs, which lays out charts
 */
export function Panel({ store, active, engine = startLayoutWorker }: Props) {
  const { machines, notice, clock, asked } = useSyncExternalStore(store.subscribe, store.get)
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    store.watch(active)
    return () => store.watch(false)
  }, [store, active])

  if (!active) return null
  const machine = machines.find(({ name }) => name === chosen) ?? machines[0]
  if (machine === undefined)
    return (
      <Sheet>
        <NoticeLine text={notice} />
        {notice === '' && <p className="help">Nothing in this story is driven by a statechart.</p>}
      </Sheet>
    )
  return (
    <Sheet>
      {machines.length > 1 && (
        <label className="choice">
          Machine{' '}
          <select value={machine.name} onChange={(event) => setChosen(event.target.value)}>
            {machines.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <NoticeLine text={notice} />
      <MachineSheet
        {...{ clock, asked }}
        key={machine.name}
        machine={machine}
        store={store}
        engine={engine}
        onLook={setChosen}
      />
      <Announcer text={machine.now === undefined ? '' : `State: ${machine.now.state}`} />
    </Sheet>
  )
}

/** Shows, and announces to screen readers, what a command or a failure has to say. */
function NoticeLine({ text }: { text: string }) {
  return (
    <p role="alert" className="notice">
      {text}
    </p>
  )
}

/** Announces a text to screen readers once it has stopped changing, so that fast transitions do not interrupt speech. */
function Announcer({ text, delay = 500 }: { text: string; delay?: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return (
    <p role="status" className="unseen">
      {said}
    </p>
  )
}
