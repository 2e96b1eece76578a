import { fromPromise } from 'xstate'
import type { ContactAttempt } from '#machines/contact/contactMachine.ts'

/** Sends a contact message; done when the function has accepted it, else fails with a FunctionFailure. */
export const sendContactEmail = fromPromise<void, ContactAttempt>(async ({ input, signal }) => {
  const { invoke } = await import('./http.ts')
  return invoke('send-contact-email', input.message, { key: input.key, signal })
})
