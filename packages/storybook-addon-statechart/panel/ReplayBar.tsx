import React from 'react'
import { explainDifferences } from './explainDifferences.ts'
import type { MachineView } from './PanelStore.ts'

/** Shows where in the log a replay is, how it can differ from the original, and the way back. */
export function ReplayBar({ machine, onBack }: { machine: MachineView; onBack: () => void }) {
  const { ahead, log } = machine
  const last = ahead.at(-1)?.number
  if (last === undefined) return null
  const differences = explainDifferences(machine)
  return (
    <div className="replay">
      <p role="status">
        {`In the past: after event ${(ahead[0]?.number ?? 1) - 1} of ${last}. `}
        {log.some(({ number }) => number > last) && 'New events have happened since. '}
      </p>
      <button type="button" onClick={onBack}>
        Back to now
      </button>
      {differences.map((difference) => (
        <p key={difference} className="note">
          {difference}
        </p>
      ))}
    </div>
  )
}
