import { Temporal } from 'temporal-polyfill'
import { expect, test, vi } from 'vitest'
import { daysToCompare, zones } from '../tests/fixtures/timeZones.ts'
import { isoDate } from './day.ts'
import { codeOf, nameCode, timezoneCodes, timezones, toInstant, visitorsClock, wallTime } from './moment.ts'

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

test('knows the time of the device, and takes UTC for an unknown zone', () => {
  const now = new Date('2027-03-05T23:30:10Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  expect(visitorsClock.now()).toEqual(now)
  expect(wallTime(now, undefined)).toEqual({ year: 2027, month: 3, day: 5, hour: 23, minute: 30, second: 10 })
})

test.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Etc/Unknown', undefined],
  ['', undefined],
  [undefined, undefined],
])('where the browser names its zone %j, the zone is %j', (timeZone, known) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  expect(visitorsClock.timeZone).toBe(known)
})

const monthly = Array.from({ length: 12 }, (_, month) => ({ year: 2027, month: month + 1, day: 20 }))

test.each(timezoneCodes)('finds %s by its own zone', (code) => {
  expect(codeOf(timezones[code].place, monthly)).toBe(code)
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
  expect(codeOf(zone, monthly)).toBe(code)
})

test('compares the clocks of the given days only: those of Brisbane are those of Sydney in its winter', () => {
  expect(codeOf('Australia/Brisbane', monthly)).toBeUndefined()
  expect(codeOf('Australia/Brisbane', [{ year: 2027, month: 7, day: 1 }])).toBe('AEST')
})

test('writes a code as people read it', () => {
  expect([nameCode('CET'), nameCode('CST_CHINA')]).toEqual(['CET', 'CST China'])
})
