import { expect, test } from 'vitest'
import { clockTime } from './clockTime.ts'
import { parsePayload } from './parsePayload.ts'

test('a payload is an object in JSON', () => {
  expect(parsePayload('{ "change": { "name": "Jana" } }')).toEqual({ payload: { change: { name: 'Jana' } }, fault: '' })
})

test.each(['[]', '3', 'null', '"text"'])('%s is JSON, but no payload', (text) => {
  expect(parsePayload(text)).toEqual({ fault: 'A payload is an object: { "name": "value" }' })
})

test('what is not JSON is told why', () => {
  expect(parsePayload('{ name }').fault).toMatch(/^Not JSON: ./)
})

test('the time of an event is told to the millisecond', () => {
  expect(clockTime(new Date(2026, 10, 21, 4, 3, 7, 42).getTime())).toBe('04:03:07.042')
})
