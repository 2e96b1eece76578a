import { consultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { createEndpoint, serializeContent, type Accept, type PayloadSchemas } from '#server/endpoint.ts'
import { addSent } from './sent.ts'

/** The schemas that the server uses. */
const schemas: PayloadSchemas = {
  'send-contact-email': ContactMessage,
  'send-consultation-email': consultationBooking(() => new Date()),
}

/** Creates the server's endpoint over a store in memory. Mocks do not limit clients, so these need no address. */
export function createMockEndpoint(anonKey: string, accept = acceptInMemory()) {
  const endpoint = createEndpoint({ schemas, accept, anonKey })
  return (request: Request): Promise<Response> => endpoint(request, { address: null })
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
    return { outcome: 'accepted', id, withheld: [] }
  }
}
