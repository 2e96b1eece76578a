/** Pages are revalidated on every visit, so that a deployment is visible at once. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** A path pattern of `_headers` without its `*`, and the headers of every path that begins with it. */
type Rule = { prefix: string; headers: [name: string, value: string][] }

/**
 * Parses the text of a `_headers` file, as Netlify and Cloudflare Pages read it. Returns the headers of a path: all matching
 * rules, two values of one header joined. Throws for a line that is neither a path nor a header.
 */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const prefix = /^(\/.*)\*$/.exec(line)?.[1]
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (prefix !== undefined) rules.push({ prefix, headers: [] })
    else if (name !== undefined && value !== undefined && rules.length > 0) rules.at(-1)!.headers.push([name, value])
    else throw new Error(`_headers has a line that is neither a path nor a header: "${line}". Run npm run build.`)
  }
  return (path) => {
    const headers: Record<string, string> = {}
    for (const rule of rules) {
      if (!path.startsWith(rule.prefix)) continue
      for (const [name, value] of rule.headers) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
    return headers
  }
}
