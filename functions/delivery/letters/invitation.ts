import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Accepted } from '#functions/outbox/Outbox.ts'
import { meetingLink } from './meetingLink.ts'
import type { Company } from './Letter.ts'

// Hours can be chosen one by one, so a consultation has one.
const duration = 60 * 60_000

/**
 * A booked hour for the visitor's calendar (RFC 5545), in UTC.
 *
 * METHOD:PUBLISH, not REQUEST: anybody can type anybody's address, and calendars enter a REQUEST by themselves. What is
 * published is entered by who wants it, and needs no attendee, so that it holds nothing that was typed.
 */
export function invitation(accepted: Accepted, start: Date, company: Company): string {
  const link = meetingLink(accepted, company)
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Website', language: 'EN' },
  })
  calendar.createEvent({
    id: `${accepted.id}@${company.from.slice(company.from.lastIndexOf('@') + 1)}`,
    stamp: new Date(accepted.acceptedAt),
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
