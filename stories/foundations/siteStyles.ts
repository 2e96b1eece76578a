const files = import.meta.glob<string>('../../src/**/*.css', { query: '?raw', import: 'default', eager: true })

const sheets = Object.entries(files).map(([file, css]) => {
  const sheet = new CSSStyleSheet()
  // A constructed sheet ignores @import. The imported files are listed themselves.
  sheet.replaceSync(css)
  return { file, rules: sheet.cssRules }
})

/** The declarations of the site's style rules, also of nested ones. */
const rules = sheets.flatMap((sheet) => [...listDeclarations(sheet.rules)])

function* listDeclarations(list: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of list) {
    if ('style' in rule) yield rule.style as CSSStyleDeclaration
    if ('cssRules' in rule) yield* listDeclarations(rule.cssRules as CSSRuleList)
  }
}

const readToken = (value: string) => /^var\(--([\w-]+)\)$/.exec(value)?.[1]
const readGround = (style: CSSStyleDeclaration) => readToken(style.backgroundColor || style.background)

/** The names of the tokens that are a background in the site's styles. */
export const grounds = new Set(rules.flatMap((style) => readGround(style) ?? []))

/** The pairs of text and background that one rule of the site sets together: `sheet on signal`. */
export const pairs = new Set(
  rules.flatMap((style) => {
    const [text, ground] = [readToken(style.color), readGround(style)]
    return text && ground ? [`${text} on ${ground}`] : []
  }),
)

/** The font weights in the site's styles, sorted. */
export const weights = [
  ...new Set(rules.map((style) => style.fontWeight).filter((weight) => /^\d+$/.test(weight))),
].toSorted()

/**
 * The font sizes in the site's styles that no token gives. An enlarged word may shrink a token, and what inherits its size may
 * be limited. Paper has sizes of its own, in points.
 */
export const ownSizes = [
  ...new Set(rules.map((style) => style.fontSize).filter((size) => !/^$|var\(--t|^inherit$|1em|pt$/.test(size))),
]

/** The selectors that match what is under the pointer also on a touch screen, where a tap leaves them matching. */
export const stickyHovers = sheets.flatMap((sheet) =>
  [...listStickyHovers(sheet.rules)].map((at) => `${sheet.file}: ${at}`),
)

function* listStickyHovers(list: CSSRuleList): Generator<string> {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') continue
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) yield rule.selectorText
    if ('cssRules' in rule) yield* listStickyHovers(rule.cssRules as CSSRuleList)
  }
}
