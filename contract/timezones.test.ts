import { expect, test } from 'vitest'
import { codeOf, timezoneCodes, timezones } from './timezones.ts'

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
