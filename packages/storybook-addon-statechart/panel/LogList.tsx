import React, { memo, useState } from 'react'
import type { LogEntry } from '../messages.ts'
import { classNames } from './classNames.ts'
import { clockTime } from './clockTime.ts'

const few = 50

type Props = {
  log: readonly LogEntry[]
  /** Recorded events that a replay has not sent. */
  ahead: readonly LogEntry[]
  /** Replays the log up to the event with this number. */
  onReplay: (to: number) => void
}

/** Shows the last events, newest first. A replay can go to each of them. */
export function LogList({ log, ahead, onReplay }: Props) {
  const [all, setAll] = useState(false)
  const current = log.at(-1)?.number
  const rows = [...log.map((entry) => ({ entry, isAhead: false })), ...ahead.map((entry) => ({ entry, isAhead: true }))]
  const shown = all ? rows : rows.slice(-few)
  return (
    <>
      <ol className={all ? 'log all' : 'log'} reversed aria-label="Events so far, newest first">
        {shown.toReversed().map(({ entry, isAhead }) => (
          <LogRow
            key={`${isAhead}${entry.number}`}
            entry={entry}
            isAhead={isAhead}
            isCurrent={!isAhead && entry.number === current}
            onReplay={onReplay}
          />
        ))}
      </ol>
      {rows.length > 0 && log.length > 0 && (
        <button type="button" className="quiet" onClick={() => onReplay(0)}>
          Replay from before the first event
        </button>
      )}
      {rows.length > few && (
        <button type="button" className="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? `Show the last ${few}` : `Show all ${rows.length}`}
        </button>
      )}
    </>
  )
}

type RowProps = { entry: LogEntry; isAhead: boolean; isCurrent: boolean; onReplay: Props['onReplay'] }

const LogRow = memo(({ entry, isAhead, isCurrent, onReplay }: RowProps) => {
  const { number, at, event, payload, source, taken, emitted = [], state } = entry
  // The last event of the log is where the machine is.
  return (
    <li
      value={number}
      className={classNames('', { ahead: isAhead, current: isCurrent })}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time> <b>{event}</b>
      {source !== 'outside' && <span className="note"> from {source}</span>}
      {payload !== '' && <code>{payload}</code>}
      {emitted.length > 0 && <span className="note"> emits {emitted.join(', ')}</span>}
      <span className="result">
        {isAhead ? `ahead, → ${state}` : taken.length === 0 && event !== 'init' ? 'no answer' : `→ ${state}`}
      </span>
      {!isCurrent && source !== 'raised' && (
        <button
          type="button"
          className="quiet"
          aria-label={`To here: replay up to event ${number}`}
          onClick={() => onReplay(number)}
        >
          To here
        </button>
      )}
    </li>
  )
})
LogRow.displayName = 'LogRow'
