import { consultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { serializeContent, type Accept, type PayloadSchemas } from '#server/http/endpoint.ts'
import { addSent } from './sent.ts'

/** The schemas that the server uses. */
export const schemas: PayloadSchemas = {
  'send-contact-email': ContactMessage,
  'send-consultation-email': consultationBooking(() => new Date()),
}

/** Accepts messages in memory, with the store's rules for idempotency keys. */
export function acceptInMemory(): Accept {
  const contents = new Map<string, string>()
  return async (message) => {
    const { function: name, payload, idempotencyKey: key } = message
    const id = key ?? crypto.randomUUID()
    const before = contents.get(id)
    if (before !== undefined)
      return before === serializeContent(message) ? { outcome: 'duplicate', id } : { outcome: 'key-reused' }
    contents.set(id, serializeContent(message))
    addSent({ name, payload })
    return { outcome: 'accepted', id, suppressed: [] }
  }
}
