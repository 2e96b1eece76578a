import { addDays, type Day } from '#machines/consultation/day.ts'

/**
 * Forty zones from one end of the date line to the other: with half hours and 45 minutes, with summer in January, with
 * steps of half an hour and of two, and those whose clocks skip or repeat midnight.
 */
export const zones = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'America/Anchorage',
  'America/Asuncion',
  'America/Caracas',
  'America/Chicago',
  'America/Denver',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Nuuk',
  'America/Phoenix',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Scoresbysund',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Etc/GMT+12',
  'Europe/Bratislava',
  'Europe/Bucharest',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
]

/** Every day of two years, one of them with a leap day. */
export const days: Day[] = Array.from({ length: 731 }, (_, count) => addDays({ year: 2027, month: 1, day: 1 }, count))
