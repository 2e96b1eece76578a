import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#src/backend/functions.ts'

/** What becomes of a message after it was accepted. */
export type Delivery = 'company-mail' | 'confirmation-mail' | 'text-message'

/** A message as it was accepted; it never changes. */
export type Accepted = {
  /** UUID. */
  id: string
  /** The Idempotency-Key that it came with. */
  key: string | null
  name: FunctionName
  payload: ContactMessage | ConsultationBooking
  /** Milliseconds since 1970. */
  acceptedAt: number
  deliveries: Delivery[]
}

/** How far a delivery has come; all times in milliseconds since 1970. */
export type DeliveryState =
  | { state: 'waiting'; attempts: number; dueAt: number; lastError?: string }
  | { state: 'delivered'; at: number }
  | { state: 'dead'; at: number; attempts: number; lastError: string }

/** A message and how far its deliveries have come; one that nothing was recorded of has not been tried. */
export type Entry = { accepted: Accepted; deliveries: Partial<Record<Delivery, DeliveryState>> }
