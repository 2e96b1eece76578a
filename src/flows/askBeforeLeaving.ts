type Draft = Record<string, string | boolean>

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Has the browser ask before the page is left with text that was not sent. Another page of the site is no leaving: what
 * was typed is found again (keptDraft). It listens only while there is something to lose, so that Back is instant else.
 *
 * @param draft what stands in the form; undefined when the journey ends
 * @param empty the form without any text
 */
export function askBeforeLeaving(draft: Draft | undefined, empty: Draft): void {
  // What has a choice made for it, such as the timezone, is no text.
  const isTyped = Object.entries(draft ?? {}).some(([name, value]) => empty[name] === '' && value !== '')
  if (isTyped) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
