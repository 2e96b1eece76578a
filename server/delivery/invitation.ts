import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { anyTime, type ConsultationBooking } from '#contract/consultation.ts'
import { fromLongDate, longDate } from '#contract/day.ts'
import { toInstant, wallTime } from '#contract/moment.ts'
import { timezones } from '#contract/timezones.ts'
import type { StoredMessage } from '../store/messages.ts'
import type { Company, Fact } from './page.ts'

/** Returns when a booked consultation starts; undefined if any time works. */
export function startOf({ date, time, timezone }: ConsultationBooking): Date | undefined {
  return time === anyTime ? undefined : toInstant(fromLongDate(date)!, parseInt(time), timezones[timezone].place)
}

/** Returns a booked hour with its offset on that day, as `14:00, UTC+01:00`; undefined if any time works. */
export function bookedHour(booking: ConsultationBooking): string | undefined {
  const start = startOf(booking)
  if (!start) return undefined
  const timeZone = timezones[booking.timezone].place
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(start).find(({ type }) => type === 'timeZoneName')!.value
  return `${booking.time}, UTC${offset.slice('GMT'.length) || '+00:00'}`
}

/** Returns the time of a booking as lines of a mail. Day and hour are in the chosen time zone (D21). */
export function timeFacts(booking: ConsultationBooking): Fact[] {
  const { date, timezone } = booking
  const { name, city } = timezones[timezone]
  const noon = toInstant(fromLongDate(date)!, 12, 'UTC')
  const weekday = noon.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const start = startOf(booking)
  const utc: Fact[] = start ? [['In UTC', utcText(start)]] : []
  return [
    ['Date', `${weekday}, ${date}`],
    ['Time', bookedHour(booking) ?? 'Any time works'],
    ['Time zone', `${name} (${timezone}, ${city})`],
    ...utc,
  ]
}

/** Returns an instant as `March 5, 2027, 13:00 UTC`. */
export const utcText = (instant: Date): string =>
  `${longDate(wallTime(instant, 'UTC'))}, ${instant.toISOString().slice(11, 16)} UTC`

/** Returns the URL of the meeting; undefined if the team sends it by hand, or the hour is open. */
export const meetingLink = (id: string, booking: ConsultationBooking, { meetingUrl }: Company): string | undefined =>
  booking.time === anyTime ? undefined : meetingUrl?.replaceAll('{id}', id)

/** The form offers full hours, so a consultation takes one. */
const duration = 60 * 60_000

/**
 * Renders a requested hour as a calendar file (RFC 5545), in UTC; undefined if any time works. The visitor and the company
 * get the same event: one UID. It is tentative, because nobody has checked the hour (D29).
 *
 * METHOD:PUBLISH, not REQUEST: anybody can type anybody's address, and calendars enter a REQUEST by themselves. A
 * published event is entered only by those who want it, and needs no attendee.
 */
export function invitation(
  { id, acceptedAt }: StoredMessage,
  booking: ConsultationBooking,
  company: Company,
  summary: string,
): string | undefined {
  const start = startOf(booking)
  if (!start) return undefined
  const link = meetingLink(id, booking, company)
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Website', language: 'EN' },
  })
  calendar.createEvent({
    // A UUID is unique by itself (RFC 7986, 5.3).
    id,
    // DTSTAMP is required. Each invitation has one version, so it is the same at each attempt.
    stamp: new Date(acceptedAt),
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
