import { anyTime, type ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { fromLongDate, longDate, type Day } from '#machines/consultation/day.ts'
import { toInstant, wallTime } from '#machines/consultation/moment.ts'
import { timezones } from '#machines/consultation/timezones.ts'

/** The time of a consultation, as text and as an instant. */
export type BookedTime = {
  /** `Friday, March 5, 2027`, in the chosen time zone. */
  day: string
  /** `Central European Time (CET, Bratislava)` */
  zone: string
  /** Undefined for a flexible time. */
  hour?: {
    /** `14:00` */
    wall: string
    /** `UTC+01:00`, at that instant. */
    offset: string
    /** `March 5, 2027, 13:00 UTC` */
    utc: string
    instant: Date
  }
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const two = (count: number) => String(count).padStart(2, '0')

/** Formats the time of a booking. Day and hour are in the chosen time zone (D21). */
export function bookedTime({ date, time, timezone }: ConsultationBooking): BookedTime {
  const day = fromLongDate(date)
  if (!day) throw new Error(`A booking's date is no date: ${date}`)
  const { place, name, city } = timezones[timezone]
  const said = { day: `${weekday.format(noonUtc(day))}, ${date}`, zone: `${name} (${timezone}, ${city})` }
  if (time === anyTime) return said
  const instant = toInstant(day, Number(time.slice(0, 2)), place)
  return { ...said, hour: { wall: time, offset: offsetAt(instant, place), utc: utcText(instant), instant } }
}

const noonUtc = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day, 12))

function offsetAt(instant: Date, place: string): string {
  const { year, month, day, hour, minute } = wallTime(instant, place)
  const minutes = (Date.UTC(year, month - 1, day, hour, minute) - instant.getTime()) / 60_000
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** `March 5, 2027, 13:00 UTC` */
export function utcText(instant: Date): string {
  const wall = wallTime(instant, 'UTC')
  return `${longDate(wall)}, ${two(wall.hour)}:${two(wall.minute)} UTC`
}
