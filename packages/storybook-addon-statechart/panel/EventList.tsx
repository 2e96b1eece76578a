import React, { useId, useState } from 'react'
import type { Accepted } from '../preview/accepted.ts'
import type { PayloadField } from '../preview/payloadFields.ts'
import type { PayloadDraft } from './payloadDraft.ts'
import { PayloadEditor } from './PayloadEditor.tsx'

/** The payload to send: the index of a story example, or a typed payload. */
export type Payload = { example: number } | { payload: object }

type Shared = {
  examples: Record<string, string[]>
  fields: Record<string, PayloadField[]>
  /** Typed payloads by event type. They outlive the rows, so that nothing typed is lost. */
  drafts: Map<string, PayloadDraft>
  onSend: (type: string, payload: Payload) => void
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

function EventRow({ type, answer, examples: byType, fields, drafts, onSend }: Accepted & Shared) {
  const examples = byType[type] ?? []
  const first = examples[0]
  const [draft, setDraft] = useState(drafts.get(type) ?? { open: false, type, text: first ?? '{}', unfinished: {} })
  const change = (next: PayloadDraft) => {
    drafts.set(type, next)
    setDraft(next)
  }
  const editor = useId()
  const isPattern = type.includes('*')
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
          aria-expanded={draft.open}
          aria-controls={editor}
          onClick={() => change({ ...draft, open: !draft.open })}
        >
          Payload
        </button>
        <span className="note">{answerWords[answer]}</span>
      </div>
      <div id={editor} hidden={!draft.open}>
        {draft.open && (
          <PayloadEditor
            draft={draft}
            isPattern={isPattern}
            fields={fields[type] ?? []}
            examples={examples}
            onChange={change}
            onSend={(sent, payload) => onSend(sent, { payload })}
          />
        )}
      </div>
    </li>
  )
}
