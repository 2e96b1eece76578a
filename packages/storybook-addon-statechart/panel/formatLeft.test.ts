import { expect, test } from 'vitest'
import { formatLeft } from './formatLeft.ts'

test.each([
  [-5, '0.0 s'],
  [420, '0.4 s'],
  [42_400, '42 s'],
  [720_000, '12 min'],
])('formats %i ms left', (ms, text) => {
  expect(formatLeft(ms)).toBe(text)
})
