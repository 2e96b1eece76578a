import { without } from '../fixtures/startContact.ts'
import { bookingJson, dayFromNow, payloads, type ContractCase } from './contractCase.ts'

const booking = payloads['send-consultation-email']
const name = 'send-consultation-email'
const nextYear = new Date().getUTCFullYear() + 1

// A day ends last in UTC-12 and begins first in UTC+14.
const firstDay = () => dayFromNow(-12)
const dayBefore = () => dayFromNow(-12 - 24)
const lastDay = () => dayFromNow(14, 2)
const dayAfter = () => dayFromNow(14 + 24, 2)

const refused: [when: string, field: string, value: unknown][] = [
  ['the phone number is blank', 'phone', ' '],
  ['the date is empty', 'date', ''],
  ['the date is no long one', 'date', `${nextYear}-03-05`],
  ['the date has blanks around it', 'date', ` March 5, ${nextYear} `],
  ['the date is in another language', 'date', `5. März ${nextYear}`],
  ['the day is not in the calendar', 'date', `February 30, ${nextYear}`],
  ['the date is a number', 'date', 20_270_305],
  ['the date is null', 'date', null],
  ['the date lies a century ahead', 'date', `March 5, ${nextYear + 100}`],
  ['the time is before 06:00', 'time', '05:00'],
  ['the time is after 22:00', 'time', '23:00'],
  ['the time is no full hour', 'time', '10:30'],
  ['the time is a number', 'time', 10],
  ['the time is half of the words for any', 'time', 'Flexible'],
  ['the timezone is no code of ours', 'timezone', 'Europe/Bratislava'],
  ['the timezone is what every object has', 'timezone', 'constructor'],
  ['the timezone is written small', 'timezone', 'cet'],
  ['the timezone is a list', 'timezone', ['CET']],
  ['a booking has a consent', 'gdprConsent', true],
]

const taken: [when: string, change: object][] = [
  ['the time is 06:00', { time: '06:00' }],
  ['the time is 22:00', { time: '22:00' }],
  ['any time will do', { time: 'Flexible - Any time works' }],
  ['the timezone is CST_CHINA', { timezone: 'CST_CHINA' }],
]

/** Cases for fields that only a booking has. */
export const bookings: ContractCase[] = [
  ...refused.map(([when, field, value]): ContractCase => {
    return { when, status: 422, fields: [field], name, body: bookingJson({ [field]: value }) }
  }),
  ...taken.map(([when, change]): ContractCase => {
    return { when, status: 200, name, body: bookingJson(change), stored: [{ ...booking, ...change }] }
  }),
  ...Object.keys(booking).map((field): ContractCase => {
    const body = JSON.stringify(without(booking, field))
    return { when: `the ${field} of a booking is left out`, status: 422, fields: [field], name, body }
  }),
  { when: 'the day still lasts somewhere', status: 200, name, body: () => bookingJson({ date: firstDay() }) },
  {
    when: 'the day is past everywhere',
    status: 422,
    fields: ['date'],
    name,
    body: () => bookingJson({ date: dayBefore() }),
  },
  { when: 'the day is two years ahead', status: 200, name, body: () => bookingJson({ date: lastDay() }) },
  {
    when: 'the day is two years and a day ahead',
    status: 422,
    fields: ['date'],
    name,
    body: () => bookingJson({ date: dayAfter() }),
  },
]
