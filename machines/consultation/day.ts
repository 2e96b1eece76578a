/** A calendar day. Never an instant at midnight: some zones skip midnight. Months count from 1. */
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

// Noon UTC exists on every day, and nothing here crosses a day's border from there.
const noon = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day, 12))
const dayOf = (noonUtc: Date): Day => ({
  year: noonUtc.getUTCFullYear(),
  month: noonUtc.getUTCMonth() + 1,
  day: noonUtc.getUTCDate(),
})

const isReal = (day: Day) => day.year >= 1000 && isSameDay(dayOf(noon(day)), day)

export const isSameDay = (a: Day, b: Day) => compareDays(a, b) === 0

/** Negative when `a` comes before `b`, positive when after, 0 when they are the same day. */
export function compareDays(a: Day, b: Day): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** The day `count` days later; earlier when negative. */
export function addDays({ year, month, day }: Day, count: number): Day {
  return dayOf(noon({ year, month, day: day + count }))
}

/** The same date `count` years later; February 29 becomes March 1 where there is none. */
export function addYears({ year, month, day }: Day, count: number): Day {
  return dayOf(noon({ year: year + count, month, day }))
}

/** `2027-03-05`, as a date field holds it. */
export function isoDate({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Reads `2027-03-05`; undefined for anything else and for days that do not exist. */
export function fromIsoDate(text: string): Day | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const day = match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return day && isReal(day) ? day : undefined
}

/** D8: `March 5, 2027`, whatever the visitor's locale and zone. */
export function longDate({ year, month, day }: Day): string {
  return `${months[month - 1]} ${day}, ${year}`
}

/** Reads `March 5, 2027`; undefined for anything else and for days that do not exist. */
export function fromLongDate(text: string): Day | undefined {
  const match = /^([A-Z][a-z]+) ([1-9]\d?), (\d{4})$/.exec(text)
  if (!match) return undefined
  const day = { year: Number(match[3]), month: months.indexOf(match[1]!) + 1, day: Number(match[2]) }
  return day.month > 0 && isReal(day) ? day : undefined
}
