import { longDate, type Day } from './day.ts'

/**
 * The current time and the visitor's IANA time zone, undefined if it is unknown. Passed as a parameter, so that a test can
 * fix it.
 */
export type Clock = { now: () => Date; timeZone: string | undefined }

/** The clock of the visitor's device. */
export const visitorsClock: Clock = {
  now: () => new Date(),
  get timeZone() {
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      // Chromium names a zone that it cannot find Etc/Unknown, which `Intl` rejects.
      getFormat(timeZone)
      return timeZone
    } catch {
      return undefined
    }
  },
}

type WallTime = Day & { hour: number; minute: number; second: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** Returns the local date and time at an instant in an IANA time zone, or in UTC if the zone is unknown. */
export function wallTime(instant: Date, timeZone: string | undefined): WallTime {
  const part = Object.fromEntries(
    getFormat(timeZone ?? 'UTC')
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return {
    year: part['year']!,
    month: part['month']!,
    day: part['day']!,
    hour: part['hour']!,
    minute: part['minute']!,
    second: part['second']!,
  }
}

/** Returns an instant in an IANA time zone, as `14:00 on March 5, 2027`. */
export function formatMoment(moment: Date, timeZone: string): string {
  const wall = wallTime(moment, timeZone)
  const clock = [wall.hour, wall.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock} on ${longDate(wall)}`
}

/** Returns the UTC offset of an IANA time zone at an instant, as `UTC+01:00`. */
export function utcOffset(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value
  return `UTC${offset.slice('GMT'.length) || '+00:00'}`
}

const asUtc = (wall: WallTime) => Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)

/**
 * Converts a full hour of a day in a time zone to an instant.
 *
 * @param hour 0 to 23
 * @param timeZone an IANA time zone
 * @returns the first of two instants if the clocks go back over that hour; a skipped hour is moved forward
 */
export function toInstant(day: Day, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, hour)
  const offsetAt = (time: number) => asUtc(wallTime(new Date(time), timeZone)) - time
  const fits = (time: number) => time + offsetAt(time) === wanted
  // The offsets a day before and a day after differ only around a change of the UTC offset. One of them is right, unless
  // the hour is skipped.
  const before = wanted - offsetAt(wanted - 86_400_000)
  const after = wanted - offsetAt(wanted + 86_400_000)
  return new Date(fits(before) || !fits(after) ? before : after)
}

/** One of the eleven codes that a booking can carry. */
export type TimezoneCode = keyof typeof timezones

/**
 * The IANA zone, name and city of each code (D22). Never pass a code to Intl: it reads EST as Panama and MST as Phoenix,
 * and rejects AEST and CST_CHINA.
 */
export const timezones = {
  CET: { place: 'Europe/Bratislava', name: 'Central European Time', city: 'Bratislava' },
  GMT: { place: 'Europe/London', name: 'UK Time', city: 'London' },
  EET: { place: 'Europe/Bucharest', name: 'Eastern European Time', city: 'Bucharest' },
  EST: { place: 'America/New_York', name: 'Eastern Time', city: 'New York' },
  CST: { place: 'America/Chicago', name: 'Central Time', city: 'Chicago' },
  MST: { place: 'America/Denver', name: 'Mountain Time', city: 'Denver' },
  PST: { place: 'America/Los_Angeles', name: 'Pacific Time', city: 'Los Angeles' },
  AEST: { place: 'Australia/Sydney', name: 'Australian Eastern Time', city: 'Sydney' },
  JST: { place: 'Asia/Tokyo', name: 'Japan Standard Time', city: 'Tokyo' },
  IST: { place: 'Asia/Kolkata', name: 'India Standard Time', city: 'Kolkata' },
  CST_CHINA: { place: 'Asia/Shanghai', name: 'China Standard Time', city: 'Shanghai' },
} as const

/** The zone of the form at first, and that of the company unless it is configured. */
export const defaultTimezone = 'CET' satisfies TimezoneCode

export const timezoneCodes = Object.keys(timezones) as TimezoneCode[]

/** Returns a code as people read it. Only the payload has the code itself: `CST_CHINA` is `CST China` to a visitor. */
export const nameCode = (code: TimezoneCode) => code.replace('_CHINA', ' China')

/**
 * Returns the code whose clocks agree with those of an IANA time zone on each of these days, as Europe/Vienna with CET. At noon
 * in UTC the clocks of no code change.
 */
export function codeOf(timeZone: string, days: Day[]): TimezoneCode | undefined {
  const own = days.map(({ year, month, day }) => {
    const noon = new Date(Date.UTC(year, month - 1, day, 12))
    return { noon, text: formatMoment(noon, timeZone) }
  })
  return timezoneCodes.find((code) => own.every(({ noon, text }) => formatMoment(noon, timezones[code].place) === text))
}
