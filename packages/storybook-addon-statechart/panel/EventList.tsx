import React, { useId, useState } from 'react'
import type { AvailableEvent } from '../messages.ts'
import type { Draft } from './PanelStore.ts'
import { parsePayload } from './text.ts'

type Shared = {
  examples: Record<string, string[]>
  /** Typed payloads by event type. They outlive the rows, so that nothing typed is lost. */
  drafts: Map<string, Draft>
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

const canNotes = { yes: '', no: 'refused by its guard', unknown: 'depends on its payload' } as const

function EventRow({ type, label, can, examples: byLabel, drafts, onSend }: AvailableEvent & Shared) {
  const examples = byLabel[label] ?? []
  const [draft, setDraft] = useState(drafts.get(type) ?? { type })
  const change = (next: Draft) => {
    drafts.set(type, next)
    setDraft(next)
  }
  const editor = useId()
  const isPattern = type.includes('*')
  const { isOpen = false, text = examples[0] ?? '{}' } = draft
  return (
    <li>
      <div className="event">
        <button type="button" className="send" disabled={isPattern || can === 'no'} onClick={() => onSend(type)}>
          {label}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`Payload of ${label}`}
          aria-expanded={isOpen}
          aria-controls={editor}
          onClick={() => change({ ...draft, isOpen: !isOpen })}
        >
          Payload
        </button>
        <span className="note">{canNotes[can]}</span>
      </div>
      <div id={editor} hidden={!isOpen}>
        {isOpen && (
          <PayloadEditor
            draft={{ ...draft, text, isOpen }}
            {...{ label, isPattern, examples, onSend }}
            onChange={change}
          />
        )}
      </div>
    </li>
  )
}

type EditorProps = {
  draft: Required<Draft>
  label: string
  isPattern: boolean
  examples: readonly string[]
  onChange: (draft: Draft) => void
  onSend: (type: string, payload: object) => void
}

/** Edits a payload as JSON, beginning with an example of the story. */
function PayloadEditor({ draft, label, isPattern, examples, onChange, onSend }: EditorProps) {
  const [error, setError] = useState('')
  const ids = { type: useId(), text: useId(), error: useId(), example: useId() }
  const { type, text } = draft
  const change = (next: Draft) => {
    setError('')
    onChange(next)
  }
  const send = () => {
    const { payload, error: found } = parsePayload(text)
    setError(found)
    if (payload !== undefined) onSend(type, payload)
  }
  return (
    <div className="editor">
      {isPattern && (
        <>
          <label htmlFor={ids.type}>Type</label>
          <input id={ids.type} value={type} onChange={(event) => change({ ...draft, type: event.target.value })} />
        </>
      )}
      {examples.length > 1 && (
        <>
          <label htmlFor={ids.example}>Fill in an example</label>
          <select
            id={ids.example}
            value={examples.indexOf(text)}
            onChange={(event) => change({ ...draft, text: examples[Number(event.target.value)] ?? text })}
          >
            <option value={-1} disabled>
              Typed
            </option>
            {examples.map((example, index) => (
              <option key={example} value={index}>
                {example.replaceAll(/\s+/g, ' ').slice(0, 60)}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={ids.text}>Payload of {label} (JSON)</label>
      <textarea
        id={ids.text}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : ids.error}
        onChange={(event) => change({ ...draft, text: event.target.value })}
      />
      <p id={ids.error} role="alert" className="error">
        {error}
      </p>
      <button type="button" className="send" onClick={send}>
        Send {label}
      </button>
    </div>
  )
}
