import { calendarFile } from '#contract/calendarEvent.ts'
import { anyTime, bookedDay, hourAtCompany, startOf, type ConsultationBooking } from '#contract/consultation.ts'
import { longDate } from '#contract/day.ts'
import { referenceOf } from '#contract/endpoints.ts'
import { nameCode, timezones, wallTime } from '#contract/moment.ts'
import type { StoredMessage } from '../store/messages.ts'
import type { Company, Fact } from './mailText.ts'

/** Returns a booked hour with its offset on that day, as `14:00, UTC+01:00`; undefined if any time works. */
export function bookedHour(booking: ConsultationBooking): string | undefined {
  const start = startOf(booking)
  if (!start) return undefined
  const timeZone = timezones[booking.timezone].place
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(start).find(({ type }) => type === 'timeZoneName')!.value
  return `${booking.time}, UTC${offset.slice('GMT'.length) || '+00:00'}`
}

/** Returns the time of a booking as lines of a mail. Day and hour are in the chosen time zone. */
export function timeFacts(booking: ConsultationBooking): Fact[] {
  const { timezone } = booking
  const { name, city } = timezones[timezone]
  const start = startOf(booking)
  const utc: Fact[] = start ? [['UTC', utcText(start).replace(/ UTC$/, '')]] : []
  return [
    ['Date', bookedDay(booking)],
    ['Time', bookedHour(booking) ?? 'Any time works'],
    ['Time zone', `${name} (${nameCode(timezone)}, ${city})`],
    ...utc,
  ]
}

/**
 * Returns what hour a booking is for the team, as a line of the company's mail; none if its clocks show the same, or
 * any time works.
 */
export function teamTime(booking: ConsultationBooking, { timezone }: Company): Fact[] {
  const start = startOf(booking)
  const team = start && hourAtCompany(start, booking.timezone, timezone)
  return team ? [['Your time', `${team.text} (${nameCode(timezone)})${team.isNight ? ', nighttime' : ''}`]] : []
}

/** Returns an instant as `March 5, 2027, 13:00 UTC`. */
export const utcText = (instant: Date): string =>
  `${longDate(wallTime(instant, 'UTC'))}, ${instant.toISOString().slice(11, 16)} UTC`

/** Returns the URL of the meeting; undefined if the team sends it by hand, or the hour is open. */
export const meetingLink = (id: string, booking: ConsultationBooking, { meetingUrl }: Company): string | undefined =>
  booking.time === anyTime ? undefined : meetingUrl?.replaceAll('{id}', id)

/**
 * Renders a requested hour as a calendar file; undefined if any time works. Visitor and company get the same event. It is the
 * same at each attempt.
 *
 * @param sms whether the meeting link, if it is sent later, also comes by SMS
 */
export function invitation(
  { id, acceptedAt }: StoredMessage,
  booking: ConsultationBooking,
  company: Company,
  summary: string,
  sms: boolean,
): string | undefined {
  const start = startOf(booking)
  return (
    start &&
    calendarFile({
      reference: referenceOf(id),
      start,
      minutes: company.callMinutes,
      stamp: new Date(acceptedAt),
      summary,
      link: meetingLink(id, booking, company),
      sms,
      organizer: { name: company.sender.name, email: company.sender.address },
    })
  )
}
