import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { consultationFields, type ConsultationBooking } from '#contract/consultation.ts'
import { contactFields, type ContactMessage } from '#contract/contact.ts'
import { referenceOf } from '#contract/endpoints.ts'
import type { Fields } from '#contract/fields.ts'
import { formatMoment, nameCode, timezones } from '#contract/moment.ts'
import { describeTime, type DescribedTime } from '#contract/requestedTime.ts'
import { withheldFor, type DeliveryAttempt, type StoredMessage } from '../store/messages.ts'
import { invitation, meetingLink } from './invitation.ts'
import { asText, typedLine, typedProse, type Company, type Fact, type MailText } from './mailText.ts'

/** What a delivery sends, and to whom. */
export type Delivery = Pick<DeliveryAttempt, 'id' | 'message' | 'kind' | 'position' | 'generation' | 'withheld'>

/** By what a receiver knows a delivery again. */
type Identity = Pick<DeliveryAttempt, 'id' | 'kind' | 'position' | 'generation'>

/** A name and an address, kept apart, because one string could be parsed as two addresses. */
type Address = { name: string; address: string }

/** A mail before encoding. It is the same at every attempt of a delivery. */
export type Mail = {
  /** Unique for each delivery and generation: its file name, and its idempotency key at a mail API. */
  name: string
  /** With the angle brackets of the header. */
  messageId: string
  date: Date
  from: Address
  /** The To header: all recipients of the company, so that colleagues see who else has the mail. */
  to: Address[]
  /** The one recipient of this delivery. */
  recipient: string
  replyTo?: Address
  subject: string
  text: string
  /** An iCalendar text, METHOD:PUBLISH. */
  invitation?: string | undefined
  /** Further headers. */
  headers: Record<string, string>
}

/** Passes a mail on for delivery. Rejects with NotDelivered, after seconds at most. */
export type SendMail = (mail: Mail) => Promise<void | 'written'>

/** A header that prevents automatic replies (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Returns the domain of an email address. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/**
 * Returns the name of a delivery, which is the same at every attempt, so that a receiver can detect repetitions:
 * `ID.company-mail`, `ID.company-mail.2` for the second recipient, `ID.company-mail.r1` if resent.
 */
export const deliveryName = ({ id, kind, position, generation }: Identity): string =>
  `${id}.${kind}${position > 0 ? `.${position + 1}` : ''}${generation > 0 ? `.r${generation}` : ''}`

/**
 * Returns what all mails of deliveries have. The Message-ID is the same for all recipients and attempts, so that mail
 * programs show a repeated mail once. A resent mail has a new one, because mail programs could hide it otherwise.
 */
const createMail = (delivery: Identity, at: number, company: Company, page: MailText) => ({
  name: deliveryName(delivery),
  messageId: `<${deliveryName({ ...delivery, position: 0 })}@${domainOf(company.sender.address)}>`,
  date: new Date(at),
  from: company.sender,
  text: asText(page, company),
  headers: automatic,
})

/** Returns the booking of a message. */
export function requireBooking(message: StoredMessage): ConsultationBooking {
  if (message.function === 'send-consultation-email') return message.payload
  throw new Error('The message is no booking, so there is nothing to confirm.')
}

/** Returns the lines of a message's fields. A message from before a field was added lacks it. */
function typedFacts(payload: Partial<Record<string, string | boolean>>, fields: Fields): Fact[] {
  return Object.entries(fields).flatMap(([name, { mail }]): Fact[] => {
    if (mail === null) return []
    const typed = String(payload[name] ?? '')
    return [[mail, typedLine(typed) || 'not given']]
  })
}

/** Returns what the mail to the company says of a form. A form without a case fails to compile at the last line. */
function aboutSubmission(delivery: Delivery, company: Company): CompanyMail {
  const { message } = delivery
  switch (message.function) {
    case 'send-contact-email':
      return aboutMessage(message, message.payload, company)
    case 'send-consultation-email':
      return aboutBooking(delivery, message.payload, company)
    default:
      return message satisfies never
  }
}

/**
 * Renders the mail that passes a message on to the company. Replies go to the visitor, if the form asks for an address. A
 * message that looks like spam is marked, for people and for the rules of a mail program.
 */
export function companyMail(delivery: Delivery, company: Company): Mail {
  const { message } = delivery
  const { marks, source } = message
  const { subject, replyTo, page, event } = aboutSubmission(delivery, company)
  if (marks) page.facts.unshift(['Possible spam', marks])
  page.appendix = sourceFacts(source)
  return {
    ...createMail(delivery, message.acceptedAt, company, page),
    to: company.to.map((address) => ({ name: '', address })),
    recipient: recipientOf(delivery, company),
    ...(replyTo && { replyTo }),
    subject: `${marks && '[possible spam] '}${subject}`,
    invitation: event,
    headers: { ...automatic, ...(marks && { 'X-Possible-Spam': marks }) },
  }
}

/** What each fact of a lead's source is called. The others are those of a campaign. */
const sourceLabels: Record<string, string> = {
  page: 'Page of the form',
  landing: 'First known page',
  referrer: 'Referred by',
  click: 'Click from',
}

/** Returns the lines about where a visit came from. */
const sourceFacts = (source: string): Fact[] =>
  [...new URLSearchParams(source)].map(([name, value]) => [sourceLabels[name] ?? name, typedLine(value)])

/** Returns the company's recipient: the first, if there are fewer now than when the message was accepted. */
const recipientOf = ({ position }: Identity, { to }: Company): string => to[position] ?? to[0]!

/** What a mail to the company says, whom a reply reaches, and its calendar file. */
type CompanyMail = { subject: string; replyTo?: Address; page: MailText; event?: string | undefined }

/** Returns an instant on the clocks of the company. */
const hourAtCompany = (instant: number, { timezone }: Company): string =>
  `${formatMoment(new Date(instant), timezones[timezone].place)} (${nameCode(timezone)})`

/** Returns a requested time as lines of a mail. Day and hour are in the chosen time zone. */
const timeFacts = ({ time, timezone }: ConsultationBooking, { day, zone, start, offset }: DescribedTime): Fact[] => [
  ['Date', day],
  ['Time', start ? `${time}, ${offset}` : 'Any time works'],
  ['Time zone', `${timezones[timezone].name} (${zone})`],
  ...(start ? [['UTC', formatMoment(start, 'UTC')] as Fact] : []),
]

/** Returns what hour that is for the team, as a line of the company's mail; none if its clocks show the same. */
const teamTime = ({ company, isNight }: DescribedTime, { timezone }: Company): Fact[] =>
  company ? [['Your time', `${company} (${nameCode(timezone)})${isNight ? ', nighttime' : ''}`]] : []

const answer = 'Reply to this email to answer the visitor directly.'

function aboutMessage({ id, acceptedAt }: StoredMessage, typed: ContactMessage, company: Company): CompanyMail {
  const [name, employer] = [typedLine(typed.name), typedLine(typed.company)]
  return {
    subject: `Message from ${name}, ${employer}`,
    replyTo: { name, address: typed.email },
    page: {
      opening: [`${name} of ${employer} sent a message through the form on the website.`],
      facts: [...typedFacts(typed, contactFields), ['Sent', hourAtCompany(acceptedAt, company)], ['Reference', id]],
      quote: typedProse(typed.message),
      closing: [
        answer,
        'The sender agreed that you may use this data to respond to the inquiry, and for nothing else (GDPR consent).',
      ],
    },
  }
}

function aboutBooking({ message, withheld }: Delivery, booking: ConsultationBooking, company: Company): CompanyMail {
  const { id, acceptedAt } = message
  const name = typedLine(booking.name)
  const time = describeTime(booking, company.timezone)
  const link = meetingLink(id, time, company)
  const hour = time.start ? `${booking.time} ${nameCode(booking.timezone)}` : 'any time'
  return {
    subject: `Consultation request for ${booking.date}, ${hour}: ${name}`,
    replyTo: { name, address: booking.email },
    page: {
      opening: [`${name} requested a free consultation on the website.`],
      facts: [
        ...timeFacts(booking, time),
        ...teamTime(time, company),
        ...typedFacts(booking, consultationFields),
        ['Requested', hourAtCompany(acceptedAt, company)],
        ['Reference', id],
      ],
      link,
      closing: [
        time.start
          ? 'This is only a request, and nobody has checked a calendar. Please confirm the time with the visitor, or suggest ' +
            'another.'
          : 'Please contact the visitor to agree on a time.',
        ...(withheld.mail ? [`The visitor got no confirmation by email: ${withheld.mail}.`] : []),
        whoSendsTheLink(link !== undefined, withheld, typedLine(booking.phone)),
        answer,
      ],
    },
    event: invitation(message, time, company, `Free consultation: ${name}`, isTextPromised(withheld)),
  }
}

/** Returns whether the visitor is promised an SMS: one that goes out, or one that the team sends, because there is no gateway. */
const isTextPromised = ({ text }: Delivery['withheld']) => !text

/** Returns by which ways the visitor gets the meeting link, and by which the company has to send it, as the website promised. */
function whoSendsTheLink(isKnown: boolean, { mail, text }: Delivery['withheld'], phone: string): string {
  const [isMailed, isTexted] = [isKnown && !mail, isKnown && text === '']
  const why = text && text !== withheldFor.spam ? ` This server sends no SMS to ${phone}: ${text}.` : ''
  if (isMailed && isTexted)
    return 'The visitor will get the meeting link by email and SMS, if the address and the number are right.'
  if (isMailed)
    return (
      'The visitor will get the meeting link by email, if the address is right. Please also text it to ' +
      `${phone}, as the website promised.${why}`
    )
  if (isTexted)
    return (
      'The visitor will get the meeting link by SMS, if the number is right. Please also email it before the call, as the ' +
      'website promised.'
    )
  return `Please send the meeting link by email and SMS before the call, as the website promised.${why}`
}

/**
 * Renders the mail that confirms the request for a consultation, not a slot: nobody has checked one. Anybody can type
 * anybody's address, so it repeats nothing that was typed but the time. Otherwise strangers could be written to.
 */
export function confirmationMail(delivery: Delivery, company: Company): Mail {
  const { message, withheld } = delivery
  const booking = requireBooking(message)
  const time = describeTime(booking, company.timezone)
  const hasHour = time.start !== undefined
  const link = meetingLink(message.id, time, company)
  const page: MailText = {
    opening: [
      'Hello,',
      `Thank you for requesting a free consultation with ${company.name}. We have received your request for the following ` +
        (hasHour ? 'time:' : 'day:'),
    ],
    facts: timeFacts(booking, time),
    link,
    closing: [
      whatComesNext(hasHour, link !== undefined, withheld),
      `At the ${hasHour ? 'chosen' : 'agreed'} time we will meet on our own chat platform. You can join from a computer or ` +
        'mobile phone, and there is nothing to install.',
      ...(hasHour
        ? [
            'The attached calendar entry shows the requested time. It is marked as tentative, because it is only a ' +
              'request so far. If we cannot make that time, we will suggest another.',
          ]
        : []),
      'To change or cancel, or if you hear nothing from us, just reply to this email. If this request is not yours, you can ' +
        'ignore it.',
    ],
    isLetter: true,
  }
  const summary = `Free consultation with ${company.name}`
  return {
    ...createMail(delivery, message.acceptedAt, company, page),
    to: [{ name: '', address: booking.email }],
    recipient: booking.email,
    subject: `Your request for a free consultation on ${booking.date}`,
    invitation: invitation(message, time, company, summary, isTextPromised(withheld)),
  }
}

/** Returns what the visitor gets next (D82): the link, by the ways that are open, and a word from the team. */
function whatComesNext(hasHour: boolean, hasLink: boolean, withheld: Delivery['withheld']): string {
  const isPromised = isTextPromised(withheld)
  const contact = 'Our team will contact you to confirm the time.'
  if (!hasHour)
    return (
      `We will send you a meeting link by email${isPromised ? ' and SMS' : ''}. Our team will also contact you to agree on a ` +
      'time.'
    )
  if (!hasLink)
    return isPromised
      ? // The same text as on the page after the booking.
        `We will send you a meeting link via email and SMS shortly. ${contact}`
      : `We will send you a meeting link by email shortly. ${contact}`
  if (!isPromised) return contact
  return `${withheld.text === '' ? 'You will also get the link by SMS.' : 'We will also send you the link by SMS.'} ${contact}`
}

/**
 * Renders the notice that a message could not be mailed to this recipient, without its content, for which it may have been
 * refused.
 */
export function refusalNotice(delivery: Delivery, company: Company): Mail {
  const { id, acceptedAt } = delivery.message
  const page: MailText = {
    opening: [
      'A message from your website could not be emailed to you: your mail server either refused its content or failed to ' +
        'answer on three attempts. The message is stored on the server of the website, until somebody sends it again or ' +
        'erases it. Ask the person who runs the website to show it to you, with the reference and the commands below.',
    ],
    facts: [
      ['Reference', referenceOf(id)],
      ['Show it', `npm run outbox -- show ${referenceOf(id)}`],
      ['Send again', `npm run outbox -- resend ${referenceOf(id)}`],
    ],
    closing: ['If it turns out to be spam, you can leave it there.'],
  }
  return {
    ...createMail(delivery, acceptedAt, company, page),
    to: company.to.map((address) => ({ name: '', address })),
    recipient: recipientOf(delivery, company),
    subject: 'A message from your website could not be emailed to you',
  }
}

/** Returns a mail about the website itself for each of the company's addresses. It holds nothing that was typed. */
export function notices({ sender, to }: Company, subject: string, lines: string[]): Mail[] {
  const id = `${randomUUID()}.notice`
  return to.map((recipient, position) => ({
    name: `${id}${position > 0 ? `.${position + 1}` : ''}`,
    messageId: `<${id}@${domainOf(sender.address)}>`,
    date: new Date(),
    from: sender,
    to: to.map((address) => ({ name: '', address })),
    recipient,
    subject,
    text: `${lines.join('\n')}\n`,
    headers: automatic,
  }))
}

/** Converts a mail for nodemailer. Addresses are objects, so that it parses none, and it reads no files or URLs. */
const mailOptions = ({ name: _, recipient: __, invitation, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  icalEvent: invitation && { method: 'PUBLISH', filename: 'consultation.ics', content: invitation },
  newline: 'win',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Encodes a mail as a MIME message (RFC 5322). */
export const encodeMail = (mail: Mail): Promise<Buffer> => new MailComposer(mailOptions(mail)).compile().build()
