/** The longest body of a request, in bytes. */
export const maxBytes = 64 * 1024

/**
 * Reads the body of a request, and stops as soon as it exceeds the limit: a chunked body announces no length.
 *
 * @returns undefined if there are more than {@link maxBytes}
 */
export async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > maxBytes) return undefined
  // HTTP enforces an announced length. Firefox, where a mock may run, has no request.body.
  if (announced !== null || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > maxBytes ? undefined : bytes
  }
  const reader = request.body.getReader()
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (length + value!.length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    bytes.set(value!, length)
    length += value!.length
  }
  return bytes.subarray(0, length)
}

// Like fetch's json(), it skips a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true })

const jsonString = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/**
 * Parses JSON, and rejects an object that repeats a name: JSON.parse uses the last value, other parsers the first, so what
 * was validated here would not be what others read.
 *
 * @returns undefined if the body is not JSON in UTF-8, or repeats a name
 */
export function parseJson(body: Uint8Array): unknown {
  try {
    const text = utf8.decode(body)
    const value = JSON.parse(text) as unknown
    // Outside of strings each member has one colon, and JSON.parse merges repeated members.
    const members = text.replace(jsonString, '').split(':').length - 1
    return countMembers(value) === members ? value : undefined
  } catch {
    return undefined
  }
}

/** Counts the members of all objects. It does not recurse, so deep nesting cannot exhaust the stack. */
function countMembers(value: unknown): number {
  let members = 0
  const unvisited = [value]
  while (unvisited.length > 0) {
    const next = unvisited.pop()
    if (typeof next !== 'object' || next === null) continue
    const children = Object.values(next) as unknown[]
    if (!Array.isArray(next)) members += children.length
    for (const child of children) if (typeof child === 'object') unvisited.push(child)
  }
  return members
}

/** The entries of a form by their names. */
export type Entries = ReadonlyMap<string, string>

/**
 * Parses a form in application/x-www-form-urlencoded. It is stricter than URLSearchParams, which replaces invalid bytes
 * and accepts a name twice, so that what is validated here is what every other reader sees.
 *
 * @returns the entries, line breaks as \n like those of the JSON endpoint; undefined if the form is malformed or repeats a
 *   name
 */
export function parseForm(body: Uint8Array): Entries | undefined {
  const entries = new Map<string, string>()
  try {
    for (const pair of utf8.decode(body).split('&').filter(Boolean)) {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length
      const name = decode(pair.slice(0, end))
      if (entries.has(name)) return undefined
      // The HTML standard sends each line break as \r\n.
      entries.set(name, decode(pair.slice(end + 1)).replace(/\r\n?/g, '\n'))
    }
  } catch {
    return undefined
  }
  return entries
}

// Throws a URIError for a malformed escape and for bytes that are not UTF-8.
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
