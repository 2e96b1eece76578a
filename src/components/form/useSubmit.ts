import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { focusFirstFault } from './fields.ts'
import { submitOnEnter } from './submitOnEnter.ts'

/**
 * What a form does when it is submitted: the machine decides (D6), then the visitor is taken to the first fault.
 *
 * @param form the form
 * @param submit sends the wish to the machine; undefined while the machine has not arrived
 * @param state the journey's state
 * @returns the form's `onSubmit`
 */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  submit: (() => void) | undefined,
  state: 'idle' | 'submitting' | 'success' | 'failure',
) {
  const wasSubmitting = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; the keyboard must not have to start over.
    if (state === 'failure' && wasSubmitting.current && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
    wasSubmitting.current = state === 'submitting'
  }, [state, form])

  useEffect(() => {
    const listening = new AbortController()
    form.current?.addEventListener('keydown', submitOnEnter, { signal: listening.signal })
    return () => listening.abort()
  }, [form])

  // The faults of an attempt stand in the page when its effect runs, and not always sooner: a submit may come while the
  // form does not yet listen to a machine that has just arrived.
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (form.current && attempts > 0) focusFirstFault(form.current)
  }, [attempts, form])

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const trap = event.currentTarget.querySelector<HTMLInputElement>('[data-trap]')
    if (trap?.value) return trap.focus()
    if (!submit) {
      event.currentTarget.dataset['early'] = ''
      return
    }
    submit()
    setAttempts((count) => count + 1)
  }
}
