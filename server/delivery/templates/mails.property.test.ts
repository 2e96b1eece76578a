// Every valid payload results in mails with only the expected headers and recipients, and without links of the visitor.
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { anyTime, hours } from '#machines/consultation/ConsultationBooking.ts'
import { timezoneCodes } from '#machines/consultation/timezones.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { emailAddress, line, phoneNumber } from '#machines/text.ts'
import { acceptedBooking, acceptedMessage, company } from '../../../tests/fixtures/accepted.ts'
import { sentMail } from '../../../tests/fixtures/readMail.ts'
import { companyMail } from './companyMail.ts'
import { confirmationMail } from './confirmationMail.ts'
import type { Mail } from './Mail.ts'

const nasty = fc.constantFrom(
  '\r\nBcc: all@evil.example\r\n',
  '\nTo: all@evil.example',
  '\u2028Bcc: all@evil.example',
  '" <all@evil.example>, "',
  '=?UTF-8?Q?=0D=0ABcc:_all=40evil.example?=',
  '=?UTF-8?B?4oCuZXZpbA==?=',
  '<a href="https://evil.example">x</a>',
  '</blockquote><script>1</script><!--',
  'https://evil.example/ www.evil.example',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '----_NmP-1-Part_1--',
  '\u202E\u2066moc.live',
  ',;:<>@()[]\\"',
  'Jana Nováková',
  '日本語 العربية עברית',
  '👩‍🏭',
)
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 20 })), { maxLength: 6 })
  .map((parts) => parts.join(''))
const part = fc.string({
  unit: fc.constantFrom(..."abcXYZ019.!#$%&'*+/=?^_`{|}~-".split('')),
  minLength: 1,
  maxLength: 64,
})
const email = fc
  .tuple(part, fc.constantFrom('example.com', 'a-b.example.co.uk', 'xn--bcher-kva.example'))
  .map((parts) => parts.join('@'))
  .filter((address) => v.is(emailAddress, address))
const name = text.filter((typed) => v.is(line(200, ''), typed))
const phone = fc
  .string({ unit: fc.constantFrom(...'+0123456789 ().-/'.split('')), maxLength: 40 })
  .filter((typed) => v.is(phoneNumber, typed))

const ours = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const eventProperties = [
  'description',
  'dtend',
  'dtstamp',
  'dtstart',
  'organizer',
  'sequence',
  'status',
  'summary',
  'uid',
]
const clickable = /<(?!\/?(html|head|meta|title|body|p|table|tr|th|td|bdi|blockquote)\b|!doctype)|https?:\/\/|www\./i

// Browsers take .jana@example.com; in a mail it is written ".jana"@example.com, and means the same.
const unquoted = (address: string) => address.replace(/^"(.*)"@/, '$1@')

async function expectHarmless(letter: Mail, to: string[], replyTo: string[]) {
  const mail = await sentMail(letter)
  expect(mail.headerNames).toEqual([...ours, ...replyTo.map(() => 'reply-to')].toSorted())
  expect(mail.recipients.map(unquoted)).toEqual(to)
  expect(mail.replies.map(unquoted)).toEqual(replyTo)
  expect(mail.from?.address).toBe(company.from)
  expect(mail.messageId).toBe(letter.messageId)
  expect(mail.html).not.toMatch(clickable)
  expect(mail.text).not.toMatch(/https?:\/\/|www\.\w/i)
  expect([mail.subject, mail.replyTo?.[0]?.name, mail.text, mail.html].join('')).not.toMatch(
    /[\u202A-\u202E\u2066-\u2069]/,
  )
  return mail
}

test('renders any text of a message as a harmless mail', async () => {
  const message = fc.record({ name, email, company: name, message: text })
  await fc.assert(
    fc.asyncProperty(message, async (typed) => {
      const judged = v.safeParse(ContactMessage, { ...typed, phone: '', gdprConsent: true })
      fc.pre(judged.success)
      const mail = await expectHarmless(companyMail(acceptedMessage(judged.output), company), company.to, [typed.email])
      expect(mail.attachments).toEqual([])
    }),
    { numRuns: 300 },
  )
})

/** A typed name in a calendar file adds no event, no property and no link. */
function expectOneEvent(attachments: Awaited<ReturnType<typeof sentMail>>['attachments']) {
  for (const { content } of attachments) {
    const calendar = new ICAL.Component(ICAL.parse(content as string) as unknown[])
    const event = calendar.getFirstSubcomponent('vevent')!
    expect(calendar.getAllSubcomponents()).toHaveLength(1)
    expect(
      event
        .getAllProperties()
        .map((property) => property.name)
        .toSorted(),
    ).toEqual(eventProperties)
    expect(event.getFirstPropertyValue('summary')).not.toMatch(/https?:\/\/|www\.\w/i)
  }
}

test('renders any text of a booking as two harmless mails', async () => {
  const time = fc.constantFrom(...hours, anyTime)
  const booking = fc.record({ name, email, phone, time, timezone: fc.constantFrom(...timezoneCodes) })
  await fc.assert(
    fc.asyncProperty(booking, async (typed) => {
      const accepted = acceptedBooking(typed)
      const toCompany = await expectHarmless(companyMail(accepted, company), company.to, [typed.email])
      expect(toCompany.attachments).toHaveLength(typed.time === anyTime ? 0 : 2)
      expectOneEvent(toCompany.attachments)
      const letter = confirmationMail(accepted, accepted.payload, company)
      const { attachments } = await expectHarmless(letter, [typed.email], [])
      expect(attachments).toHaveLength(typed.time === anyTime ? 0 : 2)
    }),
    { numRuns: 300 },
  )
})
