/**
 * Submits the form on Enter in a one-line field although the submit button is disabled, when browsers ignore Enter (D5).
 * A listener for the form's `keydown`.
 */
export function submitOnEnter(this: HTMLFormElement, event: KeyboardEvent) {
  const { target, key, isComposing, repeat } = event
  const isOneLine = target instanceof HTMLInputElement && !['checkbox', 'date'].includes(target.type)
  if (key !== 'Enter' || !isOneLine || isComposing || repeat) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!this.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled) return
  event.preventDefault()
  this.requestSubmit()
}
