import { expect, test } from 'vitest'
import { wallTime } from './moment.ts'
import { timezones } from './timezones.ts'

test('names GMT after the UK, whose clocks are an hour ahead of GMT in summer (D26)', () => {
  const { place, name, city } = timezones.GMT
  expect(wallTime(new Date('2027-07-15T10:00:00Z'), place).hour).toBe(11)
  expect(`${name} (${city})`).toBe('UK Time (London)')
})
