/** One of the eleven codes that a booking can carry (D22). */
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
