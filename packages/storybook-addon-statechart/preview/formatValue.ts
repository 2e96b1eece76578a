import type { Row } from '../messages.ts'

// Values are shown as text, because functions, DOM nodes and cycles cannot be sent over the channel.

const maxCharacters = 200
const maxDepth = 5
const maxRows = 200
const maxItems = 20

/** Flattens the context into rows; plain objects and arrays are expanded: `draft.name`, `"Jana"`. */
export function createRows(context: unknown): Row[] {
  const rows: Row[] = []
  const walk = (value: unknown, path: string, ancestors: unknown[]) => {
    const isOpen = isPlain(value) && ancestors.length < maxDepth && !ancestors.includes(value)
    if (!isOpen || Object.keys(value).length === 0) rows.push({ path, text: formatValue(value) })
    else
      for (const key of Object.keys(value))
        walk(value[key], path === '' ? key : `${path}.${key}`, [...ancestors, value])
  }
  walk(context, '', [])
  const hidden = rows.length - maxRows
  return hidden <= 0 ? rows : [...rows.slice(0, maxRows), { path: '…', text: `${hidden} more` }]
}

/** Returns a value as one line of text, truncated if long. */
export function formatValue(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    const { length } = value
    return JSON.stringify(length <= maxCharacters ? value : `${value.slice(0, maxCharacters)}… (${length} characters)`)
  }
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Date) return `Date ${value.toJSON()}`
  if ('sessionId' in value && 'id' in value) return `actor ${String(value.id)}`
  if (!isPlain(value)) return value.constructor.name
  const keys = Object.keys(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  if (keys.length === 0) return (open + close).replaceAll(' ', '')
  if (depth > 1) return `${open.trim()}…${close.trim()}`
  const items = keys
    .slice(0, maxItems)
    .map((key) => `${Array.isArray(value) ? '' : `${key}: `}${formatValue(value[key], depth + 1)}`)
  if (keys.length > maxItems) items.push(`… ${keys.length - maxItems} more`)
  return `${open}${items.join(', ')}${close}`
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
