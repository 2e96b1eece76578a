import type { Day } from './day.ts'

/** What time it is, and where: injected, so that a test can hold it still. */
export type Clock = { now: () => Date; timeZone: string }

type WallTime = Day & { hour: number; minute: number; second: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
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

/** What calendar and clock on the wall say at an instant in an IANA zone. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const part = Object.fromEntries(
    formatIn(timeZone)
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

const asUtc = (wall: WallTime) => Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)

/**
 * The instant at which it is a full hour of a day somewhere.
 *
 * @param hour 0 to 23
 * @param timeZone an IANA zone
 * @returns the instant; the first where the clocks are put back over that hour, the one shown instead where forward
 */
export function instantOf(day: Day, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, hour)
  const offsetAt = (time: number) => asUtc(wallTime(new Date(time), timeZone)) - time
  const fits = (time: number) => time + offsetAt(time) === wanted
  // The offset a day earlier and a day later differ only around a change of clocks; one of them fits, but for an hour
  // that is skipped.
  const before = wanted - offsetAt(wanted - 86_400_000)
  const after = wanted - offsetAt(wanted + 86_400_000)
  return new Date(fits(before) || !fits(after) ? before : after)
}
