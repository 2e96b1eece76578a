import { consultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#src/backend/functions.ts'
import type { GatedFunction } from '#functions/gate/gate.ts'
import { addSent } from './sent.ts'

/** The two functions, imitated: the schemas are the real ones. */
export const imitatedFunctions: Record<FunctionName, GatedFunction> = {
  'send-contact-email': {
    schema: ContactMessage,
    accept: (payload) => addSent({ name: 'send-contact-email', payload }),
  },
  'send-consultation-email': {
    schema: consultationBooking(() => new Date()),
    accept: (payload) => addSent({ name: 'send-consultation-email', payload }),
  },
}
