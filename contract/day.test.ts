import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { stoppedClock } from '../tests/fixtures/startForms.ts'
import { days, daysToCompare, zones } from '../tests/fixtures/timeZones.ts'
import { canBePicked, firstDay } from './consultation.ts'
import { addDays, addYears, fromIsoDate, fromLongDate, fullDate, isoDate, isSameDay, longDate } from './day.ts'

test('formats and parses every day of two years as Temporal does', () => {
  for (const day of days) {
    const date = Temporal.PlainDate.from(day)
    expect(isoDate(day)).toBe(date.toString())
    expect(fromIsoDate(isoDate(day))).toEqual(day)
    expect(longDate(day)).toBe(date.toLocaleString('en-US', { dateStyle: 'long' }))
    expect(fromLongDate(longDate(day))).toEqual(day)
    expect(fullDate(day)).toBe(date.toLocaleString('en-US', { dateStyle: 'full' }))
    expect(isoDate(addDays(day, 45))).toBe(date.add({ days: 45 }).toString())
    expect(isoDate(addDays(day, -400))).toBe(date.subtract({ days: 400 }).toString())
  }
})

test('adds calendar years; a leap day becomes March 1', () => {
  expect(addYears({ year: 2027, month: 3, day: 5 }, 2)).toEqual({ year: 2029, month: 3, day: 5 })
  expect(addYears({ year: 2028, month: 2, day: 29 }, 2)).toEqual({ year: 2030, month: 3, day: 1 })
})

test.each([
  '',
  '2027-3-5',
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-03-05T00:00',
  '12027-03-05',
  '0999-01-01',
])('rejects %j', (text) => expect(fromIsoDate(text)).toBeUndefined())

test('accepts years from 1000', () => {
  expect(fromIsoDate('1000-01-01')).toEqual({ year: 1000, month: 1, day: 1 })
})

test.each(zones)('allows a day in %s whose midnight is not before now', (timeZone) => {
  const differences: string[] = []
  for (const day of daysToCompare(timeZone)) {
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds
    for (const [wait, first] of [
      [-1, day],
      [0, day],
      [1, addDays(day, 1)],
    ] as const) {
      const clock = stoppedClock(new Date(midnight + wait).toISOString(), timeZone)
      const isRight =
        isSameDay(firstDay(clock), first) && canBePicked(first, clock) && !canBePicked(addDays(first, -1), clock)
      if (!isRight) differences.push(`${wait} ms around ${isoDate(day)}: ${isoDate(firstDay(clock))}`)
    }
  }
  expect(differences).toEqual([])
})
