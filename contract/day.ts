/** A calendar day; months count from 1. Not an instant at midnight, because some zones skip midnight. */
export type Day = { year: number; month: number; day: number }

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// Noon UTC exists on every day, so date arithmetic with it never ends on another day.
const noon = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day, 12))
const toDay = (noonUtc: Date): Day => ({
  year: noonUtc.getUTCFullYear(),
  month: noonUtc.getUTCMonth() + 1,
  day: noonUtc.getUTCDate(),
})

const isReal = (day: Day) => day.year >= 1000 && isSameDay(toDay(noon(day)), day)

export const isSameDay = (a: Day, b: Day) => compareDays(a, b) === 0

/** Compares two days: negative if `a` is before `b`, positive if it is after, 0 if they are the same day. */
export function compareDays(a: Day, b: Day): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** Returns the day `count` days later, or earlier if `count` is negative. */
export function addDays({ year, month, day }: Day, count: number): Day {
  return toDay(noon({ year, month, day: day + count }))
}

/** Returns the same date `count` years later. February 29 becomes March 1 if that year has none. */
export function addYears({ year, month, day }: Day, count: number): Day {
  return toDay(noon({ year: year + count, month, day }))
}

/** Formats a day as a date field's value: `2027-03-05`. */
export function isoDate({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Parses `2027-03-05`. Returns undefined for any other format and for days that do not exist. */
export function fromIsoDate(text: string): Day | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const day = match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return day && isReal(day) ? day : undefined
}

/** Formats a day as `March 5, 2027`, independent of the visitor's locale and zone. */
export function longDate({ year, month, day }: Day): string {
  return `${months[month - 1]} ${day}, ${year}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Formats a day with its weekday, as `Friday, March 5, 2027`. */
export const fullDate = (day: Day): string => `${weekdays[noon(day).getUTCDay()]}, ${longDate(day)}`

/** Parses `March 5, 2027`. Returns undefined for any other format and for days that do not exist. */
export function fromLongDate(text: string): Day | undefined {
  const match = /^([A-Z][a-z]+) ([1-9]\d?), (\d{4})$/.exec(text)
  if (!match) return undefined
  const day = { year: Number(match[3]), month: months.indexOf(match[1]!) + 1, day: Number(match[2]) }
  return isReal(day) ? day : undefined
}
