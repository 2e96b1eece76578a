import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import type { Company } from '#functions/delivery/letters/Letter.ts'
import { message } from '../startContact.ts'

export const company: Company = {
  name: 'B2B Services',
  from: 'info@b2b-services.example',
  to: ['sales@b2b-services.example', 'office@b2b-services.example'],
  meetingUrl: undefined,
}

/** A booking with nothing wrong, as the function takes it. */
export const booked: ConsultationBooking = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+421 900 123 456',
  date: 'March 5, 2027',
  time: '14:00',
  timezone: 'CET',
}

/** When they were accepted, if nothing else is said. */
export const acceptedAt = Date.UTC(2026, 10, 21, 20, 24)

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A message that was accepted. */
export const acceptedMessage = (change: Partial<ContactMessage> = {}, number = 1, at = acceptedAt): Accepted => ({
  id: idOf(number),
  key: null,
  name: 'send-contact-email',
  payload: { ...message, ...change },
  acceptedAt: at,
  deliveries: ['company-mail'],
})

/** A booking that was accepted. */
export const acceptedBooking = (change: Partial<ConsultationBooking> = {}, number = 1, at = acceptedAt) => {
  const payload: ConsultationBooking = { ...booked, ...change }
  const accepted: Accepted = {
    id: idOf(number),
    key: null,
    name: 'send-consultation-email',
    payload,
    acceptedAt: at,
    deliveries: ['company-mail', 'confirmation-mail', 'text-message'],
  }
  return { ...accepted, payload }
}
