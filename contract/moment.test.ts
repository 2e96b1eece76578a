import { Temporal } from 'temporal-polyfill'
import { expect, test, vi } from 'vitest'
import { daysToCompare, zones } from '../tests/fixtures/timeZones.ts'
import { isoDate } from './day.ts'
import { toInstant, wallTime, visitorsClock, timezones, codeOf, timezoneCodes } from './moment.ts'

test.each(zones)(
  'converts the hours around each change of the clocks in %s to an instant and back as Temporal does',
  (timeZone) => {
    const differences: string[] = []
    for (const day of daysToCompare(timeZone)) {
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = toInstant(day, hour, timeZone)
        const zoned = Temporal.ZonedDateTime.from({ ...day, hour, timeZone })
        const wall = wallTime(instant, timeZone)
        const isSame =
          instant.getTime() === zoned.epochMilliseconds &&
          wall.year === zoned.year &&
          wall.month === zoned.month &&
          wall.day === zoned.day &&
          wall.hour === zoned.hour &&
          wall.minute === zoned.minute &&
          wall.second === 0
        if (!isSame) differences.push(`${isoDate(day)} ${hour}:00 is ${instant.toISOString()}, not ${zoned.toString()}`)
      }
    }
    expect(differences).toEqual([])
  },
)

test.each(['Etc/Unknown', '', undefined])('knows no time zone where the browser names its zone %j', (timeZone) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  expect(visitorsClock.timeZone).toBeUndefined()
})

/** A moment of each month. */
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 20))
const codes = (zone: string) => [...new Set(months.map((now) => codeOf(zone, now)))]

test.each(timezoneCodes)('finds %s by its own zone in every month', (code) => {
  expect(codes(timezones[code].place)).toEqual([code])
})

test.each([
  ['Europe/Vienna', 'CET'],
  ['America/Toronto', 'EST'],
  ['Asia/Calcutta', 'IST'],
  ['Asia/Seoul', 'JST'],
  // No summer time, so for half of the year it has the time of another zone.
  ['America/Phoenix', undefined],
  ['Africa/Lagos', undefined],
  ['Asia/Kathmandu', undefined],
])('finds the code of %s: %s', (zone, code) => {
  expect(codes(zone)).toEqual([code])
})
