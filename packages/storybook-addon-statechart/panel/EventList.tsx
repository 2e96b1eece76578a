import React, { useId, useState } from 'react'
import type { Ask } from '../messages.ts'
import type { Accepted } from '../preview/accepted.ts'
import { parsePayload } from './text.ts'

/** A payload that is being typed, and the event type to send, which differs from the row's for a wildcard. */
export type Draft = { isOpen?: boolean; type: string; text?: string }

type Shared = {
  examples: Record<string, string[]>
  /** Typed payloads by event type. They outlive the rows, so that nothing typed is lost. */
  drafts: Map<string, Draft>
  /** The event that needs a payload, once it was clicked without one. */
  asked: Ask | undefined
  /** Without a payload, the story's first example is sent. */
  onSend: (type: string, payload?: object) => void
}

/** Lists the events of the current state. A click sends one, optionally with another payload. */
export function EventList({ accepted, ...shared }: Shared & { accepted: readonly Accepted[] }) {
  if (accepted.length === 0) return <p className="help">None: the machine listens to nothing in this state.</p>
  return (
    <ul className="events">
      {accepted.map(({ type, answer }) => (
        <EventRow key={type} type={type} answer={answer} {...shared} />
      ))}
    </ul>
  )
}

const answerWords = { yes: '', no: 'a guard refuses it now', unclear: 'depends on its payload' } as const

function EventRow({ type, answer, examples: byType, drafts, asked, onSend }: Accepted & Shared) {
  const examples = byType[type] ?? []
  const [draft, setDraft] = useState(drafts.get(type) ?? { type })
  const change = (next: Draft) => {
    drafts.set(type, next)
    setDraft(next)
  }
  const editor = useId()
  const isPattern = type.includes('*')
  const keys = asked?.type === type ? asked.keys : []
  const empty = JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])), null, 2)
  const { isOpen = keys.length > 0, text = examples[0] ?? empty } = draft
  return (
    <li>
      <div className="event">
        <button type="button" className="send" disabled={isPattern || answer === 'no'} onClick={() => onSend(type)}>
          {type}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`Payload of ${type}`}
          aria-expanded={isOpen}
          aria-controls={editor}
          onClick={() => change({ ...draft, isOpen: !isOpen })}
        >
          Payload
        </button>
        <span className="note">{answerWords[answer]}</span>
      </div>
      <div id={editor} hidden={!isOpen}>
        {isOpen && (
          <PayloadEditor
            draft={{ ...draft, text, isOpen }}
            keys={keys}
            isPattern={isPattern}
            examples={examples}
            onChange={change}
            onSend={onSend}
          />
        )}
      </div>
    </li>
  )
}

type EditorProps = {
  draft: Required<Draft>
  /** Keys that the machine reads and nobody has given. */
  keys: readonly string[]
  isPattern: boolean
  examples: readonly string[]
  onChange: (draft: Draft) => void
  onSend: (type: string, payload: object) => void
}

/** Edits a payload as JSON, beginning with an example of the story. */
function PayloadEditor({ draft, keys, isPattern, examples, onChange, onSend }: EditorProps) {
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
      {keys.length > 0 && (
        <p role="alert" className="asked">
          Not sent: the machine reads {keys.map((key) => `“${key}”`).join(' and ')}, and the story has no example. Enter
          a payload.
        </p>
      )}
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
      <label htmlFor={ids.text}>Payload of {type} (JSON)</label>
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
        Send {type}
      </button>
    </div>
  )
}
