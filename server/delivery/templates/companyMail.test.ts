import { expect, test } from 'vitest'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { acceptedBooking, acceptedMessage, company } from '../../../tests/fixtures/accepted.ts'
import { sentMail } from '../../../tests/fixtures/readMail.ts'
import { companyMail } from './companyMail.ts'
import { confirmationMail } from './confirmationMail.ts'

// The separator of signatures ends with a space (RFC 3676), which an editor may remove from a template.
const separator = '-- '

test('names the sender, the request and the reply address', async () => {
  const mail = await sentMail(companyMail(acceptedMessage(), company))
  expect(mail.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
  expect(mail.from).toEqual({ name: 'B2B Services', address: 'info@b2b-services.example' })
  expect(mail.recipients).toEqual(company.to)
  expect(mail.replyTo).toEqual([{ name: 'Jana Nováková', address: 'jana@example.com' }])
  expect(mail.text).toBe(`Jana Nováková of Pump Works Ltd. sent a message through the form on the website.

Name:      Jana Nováková
Company:   Pump Works Ltd.
Email:     jana@example.com
Phone:     +421 900 123 456
Sent:      November 21, 2026, 20:24 UTC
Reference: 00000000-0000-4000-8000-000000000001

> We make pumps up to DN 200.
> Who buys them in Poland?

To answer, reply to this email. Your reply goes to the address above.

The sender agreed that this data is used solely to respond to the inquiry (GDPR consent).

${separator}
B2B Services
`)
})

test('has the same content in HTML and text', async () => {
  const { text, html } = await sentMail(companyMail(acceptedMessage(), company))
  const shown = html!
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const line of text!.replaceAll(/^(> |-- $)/gm, '').split('\n')) {
    for (const part of line.split(/(?<=^\w+:) +/)) expect(shown).toContain(part.replace(/:$/, ''))
  }
})

test('says that the phone number is missing', async () => {
  expect((await sentMail(companyMail(acceptedMessage({ phone: '' }), company))).text).toMatch(/^Phone: +not given$/m)
})

test('gives day, hour, time zone, offset and instant of a booking', async () => {
  const mail = await sentMail(companyMail(acceptedBooking(), company))
  expect(mail.subject).toBe('Consultation request for March 5, 2027, 14:00 CET: Jana Nováková')
  expect(mail.text).toContain(`Date:      Friday, March 5, 2027
Time:      14:00, UTC+01:00
Time zone: Central European Time (CET, Bratislava)
In UTC:    March 5, 2027, 13:00 UTC
`)
  expect(mail.text).toContain('The website promised a meeting link by email and SMS. Please send it before the call.')
})

test('asks to agree on a time if the booking names none', async () => {
  const mail = await sentMail(companyMail(acceptedBooking({ time: anyTime }), company))
  expect(mail.subject).toBe('Consultation request for March 5, 2027, any time: Jana Nováková')
  expect(mail.text).toMatch(/^Time: +Any time works$/m)
  expect(mail.text).not.toContain('In UTC')
  expect(mail.text).toContain('Please agree on a time')
})

test('includes the same meeting link as the visitor’s mail', async () => {
  const mail = await sentMail(companyMail(acceptedBooking(), { ...company, meetingUrl: 'https://meet.example/{id}' }))
  expect(mail.html).toContain('href="https://meet.example/00000000-0000-4000-8000-000000000001"')
  expect(mail.text).not.toContain('Please send it before the call')
})

test('publishes the visitor’s event in the company’s calendar, with the visitor’s name', async () => {
  const accepted = acceptedBooking()
  const { attachments } = await sentMail(companyMail(accepted, company))
  const toVisitor = await sentMail(confirmationMail(accepted, accepted.payload, company))
  const [ours, theirs] = [attachments, toVisitor.attachments].map((files) => files[0]!.content as string)
  expect(attachments[0]).toMatchObject({ mimeType: 'text/calendar', method: 'PUBLISH' })
  expect(ours).toContain('SUMMARY:Free consultation: Jana Nováková')
  // The same UID, time and status: only the title differs.
  const withoutTitle = (event: string) => event.replace(/^SUMMARY:.*$/m, '')
  expect(withoutTitle(ours!)).toBe(withoutTitle(theirs!))
  expect(ours).toMatch(/^UID:00000000-0000-4000-8000-000000000001@b2b-services\.example\r?$/m)
})

test('attaches no calendar file to a booking at any time, or to a message', async () => {
  for (const accepted of [acceptedBooking({ time: anyTime }), acceptedMessage()])
    expect((await sentMail(companyMail(accepted, company))).attachments).toEqual([])
})

test('escapes what a visitor typed', async () => {
  const typed = '<img src=x onerror=alert(1)> "Jana" & <a href="https://evil.example">here</a>'
  const mail = await sentMail(companyMail(acceptedMessage({ name: typed, message: typed }), company))
  expect(mail.html).not.toMatch(/<img|<a |onerror=alert\(1\)>|evil\.example/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Jana&quot; &amp;')
})

test('quotes a message so that it cannot imitate the mail’s own text', async () => {
  const forged = 'Hello\n\nTo answer, write to evil (at) example.\nReference: 1'
  const { text } = await sentMail(companyMail(acceptedMessage({ message: forged }), company))
  expect(text!.split('\n').filter((line) => /write to evil|Reference: 1/.test(line))).toEqual([
    '> To answer, write to evil (at) example.',
    '> Reference: 1',
  ])
})

test('renders the same mail at each attempt', () => {
  expect(companyMail(acceptedMessage(), company)).toEqual(companyMail(acceptedMessage(), company))
  expect(companyMail(acceptedMessage(), company).messageId).toBe(
    '<00000000-0000-4000-8000-000000000001.company-mail@b2b-services.example>',
  )
})
