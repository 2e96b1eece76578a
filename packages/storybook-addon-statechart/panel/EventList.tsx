import React, { useId, useState } from 'react'
import type { Accepted } from '../preview/accepted.ts'
import { parsePayload } from './parsePayload.ts'

/** The payload to send: the index of a story example, or a typed payload. */
export type Payload = { example: number } | { payload: object }

type Props = {
  accepted: readonly Accepted[]
  examples: Record<string, string[]>
  onSend: (type: string, payload: Payload) => void
}

/** Lists the events of the current state. A click sends one, optionally with another payload. */
export function EventList({ accepted, examples, onSend }: Props) {
  if (accepted.length === 0) return <p className="help">None: the machine listens to nothing in this state.</p>
  return (
    <ul className="events">
      {accepted.map(({ type, answer }) => (
        <EventRow key={type} type={type} answer={answer} examples={examples[type] ?? []} onSend={onSend} />
      ))}
    </ul>
  )
}

const answerWords = { yes: '', no: 'a guard refuses it now', unclear: 'depends on its payload' } as const

type RowProps = Accepted & { examples: string[]; onSend: Props['onSend'] }

function EventRow({ type, answer, examples, onSend }: RowProps) {
  const [open, setOpen] = useState(false)
  const editor = useId()
  const isPattern = type.includes('*')
  const first = examples[0]
  return (
    <li>
      <div className="event">
        <button
          type="button"
          className="send"
          disabled={isPattern || answer === 'no'}
          onClick={() => onSend(type, first === undefined ? { payload: {} } : { example: 0 })}
        >
          {type}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`Payload of ${type}`}
          aria-expanded={open}
          aria-controls={editor}
          onClick={() => setOpen(!open)}
        >
          Payload
        </button>
        <span className="note">{answerWords[answer]}</span>
      </div>
      <div id={editor} hidden={!open}>
        {open && <PayloadEditor type={type} examples={examples} onSend={onSend} />}
      </div>
    </li>
  )
}

function PayloadEditor({ type: pattern, examples, onSend }: Omit<RowProps, 'answer'>) {
  const [type, setType] = useState(pattern)
  const [text, setText] = useState(examples[0] ?? '{}')
  const [error, setError] = useState('')
  const ids = { type: useId(), text: useId(), error: useId(), example: useId() }
  const send = () => {
    const { payload, error: found } = parsePayload(text)
    setError(found)
    if (payload !== undefined) onSend(type, { payload })
  }
  return (
    <div className="editor">
      {pattern.includes('*') && (
        <>
          <label htmlFor={ids.type}>Type</label>
          <input id={ids.type} value={type} onChange={(event) => setType(event.target.value)} />
        </>
      )}
      {examples.length > 1 && (
        <>
          <label htmlFor={ids.example}>Example</label>
          <select id={ids.example} onChange={(event) => setText(examples[Number(event.target.value)] ?? '{}')}>
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
        onChange={(event) => setText(event.target.value)}
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
