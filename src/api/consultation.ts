import { fromPromise } from 'xstate'
import type { Attempt } from '#machines/attempt.ts'
import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { send } from './client.ts'

/** Books a consultation. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendConsultationEmail = fromPromise<string | undefined, Attempt<ConsultationBooking>>(
  ({ input, signal }) => send('send-consultation-email', input, signal),
)
