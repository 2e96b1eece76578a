import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { consultationForm, type ConsultationBooking } from '#contract/consultation.ts'
import { anyTime, hours } from '#contract/requestedTime.ts'
import { formNames, type FormName } from '#contract/forms.ts'
import { timezoneCodes } from '#contract/moment.ts'
import { emailAddress } from '#contract/text.ts'
import { acceptedBooking, acceptedForm, acceptedMessage, company, deliveryOf } from '../../tests/fixtures/store.ts'
import { sentMail } from '../../tests/fakes/mailServer.ts'
import type { StoredMessage } from '../store/messages.ts'
import type { Company } from './mailText.ts'
import { companyMail, confirmationMail, refusalNotice, type Delivery, type Mail } from './mails.ts'

// The separator of signatures ends with a space (RFC 3676), which an editor may remove.
const separator = '-- '
const rooms = { ...company, meetingUrl: 'https://meet.example/{id}' }
const link = 'https://meet.example/00000000-0000-4000-8000-000000000001'

type Withheld = Delivery['withheld']
const noGateway: Withheld = { mail: '', text: null }
const toCompany = (stored = acceptedMessage(), by = company, withheld = noGateway) =>
  sentMail(companyMail(deliveryOf(stored, { withheld }), by))
const toVisitor = (change: Partial<ConsultationBooking> = {}, by = company, withheld = noGateway) =>
  sentMail(confirmationMail(deliveryOf(acceptedBooking(change), { kind: 'confirmation-mail', withheld }), by))

/** What the company is mailed of each form. A form without an entry does not compile. */
const companyMails: Record<FormName, { stored: StoredMessage; subject: string; replyTo: string[]; text: unknown }> = {
  contact: {
    stored: acceptedForm('contact'),
    subject: 'Message from Jana Nováková, Pump Works Ltd.',
    replyTo: ['Jana Nováková <jana@example.com>'],
    text: `Jana Nováková of Pump Works Ltd. sent a message through the form on the website.

Name:      Jana Nováková
Email:     jana@example.com
Company:   Pump Works Ltd.
Phone:     +421 900 123 456
Sent:      21:24 on November 21, 2026 (CET)
Reference: 00000000-0000-4000-8000-000000000001

> We make pumps up to DN 200.
> Who buys them in Poland?

Reply to this email to answer the visitor directly.

The sender agreed that you may use this data to respond to the inquiry, and for nothing else (GDPR consent).

${separator}
${company.name}
`,
  },
  consultation: {
    stored: acceptedBooking(),
    subject: 'Consultation request for March 5, 2027, 14:00 CET: Jana Nováková',
    replyTo: ['Jana Nováková <jana@example.com>'],
    text: expect.stringContaining(`
Date:      Friday, March 5, 2027
Time:      14:00, UTC+01:00
Time zone: Central European Time (CET, Bratislava)
UTC:       13:00 on March 5, 2027
Name:      Jana Nováková
Email:     jana@example.com
Phone:     +421 900 123 456
`),
  },
}

test.each(formNames)(
  'passes a message of the form %s on to the whole company, with the visitor’s address for replies if there is one',
  async (name) => {
    const { stored, subject, replyTo, text } = companyMails[name]
    const mail = await toCompany(stored)
    expect(mail.subject).toBe(subject)
    expect(mail.from).toEqual(company.sender)
    expect(mail.recipients).toEqual(company.to)
    // The time of the message, which is the same at each attempt. Without it, the mail would have that of the attempt.
    expect(mail.date).toBe('2026-11-21T20:24:00.000Z')
    expect((mail.replyTo ?? []).map((one) => `${one.name} <${one.address}>`)).toEqual(replyTo)
    expect(mail.text).toEqual(text)
  },
)

test('says of a booking that no calendar was checked', async () => {
  const { text } = await toCompany(acceptedBooking())
  expect(text).toContain('nobody has checked a calendar. Please confirm the time with the visitor, or suggest another.')
})

test('says where the visit came from, if the site tells it, apart from what was entered', async () => {
  const source = 'page=%2Fcontact&landing=%2Fblog%2Fcrm-systems&referrer=www.google.com&utm_campaign=fair%0ABcc'
  const { text } = await toCompany({ ...acceptedMessage(), source })
  expect(text).toContain(`and for nothing else (GDPR consent).

Page of the form: /contact
First known page: /blog/crm-systems
Referred by:      www.google.com
utm_campaign:     fair Bcc

`)
})

test('marks a message that looks like spam, for people and for rules of a mail program', async () => {
  const mail = await toCompany({ ...acceptedBooking(), marks: '7 links, a link as the name' }, rooms, {
    mail: 'possible spam',
    text: 'possible spam',
  })
  expect(mail.subject).toBe('[possible spam] Consultation request for March 5, 2027, 14:00 CET: Jana Nováková')
  expect(mail.headers.find(({ key }) => key === 'x-possible-spam')?.value).toBe('7 links, a link as the name')
  expect(mail.text).toMatch(/^Possible spam: 7 links, a link as the name$/m)
  expect(mail.text).toContain('The visitor got no confirmation by email: possible spam.')
  expect(mail.text).toContain(`Meeting link: ${link}`)
  expect(mail.text).toContain(
    'Please send the meeting link by email and SMS before the call, as the website promised.\n',
  )
})

// What page, mails and calendar file say about the link and about who sends it is what happens.
const number = '+421 900 123 456'
const country = 'country not in SMS_COUNTRIES'
const byBoth = 'The visitor will get the meeting link by email and SMS, if the address and the number are right.'
const byMail = 'The visitor will get the meeting link by email, if the address is right.'
const pleaseText = `Please also text it to ${number}, as the website promised.`
const pleaseSend = 'Please send the meeting link by email and SMS before the call, as the website promised.'
const soon = consultationForm.says.sent.description
const confirm = 'Our team will contact you to confirm the time.'
test.each<[when: string, by: Company, withheld: Withheld, company: string, visitor: string, calendar: string]>([
  ['both are sent', rooms, { mail: '', text: '' }, byBoth, `You will also get the link by SMS. ${confirm}`, link],
  [
    'there is no gateway',
    rooms,
    noGateway,
    `${byMail} ${pleaseText}`,
    `We will also send you the link by SMS. ${confirm}`,
    link,
  ],
  [
    'no SMS goes to the number',
    rooms,
    { mail: '', text: country },
    `${byMail} ${pleaseText} This server sends no SMS to ${number}: ${country}.`,
    `\n${confirm}`,
    link,
  ],
  [
    'mails are above a limit',
    rooms,
    { mail: 'limit of confirmations reached', text: '' },
    'The visitor got no confirmation by email: limit of confirmations reached.\n\nThe visitor will get the meeting link by ' +
      'SMS, if the number is right. Please also email it before the call, as the website promised.',
    confirm,
    link,
  ],
  ['the link is not known', company, { mail: '', text: '' }, pleaseSend, `${soon} ${confirm}`, 'by email and SMS.'],
  [
    'it is not known, and no SMS goes to the number',
    company,
    { mail: '', text: country },
    `${pleaseSend} This server sends no SMS to ${number}: ${country}.`,
    `We will send you a meeting link by email shortly. ${confirm}`,
    'by email.',
  ],
])('says who sends the meeting link, and how, when %s', async (_, by, withheld, company, visitor, calendar) => {
  const ours = await toCompany(acceptedBooking(), by, withheld)
  const theirs = await toVisitor({}, by, withheld)
  expect(ours.text).toContain(`${company}\n\nReply to this email`)
  expect(theirs.text).toContain(`${visitor}\n\nAt the chosen time we will meet`)
  for (const { attachments } of [ours, theirs])
    expect(/^DESCRIPTION:.*(\n .*)*/m.exec(attachments[0]!.content as string)?.[0].replaceAll('\n ', '')).toContain(
      calendar,
    )
  const open = await toVisitor({ time: anyTime }, by, withheld)
  expect(open.text).toContain(
    `link by email${withheld.text ? '.' : ' and SMS.'} Our team will also contact you to agree on a time.\n\n` +
      'At the agreed time we will meet',
  )
})

test('names a message that could not be mailed without its content', async () => {
  const notice = await sentMail(refusalNotice(deliveryOf(acceptedMessage(), { kind: 'company-notice' }), company))
  expect(notice.recipients).toEqual(company.to)
  expect(notice.text).toContain('npm run outbox -- show 000000000001\n')
  expect([notice.subject, notice.text].join()).not.toMatch(/Jana|pumps|example\.com/i)
})

test('quotes a message so that it cannot imitate the mail’s own text', async () => {
  const { text } = await toCompany(acceptedMessage({ message: 'Hello\n\nReference: 1\u2028Phone: 2' }))
  expect(text).toContain('\n> Hello\n>\n> Reference: 1\n> Phone: 2\n')
})

test('confirms the request with date and time, and says how the link arrives', async () => {
  const mail = await toVisitor()
  expect(mail.subject).toBe('Your request for a free consultation on March 5, 2027')
  expect([mail.recipients, mail.date]).toEqual([['jana@example.com'], '2026-11-21T20:24:00.000Z'])
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(mail.text).toBe(`Hello,

Thank you for requesting a free consultation with ${company.name}. We have received your request for the following time:

Date:      Friday, March 5, 2027
Time:      14:00, UTC+01:00
Time zone: Central European Time (CET, Bratislava)
UTC:       13:00 on March 5, 2027

We will send you a meeting link via email and SMS shortly. Our team will contact you to confirm the time.

At the chosen time we will meet on our own chat platform. You can join from a computer or mobile phone, and there is nothing to install.

The attached calendar entry shows the requested time. It is marked as tentative, because it is only a request so far. If we cannot make that time, we will suggest another.

To change or cancel, or if you hear nothing from us, just reply to this email. If this request is not yours, you can ignore it.

Best regards,
${company.name}
`)
})

test('ends with the company’s particulars where they are configured', async () => {
  const registered = {
    ...company,
    legalName: 'Company s.r.o.',
    registrationNumber: '12 345 678',
    postalAddress: 'Mill Road 1, 811 01 Bratislava',
  }
  const { text } = await toVisitor({}, registered)
  const particulars = ['Company s.r.o.', 'Registration number: 12 345 678', 'Mill Road 1, 811 01 Bratislava']
  expect(text).toContain(`\nBest regards,\n${company.name}\n\n${[separator, ...particulars].join('\n')}\n`)
})

test.each(['14:00', anyTime])('repeats nothing typed but the time, and claims no booked time (%s)', async (time) => {
  const mail = await toVisitor({ time, name: 'Typed Name', phone: '+44 20 7946 0000' }, rooms)
  const files = mail.attachments.map(({ content }) => content as string)
  const all = [mail.subject, mail.text, ...files].join('\n')
  expect(all).not.toMatch(/Typed Name|7946|jana|example\.com/)
  expect(all).not.toMatch(/booked|book |confirmed|reserved|scheduled/i)
})

test('attaches the same event to both mails of a booking, each with the name of the other', async () => {
  const { text, attachments } = await toVisitor({}, rooms)
  expect(text).toContain(`Meeting link: ${link}`)
  expect(attachments.map(({ mimeType, method }) => [mimeType, method])).toEqual([
    ['text/calendar', 'PUBLISH'],
    ['application/ics', undefined],
  ])
  const theirs = attachments[0]!.content as string
  // The rest of the file: contract/calendarEvent.test.ts.
  for (const line of ['DTSTART:20270305T130000Z', `SUMMARY:Free consultation with ${company.name}`, `LOCATION:${link}`])
    expect(theirs).toContain(`\n${line}\n`)
  // The company gets the same event, with the visitor's name.
  const ours = (await toCompany(acceptedBooking(), rooms)).attachments[0]!.content as string
  const title = /^SUMMARY:.*$/m
  expect(ours).toContain('SUMMARY:Free consultation: Jana Nováková')
  expect(ours.replace(title, '')).toBe(theirs.replace(title, ''))
})

test('says to the company what hour of its own a booking is', async () => {
  const yourTime = async (time: string, by = company) =>
    /^Your time: +(.*)$/m.exec((await toCompany(acceptedBooking({ time, timezone: 'PST' }), by)).text ?? '')?.[1]
  expect(await yourTime('16:00')).toBe('01:00 on March 6, 2027 (CET), nighttime')
  expect(await yourTime('08:00')).toBe('17:00 on March 5, 2027 (CET)')
  expect(await yourTime('16:00', { ...company, timezone: 'PST' })).toBeUndefined()
  expect(await yourTime(anyTime)).toBeUndefined()
  expect((await toVisitor({ time: '16:00', timezone: 'PST' })).text).not.toContain('Your time')
})

test('ends the event with the call', async () => {
  const { attachments } = await toVisitor({}, { ...company, callMinutes: 30 })
  expect(attachments[0]!.content).toContain('\nDTEND:20270305T133000Z\n')
})

test('has no hour, no link and no calendar file if any time works', async () => {
  const ours = await toCompany(acceptedBooking({ time: anyTime }), rooms)
  const theirs = await toVisitor({ time: anyTime }, rooms)
  expect(ours.subject).toBe('Consultation request for March 5, 2027, any time: Jana Nováková')
  expect(ours.text).toContain('Please contact the visitor to agree on a time.')
  expect(theirs.text).toContain('a meeting link by email and SMS. Our team will also contact you to agree on a time.')
  for (const { text, attachments } of [ours, theirs]) {
    expect(text).toMatch(/^Time: +Any time works$/m)
    expect(text).not.toMatch(/UTC:|calendar entry|meet\.example/)
    expect(attachments).toEqual([])
  }
})

// Whatever a visitor types, mails have only the expected headers and recipients, and their text runs in one direction.
const nasty = fc.constantFrom(
  '\r\nBcc: all@evil.example\r\n',
  '\nTo: all@evil.example',
  '\u2028Bcc: all@evil.example',
  '" <all@evil.example>, "',
  '=?UTF-8?Q?=0D=0ABcc:_all=40evil.example?=',
  '=?UTF-8?B?4oCuZXZpbA==?=',
  '<a href="https://evil.example">x</a></blockquote><script>1</script><!--',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '----_NmP-1-Part_1--',
  '\u202E\u2066moc.live',
  ',;:<>@()[]\\"',
  'Jana Nováková 日本語 العربية עברית 👩‍🏭',
)
const part = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 20 }))
/** Any text: what the mails do with it must not depend on the rules of the forms. */
const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
const email = fc
  .tuple(
    fc.stringMatching(/^[abcXYZ019.!#$%&'*+/=?^_`{|}~-]{1,64}$/),
    fc.constantFrom('example.com', 'a-b.example.co.uk', 'xn--bcher-kva.example'),
  )
  .map((parts) => parts.join('@'))
  .filter((address) => v.is(emailAddress, address))

const ours = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
// METHOD:PUBLISH must have no attendee (RFC 5546, 3.2.1).
const eventNames =
  'BEGIN VERSION PRODID METHOD BEGIN UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY DESCRIPTION ORGANIZER STATUS END END'

// Browsers take .jana@example.com; in a mail it is written ".jana"@example.com, and means the same.
const unquoted = (address: string) => address.replace(/^"(.*)"@/, '$1@')

/** Expects the headers, recipients and calendar files of a mail; returns how many files it has. */
async function expectHarmless(letter: Mail, to: string[], replyTo: string[]): Promise<number> {
  // A mail API gets these as they are.
  expect([letter.subject, letter.replyTo?.name].join(' ')).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?/u)
  const mail = await sentMail(letter)
  // A mail of one part has it here, any other in its parts.
  const names = mail.headerNames.filter((name) => name !== 'content-transfer-encoding')
  expect(names).toEqual([...ours, ...replyTo.map(() => 'reply-to')].toSorted())
  expect([mail.recipients.map(unquoted), mail.replies.map(unquoted)]).toEqual([to, replyTo])
  expect([mail.from?.address, mail.messageId, mail.html]).toEqual([company.sender.address, letter.messageId, undefined])
  const shown = [mail.subject, mail.replyTo?.[0]?.name, mail.text].join('')
  expect(shown).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  // A line that begins with a space continues the one before it.
  for (const { content } of mail.attachments)
    expect((content as string).match(/^[^\s:;]+/gm)?.join(' ')).toBe(eventNames)
  return mail.attachments.length
}

test('renders any text as harmless mails', async () => {
  const time = fc.constantFrom(...hours, anyTime)
  const person = fc.record({ name: text, phone: text, email })
  const typed = fc.record({ company: text, message: text, time, timezone: fc.constantFrom(...timezoneCodes) })
  await fc.assert(
    fc.asyncProperty(person, typed, async (visitor, { time, timezone, ...written }) => {
      const message = deliveryOf(acceptedMessage({ ...visitor, ...written }))
      const booking = deliveryOf(acceptedBooking({ ...visitor, time, timezone }))
      const files = time === anyTime ? 0 : 2
      expect(await expectHarmless(companyMail(message, company), company.to, [visitor.email])).toBe(0)
      expect(await expectHarmless(companyMail(booking, company), company.to, [visitor.email])).toBe(files)
      expect(await expectHarmless(confirmationMail(booking, company), [visitor.email], [])).toBe(files)
    }),
    // A new seed in each run, which fast-check prints on failure. A busy machine makes fewer runs instead of failing.
    { numRuns: 100, interruptAfterTimeLimit: 8_000 },
  )
})
