import tokens from '#src/styles/tokens.css?raw'

/** A design token: `--signal: #b93e0a` is named `signal`. The note is the comment on the same line. */
export type Token = { name: string; value: string; note?: string }

/** Returns the custom properties of the first `:root` rule of a stylesheet, in its order. */
function readTokens(css: string): Token[] {
  const [root = ''] = /:root \{[^}]*\}/.exec(css) ?? []
  const declarations = root.matchAll(/--([\w-]+): ([^;]+);(?: \/\* (.+) \*\/)?/g)
  return Array.from(declarations, ([, name = '', value = '', note]) => ({ name, value, ...(note && { note }) }))
}

/** The site's tokens, as `src/styles/tokens.css` defines them. */
export const allTokens = readTokens(tokens)

const kinds: Record<string, (token: Token) => boolean> = {
  color: ({ value }) => value.startsWith('#'),
  space: ({ name }) => /^space-|^section$/.test(name),
  width: ({ name }) => /^(measure|page|gutter)/.test(name),
  text: ({ name }) => name.startsWith('text-'),
  title: ({ name }) => name.startsWith('title-'),
  font: ({ name }) => name === 'font',
}

/** Returns the tokens of a kind; those of no kind are `rest`, so none is missing. */
export const listTokens = (kind: 'color' | 'space' | 'width' | 'text' | 'title' | 'font' | 'rest'): Token[] =>
  allTokens.filter((token) => (Object.keys(kinds).find((one) => kinds[one]!(token)) ?? 'rest') === kind)

/**
 * Returns the contrast ratio of two colors, from 1 to 21.
 *
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one, other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the size of a CSS length at a width of the window, in pixels with at most one decimal: the browser computes it.
 *
 * @param value such as `clamp(1rem, 4vw, 2.5rem)`
 */
export function measure(value: string, width: number): string {
  const convert = (css: string) => css.replaceAll(/([\d.]+)vw/g, (_, share) => `${(Number(share) * width) / 100}px`)
  const ruler = document.createElement('div')
  ruler.style.cssText = 'position: absolute; visibility: hidden'
  // The text of the site, for lengths in `em`.
  ruler.style.fontSize = convert(getComputedStyle(document.documentElement).getPropertyValue('--text-m'))
  ruler.style.inlineSize = convert(value)
  document.body.append(ruler)
  const size = Number.parseFloat(getComputedStyle(ruler).inlineSize)
  ruler.remove()
  return String(Math.round(size * 10) / 10)
}
