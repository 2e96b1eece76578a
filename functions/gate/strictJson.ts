// Strings, with the colon that makes one a name, and the borders of objects: nothing else matters in what is JSON.
const stringOrBrace = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:?)|[{}]/g

/**
 * Reads JSON as JSON.parse does, and refuses an object that holds the same name twice: of two values the one that was
 * judged is not always the one that is used. It calls itself for no value, so nesting cannot exhaust it.
 *
 * @throws SyntaxError when the text is not JSON or a name is repeated
 */
export function parseStrictly(text: string): unknown {
  const value = JSON.parse(text) as unknown
  const open: Set<string>[] = []
  for (const [found, string, colon] of text.matchAll(stringOrBrace)) {
    if (found === '{') open.push(new Set())
    else if (found === '}') open.pop()
    else if (colon && string) addName(open.at(-1)!, JSON.parse(string) as string)
  }
  return value
}

function addName(names: Set<string>, name: string): void {
  if (names.has(name)) throw new SyntaxError(`The name ${JSON.stringify(name)} stands in an object twice.`)
  names.add(name)
}
