import { fromPromise } from 'xstate'
import type { ConsultationAttempt } from '#machines/consultation/consultationMachine.ts'
import { call } from './call.ts'

/** Books a consultation; done when the function has accepted it, else fails with a FunctionFailure. */
export const sendConsultationEmail = fromPromise<void, ConsultationAttempt>(({ input, signal }) =>
  call('send-consultation-email', input.booking, { key: input.key, signal }),
)
