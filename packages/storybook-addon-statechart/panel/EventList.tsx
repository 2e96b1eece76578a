import React, { useId, useState } from 'react'
import type { AvailableEvent } from '../messages.ts'
import { parsePayload } from './text.ts'

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
