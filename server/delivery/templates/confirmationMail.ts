import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { bookedTime } from './bookedTime.ts'
import { invitation } from './invitation.ts'
import type { Company, Mail, MailedMessage } from './Mail.ts'
import { meetingLink } from './meetingLink.ts'
import { deliveryName, firstPart, messageId, type Part } from './deliveryName.ts'
import { asHtml, asText, particulars, type Page } from './page.ts'

/**
 * Returns the mail that confirms the request for a consultation, not a slot: nobody has checked one (D29). Anybody can
 * type anybody's address, so it repeats nothing that was typed but the time. Otherwise strangers could be written to.
 */
export function confirmationMail(
  message: MailedMessage,
  booking: ConsultationBooking,
  company: Company,
  part: Part = firstPart,
): Mail {
  const { hour } = bookedTime(booking)
  const subject = `Your request for a free consultation on ${booking.date}`
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
    ...(hour && {
      invitation: invitation(message, hour.instant, company, `Free consultation with ${company.name}`),
    }),
  }
}

function confirmation(message: MailedMessage, booking: ConsultationBooking, company: Company): Page {
  const { day, zone, hour } = bookedTime(booking)
  const link = meetingLink(message, company)
  const joining = 'You can join from your computer or mobile device, and there is nothing to install.'
  const closing = hour
    ? // The same text as on the page after the booking.
      [link ? joining : `We will send you a meeting link via email and SMS shortly. ${joining}`]
    : [
        `Our team will contact you to agree on a time. We will then send you a meeting link via email and SMS. ${joining}`,
      ]
  return {
    opening: [
      'Hello,',
      `Thank you for requesting a free consultation with ${company.name}. We received your request for this ${hour ? 'time' : 'day'}:`,
    ],
    facts: [
      ['Date', day],
      ['Time', hour ? `${hour.wall}, ${hour.offset}` : 'Any time works for you'],
      ['Time zone', zone],
      ...(hour ? [['In UTC', hour.utc] as [string, string]] : []),
    ],
    ...(hour && link && { link: { text: 'Join the consultation', href: link } }),
    closing: [
      ...closing,
      ...(hour ? ['The attached calendar file contains the date and time that you requested.'] : []),
      "To change or cancel your request, reply to this email. If you didn't book this, please ignore this email.",
    ],
    footer: particulars(company),
  }
}
