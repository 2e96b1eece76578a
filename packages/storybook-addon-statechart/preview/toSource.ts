/**
 * Returns a value as JavaScript source on one line. Values that have no source, such as functions, become `undefined`
 * with a comment that names them.
 */
export function toSource(value: unknown): string {
  return write(value, [])
}

function write(value: unknown, above: object[]): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return missing(`the function ${value.name || 'without a name'}`)
  if (typeof value === 'symbol') return missing('a symbol')
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  if (above.includes(value)) return missing('a circular reference')
  const inner = [...above, value]
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inner)).join(', ')}]`
  if (value instanceof Date) return `new Date(${quote(value.toISOString())})`
  if (value instanceof Error) return `new Error(${quote(value.message)})`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return missing(`a ${value.constructor.name}`)
  const entries = Object.entries(value).map(([key, item]) => `${writeKey(key)}: ${write(item, inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const missing = (thing: string) => `undefined /* ${thing.replaceAll('*/', '* /')} */`

const writeKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quote(key))

/** Returns a string literal in single quotes. */
export function quote(text: string): string {
  const json = JSON.stringify(text).slice(1, -1)
  return `'${json.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
