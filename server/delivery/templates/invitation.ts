import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { meetingLink } from './meetingLink.ts'
import type { Company, MailedMessage } from './Mail.ts'

// The form offers full hours, so a consultation takes one.
const duration = 60 * 60_000

/**
 * Renders a requested hour as a calendar file (RFC 5545), in UTC. The visitor and the company get the same event: one
 * UID. It is tentative, because nobody has checked the hour (D29).
 *
 * METHOD:PUBLISH, not REQUEST: anybody can type anybody's address, and calendars enter a REQUEST by themselves. A
 * published event is entered only by those who want it, and needs no attendee. The visitor's one holds nothing typed.
 *
 * @param summary the event's title
 */
export function invitation(message: MailedMessage, start: Date, company: Company, summary: string): string {
  const link = meetingLink(message, company)
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Website', language: 'EN' },
  })
  calendar.createEvent({
    id: `${message.id}@${company.from.slice(company.from.lastIndexOf('@') + 1)}`,
    // DTSTAMP is required. There is one version of each invitation, so the same time for all of them is valid.
    stamp: new Date(message.acceptedAt ?? 0),
    start,
    end: new Date(start.getTime() + duration),
    summary,
    description: link ? `Meeting link: ${link}` : 'The meeting link is sent by email and SMS.',
    ...(link && { location: link, url: link }),
    organizer: { name: company.name, email: company.from },
    status: ICalEventStatus.TENTATIVE,
    sequence: 0,
  })
  return `${calendar.toString()}\r\n`
}
