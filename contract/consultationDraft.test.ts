import { expect, test } from 'vitest'
import { draft as specific } from '../tests/fixtures/visitor.ts'
import { stoppedClock } from '../tests/fixtures/startForms.ts'
import { bookableSample, createBooking, canBePicked, firstDay, lastDay, validateConsultation } from './consultation.ts'
import { fromIsoDate } from './day.ts'
import { anyTime } from './requestedTime.ts'

const clock = stoppedClock()
const draft = { ...specific, flexible: false }
const getErrors = (...draft: Parameters<typeof validateConsultation>) => validateConsultation(...draft).errors
const day = (text: string) => fromIsoDate(text)!

test('allows days from tomorrow to two years ahead', () => {
  expect(firstDay(clock)).toEqual({ year: 2027, month: 3, day: 6 })
  expect(lastDay(clock)).toEqual({ year: 2029, month: 3, day: 5 })
  const around = ['2027-03-04', '2027-03-05', '2027-03-06', '2029-03-05', '2029-03-06']
  expect(around.filter((text) => canBePicked(day(text), clock))).toEqual(['2027-03-06', '2029-03-05'])
})

test('returns no errors for a complete draft, with an hour or with any time', () => {
  expect(getErrors(draft, clock)).toEqual({})
  expect(validateConsultation(draft, clock).body?.time).toBe('10:00')
  for (const time of ['', '10:00', '05:00']) {
    expect(validateConsultation({ ...draft, time, flexible: true }, clock).body?.time).toBe(anyTime)
  }
})

test('returns different errors for no day, a past day, today, a day too far ahead and a year of two digits', () => {
  const dateFault = (date: string) => getErrors({ ...draft, date }, clock).date
  expect(dateFault('2027-02-29')).toBe('Choose a date')
  // The hour of a day that has passed has passed, too, but one correction is enough.
  expect(getErrors({ ...draft, date: '2027-03-01' }, clock)).toEqual({ date: 'Choose a date that hasn’t passed' })
  expect(dateFault('2027-03-05')).toBe('Choose tomorrow or a later date')
  expect(validateConsultation({ ...draft, date: '2027-03-05' }, clock).body).toBeUndefined()
  expect(dateFault('2030-01-01')).toBe('Choose a date within the next two years')
  expect(dateFault('0027-03-05')).toBe('Enter the year with four digits')
})

test('rejects an hour that has passed in the chosen zone, although the day can be picked', () => {
  // 18:00 on March 5 in Los Angeles is 11:00 on March 6 in Tokyo.
  const westward = stoppedClock('2027-03-06T02:00:00Z', 'America/Los_Angeles')
  const tomorrowInTokyo = { ...draft, date: '2027-03-06', timezone: 'JST' } as const
  expect(getErrors({ ...tomorrowInTokyo, time: '10:00' }, westward)).toEqual({
    time: 'That time has already passed in this time zone. Choose a later one.',
  })
  expect(getErrors({ ...tomorrowInTokyo, time: '11:00' }, westward)).toEqual({})
  expect(getErrors({ ...tomorrowInTokyo, time: '10:00', flexible: true }, westward)).toEqual({})
})

test('takes the days of two years, four weeks apart, for a sample', () => {
  const sample = bookableSample(clock)
  expect([sample.length, sample[0], sample.at(-1)]).toEqual([26, day('2027-03-06'), day('2029-02-03')])
})

test('formats the day as an English long date and keeps the other fields', () => {
  expect(createBooking(draft)).toEqual({ ...specific, date: 'March 12, 2027' })
  expect(createBooking({ ...draft, date: '' }).date).toBe('')
})
