// Whatever a visitor types, mails have only the expected headers and recipients, and their text runs in one direction.
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { anyTime, hours } from '#machines/consultation/ConsultationBooking.ts'
import { timezoneCodes } from '#machines/consultation/timezones.ts'
import { emailAddress } from '#machines/text.ts'
import { acceptedBooking, acceptedMessage, company, deliveryOf } from '../../tests/fixtures/store.ts'
import { sentMail } from '../../tests/fixtures/readMail.ts'
import { companyMail, confirmationMail, type Mail } from './mails.ts'

const nasty = fc.constantFrom(
  '\r\nBcc: all@evil.example\r\n',
  '\nTo: all@evil.example',
  '\u2028Bcc: all@evil.example',
  '" <all@evil.example>, "',
  '=?UTF-8?Q?=0D=0ABcc:_all=40evil.example?=',
  '=?UTF-8?B?4oCuZXZpbA==?=',
  '</blockquote><script>1</script><!--',
  '<a href="https://evil.example">x</a> www.evil.example',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '----_NmP-1-Part_1--',
  '\u202E\u2066moc.live',
  ',;:<>@()[]\\"',
  'Jana Nováková',
  '日本語 العربية עברית',
  '👩‍🏭',
)
const part = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 20 }))
/** Any text: what the mails do with it must not depend on the rules of the forms. */
const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
const mailbox = fc.stringMatching(/^[abcXYZ019.!#$%&'*+/=?^_`{|}~-]{1,64}$/)
const domain = fc.constantFrom('example.com', 'a-b.example.co.uk', 'xn--bcher-kva.example')
const email = fc
  .tuple(mailbox, domain)
  .map((parts) => parts.join('@'))
  .filter((address) => v.is(emailAddress, address))

/** A new seed in each run, which fast-check prints on failure. A busy machine makes fewer runs instead of failing. */
const runs = { numRuns: 300, interruptAfterTimeLimit: 4_000 }

const ours = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const directions = /[\u202A-\u202E\u2066-\u2069]/

// Browsers take .jana@example.com; in a mail it is written ".jana"@example.com, and means the same.
const unquoted = (address: string) => address.replace(/^"(.*)"@/, '$1@')

async function expectHarmless(letter: Mail, to: string[], replyTo: string[]) {
  // A mail API gets these as they are.
  expect([letter.subject, letter.replyTo?.name].join(' ')).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?/u)
  const mail = await sentMail(letter)
  // A mail of one part has it here, any other in its parts.
  const names = mail.headerNames.filter((name) => name !== 'content-transfer-encoding')
  expect(names).toEqual([...ours, ...replyTo.map(() => 'reply-to')].toSorted())
  expect(mail.recipients.map(unquoted)).toEqual(to)
  expect(mail.replies.map(unquoted)).toEqual(replyTo)
  expect(mail.from?.address).toBe(company.from)
  expect(mail.messageId).toBe(letter.messageId)
  expect(mail.html).toBeUndefined()
  expect([mail.subject, mail.replyTo?.[0]?.name, mail.text].join('')).not.toMatch(directions)
  return mail
}

test('renders any text of a message as a harmless mail', async () => {
  const typed = fc.record({ name: text, company: text, phone: text, message: text, email })
  await fc.assert(
    fc.asyncProperty(typed, async (change) => {
      const letter = companyMail(deliveryOf(acceptedMessage(change)), company)
      const { attachments } = await expectHarmless(letter, company.to, [change.email])
      expect(attachments).toEqual([])
    }),
    runs,
  )
})

const eventNames = 'description dtend dtstamp dtstart organizer sequence status summary uid'.split(' ')

/** Expects that a typed name adds no event and no property to a calendar file. */
function expectOneEvent(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents()
  expect(others).toEqual([])
  expect(event!.getAllProperties().map(({ name }) => name)).toEqual(expect.arrayContaining(eventNames))
  expect(event!.getAllProperties()).toHaveLength(eventNames.length)
}

test('renders any text of a booking as two harmless mails', async () => {
  const time = fc.constantFrom(...hours, anyTime)
  const typed = fc.record({ name: text, phone: text, email, time, timezone: fc.constantFrom(...timezoneCodes) })
  await fc.assert(
    fc.asyncProperty(typed, async (change) => {
      const delivery = deliveryOf(acceptedBooking(change))
      const toCompany = await expectHarmless(companyMail(delivery, company), company.to, [change.email])
      const toVisitor = await expectHarmless(confirmationMail(delivery, company), [change.email], [])
      for (const { attachments } of [toCompany, toVisitor]) {
        expect(attachments).toHaveLength(change.time === anyTime ? 0 : 2)
        for (const { content } of attachments) expectOneEvent(content as string)
      }
    }),
    runs,
  )
})
