import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { bookedTime } from './bookedTime.ts'
import { invitation } from './invitation.ts'
import type { Company, Mail, MailedMessage } from './Mail.ts'
import { meetingLink } from './meetingLink.ts'
import { deliveryName, firstPart, messageId, type Part } from './deliveryName.ts'
import { asHtml, asText, type Page } from './page.ts'

/**
 * Returns the mail that tells a visitor that the consultation is booked. Anybody can type anybody's address, so it
 * repeats nothing that was typed but the time: otherwise it could be used to write to a stranger.
 */
export function confirmationMail(
  message: MailedMessage,
  booking: ConsultationBooking,
  company: Company,
  part: Part = firstPart,
): Mail {
  const { hour } = bookedTime(booking)
  const subject = `Your free consultation on ${booking.date}`
  const page = confirmation(message, booking, company)
  return {
    name: deliveryName(message.id, 'confirmation-mail', part),
    messageId: messageId(message.id, 'confirmation-mail', part, company.from),
    from: { name: company.name, address: company.from },
    to: [{ name: '', address: booking.email }],
    recipient: booking.email,
    subject,
    ...(message.acceptedAt !== null && { date: new Date(message.acceptedAt) }),
    text: asText(page),
    html: asHtml(subject, page),
    ...(hour && { invitation: invitation(message, hour.instant, company) }),
  }
}

function confirmation(message: MailedMessage, booking: ConsultationBooking, company: Company): Page {
  const { day, zone, hour } = bookedTime(booking)
  const link = meetingLink(message, company)
  const joining = 'You join from your computer or mobile; there is nothing to install.'
  const promise = 'We will send you the meeting link by email and SMS.'
  return {
    opening: ['Hello,', `thank you for booking a free consultation with ${company.name}.`],
    facts: [
      ['Date', day],
      ['Time', hour ? `${hour.wall}, ${hour.offset}` : 'any time works for you'],
      ['Timezone', zone],
      ...(hour ? [['In UTC', hour.utc] as [string, string]] : []),
    ],
    ...(hour && link && { link: { text: 'Join the consultation', href: link } }),
    closing: [
      hour ? (link ? joining : `${promise} ${joining}`) : `Our team will contact you to agree on a time. ${promise}`,
      ...(hour ? ['The attached invitation puts the consultation into your calendar.'] : []),
      'To change or cancel it, reply to this email. If you did not book it, you need not do anything.',
      company.name,
    ],
  }
}
