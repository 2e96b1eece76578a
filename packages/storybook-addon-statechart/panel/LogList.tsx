import React, { memo, useState } from 'react'
import type { LogEntry } from '../messages.ts'
import { clockTime } from './clockTime.ts'

const few = 50

/** Shows the last events, newest first. */
export function LogList({ log }: { log: readonly LogEntry[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? log : log.slice(-few)
  return (
    <>
      <ol className="log" reversed aria-label="Events so far, newest first">
        {shown.toReversed().map((entry) => (
          <LogRow key={entry.number} entry={entry} />
        ))}
      </ol>
      {log.length > few && (
        <button type="button" className="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? `Show the last ${few}` : `Show all ${log.length}`}
        </button>
      )}
    </>
  )
}

const LogRow = memo(({ entry: { number, at, event, payload, source, taken, state } }: { entry: LogEntry }) => (
  <li value={number}>
    <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <b>{event}</b>
    {source !== 'outside' && <span className="note"> from {source}</span>}
    {payload !== '' && <code>{payload}</code>}
    <span className="result">{taken.length === 0 && event !== 'init' ? 'no answer' : `→ ${state}`}</span>
  </li>
))
LogRow.displayName = 'LogRow'
