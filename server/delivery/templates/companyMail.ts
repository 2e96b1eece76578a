import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { bookedTime, utcText } from './bookedTime.ts'
import { invitation } from './invitation.ts'
import type { Company, Mail, MailedMessage } from './Mail.ts'
import { meetingLink } from './meetingLink.ts'
import { deliveryName, firstPart, messageId, type Part } from './deliveryName.ts'
import { asHtml, asText, particulars, type Page } from './page.ts'
import { typedAddress, typedLine, typedProse } from './typed.ts'

/**
 * Renders the mail that passes a message on to the company. Replies go to the visitor.
 *
 * @param part index of the company's recipient; the first if there are fewer now than at acceptance
 */
export function companyMail(stored: MailedMessage, company: Company, part: Part = firstPart): Mail {
  const { subject, page, event } =
    'message' in stored.payload
      ? aboutMessage(stored, stored.payload, company)
      : aboutBooking(stored, stored.payload, company)
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
    ...(event !== undefined && { invitation: event }),
  }
}

/** What a mail to the company says, and its calendar file. */
type Content = { subject: string; page: Page; event?: string }

function aboutMessage({ id, acceptedAt }: MailedMessage, message: ContactMessage, company: Company): Content {
  const name = typedLine(message.name)
  const employer = typedLine(message.company)
  return {
    subject: shortened(`Message from ${name}, ${employer}`),
    page: {
      opening: [`${name} of ${employer} sent a message through the form on the website.`],
      facts: [
        ['Name', name],
        ['Company', employer],
        ['Email', typedAddress(message.email)],
        ['Phone', typedLine(message.phone) || 'not given'],
        ...timeFact('Sent', acceptedAt),
        ['Reference', id],
      ],
      quote: typedProse(message.message),
      closing: [answer, 'The sender agreed that this data is used solely to respond to the inquiry (GDPR consent).'],
      footer: particulars(company),
    },
  }
}

const timeFact = (name: string, acceptedAt: number | null): Page['facts'] =>
  acceptedAt === null ? [] : [[name, utcText(new Date(acceptedAt))]]

const answer = 'To answer, reply to this email. Your reply goes to the address above.'
// The form's page promises this.
const sendLink = 'The website promised a meeting link by email and SMS. Please send it before the call.'
const linkIsSent = 'The confirmation for the visitor contains the same meeting link.'
const agreeOnTime =
  'Please agree on a time with the visitor. Then send a meeting link by email and SMS, as the website promised.'
const nothingChecked =
  'This is a request: the website checked no calendar. If the time does not suit you, please suggest another one.'
const calendarFile = 'The attached calendar file contains the date and time of the request.'

function aboutBooking(stored: MailedMessage, booking: ConsultationBooking, company: Company): Content {
  const name = typedLine(booking.name)
  const { day, zone, hour } = bookedTime(booking)
  const link = hour && meetingLink(stored, company)
  const when: Page['facts'] = hour
    ? [
        ['Time', `${hour.wall}, ${hour.offset}`],
        ['Time zone', zone],
        ['In UTC', hour.utc],
      ]
    : [
        ['Time', 'Any time works'],
        ['Time zone', zone],
      ]
  return {
    subject: shortened(
      `Consultation request for ${booking.date}, ${hour ? `${hour.wall} ${booking.timezone}` : 'any time'}: ${name}`,
    ),
    page: {
      opening: [`${name} requested a free consultation on the website.`],
      facts: [
        ['Date', day],
        ...when,
        ['Name', name],
        ['Email', typedAddress(booking.email)],
        ['Phone', typedLine(booking.phone)],
        ...timeFact('Requested', stored.acceptedAt),
        ['Reference', stored.id],
      ],
      ...(link && { link: { text: 'Join the consultation', href: link } }),
      closing: [...(hour ? [nothingChecked, link ? linkIsSent : sendLink, calendarFile] : [agreeOnTime]), answer],
      footer: particulars(company),
    },
    ...(hour && { event: invitation(stored, hour.instant, company, `Free consultation: ${name}`) }),
  }
}

// Mail programs show about half of this length.
const mostSubject = 150
const shortened = (subject: string) =>
  subject.length > mostSubject
    ? `${subject
        .slice(0, mostSubject - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : subject
