import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { configFrom } from '#server/config.ts'
import { newMessage } from '#server/delivery/newMessage.ts'
import type { Company } from '#server/delivery/templates/Mail.ts'
import type { NewMessage, StoredMessage } from '#server/store/Store.ts'
import { booking, message } from '../fixtures/visitor.ts'

export const company: Company = {
  name: 'B2B Services',
  from: 'info@b2b-services.example',
  to: ['sales@b2b-services.example', 'office@b2b-services.example'],
  meetingUrl: undefined,
}

/** A booking with nothing wrong, as the function takes it. */
export const booked: ConsultationBooking = {
  ...booking,
  date: 'March 5, 2027',
  time: '14:00',
}

/** When messages were accepted unless a test says otherwise. */
export const acceptedAt = Date.UTC(2026, 10, 21, 20, 24)

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Returns a message that was accepted. */
export const acceptedMessage = (change: Partial<ContactMessage> = {}, number = 1, at = acceptedAt): StoredMessage => ({
  id: idOf(number),
  function: 'send-contact-email',
  payload: { ...message, ...change },
  acceptedAt: at,
})

/** Returns a booking that was accepted. */
export const acceptedBooking = (change: Partial<ConsultationBooking> = {}, number = 1, at = acceptedAt) => {
  const payload: ConsultationBooking = { ...booked, ...change }
  return { id: idOf(number), function: 'send-consultation-email', payload, acceptedAt: at } satisfies StoredMessage
}

const { delivery } = configFrom({
  SMS_GATEWAY_URL: 'https://sms.example/',
  SMS_GATEWAY_KEY: 'key',
  SMS_COUNTRIES: '+421',
})

/** Returns a message as a store accepts it, without limits on clients; bookings get all three kinds of delivery. */
export const toAccept = ({ id, function: name, payload }: StoredMessage, config = delivery): NewMessage =>
  newMessage(
    { function: name, payload, idempotencyKey: null, clientIp: '' },
    { id, digest: id, rateLimits: [], config },
  )
