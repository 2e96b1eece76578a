import React from 'react'
import { flattenStates } from '../chart/Chart.ts'
import type { ClockState } from '../preview/PanelClock.ts'
import type { MachineView } from './PanelStore.ts'

const foreignClock = 'Delays cannot be frozen here: this story uses the browser’s clock.'

type Props = {
  machine: MachineView
  clock: ClockState
  onControl: (command: 'freeze' | 'resume' | 'step') => void
}

/** Freezes and steps the delays of a machine; says so if the machine does not use the panel's clock. */
export function ClockBar({ machine: { chart, ownClock }, clock: { frozen, left }, onControl }: Props) {
  if (!ownClock) {
    const states = flattenStates(chart.root)
    const hasDelays = states.some(({ transitions }) => transitions.some(({ trigger }) => trigger.kind === 'after'))
    return <p className="help">{hasDelays ? foreignClock : 'This machine has no delays.'}</p>
  }
  const [next] = left
  return (
    <div className="clock">
      <button type="button" aria-pressed={frozen} onClick={() => onControl(frozen ? 'resume' : 'freeze')}>
        Freeze
      </button>
      <button type="button" disabled={!frozen || next === undefined} onClick={() => onControl('step')}>
        End the next delay
      </button>
      <p role="status" className="note">
        {next === undefined
          ? 'No delay waits.'
          : frozen
            ? `${left.length} ${left.length === 1 ? 'delay waits' : 'delays wait'}; the next has ${seconds(next)} left.`
            : 'Delays run.'}
      </p>
    </div>
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
