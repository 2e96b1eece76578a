import React, { useId, useState } from 'react'
import type { PayloadField } from '../preview/payloadFields.ts'
import { parsePayload } from './parsePayload.ts'
import { readPayload, type PayloadDraft } from './payloadDraft.ts'
import { PayloadInput } from './PayloadInput.tsx'

type Props = {
  draft: PayloadDraft
  isPattern: boolean
  fields: readonly PayloadField[]
  examples: readonly string[]
  onChange: (draft: PayloadDraft) => void
  onSend: (type: string, payload: object) => void
}

/** Edits a payload as a form, if its fields are known, and as JSON. Both show the same payload. */
export function PayloadEditor({ draft, isPattern, fields, examples, onChange, onSend }: Props) {
  const [error, setError] = useState('')
  const ids = { type: useId(), text: useId(), error: useId(), example: useId() }
  const { type, text } = draft
  const isJson = parsePayload(text).payload !== undefined
  const change = (next: PayloadDraft) => {
    setError('')
    onChange(next)
  }
  const send = () => {
    const { payload, error: found } = readPayload(draft, fields)
    setError(found)
    if (payload !== undefined && found === '') onSend(type, payload)
  }
  const json = (
    <>
      <label htmlFor={ids.text}>Payload of {type} (JSON)</label>
      <textarea
        id={ids.text}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : ids.error}
        onChange={(event) => change({ ...draft, text: event.target.value, unfinished: {} })}
      />
    </>
  )
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
            onChange={(event) =>
              change({ ...draft, text: examples[Number(event.target.value)] ?? text, unfinished: {} })
            }
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
      {fields.length === 0 ? (
        json
      ) : (
        <>
          <fieldset disabled={!isJson}>
            <legend>Payload of {type}</legend>
            {fields.map((field) => (
              <PayloadInput key={field.path.join('.')} field={field} draft={draft} onChange={change} />
            ))}
          </fieldset>
          <details open={!isJson || undefined}>
            <summary>As JSON</summary>
            {json}
          </details>
        </>
      )}
      <p id={ids.error} role="alert" className="error">
        {error}
      </p>
      <button type="button" className="send" onClick={send}>
        Send {type}
      </button>
    </div>
  )
}
