import { expect, test } from 'vitest'
import { canBeDialed, dialedNumber } from './people.ts'

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['(+421) 900 123 456', '+421900123456'],
  ['(00421) 900 123-456', '+421900123456'],
  ['+421 0900 123 456', '+421900123456'],
  ['+49 (0711) 123456', '+49711123456'],
  ['+44 ( 0 ) 20 7946 0000', '+442079460000'],
  // In Italy the zero is dialed from abroad, too.
  ['+39 06 1234 5678', '+390612345678'],
  [' 0900/123.456', '0900123456'],
])('dials %j as %j', (typed, dialed) => {
  expect(dialedNumber(typed)).toBe(dialed)
})

test.each([
  ['+421900123456', true],
  ['+4219', false],
  ['+4219001234567890', false],
  ['0900123456', false],
  ['', false],
])('says whether %j can be dialed: %s', (dialed, expected) => {
  expect(canBeDialed(dialed)).toBe(expected)
})
