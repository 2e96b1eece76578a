import type * as v from 'valibot'
import { consultationBooking } from './consultation.ts'
import { ContactMessage } from './contact.ts'

/**
 * Returns the schema of the payload of each function. The server, the mocks and the hosted backend follow this list.
 *
 * @param now called at each validation
 */
export const payloadSchemas = (now: () => Date) => ({
  'send-contact-email': ContactMessage,
  'send-consultation-email': consultationBooking(now),
})

type Schemas = ReturnType<typeof payloadSchemas>

/** A valid payload of any function. */
export type Payload = v.InferOutput<Schemas[keyof Schemas]>
