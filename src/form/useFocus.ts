import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { FormState } from '#machines/form.ts'

const invalid = '[aria-invalid="true"]'

/**
 * Moves the focus to the first element of the form that matches. Scrolls to the form, or below a confirmation to the
 * heading of its fields, and on if the field is below the screen.
 */
function focusFirst(form: HTMLFormElement | null, selector: string): void {
  const found = form?.querySelector<HTMLElement>(selector)
  // The browser would scroll a control to the edge of the screen, without its label or what is beside it.
  found?.focus({ preventScroll: true })
  const start = found?.matches('section') ? form : (form?.querySelector('section + h3') ?? form)
  if (found) start?.scrollIntoView()
  found?.closest('form div')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the focus after sending, because a button loses the focus when it is disabled: to what says that the form was
 * sent, to the first field that the server refused, or back to the button.
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>, state: FormState) {
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    // A request that fails at once, as without a connection, fails before the browser has taken the focus from the button.
    const isFree = activeElement === body || activeElement === form.current?.querySelector('[type="submit"]')
    const isElsewhere = !isFree && !form.current?.contains(activeElement)
    if (wasSubmitting.current && !isElsewhere) {
      if (state === 'success') focusFirst(form.current, 'section')
      if (state === 'failure') focusFirst(form.current, isFree ? `${invalid}, [type="submit"]` : invalid)
    }
    wasSubmitting.current = state === 'submitting'
  }, [state, form])
}

/** Returns a function to call at a submit: it moves the focus to the first invalid field, if there is one. */
export function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [attempts, setAttempts] = useState(0)
  // React has rendered the errors of this attempt when the effect runs.
  useEffect(() => {
    if (attempts > 0) focusFirst(form.current, invalid)
  }, [attempts, form])
  return useCallback(() => setAttempts((count) => count + 1), [])
}
