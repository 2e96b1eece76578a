const asWritten = new WeakMap<CSSMediaRule, string>()

/**
 * Shows the page as it is under reduced motion. A page cannot ask the browser for that, so the site's own rules are
 * turned: those for reduced motion hold, and those for no preference do not.
 */
export function takeReducedMotion(isWished: boolean): void {
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) turn(rule, isWished)
}

function turn(rule: CSSMediaRule, isWished: boolean): void {
  const written = asWritten.get(rule) ?? rule.media.mediaText
  if (!written.includes('prefers-reduced-motion')) return
  asWritten.set(rule, written)
  const wished = written.includes('no-preference') ? 'not all' : 'all'
  rule.media.mediaText = isWished ? wished : written
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList)
  }
}
