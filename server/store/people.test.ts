import { expect, test } from 'vitest'
import { canBeDialed, dialedNumber } from './people.ts'

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['00421 (900) 123-456', '+421900123456'],
  [' 0900/123.456', '0900123456'],
  ['+44 (0) 20 7946 0000', '+442079460000'],
])('dials %j as %j', (typed, dialed) => {
  expect(dialedNumber(typed)).toBe(dialed)
})

test.each([
  ['+421900123456', true],
  ['1234567', true],
  ['123456', false],
  ['+1234567890123456', false],
  ['', false],
])('says whether %j can be dialed: %s', (dialed, expected) => {
  expect(canBeDialed(dialed)).toBe(expected)
})
