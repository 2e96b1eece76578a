/**
 * D5: Enter in a one-line field asks to submit although the button is disabled, which a browser would swallow. For the
 * form's `keydown`.
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
