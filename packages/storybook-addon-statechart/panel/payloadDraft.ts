import type { PayloadField } from '../preview/payloadFields.ts'
import { parsePayload } from './parsePayload.ts'

/** A payload that is being typed. Its JSON text is the payload; form fields read and change it. */
export type PayloadDraft = {
  /** True while the editor is open. */
  open: boolean
  /** The event type to send; differs from the row's type for a wildcard. */
  type: string
  text: string
  /** Typed texts by path that are no value yet, such as `1e`. */
  unfinished: Record<string, string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const pathText = ({ path }: PayloadField) => path.join('.')

/** Returns the text of a field: as typed if it is unfinished, otherwise from the payload. */
export function readField({ text, unfinished }: PayloadDraft, field: PayloadField): string {
  const typed = unfinished[pathText(field)]
  if (typed !== undefined) return typed
  const value = getValue(text, field)
  if (value === undefined) return ''
  return typeof value === 'string' && field.kind !== 'json' ? value : JSON.stringify(value)
}

function getValue(text: string, { path }: PayloadField): unknown {
  const { payload } = parsePayload(text)
  return path.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), payload)
}

/** Returns the draft after a field was changed. Keys that the form does not know stay as they are. */
export function writeField(draft: PayloadDraft, field: PayloadField, typed: string | boolean): PayloadDraft {
  const { payload } = parsePayload(draft.text)
  if (payload === undefined) return draft
  const { ...unfinished } = draft.unfinished
  delete unfinished[pathText(field)]
  const converted = convert(field, typed)
  if ('error' in converted) return { ...draft, unfinished: { ...unfinished, [pathText(field)]: String(typed) } }
  const next = withValue(payload as Record<string, unknown>, field.path, converted.value)
  return { ...draft, unfinished, text: JSON.stringify(next, null, 2) }
}

function convert({ kind, options }: PayloadField, typed: string | boolean): { value: unknown } | { error: true } {
  if (typeof typed === 'boolean' || kind === 'text') return { value: typed }
  if (typed.trim() === '') return { value: undefined }
  if (kind === 'choice') return { value: options.find((option) => String(option) === typed) }
  if (kind === 'number') return Number.isFinite(Number(typed)) ? { value: Number(typed) } : { error: true }
  try {
    return { value: JSON.parse(typed) }
  } catch {
    return { error: true }
  }
}

function withValue(
  inside: Record<string, unknown>,
  [key = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  const inner = inside[key]
  return { ...inside, [key]: rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value) }
}

/** Returns the payload to send, or an error that names the field and says what to enter. */
export function readPayload(draft: PayloadDraft, fields: readonly PayloadField[]): { payload?: object; error: string } {
  const parsed = parsePayload(draft.text)
  if (parsed.payload === undefined) return parsed
  for (const field of fields) {
    const name = pathText(field)
    if (name in draft.unfinished)
      return { error: `${name}: ${field.kind === 'number' ? 'enter a number' : 'enter JSON, such as [1, 2]'}.` }
    if (field.required && getValue(draft.text, field) === undefined) return { error: `${name}: enter a value.` }
  }
  return parsed
}
