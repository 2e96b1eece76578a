/** A design token: `--signal: #b93e0a` is named `signal`. The note is the comment on the same line. */
export type Token = { name: string; value: string; note?: string }

/** The tokens of each page. A token of no other group is in `rest`, so none is missing. */
export type TokenGroups = Record<'color' | 'text' | 'title' | 'space' | 'width' | 'rest', Token[]>

/** Returns the custom properties of the first `:root` rule of a stylesheet, in its order. */
export function readTokens(css: string): Token[] {
  const [root = ''] = /:root \{[^}]*\}/.exec(css) ?? []
  const declarations = root.matchAll(/--([\w-]+): ([^;]+);(?: \/\* (.+) \*\/)?/g)
  return Array.from(declarations, ([, name = '', value = '', note]) => ({ name, value, ...(note && { note }) }))
}

/** Groups tokens by their names, and colors by their values. */
export function groupTokens(tokens: Token[]): TokenGroups {
  const groups: TokenGroups = { color: [], text: [], title: [], space: [], width: [], rest: [] }
  for (const token of tokens) groups[findGroup(token)].push(token)
  return groups
}

function findGroup({ name, value }: Token): keyof TokenGroups {
  if (value.startsWith('#')) return 'color'
  if (/^space-|^section$/.test(name)) return 'space'
  if (/^(measure|page|gutter)/.test(name)) return 'width'
  if (name.startsWith('text-')) return 'text'
  if (name.startsWith('title-')) return 'title'
  return 'rest'
}
