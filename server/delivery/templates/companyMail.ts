import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { bookedTime, utcText } from './bookedTime.ts'
import type { Company, Mail, MailedMessage } from './Mail.ts'
import { meetingLink } from './meetingLink.ts'
import { deliveryName, firstPart, messageId, type Part } from './deliveryName.ts'
import { asHtml, asText, type Page } from './page.ts'
import { typedAddress, typedLine, typedProse } from './typed.ts'

/**
 * Returns the mail that tells the company who writes and what they want. A reply to it goes to the visitor.
 *
 * @param part which of the company's recipients; the first one when there are fewer now than when it was accepted
 */
export function companyMail(stored: MailedMessage, company: Company, part: Part = firstPart): Mail {
  const { subject, page } =
    'message' in stored.payload ? aboutMessage(stored, stored.payload) : aboutBooking(stored, stored.payload, company)
  const { name, email } = stored.payload
  return {
    name: deliveryName(stored.id, 'company-mail', part),
    messageId: messageId(stored.id, 'company-mail', part, company.from),
    from: { name: company.name, address: company.from },
    to: company.to.map((address) => ({ name: '', address })),
    recipient: company.to[part.position] ?? company.to[0]!,
    replyTo: { name: typedLine(name), address: email },
    subject,
    ...(stored.acceptedAt !== null && { date: new Date(stored.acceptedAt) }),
    text: asText(page),
    html: asHtml(subject, page),
  }
}

function aboutMessage({ id, acceptedAt }: MailedMessage, message: ContactMessage): { subject: string; page: Page } {
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
        ...timeFact('Sent', acceptedAt),
        ['Reference', id],
      ],
      quote: typedProse(message.message),
      closing: [
        'To answer, reply to this email: the reply goes to the address above.',
        'The sender agreed that this data is used solely to respond to the inquiry (GDPR consent).',
      ],
    },
  }
}

const timeFact = (name: string, acceptedAt: number | null): Page['facts'] =>
  acceptedAt === null ? [] : [[name, utcText(new Date(acceptedAt))]]

// What the page of the form promises.
const linkIsSent = 'The confirmation that goes to this address holds the same link.'
const sendLink = 'Please send a meeting link to this address and number before the call: the website has promised it.'
const agreeOnTime =
  'Please agree on a time, and then send a meeting link by email and SMS: the website has promised it.'

function aboutBooking(
  stored: MailedMessage,
  booking: ConsultationBooking,
  company: Company,
): { subject: string; page: Page } {
  const name = typedLine(booking.name)
  const { day, zone, hour } = bookedTime(booking)
  const link = hour && meetingLink(stored, company)
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
        ...timeFact('Booked', stored.acceptedAt),
        ['Reference', stored.id],
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
