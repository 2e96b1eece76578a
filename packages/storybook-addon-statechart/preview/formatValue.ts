import type { Row } from '../messages.ts'

// Formats context values as text, because functions, DOM nodes and cycles cannot be sent over the channel.

const maxTextLength = 200
const deepest = 5
const mostRows = 200
const mostItems = 20

/** Flattens the context into rows; plain objects and arrays are expanded: `draft.name`, `"Jana"`. */
export function createRows(context: unknown): Row[] {
  const rows: Row[] = []
  let left = 0
  const walk = (value: unknown, path: string, above: object[]) => {
    const isOpen = above.length < deepest && isOpenable(value) && !above.includes(value)
    const keys = isOpen ? Object.keys(value) : []
    if (!isOpen || keys.length === 0) {
      rows.push({ path, text: above.includes(value as object) ? 'circular' : formatValue(value) })
      return
    }
    for (const [index, key] of keys.entries()) {
      if (rows.length >= mostRows) {
        left += keys.length - index
        return
      }
      walk(read(value, key), path === '' ? key : `${path}.${key}`, [...above, value])
    }
  }
  walk(context, '', [])
  return left === 0 ? rows : [...rows, { path: '…', text: `${left} more` }]
}

/** Returns a value as one line of text, truncated if long. */
export function formatValue(value: unknown): string {
  return cut(oneLine(value, []), 2 * maxTextLength)
}

function oneLine(value: unknown, above: object[]): string {
  if (typeof value === 'string') return JSON.stringify(cut(value, maxTextLength))
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}`
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (above.includes(value)) return 'circular'
  if (!isOpenable(value)) return specialText(value) ?? '{}'
  const keys = Object.keys(value)
  const isList = Array.isArray(value)
  if (above.length >= 2 && keys.length > 0) return isList ? '[…]' : '{…}'
  const parts = keys
    .slice(0, mostItems)
    .map((key) => (isList ? '' : `${key}: `) + oneLine(read(value, key), [...above, value]))
  if (keys.length > mostItems) parts.push(`… ${keys.length - mostItems} more`)
  if (isList) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

// Values that are more than their properties: errors, dates, nodes, actors, maps and other class instances.
function specialText(value: object): string | undefined {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} of ${value.size}`
  if ('nodeType' in value && 'nodeName' in value) return nodeText(value as Node)
  if ('sessionId' in value && 'getSnapshot' in value) return `actor ${String((value as { id?: unknown }).id)}`
  if (Array.isArray(value) || isPlain(value)) return undefined
  const name = 'constructor' in value ? value.constructor.name : 'object'
  const json = attempt(() => ('toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : undefined))
  return typeof json === 'string' ? `${name} ${json}` : name
}

function nodeText(node: Node): string {
  const { id } = node as Element
  return `<${node.nodeName.toLowerCase()}${id ? `#${id}` : ''}>`
}

/** Returns whether a value is a plain object or array. */
function isOpenable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && specialText(value) === undefined
}

// A getter may throw.
const read = (value: object, key: string) => attempt(() => (value as Record<string, unknown>)[key])

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`
}
