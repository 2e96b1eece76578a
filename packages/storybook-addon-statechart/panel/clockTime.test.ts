import { expect, test } from 'vitest'
import { clockTime } from './clockTime.ts'

test('formats local time with milliseconds', () => {
  expect(clockTime(new Date(2027, 2, 5, 9, 3, 7, 42).getTime())).toBe('09:03:07.042')
})
