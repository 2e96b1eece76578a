import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import { bookedTime, utcText } from './bookedTime.ts'
import type { Company, Letter } from './Letter.ts'
import { meetingLink } from './meetingLink.ts'
import { messageId } from './messageId.ts'
import { asHtml, asText, type Page } from './page.ts'
import { typedAddress, typedLine, typedProse } from './typed.ts'

/** Tells the company who writes and what they want. An answer to it goes to the visitor. */
export function companyLetter(accepted: Accepted, company: Company): Letter {
  const { subject, page } =
    'message' in accepted.payload
      ? aboutMessage(accepted, accepted.payload)
      : aboutBooking(accepted, accepted.payload, company)
  const { name, email } = accepted.payload
  return {
    name: `${accepted.id}.company-mail`,
    messageId: messageId(accepted, 'company-mail', company.from),
    from: { name: company.name, address: company.from },
    to: company.to.map((address) => ({ name: '', address })),
    replyTo: { name: typedLine(name), address: email },
    subject,
    date: new Date(accepted.acceptedAt),
    text: asText(page),
    html: asHtml(subject, page),
  }
}

function aboutMessage(accepted: Accepted, message: ContactMessage): { subject: string; page: Page } {
  const name = typedLine(message.name)
  const company = typedLine(message.company)
  return {
    subject: shortened(`Message from ${name}, ${company}`),
    page: {
      opening: [`${name} of ${company} sent a message with the form on the website.`],
      facts: [
        ['Name', name],
        ['Company', company],
        ['Email', typedAddress(message.email)],
        ['Phone', typedLine(message.phone) || 'not given'],
        ['Sent', utcText(new Date(accepted.acceptedAt))],
        ['Reference', accepted.id],
      ],
      quote: typedProse(message.message),
      closing: [
        'To answer, reply to this email: the reply goes to the address above.',
        'The sender agreed that this data is used solely to respond to the inquiry (GDPR consent).',
      ],
    },
  }
}

// What the page of the form promises.
const linkIsSent = 'The confirmation that goes to this address holds the same link.'
const sendLink = 'Please send a meeting link to this address and number before the call: the website has promised it.'
const agreeOnTime =
  'Please agree on a time, and then send a meeting link by email and SMS: the website has promised it.'

function aboutBooking(
  accepted: Accepted,
  booking: ConsultationBooking,
  company: Company,
): { subject: string; page: Page } {
  const name = typedLine(booking.name)
  const { day, zone, hour } = bookedTime(booking)
  const link = hour && meetingLink(accepted, company)
  const when: Page['facts'] = hour
    ? [
        ['Time', `${hour.wall}, ${hour.offset}`],
        ['Timezone', zone],
        ['In UTC', hour.utc],
      ]
    : [
        ['Time', 'any time works'],
        ['Timezone', zone],
      ]
  return {
    subject: shortened(
      `Consultation on ${booking.date}, ${hour ? `${hour.wall} ${booking.timezone}` : 'any time'}: ${name}`,
    ),
    page: {
      opening: [`${name} booked a free consultation on the website.`],
      facts: [
        ['Date', day],
        ...when,
        ['Name', name],
        ['Email', typedAddress(booking.email)],
        ['Phone', typedLine(booking.phone)],
        ['Booked', utcText(new Date(accepted.acceptedAt))],
        ['Reference', accepted.id],
      ],
      ...(link && { link: { text: 'Join the consultation', href: link } }),
      closing: [
        hour ? (link ? linkIsSent : sendLink) : agreeOnTime,
        'To answer, reply to this email: the reply goes to the address above.',
      ],
    },
  }
}

// Long enough for what matters; mail programs show about half of it.
const mostSubject = 150
const shortened = (subject: string) =>
  subject.length > mostSubject
    ? `${subject
        .slice(0, mostSubject - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : subject
