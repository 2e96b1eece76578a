const string = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/**
 * Parses JSON as JSON.parse does, and rejects an object that repeats a name: JSON.parse uses the last value, other
 * parsers the first, so what was validated here would not be what others read.
 *
 * @throws SyntaxError if the text is not JSON or a name is repeated
 */
export function parseStrictly(text: string): unknown {
  const value = JSON.parse(text) as unknown
  // Outside of strings each member has one colon, and JSON.parse merges repeated members.
  const members = text.replace(string, '').split(':').length - 1
  if (countMembers(value) !== members) throw new SyntaxError('An object repeats a name.')
  return value
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
