import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { booking } from '../tests/fixtures/visitor.ts'
import { without } from '../tests/fixtures/startForms.ts'
import { consultationBooking } from './consultation.ts'
import { timezoneCodes, timezones } from './moment.ts'
import { anyTime, hours } from './requestedTime.ts'

// It is March 5 in UTC-12, the last time zone, and March 6 in UTC+14, the first.
const schema = consultationBooking(() => new Date('2027-03-05T12:30:00Z'))

/** Returns the first error of each invalid field. */
const getErrors = (value: unknown) => {
  const errors = new Map<string | null, string>()
  for (const issue of (v.safeParse(schema, value).issues ?? []).toReversed()) {
    errors.set(v.getDotPath(issue), issue.message)
  }
  return Object.fromEntries(errors)
}

test('accepts a valid booking and trims its texts', () => {
  expect(v.parse(schema, booking)).toEqual(booking)
  const padded = { ...booking, name: ' Jana Nováková\n', email: ' jana@example.com ', phone: ' +421 900 123 456 ' }
  expect(v.parse(schema, padded)).toEqual(booking)
})

test.each(Object.keys(booking))('requires %s', (field) => {
  expect(Object.keys(getErrors(without(booking, field)))).toEqual([field])
  expect(Object.keys(getErrors({ ...booking, [field]: '' }))).toEqual([field])
})

describe('the date', () => {
  test.each(['March 6, 2027', 'December 31, 2028', 'February 29, 2028'])('accepts %s', (date) => {
    expect(getErrors({ ...booking, date })).toEqual({})
  })

  test.each([
    '',
    '2027-03-12',
    'Mar 12, 2027',
    'march 12, 2027',
    'March 07, 2027',
    'March 12 2027',
    'March 12, 27',
    ' March 12, 2027',
    'March 12, 2027\n',
    'On March 12, 2027',
    'March 12, 02027',
  ])('rejects %j, which is not a long date in English', (date) => {
    expect(getErrors({ ...booking, date })).toEqual({ date: 'Choose a date' })
  })

  test.each(['February 29, 2027', 'February 30, 2028', 'April 31, 2027', 'June 0, 2027', 'May 32, 2027'])(
    'rejects %s, which does not exist',
    (date) => expect(getErrors({ ...booking, date })).toEqual({ date: 'Choose a date' }),
  )

  test('accepts today in UTC-12, but not the day before', () => {
    const late = consultationBooking(() => new Date('2027-03-06T11:59:59Z'))
    expect(v.is(late, { ...booking, date: 'March 5, 2027', time: anyTime })).toBe(true)
    const tooLate = consultationBooking(() => new Date('2027-03-06T12:00:00Z'))
    expect(v.safeParse(tooLate, { ...booking, date: 'March 5, 2027' }).issues?.[0].message).toBe(
      'Choose a date that hasn’t passed',
    )
  })

  test('accepts a day two years ahead in UTC+14, but not the day after', () => {
    const early = consultationBooking(() => new Date('2027-03-05T10:00:00Z'))
    expect(v.is(early, { ...booking, date: 'March 6, 2029' })).toBe(true)
    expect(v.safeParse(early, { ...booking, date: 'March 7, 2029' }).issues?.[0].message).toBe(
      'Choose a date within the next two years',
    )
    const tooEarly = consultationBooking(() => new Date('2027-03-05T09:59:59Z'))
    expect(v.is(tooEarly, { ...booking, date: 'March 6, 2029' })).toBe(false)
  })
})

test('accepts the 17 full hours from 06:00 to 22:00, and any time', () => {
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([17, '06:00', '22:00'])
  expect(anyTime).toBe('Flexible - Any time works')
  for (const time of [...hours, anyTime]) expect(getErrors({ ...booking, time })).toEqual({})
})

test.each(['', '05:00', '23:00', '6:00', '06:30', '06:00 ', '10', 'flexible - any time works', 'Flexible', 10])(
  'rejects the time %j',
  (time) =>
    expect(getErrors({ ...booking, time })).toEqual({ time: 'Choose a time, or check “Any time works for me”' }),
)

test('gives each of the eleven codes its zone, name and city', () => {
  const zones = timezoneCodes.map((code) => [code, ...Object.values(timezones[code])].join(', '))
  expect(zones).toEqual([
    'CET, Europe/Bratislava, Central European Time, Bratislava',
    // In summer, clocks in the UK are an hour ahead of GMT.
    'GMT, Europe/London, UK Time, London',
    'EET, Europe/Bucharest, Eastern European Time, Bucharest',
    'EST, America/New_York, Eastern Time, New York',
    'CST, America/Chicago, Central Time, Chicago',
    'MST, America/Denver, Mountain Time, Denver',
    'PST, America/Los_Angeles, Pacific Time, Los Angeles',
    'AEST, Australia/Sydney, Australian Eastern Time, Sydney',
    'JST, Asia/Tokyo, Japan Standard Time, Tokyo',
    'IST, Asia/Kolkata, India Standard Time, Kolkata',
    'CST_CHINA, Asia/Shanghai, China Standard Time, Shanghai',
  ])
  for (const timezone of timezoneCodes) expect(getErrors({ ...booking, timezone })).toEqual({})
})

test.each(['', 'cet', 'UTC', 'Europe/Bratislava', 'toString', '__proto__', 1])('rejects the timezone %j', (timezone) =>
  expect(getErrors({ ...booking, timezone })).toEqual({ timezone: 'Choose a time zone' }),
)

test('rejects an unknown field', () => {
  expect(getErrors({ ...booking, message: 'x' })).toEqual({ message: 'This form has no such field' })
})
