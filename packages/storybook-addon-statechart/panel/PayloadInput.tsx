import React, { useId } from 'react'
import type { PayloadField } from '../preview/payloadFields.ts'
import { pathText, readField, writeField, type PayloadDraft } from './payloadDraft.ts'

type Props = { field: PayloadField; draft: PayloadDraft; onChange: (draft: PayloadDraft) => void }

/** Edits one value of a payload. Numbers and JSON are text fields, because a number field hides what is no number. */
export function PayloadInput({ field, draft, onChange }: Props) {
  const id = useId()
  const value = readField(draft, field)
  const write = (typed: string | boolean) => onChange(writeField(draft, field, typed))
  const { kind, options, required } = field
  const shared = { id, required, 'aria-invalid': pathText(field) in draft.unfinished }
  const input = () => {
    switch (kind) {
      case 'boolean':
        return (
          <input
            {...shared}
            type="checkbox"
            checked={value === 'true'}
            onChange={(event) => write(event.target.checked)}
          />
        )
      case 'choice':
        return (
          <select {...shared} value={value} onChange={(event) => write(event.target.value)}>
            <option value="">none</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )
      default:
        return (
          <input
            {...shared}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            value={value}
            onChange={(event) => write(event.target.value)}
          />
        )
    }
  }
  return (
    <div className={kind === 'boolean' ? 'field check' : 'field'}>
      <label htmlFor={id}>
        {pathText(field)}
        <span className="note">
          {kind === 'json' ? ' JSON' : ''}
          {required ? '' : ' optional'}
        </span>
      </label>
      {input()}
    </div>
  )
}
