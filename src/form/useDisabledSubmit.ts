import { useEffect, type RefObject } from 'react'

/**
 * Submits a form whose submit button is disabled on Enter and on a click on the button, so that the visitor learns what
 * is missing.
 */
export function useDisabledSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    form.current?.addEventListener('keydown', submitOnEnter, { signal: listening.signal })
    form.current?.addEventListener('click', submitOnClick, { signal: listening.signal })
    return () => listening.abort()
  }, [form])
}

/**
 * Submits the form on Enter in a one-line field although the submit button is disabled, when browsers ignore Enter.
 * A listener for the form's `keydown`.
 */
function submitOnEnter(this: HTMLFormElement, event: KeyboardEvent) {
  const { target, key, keyCode, isComposing } = event
  const isOneLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
  // An input method reports the Enter that confirms a word as composing, in Safari only by the code 229.
  if (key !== 'Enter' || isComposing || keyCode === 229 || !isOneLine) return
  if (!this.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled) return
  event.preventDefault()
  this.requestSubmit()
}

/**
 * Submits the form on a click on its disabled button, which browsers ignore, so that the visitor learns what is missing.
 * The button lets its clicks through to the element around it. A listener for the form's `click`.
 */
function submitOnClick(this: HTMLFormElement, { target }: MouseEvent) {
  const isAround = target instanceof HTMLElement && target.dataset['submit'] !== undefined
  const isSending = this.ariaBusy === 'true'
  if (isAround && !isSending && target.querySelector('button:disabled')) this.requestSubmit()
}
