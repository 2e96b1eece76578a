import { expect, test } from 'vitest'
import { formatTime, parsePayload } from './text.ts'

test('parses a JSON object, and explains what is no JSON', () => {
  expect(parsePayload('{ "change": { "name": "Jana" } }')).toEqual({ payload: { change: { name: 'Jana' } }, error: '' })
  expect(parsePayload('{ name }').error).toMatch(/^Not JSON: ./)
})

test.each(['[]', '3', 'null', '"text"'])('rejects %s, which is not an object', (text) => {
  expect(parsePayload(text)).toEqual({ error: 'A payload is an object: { "name": "value" }' })
})

test('formats the time of an event with milliseconds', () => {
  expect(formatTime(new Date(2026, 10, 21, 4, 3, 7, 42).getTime())).toBe('04:03:07.042')
})
