import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import { bookedTime } from './bookedTime.ts'
import type { Company } from './Letter.ts'
import { meetingLink } from './meetingLink.ts'

/** A text message before it is handed to the gateway. */
export type TextMessage = { name: string; to: string; text: string }

/** Tells a visitor by SMS that the consultation is booked. It says nothing that was typed but the time. */
export function textMessage(accepted: Accepted, booking: ConsultationBooking, company: Company): TextMessage {
  const { hour } = bookedTime(booking)
  const link = meetingLink(accepted, company)
  const when = hour ? `${booking.date}, ${hour.wall} (${hour.offset})` : booking.date
  const then = hour
    ? link
      ? `Join: ${link}`
      : 'We will send you the meeting link.'
    : 'We will contact you to agree on a time.'
  return {
    name: `${accepted.id}.text-message`,
    to: dialled(booking.phone),
    text: `${company.name}: your free consultation is booked for ${when}. ${then}`,
  }
}

/**
 * A typed telephone number as it is dialled, `+421900123456`.
 *
 * @returns digits, after a + when the number is international
 */
export function dialled(phone: string): string {
  // As in +44 (0) 20: the zero is only for calls from within the country.
  const number = phone.replace(/(?<=\+.*)\(0\)/, '').replace(/^\s*00/, '+')
  return (number.trimStart().startsWith('+') ? '+' : '') + number.replace(/\D/g, '')
}
