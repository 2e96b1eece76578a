import React, { memo, useId, useState, type ReactNode } from 'react'
import type { ChildActor, LogEntry, Row, AvailableEvent } from '../messages.ts'
import type { MachineState, PanelStore } from './PanelStore.ts'
import { classNames, formatTime, statusNames, parsePayload } from './text.ts'

/** A machine, and what its panel needs to show it. */
export type MachineProps = {
  machine: MachineState
  store: PanelStore
  /** Called with the name of the machine to show. */
  onSelect: (name: string) => void
}

/** Shows the events, actors, context and log of a machine. */
export function Details({ machine, store, onSelect }: MachineProps) {
  const { id, name, examples, now, log } = machine
  if (now === undefined) return null
  const showChild = (child: ChildActor) => {
    const path = `${name} › ${child.label}`
    store.command('showChild', { machine: id, child: child.id, name: path })
    onSelect(path)
  }
  return (
    <div className="details">
      <Section title="Events">
        <EventList
          events={now.events}
          examples={examples}
          onSend={(type, payload) => store.command('send', { machine: id, type, ...(payload && { payload }) })}
        />
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
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type ActorProps = {
  actors: readonly ChildActor[]
  /** Called with the machine to show. */
  onSelect: (actor: ChildActor) => void
}

/** Lists the invoked and spawned actors. A machine can be opened with its chart. */
const ActorList = ({ actors, onSelect }: ActorProps) => (
  <ul className="actors">
    {actors.map((actor) => (
      <li key={actor.id}>
        <b>{actor.label}</b> <span>{statusNames[actor.status]}</span>
        {actor.note !== '' && <code> {actor.note}</code>}{' '}
        {actor.isMachine && (
          <button type="button" aria-label={`Open ${actor.label}`} onClick={() => onSelect(actor)}>
            Open
          </button>
        )}
      </li>
    ))}
  </ul>
)

/** Shows the context as rows and marks those that the last event changed. */
function ContextTable({ rows, changed }: { rows: readonly Row[]; changed: readonly string[] }) {
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.path === ''))
    return <p className="help">The context is empty.</p>
  return (
    <dl className="context">
      {rows.map(({ path, text }) => (
        <div key={path} className={classNames('', { changed: changed.includes(path) })}>
          <dt>
            {path}
            {changed.includes(path) && <span className="note"> changed</span>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the last events, newest first. */
function LogList({ log }: { log: readonly LogEntry[] }) {
  return (
    <ol className="log" reversed aria-label="Events so far, newest first">
      {log.toReversed().map((entry) => (
        <LogRow key={entry.number} {...entry} />
      ))}
    </ol>
  )
}

const LogRow = memo(({ number, at, event, payload, source, transitions, state }: LogEntry) => (
  <li value={number}>
    <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time> <b>{event}</b>
    {source !== 'outside' && <span className="note"> from {source}</span>}
    {payload !== '' && <code>{payload}</code>}
    <span className="result">{transitions.length === 0 && event !== 'init' ? 'no transition' : `→ ${state}`}</span>
  </li>
))
LogRow.displayName = 'LogRow'

type Shared = {
  /** Payloads by event type, as JSON. */
  examples: Record<string, string>
  /** Without a payload, the story's first example is sent. */
  onSend: (type: string, payload?: object) => void
}

/** Lists the events of the current state. A click sends one, optionally with another payload. */
export function EventList({ events, ...shared }: Shared & { events: readonly AvailableEvent[] }) {
  if (events.length === 0) return <p className="help">None: no transition of this state waits for an event.</p>
  return (
    <ul className="events">
      {events.map((event) => (
        <EventRow key={event.type} {...event} {...shared} />
      ))}
    </ul>
  )
}

const notes = { yes: '', no: 'refused by its guard', unknown: 'depends on its payload' } as const

function EventRow({ type, label, can, examples, onSend }: AvailableEvent & Shared) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState(examples[label] ?? '{}')
  const [error, setError] = useState('')
  const ids = { editor: useId(), text: useId(), error: useId() }
  const send = () => {
    const { payload, error: found } = parsePayload(text)
    setError(found)
    if (payload !== undefined) onSend(type, payload)
  }
  if (type.includes('*')) return <li className="note">{label} (any event that matches)</li>
  return (
    <li>
      <div className="event">
        <button type="button" className="send" disabled={can === 'no'} onClick={() => onSend(type)}>
          {label}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`Payload of ${label}`}
          aria-expanded={isOpen}
          aria-controls={ids.editor}
          onClick={() => setIsOpen(!isOpen)}
        >
          Payload
        </button>
        <span className="note">{notes[can]}</span>
      </div>
      <div id={ids.editor} className="editor" hidden={!isOpen}>
        <label htmlFor={ids.text}>Payload of {label} (JSON)</label>
        <textarea
          id={ids.text}
          value={text}
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : ids.error}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={ids.error} role="alert" className="error">
          {error}
        </p>
        <button type="button" className="send" onClick={send}>
          Send {label}
        </button>
      </div>
    </li>
  )
}
