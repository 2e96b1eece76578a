import { fromPromise } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { ConsultationBooking } from '#contract/consultation.ts'
import type { ContactMessage } from '#contract/contact.ts'
import type { FunctionName } from '#contract/endpoints.ts'
import { FunctionFailure } from '#contract/failure.ts'
import { onDemand } from '../site/onDemand.ts'

/** A request without a response fails after this time, in milliseconds. */
export const requestTimeout = 15_000

/** The client of the endpoints, which is prefetched at the first input. */
export const client = onDemand(() => import('./http.ts'))

/** What a form says if its client could not be loaded. */
export const notLoaded = 'Part of this page could not be loaded. Please reload it; what you typed is kept.'

/**
 * Sends an attempt to a function endpoint.
 *
 * @param signal aborts the request
 * @returns the reference of the message, if the response has one
 * @throws FunctionFailure as `invoke` does, and `not-loaded` if the client could not be loaded
 */
async function send(
  name: FunctionName,
  { body, idempotencyKey }: Attempt<object>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { invoke } = await client.load().catch((cause: unknown) => {
    throw new FunctionFailure('not-loaded', { advice: notLoaded, cause })
  })
  return invoke(name, body, { key: idempotencyKey, signal })
}

/** Sends a contact message. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendContactEmail = fromPromise<string | undefined, Attempt<ContactMessage>>(({ input, signal }) =>
  send('send-contact-email', input, signal),
)

/** Books a consultation. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendConsultationEmail = fromPromise<string | undefined, Attempt<ConsultationBooking>>(
  ({ input, signal }) => send('send-consultation-email', input, signal),
)
