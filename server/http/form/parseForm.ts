/** The entries of a form by their names. */
export type Entries = ReadonlyMap<string, string>

const utf8 = new TextDecoder('utf-8', { fatal: true })

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
      const [name, value = ''] = splitAt(pair, '=').map(decode)
      if (name === undefined || entries.has(name)) return undefined
      // The HTML standard sends each line break as \r\n.
      entries.set(name, value.replace(/\r\n?/g, '\n'))
    }
  } catch {
    return undefined
  }
  return entries
}

const splitAt = (text: string, separator: string) => {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

// Throws a URIError for a malformed escape and for bytes that are not UTF-8.
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
