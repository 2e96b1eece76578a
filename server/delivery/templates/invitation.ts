import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { meetingLink } from './meetingLink.ts'
import type { Company, MailedMessage } from './Mail.ts'

// Hours can be chosen one by one, so a consultation has one.
const duration = 60 * 60_000

/**
 * Renders a booked hour for the visitor's calendar (RFC 5545), in UTC.
 *
 * METHOD:PUBLISH, not REQUEST: anybody can type anybody's address, and calendars enter a REQUEST by themselves. What is
 * published is entered by who wants it, and needs no attendee, so that it holds nothing that was typed.
 */
export function invitation(message: MailedMessage, start: Date, company: Company): string {
  const link = meetingLink(message, company)
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Website', language: 'EN' },
  })
  calendar.createEvent({
    id: `${message.id}@${company.from.slice(company.from.lastIndexOf('@') + 1)}`,
    // DTSTAMP is required. There is one version of each invitation, so that the same time for all is right too.
    stamp: new Date(message.acceptedAt ?? 0),
    start,
    end: new Date(start.getTime() + duration),
    summary: `Free consultation with ${company.name}`,
    description: link ? `Meeting link: ${link}` : 'The meeting link comes by email and SMS.',
    ...(link && { location: link, url: link }),
    organizer: { name: company.name, email: company.from },
    status: ICalEventStatus.CONFIRMED,
    sequence: 0,
  })
  return `${calendar.toString()}\r\n`
}
