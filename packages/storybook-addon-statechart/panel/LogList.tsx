import React, { memo, useState } from 'react'
import type { LogEntry } from '../messages.ts'
import { classNames, clockTime } from './text.ts'

const few = 50

/** Shows the last events, newest first. */
export function LogList({ log }: { log: readonly LogEntry[] }) {
  const [all, setAll] = useState(false)
  const current = log.at(-1)?.number
  const shown = all ? log : log.slice(-few)
  return (
    <>
      <ol className={all ? 'log all' : 'log'} reversed aria-label="Events so far, newest first">
        {shown.toReversed().map((entry) => (
          <LogRow key={entry.number} entry={entry} isCurrent={entry.number === current} />
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

const LogRow = memo(({ entry, isCurrent }: { entry: LogEntry; isCurrent: boolean }) => {
  const { number, at, event, payload, source, taken, emitted = [], state } = entry
  return (
    <li value={number} className={classNames('', { current: isCurrent })} aria-current={isCurrent ? 'step' : undefined}>
      <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <b>{event}</b>
      {source !== 'outside' && <span className="note"> from {source}</span>}
      {payload !== '' && <code>{payload}</code>}
      {emitted.length > 0 && <span className="note"> emits {emitted.join(', ')}</span>}
      <span className="result">{taken.length === 0 && event !== 'init' ? 'no answer' : `→ ${state}`}</span>
    </li>
  )
})
LogRow.displayName = 'LogRow'
