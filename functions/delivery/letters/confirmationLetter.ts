import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import { bookedTime } from './bookedTime.ts'
import { invitation } from './invitation.ts'
import type { Company, Letter } from './Letter.ts'
import { meetingLink } from './meetingLink.ts'
import { messageId } from './messageId.ts'
import { asHtml, asText, type Page } from './page.ts'

/**
 * Tells a visitor that the consultation is booked. Anybody can type anybody's address, so it says nothing that was
 * typed but the time, and cannot be used to write to somebody.
 */
export function confirmationLetter(accepted: Accepted, booking: ConsultationBooking, company: Company): Letter {
  const { hour } = bookedTime(booking)
  const subject = `Your free consultation on ${booking.date}`
  const page = confirmation(accepted, booking, company)
  return {
    name: `${accepted.id}.confirmation-mail`,
    messageId: messageId(accepted, 'confirmation-mail', company.from),
    from: { name: company.name, address: company.from },
    to: [{ name: '', address: booking.email }],
    subject,
    date: new Date(accepted.acceptedAt),
    text: asText(page),
    html: asHtml(subject, page),
    ...(hour && { invitation: invitation(accepted, hour.instant, company) }),
  }
}

function confirmation(accepted: Accepted, booking: ConsultationBooking, company: Company): Page {
  const { day, zone, hour } = bookedTime(booking)
  const link = meetingLink(accepted, company)
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
