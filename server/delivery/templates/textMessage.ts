import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { bookedTime } from './bookedTime.ts'
import type { Company, MailedMessage } from './Mail.ts'
import { phoneKey } from '#server/store/addressKeys.ts'
import { deliveryName, firstPart, type Part } from './deliveryName.ts'
import { meetingLink } from './meetingLink.ts'

/** A text message before encoding; `name` is unique for each delivery and generation. */
export type TextMessage = { name: string; to: string; text: string }

/** Returns the text message that confirms the request for a consultation. It repeats nothing that was typed but the time. */
export function textMessage(
  message: MailedMessage,
  booking: ConsultationBooking,
  company: Company,
  part: Part = firstPart,
): TextMessage {
  const { hour } = bookedTime(booking)
  const link = meetingLink(message, company)
  const when = hour ? `${booking.date}, ${hour.wall} (${hour.offset})` : booking.date
  const then = hour
    ? link
      ? `Join: ${link}`
      : 'We will send you the meeting link.'
    : 'We will contact you to agree on a time.'
  return {
    name: deliveryName(message.id, 'text-message', part),
    to: phoneKey(booking.phone),
    text: `${company.name}: we received your request for a free consultation on ${when}. ${then}`,
  }
}
