const asWritten = new WeakMap<CSSMediaRule, string>()

/**
 * Emulates `prefers-reduced-motion`. A page cannot set that preference, so the media queries of the site's stylesheets are
 * rewritten: `reduce` always matches, and `no-preference` never does.
 */
export function emulateReducedMotion(isWished: boolean): void {
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
