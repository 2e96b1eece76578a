import { expect, test } from 'vitest'
import { draft, stoppedClock } from '../../tests/startConsultation.ts'
import { anyTime } from './ConsultationBooking.ts'
import {
  bookingOf,
  canBePicked,
  consultationFaults,
  emptyConsultationDraft,
  firstDay,
  isAnyTime,
  isIncomplete,
  lastDay,
  momentOf,
} from './ConsultationDraft.ts'
import { fromIsoDate } from './day.ts'

const clock = stoppedClock()
const day = (text: string) => fromIsoDate(text)!

test('a day can be picked from tomorrow on, for two years', () => {
  expect(firstDay(clock)).toEqual({ year: 2027, month: 3, day: 6 })
  expect(lastDay(clock)).toEqual({ year: 2029, month: 3, day: 5 })
  const around = ['2027-03-04', '2027-03-05', '2027-03-06', '2029-03-05', '2029-03-06']
  expect(around.filter((text) => canBePicked(day(text), clock))).toEqual(['2027-03-06', '2029-03-05'])
})

test('today can be picked at its midnight exactly, and no more a millisecond later', () => {
  expect(canBePicked(day('2027-03-05'), stoppedClock('2027-03-04T23:00:00.000Z'))).toBe(true)
  expect(canBePicked(day('2027-03-05'), stoppedClock('2027-03-04T23:00:00.001Z'))).toBe(false)
})

test('a complete draft has no faults, with an hour or with any', () => {
  expect(consultationFaults(draft, clock)).toEqual({})
  expect(consultationFaults({ ...draft, time: anyTime }, clock)).toEqual({})
  expect([isAnyTime(draft), isAnyTime({ ...draft, time: anyTime })]).toEqual([false, true])
})

test('an empty draft says at every field what to enter; its timezone is chosen already', () => {
  expect(consultationFaults(emptyConsultationDraft, clock)).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
    date: 'Choose a date',
    time: 'Choose a time, or tick that any time works',
  })
})

test.each(['2027-02-29', '05.03.2027', '20270312', '12027-03-12', ' 2027-03-12', '0000-00-00'])(
  'a date that is none says to choose one: %s',
  (date) => expect(consultationFaults({ ...draft, date }, clock)).toEqual({ date: 'Choose a date' }),
)

test('a day that has passed says so, today says from when on, a far day how far', () => {
  const dateFault = (date: string) => consultationFaults({ ...draft, date }, clock).date
  expect(dateFault('2027-03-01')).toBe('Choose a date that has not passed')
  expect(dateFault('2027-03-05')).toBe('Choose a date from tomorrow on')
  expect(dateFault('2030-01-01')).toBe('Choose a date within the next two years')
})

test('an hour that has passed in the chosen zone is at fault, though the day can be picked', () => {
  // 18:00 on March 5 in Los Angeles is 11:00 on March 6 in Tokyo.
  const westward = stoppedClock('2027-03-06T02:00:00Z', 'America/Los_Angeles')
  const tomorrowInTokyo = { ...draft, date: '2027-03-06', timezone: 'JST' } as const
  expect(consultationFaults({ ...tomorrowInTokyo, time: '10:00' }, westward)).toEqual({
    time: 'This hour has passed in that timezone',
  })
  expect(consultationFaults({ ...tomorrowInTokyo, time: '11:00' }, westward)).toEqual({})
  expect(consultationFaults({ ...tomorrowInTokyo, time: anyTime }, westward)).toEqual({})
})

test('the day that was picked is sent in English long form, and the rest as it is', () => {
  expect(bookingOf(draft)).toEqual({ ...draft, date: 'March 12, 2027' })
  expect(bookingOf({ ...draft, date: '2027-03-05' }).date).toBe('March 5, 2027')
  expect(bookingOf({ ...draft, date: '' }).date).toBe('')
})

test('the chosen moment is the hour of that day in the chosen zone', () => {
  expect(momentOf(draft)).toEqual(new Date('2027-03-12T09:00:00Z'))
  expect(momentOf({ ...draft, timezone: 'CST_CHINA' })).toEqual(new Date('2027-03-12T02:00:00Z'))
  expect(momentOf({ ...draft, timezone: 'EST', date: '2027-07-01' })).toEqual(new Date('2027-07-01T14:00:00Z'))
  for (const open of [{ date: '' }, { time: '' }, { time: anyTime }]) {
    expect(momentOf({ ...draft, ...open })).toBeUndefined()
  }
})

test('a draft is incomplete while a field has nothing to see in it', () => {
  expect(isIncomplete(draft)).toBe(false)
  expect(isIncomplete({ ...draft, email: 'jana@' })).toBe(false)
  for (const field of ['name', 'email', 'phone', 'date', 'time'] as const) {
    for (const value of ['', ' ', '\u200B']) expect(isIncomplete({ ...draft, [field]: value })).toBe(true)
  }
})
