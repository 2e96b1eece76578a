import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { days, zones } from '../../tests/zones.ts'
import { isoDate } from './day.ts'
import { instantOf, wallTime } from './moment.ts'
import { timezones } from './timezones.ts'

const allHours = Array.from({ length: 24 }, (_, hour) => hour)

/** Each day with the hours to compare: the first and the last that can be booked, and all where clocks are changed. */
function hoursToCompare(timeZone: string) {
  const offsets = days.map((day) => Temporal.ZonedDateTime.from({ ...day, hour: 12, timeZone }).offsetNanoseconds)
  return days.map((day, index) => ({
    day,
    hours: offsets[index - 1] === offsets[index] && offsets[index] === offsets[index + 1] ? [6, 22] : allHours,
  }))
}

test.each(zones)('in %s every hour of two years is the instant that Temporal says, and back', (timeZone) => {
  const differences: string[] = []
  for (const { day, hours } of hoursToCompare(timeZone)) {
    for (const hour of hours) {
      const instant = instantOf(day, hour, timeZone)
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
})

test.each(Object.entries(timezones))('%s is understood by every browser, at its place', (_, { place }) => {
  expect(Temporal.ZonedDateTime.from(`2027-07-01T10:00[${place}]`).epochMilliseconds).toBe(
    instantOf({ year: 2027, month: 7, day: 1 }, 10, place).getTime(),
  )
})

test('an hour that the clocks skip is the one that they show instead', () => {
  expect(instantOf({ year: 2027, month: 3, day: 28 }, 2, 'Europe/Bratislava').toISOString()).toBe(
    '2027-03-28T01:00:00.000Z',
  )
})

test('an hour that comes twice is the first of the two', () => {
  expect(instantOf({ year: 2027, month: 10, day: 31 }, 2, 'Europe/Bratislava').toISOString()).toBe(
    '2027-10-31T00:00:00.000Z',
  )
})
