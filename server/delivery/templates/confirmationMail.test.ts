import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { anyTime, type ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { acceptedBooking, company } from '../../../tests/fixtures/accepted.ts'
import { sentMail } from '../../../tests/fixtures/readMail.ts'
import { confirmationMail } from './confirmationMail.ts'

// The separator of signatures ends with a space (RFC 3676), which an editor may remove from a template.
const separator = '-- '
const rooms = { ...company, meetingUrl: 'https://meet.example/{id}' }

function confirm(change: Partial<ConsultationBooking> = {}, by = company) {
  const accepted = acceptedBooking(change)
  return sentMail(confirmationMail(accepted, accepted.payload, by))
}

test('confirms the request with date and time, and says how the link arrives', async () => {
  const mail = await confirm()
  expect(mail.subject).toBe('Your request for a free consultation on March 5, 2027')
  expect(mail.from?.address).toBe('info@b2b-services.example')
  expect(mail.recipients).toEqual(['jana@example.com'])
  expect(mail.text).toBe(`Hello,

Thank you for requesting a free consultation with B2B Services. We received your request for this time:

Date:      Friday, March 5, 2027
Time:      14:00, UTC+01:00
Time zone: Central European Time (CET, Bratislava)
In UTC:    March 5, 2027, 13:00 UTC

We will send you a meeting link via email and SMS shortly. You can join from your computer or mobile device, and there is nothing to install.

The attached calendar file contains the date and time that you requested.

To change or cancel your request, reply to this email. If you didn't book this, please ignore this email.

${separator}
B2B Services
`)
})

test('ends with the company’s particulars where they are configured', async () => {
  const registered = { ...company, registrationNumber: '12 345 678', postalAddress: 'Mill Road 1, 811 01 Bratislava' }
  const mail = await confirm({}, registered)
  expect(mail.text!.split(`${separator}\n`)[1]).toBe(
    'B2B Services\nRegistration number: 12 345 678\nMill Road 1, 811 01 Bratislava\n',
  )
  for (const line of ['Registration number: 12 345 678', 'Mill Road 1, 811 01 Bratislava'])
    expect(mail.html).toContain(`>${line}</p>`)
})

test.each(['14:00', anyTime])('claims no booked or confirmed time (%s)', async (time) => {
  const mail = await confirm({ time }, rooms)
  const all = [mail.subject, mail.text, ...mail.attachments.map(({ content }) => content as string)].join('\n')
  expect(all.replace("If you didn't book this", '')).not.toMatch(/booked|book |confirmed|reserved|scheduled/i)
})

test('prevents out-of-office replies', async () => {
  expect((await confirm()).headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

test('repeats nothing that was typed but the time', async () => {
  const name = 'Typed Name'
  const mail = await confirm({ name, phone: '+44 20 7946 0000' }, rooms)
  const all = [mail.subject, mail.text, mail.html, ...mail.attachments.map(({ content }) => content as string)].join(
    '\n',
  )
  for (const typed of [name, '7946', 'jana', 'example.com']) expect(all).not.toContain(typed)
})

/** Parses the event as a calendar does. */
async function parseEvent(change: Partial<ConsultationBooking> = {}, by = company) {
  const { attachments } = await confirm(change, by)
  const calendar = new ICAL.Component(ICAL.parse(attachments[0]!.content as string) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')!
  return { calendar, component, event: new ICAL.Event(component), attachments }
}

test('publishes a tentative event at the requested instant, for one hour', async () => {
  const { calendar, event, component } = await parseEvent()
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.startDate.toJSDate()).toEqual(new Date('2027-03-05T13:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2027-03-05T14:00Z'))
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event.summary).toBe('Free consultation with B2B Services')
  expect(event.uid).toBe('00000000-0000-4000-8000-000000000001@b2b-services.example')
  expect(event.organizer).toBe('mailto:info@b2b-services.example')
  // METHOD:PUBLISH must have none (RFC 5546, 3.2.1).
  expect(component.getFirstProperty('attendee')).toBe(null)
  expect(component.getFirstProperty('dtstamp')).not.toBe(null)
})

test.each([
  ['CET', 'July 5, 2027', '2027-07-05T12:00Z'],
  ['EST', 'March 5, 2027', '2027-03-05T19:00Z'],
  ['MST', 'July 5, 2027', '2027-07-05T20:00Z'],
  ['IST', 'March 5, 2027', '2027-03-05T08:30Z'],
  ['AEST', 'January 5, 2027', '2027-01-05T03:00Z'],
  ['CST_CHINA', 'March 5, 2027', '2027-03-05T06:00Z'],
] as const)('converts 14:00 %s on %s to %s', async (timezone, date, instant) => {
  const { event } = await parseEvent({ timezone, date })
  expect(event.startDate.toJSDate()).toEqual(new Date(instant))
})

test('declares the calendar’s method in the mail', async () => {
  const { attachments } = await parseEvent()
  expect(attachments.map(({ mimeType, method, filename }) => ({ mimeType, method, filename }))).toEqual([
    { mimeType: 'text/calendar', method: 'PUBLISH', filename: null },
    { mimeType: 'application/ics', method: undefined, filename: 'consultation.ics' },
  ])
})

test('includes the meeting room’s link in mail and calendar', async () => {
  const link = 'https://meet.example/00000000-0000-4000-8000-000000000001'
  const mail = await confirm({}, rooms)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.text).toContain(`Join the consultation: ${link}`)
  expect((await parseEvent({}, rooms)).event.location).toBe(link)
})

test('sends no invitation for a booking at any time', async () => {
  const mail = await confirm({ time: anyTime }, rooms)
  expect(mail.attachments).toEqual([])
  expect(mail.text).toContain('Our team will contact you to agree on a time.')
  expect(mail.text).not.toMatch(/In UTC|calendar file|meet\.example/)
})
