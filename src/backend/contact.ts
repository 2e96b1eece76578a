import { fromPromise } from 'xstate'
import type { ContactAttempt } from '#machines/contact/contactMachine.ts'
import { call } from './call.ts'

/** Sends a contact message; done when the function has accepted it, else fails with a FunctionFailure. */
export const sendContactEmail = fromPromise<void, ContactAttempt>(({ input, signal }) =>
  call('send-contact-email', input.message, { key: input.key, signal }),
)
