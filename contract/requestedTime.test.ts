import { expect, test } from 'vitest'
import { booking, draft } from '../tests/fixtures/visitor.ts'
import { createBooking } from './consultation.ts'
import type { TimezoneCode } from './moment.ts'
import { anyTime, describeTime, startOf } from './requestedTime.ts'

test('returns the instant of the chosen hour in the chosen zone', () => {
  const start = (change: object) => startOf(createBooking({ ...draft, flexible: false, ...change }))
  expect(start({})).toEqual(new Date('2027-03-12T09:00:00Z'))
  expect(start({ timezone: 'CST_CHINA' })).toEqual(new Date('2027-03-12T02:00:00Z'))
  const open = [
    { date: '' },
    { time: '' },
    { flexible: true },
    { time: '110:00' },
    { time: '10:000' },
    { timezone: 'UTC' },
  ]
  for (const change of open) expect(start(change)).toBeUndefined()
})

test('describes a requested time in the chosen zone, and elsewhere where the clocks show another', () => {
  expect(describeTime(booking, 'CET', 'Europe/Vienna')).toEqual({
    day: 'Friday, March 12, 2027',
    zone: 'CET, Bratislava',
    start: new Date('2027-03-12T09:00:00Z'),
    offset: 'UTC+01:00',
    own: undefined,
    company: undefined,
    isNight: false,
  })
  expect(describeTime({ ...booking, timezone: 'CST_CHINA' }, 'GMT', 'Asia/Katmandu')).toMatchObject({
    zone: 'CST China, Shanghai',
    offset: 'UTC+08:00',
    own: '07:45 on March 12, 2027',
    company: '02:00 on March 12, 2027',
    isNight: true,
  })
  expect(describeTime({ ...booking, timezone: 'GMT' }, 'CET').offset).toBe('UTC+00:00')
})

test.each([
  [{ time: anyTime }, 'Friday, March 12, 2027'],
  [{ date: '' }, ''],
])('describes no hour where none is requested: %j', (change, day) => {
  const { start, offset, own, company, isNight, ...named } = describeTime(
    { ...booking, ...change },
    'PST',
    'Asia/Tokyo',
  )
  expect(named).toEqual({ day, zone: 'CET, Bratislava' })
  expect([start, offset, own, company, isNight]).toEqual([undefined, undefined, undefined, undefined, false])
})

test('says what hour that is at the company, and whether it is at night there', () => {
  const at = (time: string, timezone: TimezoneCode, zone: TimezoneCode) => {
    const { company, isNight } = describeTime({ date: 'March 5, 2027', time, timezone }, zone)
    return [company, isNight]
  }
  expect(at('16:00', 'PST', 'CET')).toEqual(['01:00 on March 6, 2027', true])
  expect(at('08:00', 'PST', 'CET')).toEqual(['17:00 on March 5, 2027', false])
  expect(at('08:00', 'AEST', 'CET')).toEqual(['22:00 on March 4, 2027', false])
  expect(at('09:00', 'AEST', 'CET')).toEqual(['23:00 on March 4, 2027', true])
  expect(at('06:00', 'CET', 'IST')).toEqual(['10:30 on March 5, 2027', false])
  expect(at('07:00', 'EET', 'CET')).toEqual(['06:00 on March 5, 2027', false])
  expect(at('06:00', 'CET', 'CET')).toEqual([undefined, false])
})
