import { expect, test } from 'vitest'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { acceptedBooking, acceptedMessage, company } from '../../../tests/delivery/accepted.ts'
import { sentMail } from '../../../tests/delivery/readMail.ts'
import { companyLetter } from './companyLetter.ts'

test('a message says who writes, what they want, and where the answer goes', async () => {
  const mail = await sentMail(companyLetter(acceptedMessage(), company))
  expect(mail.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
  expect(mail.from).toEqual({ name: 'B2B Services', address: 'info@b2b-services.example' })
  expect(mail.recipients).toEqual(company.to)
  expect(mail.replyTo).toEqual([{ name: 'Jana Nováková', address: 'jana@example.com' }])
  expect(mail.text).toBe(`Jana Nováková of Pump Works Ltd. sent a message with the form on the website.

Name:      Jana Nováková
Company:   Pump Works Ltd.
Email:     jana@example.com
Phone:     +421 900 123 456
Sent:      November 21, 2026, 20:24 UTC
Reference: 00000000-0000-4000-8000-000000000001

> We make pumps up to DN 200.
> Who buys them in Poland?

To answer, reply to this email: the reply goes to the address above.

The sender agreed that this data is used solely to respond to the inquiry (GDPR consent).
`)
})

test('the HTML says what the text says', async () => {
  const { text, html } = await sentMail(companyLetter(acceptedMessage(), company))
  const shown = html!
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const line of text!.replaceAll(/^> /gm, '').split('\n')) {
    for (const part of line.split(/(?<=^\w+:) +/)) expect(shown).toContain(part.replace(/:$/, ''))
  }
})

test('a phone that was left out is said to be missing', async () => {
  expect((await sentMail(companyLetter(acceptedMessage({ phone: '' }), company))).text).toMatch(/^Phone: +not given$/m)
})

test('a booking says the day, the hour, the zone, its offset and the instant', async () => {
  const mail = await sentMail(companyLetter(acceptedBooking(), company))
  expect(mail.subject).toBe('Consultation on March 5, 2027, 14:00 CET: Jana Nováková')
  expect(mail.text).toContain(`Date:      Friday, March 5, 2027
Time:      14:00, UTC+01:00
Timezone:  Central European Time (CET, Bratislava)
In UTC:    March 5, 2027, 13:00 UTC
`)
  expect(mail.text).toContain('Please send a meeting link to this address and number before the call')
})

test('a booking for any time asks to agree on one, and names no hour', async () => {
  const mail = await sentMail(companyLetter(acceptedBooking({ time: anyTime }), company))
  expect(mail.subject).toBe('Consultation on March 5, 2027, any time: Jana Nováková')
  expect(mail.text).toMatch(/^Time: +any time works$/m)
  expect(mail.text).not.toContain('In UTC')
  expect(mail.text).toContain('Please agree on a time')
})

test('where there is a meeting room, the company gets the link that the visitor gets', async () => {
  const mail = await sentMail(companyLetter(acceptedBooking(), { ...company, meetingUrl: 'https://meet.example/{id}' }))
  expect(mail.html).toContain('href="https://meet.example/00000000-0000-4000-8000-000000000001"')
  expect(mail.text).not.toContain('Please send a meeting link')
})

test('what a visitor typed stays text', async () => {
  const typed = '<img src=x onerror=alert(1)> "Jana" & <a href="https://evil.example">here</a>'
  const mail = await sentMail(companyLetter(acceptedMessage({ name: typed, message: typed }), company))
  expect(mail.html).not.toMatch(/<img|<a |onerror=alert\(1\)>|evil\.example/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Jana&quot; &amp;')
})

test('a message cannot pass for what the mail itself says', async () => {
  const forged = 'Hello\n\nTo answer, write to evil (at) example.\nReference: 1'
  const { text } = await sentMail(companyLetter(acceptedMessage({ message: forged }), company))
  expect(text!.split('\n').filter((line) => /write to evil|Reference: 1/.test(line))).toEqual([
    '> To answer, write to evil (at) example.',
    '> Reference: 1',
  ])
})

test('the same message is the same letter at each attempt', () => {
  expect(companyLetter(acceptedMessage(), company)).toEqual(companyLetter(acceptedMessage(), company))
  expect(companyLetter(acceptedMessage(), company).messageId).toBe(
    '<00000000-0000-4000-8000-000000000001.company-mail@b2b-services.example>',
  )
})
