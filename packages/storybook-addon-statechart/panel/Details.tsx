import React, { memo, useMemo, type ReactNode } from 'react'
import { flattenStates } from '../chart/Chart.ts'
import { toMermaid } from '../chart/toMermaid.ts'
import type { ChildActor, ClockState, LogEntry, Row } from '../messages.ts'
import { countShown, coverageElement, type CoverageItem, type CoverageRun } from '../preview/Coverage.ts'
import { EventList } from './EventList.tsx'
import type { MachineState, PanelStore } from './PanelStore.ts'
import { classNames, formatTime, statusNames } from './text.ts'

type Props = {
  machine: MachineState
  store: PanelStore
  clock: ClockState
  /** Called with the name of the machine to show. */
  onSelect: (name: string) => void
}

/** Shows the events, delays, actors, context, log and coverage of a machine. */
export const Details = memo(({ machine, store, clock, onSelect }: Props) => {
  const { id, name, chart, examples, now, log } = machine
  if (now === undefined) return null
  const showChild = (child: ChildActor) => {
    const path = `${name} › ${child.name}`
    store.command('showChild', { machine: id, child: child.id, name: path })
    onSelect(path)
  }
  return (
    <div className="details">
      <Section title="Events">
        <EventList
          events={now.events}
          examples={examples}
          drafts={store.getDrafts(chart.id)}
          onSend={(type, payload) => store.command('send', { machine: id, type, ...(payload && { payload }) })}
        />
      </Section>
      <Section title="Delays">
        <ClockBar machine={machine} clock={clock} onControl={(command) => store.command('controlClock', { command })} />
      </Section>
      {now.children.length > 0 && (
        <Section title="Actors">
          <ActorList actors={now.children} onSelect={showChild} />
        </Section>
      )}
      <Section title="Context">
        <ContextTable rows={now.context} changed={machine.changed} />
      </Section>
      <Section title="Log">
        <LogList log={log} />
      </Section>
      <Section title="Coverage">
        <CoverageSummary machine={chart.id} />
      </Section>
      <Section title="Save">
        <a className="save" download={`${name}.mmd`} href={`data:text/plain,${encodeURIComponent(toMermaid(chart))}`}>
          The chart as Mermaid
        </a>
      </Section>
    </div>
  )
})
Details.displayName = 'Details'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const foreignClock = 'Delays cannot be frozen here: this story uses the browser’s clock.'

type ClockProps = {
  machine: MachineState
  clock: ClockState
  onControl: (command: 'freeze' | 'resume' | 'step') => void
}

/** Freezes and steps the delays of a machine; says so if the machine does not use the panel's clock. */
function ClockBar({ machine: { chart, hasPanelClock }, clock: { isFrozen, left }, onControl }: ClockProps) {
  if (!hasPanelClock) {
    const states = flattenStates(chart.root)
    const hasDelays = states.some(({ transitions }) => transitions.some(({ trigger }) => trigger.kind === 'after'))
    return <p className="help">{hasDelays ? foreignClock : 'This machine has no delays.'}</p>
  }
  const [next] = left
  return (
    <div className="clock">
      <button type="button" aria-pressed={isFrozen} onClick={() => onControl(isFrozen ? 'resume' : 'freeze')}>
        Freeze
      </button>
      <button type="button" disabled={!isFrozen || next === undefined} onClick={() => onControl('step')}>
        End the next delay
      </button>
      <p role="status" className="note">
        {next === undefined
          ? 'No delay waits.'
          : isFrozen
            ? `${left.length} ${left.length === 1 ? 'delay waits' : 'delays wait'}; the next has ${seconds(next)} left.`
            : 'Delays run.'}
      </p>
    </div>
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

type ActorProps = {
  actors: readonly ChildActor[]
  /** Called with the machine to show. */
  onSelect: (actor: ChildActor) => void
}

/** Lists the invoked and spawned actors with their children. Machines are buttons that show their chart. */
function ActorList({ actors, onSelect }: ActorProps) {
  return (
    <ul className="actors">
      {actors.map((actor) => (
        <li key={actor.id}>
          <div className={`actor ${actor.status}`}>
            {actor.isMachine ? (
              <button type="button" className="send" aria-label={`Show ${actor.name}`} onClick={() => onSelect(actor)}>
                {actor.name}
              </button>
            ) : (
              <b>{actor.name}</b>
            )}{' '}
            <span>{statusNames[actor.status]}</span>
            {actor.note !== '' && <code> {actor.note}</code>}
          </div>
          {actor.children.length > 0 && <ActorList actors={actor.children} onSelect={onSelect} />}
        </li>
      ))}
    </ul>
  )
}

/** Shows the context as rows and marks those that the last event changed. */
function ContextTable({ rows, changed }: { rows: readonly Row[]; changed: readonly string[] }) {
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.path === ''))
    return <p className="help">The context is empty.</p>
  return (
    <dl className="context">
      {rows.map(({ path, text }) => {
        const isChanged = changed.includes(path)
        return (
          <div key={path} className={isChanged ? 'changed' : undefined}>
            <dt>
              {path}
              {isChanged && <span className="note"> changed</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Shows the last events, newest first. */
function LogList({ log }: { log: readonly LogEntry[] }) {
  const current = log.at(-1)?.number
  return (
    <ol className="log" reversed aria-label="Events so far, newest first">
      {log.toReversed().map((entry) => (
        <LogRow key={entry.number} entry={entry} isCurrent={entry.number === current} />
      ))}
    </ol>
  )
}

const LogRow = memo(({ entry, isCurrent }: { entry: LogEntry; isCurrent: boolean }) => {
  const { number, at, event, payload, source, transitions, state } = entry
  return (
    <li value={number} className={classNames('', { current: isCurrent })} aria-current={isCurrent ? 'step' : undefined}>
      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time> <b>{event}</b>
      {source !== 'outside' && <span className="note"> from {source}</span>}
      {payload !== '' && <code>{payload}</code>}
      <span className="result">{transitions.length === 0 && event !== 'init' ? 'no transition' : `→ ${state}`}</span>
    </li>
  )
})
LogRow.displayName = 'LogRow'

/** Shows how many states and transitions of a machine the stories have shown in the last full test run, and which not. */
function CoverageSummary({ machine }: { machine: string }) {
  const run = useMemo(() => readCoverageRun(), [])
  const coverage = run?.machines.find((one) => one.machine === machine)
  if (run === undefined || coverage === undefined)
    return <p className="help">Unknown: no test run of all stories has reported it.</p>
  const { states, transitions } = coverage
  return (
    <details className="coverage">
      <summary>
        Stories show {countShown(states)} states and {countShown(transitions)} transitions
      </summary>
      <p className="note">In the test run of {new Date(run.at).toLocaleString()}.</p>
      <Missing title="No story shows these states:" items={states} />
      <Missing title="No story shows these transitions:" items={transitions} />
    </details>
  )
}

/** Returns the last full test run; undefined if there was none when Storybook started. */
function readCoverageRun(): CoverageRun | undefined {
  const text = document.getElementById(coverageElement)?.textContent ?? ''
  return text === '' ? undefined : (JSON.parse(text) as CoverageRun)
}

function Missing({ title, items }: { title: string; items: readonly CoverageItem[] }) {
  const missing = items.filter(({ shown }) => !shown)
  if (missing.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {missing.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
