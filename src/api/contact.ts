import { fromPromise } from 'xstate'
import type { Attempt } from '#machines/attempt.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { send } from './client.ts'

/** Sends a contact message. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendContactEmail = fromPromise<string | undefined, Attempt<ContactMessage>>(({ input, signal }) =>
  send('send-contact-email', input, signal),
)
