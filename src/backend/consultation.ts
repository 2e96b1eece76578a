import { fromPromise } from 'xstate'
import type { ConsultationAttempt } from '#machines/consultation/consultationMachine.ts'

/** Books a consultation; done when the function has accepted it, else fails with a FunctionFailure. */
export const sendConsultationEmail = fromPromise<void, ConsultationAttempt>(async ({ input, signal }) => {
  const { invoke } = await import('./http.ts')
  return invoke('send-consultation-email', input.booking, { key: input.key, signal })
})
