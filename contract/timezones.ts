import { wallTime } from './moment.ts'

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

export const timezoneCodes = Object.keys(timezones) as TimezoneCode[]

const quarterMs = 91 * 86_400_000

/** Returns the code whose clocks agree with those of an IANA time zone all year, as Europe/Vienna with CET. */
export function codeOf(timeZone: string, now: number): TimezoneCode | undefined {
  // Two moments could both be in summer time, when Phoenix has the time of Los Angeles.
  const clocks = (zone: string) =>
    JSON.stringify([0, 1, 2, 3].map((quarter) => wallTime(new Date(now + quarter * quarterMs), zone)))
  return timezoneCodes.find((code) => clocks(timezones[code].place) === clocks(timeZone))
}
