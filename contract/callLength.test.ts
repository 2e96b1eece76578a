import { expect, test } from 'vitest'
import { parseMinutes } from './callLength.ts'

test.each([
  ['30 minutes', 30],
  ['30-minute call', 30],
  ['45 min.', 45],
  ['90 mins', 90],
  ['1 hour', 60],
  ['an hour', 60],
  ['An hour, by video', 60],
  ['half an hour', 30],
  ['a quarter of an hour', 15],
  ['three quarters of an hour', 45],
  ['an hour and a half', 90],
  ['1½ hours', 90],
  ['1.5 h', 90],
  ['1 hour 15 minutes', 75],
  ['1 h and 15 min', 75],
  ['two hours', 120],
  ['about 30 minutes', 30],
  ['30 to 45 minutes', 45],
  ['between 30 and 45 minutes', 45],
  ['30–45 min', 45],
  ['30 minutes, at most an hour', 60],
  ['20 minutes (or longer if you like)', 20],
  [' 30 minutes', 30],
  ['~30 minutes', 30],
  ['1,5 h', 90],
  ['0.75 h', 45],
  ['.5 hours', 30],
  ['1h15m', 75],
  ['1h30', 90],
  ['1h15minutes', 75],
  ['1 hour and  15min', 75],
  ['1.25  hr.', 75],
  ['a hour and a half', 90],
  ['a half-hour', 30],
  ['quarter of an hour', 15],
  ['a 30-minute call', 30],
  ['three hours', 180],
  ['30m', 30],
  ['30  minutes', 30],
  ['5 minutes', 5],
  ['8 hours', 480],
])('reads how many minutes %j takes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes)
})

test.each([
  'as long as you need',
  'minutes',
  'short',
  '30',
  '30 seconds',
  '2 minutes',
  '9 hours',
  'our 30 minutes',
  'our about 30 minutes',
  '',
])('finds no length in %j', (text) => {
  expect(parseMinutes(text)).toBeUndefined()
})
