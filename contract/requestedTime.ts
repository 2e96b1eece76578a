// When a consultation is asked for, and what form, receipt, mails, text message and calendar entry say of it.
import { fromLongDate, fullDate } from './day.ts'
import { formatMoment, nameCode, timezones, toInstant, utcOffset, wallTime, type TimezoneCode } from './moment.ts'

/** The time of a booking without a chosen hour. */
export const anyTime = 'Flexible - Any time works'

/** The first and the last hour that can be booked, in the chosen time zone. */
const bookableHours = { first: 6, last: 22 }

/** The full hours that can be booked, as `06:00`. A calendar entry and the visitor's own time know no other minute. */
export const hours = Array.from(
  { length: bookableHours.last - bookableHours.first + 1 },
  (_, index) => `${String(bookableHours.first + index).padStart(2, '0')}:00`,
)

/** Day, hour and zone as in the payload. In a draft, day and hour may be missing. */
type RequestedTime = { date: string; time: string; timezone: TimezoneCode }

/** Returns when a consultation starts, whose day is one in the chosen zone; undefined without a day, an hour or a known zone. */
export function startOf({ date, time, timezone }: RequestedTime): Date | undefined {
  const day = fromLongDate(date)
  const isKnown = hours.includes(time) && Object.hasOwn(timezones, timezone)
  return day && isKnown ? toInstant(day, Number(time.slice(0, 2)), timezones[timezone].place) : undefined
}

/** What is said of a requested time. Without an hour, what is said of one is undefined. */
export type DescribedTime = {
  /** The day with its weekday, as `Friday, March 12, 2027`; empty before one is chosen. */
  day: string
  /** The chosen zone, as `CET, Bratislava`. */
  zone: string
  start: Date | undefined
  /** The offset of the chosen zone on that day, as `UTC+01:00`. */
  offset: string | undefined
  /** The hour where the visitor is, as `05:00 on March 12, 2027`, if the clocks there show another than the chosen one. */
  own: string | undefined
  /** The hour at the company, if the clocks there show another than the chosen one. */
  company: string | undefined
  /** Whether it is at night there: the hours that can be booked are those of the chosen zone. */
  isNight: boolean
}

/**
 * Describes a requested time.
 *
 * @param company the company's zone
 * @param own the visitor's IANA time zone; undefined if it is unknown
 */
export function describeTime(requested: RequestedTime, company: TimezoneCode, own?: string): DescribedTime {
  const { date, timezone } = requested
  const { place, city } = timezones[timezone]
  const day = fromLongDate(date)
  const named = { day: day ? fullDate(day) : '', zone: `${nameCode(timezone)}, ${city}` }
  const start = startOf(requested)
  if (!start) return { ...named, start, offset: undefined, own: undefined, company: undefined, isNight: false }
  const companyPlace = timezones[company].place
  const { hour } = wallTime(start, companyPlace)
  const unlessChosen = (text: string) => (text === formatMoment(start, place) ? undefined : text)
  return {
    ...named,
    start,
    offset: utcOffset(start, place),
    own: own && unlessChosen(formatMoment(start, own)),
    company: unlessChosen(formatMoment(start, companyPlace)),
    isNight: hour < bookableHours.first || hour > bookableHours.last,
  }
}
