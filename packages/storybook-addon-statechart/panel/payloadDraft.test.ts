import { expect, test } from 'vitest'
import type { PayloadField } from '../preview/payloadFields.ts'
import { readField, readPayload, writeField, type PayloadDraft } from './payloadDraft.ts'

const draft: PayloadDraft = { open: true, type: 'a', text: '{"change":{"name":"Jana"},"extra":1}', unfinished: {} }
const field = (path: string, change: Partial<PayloadField> = {}): PayloadField => ({
  path: path.split('.'),
  kind: 'text',
  options: [],
  required: false,
  ...change,
})
const name = field('change.name')
const count = field('change.count', { kind: 'number', required: true })
const rows = field('rows', { kind: 'json' })
const zone = field('zone', { kind: 'choice', options: [1, 'CET'] })
const valueAfter = (of: PayloadField, typed: string | boolean) =>
  JSON.parse(writeField(draft, of, typed).text) as object

test('reads and changes a nested value, and keeps other keys', () => {
  expect(readField(draft, name)).toBe('Jana')
  expect(readField(draft, count)).toBe('')
  expect(valueAfter(name, 'Peter')).toEqual({ change: { name: 'Peter' }, extra: 1 })
})

test('converts numbers, booleans, choices and JSON', () => {
  expect(valueAfter(count, '2.5')).toMatchObject({ change: { name: 'Jana', count: 2.5 } })
  expect(valueAfter(field('on', { kind: 'boolean' }), true)).toMatchObject({ on: true })
  expect(valueAfter(zone, '1')).toMatchObject({ zone: 1 })
  expect(valueAfter(rows, '[1]')).toMatchObject({ rows: [1] })
})

test('removes a value that was cleared, but keeps an empty text', () => {
  expect(valueAfter(name, '')).toMatchObject({ change: { name: '' } })
  expect(Object.keys(valueAfter(field('extra', { kind: 'number' }), ''))).toEqual(['change'])
})

test('keeps what was typed if it is no value yet, and names the field', () => {
  const typed = writeField(writeField(draft, count, '1e'), rows, '[1')

  expect([readField(typed, count), readField(typed, rows)]).toEqual(['1e', '[1'])
  expect(readPayload(typed, [count, rows])).toEqual({ error: 'change.count: enter a number.' })
  expect(readPayload(writeField(typed, count, '10'), [count, rows]).error).toBe('rows: enter JSON, such as [1, 2].')
})

test('asks for a required value', () => {
  expect(readPayload(draft, [name, count])).toEqual({ error: 'change.count: enter a value.' })
})

test('keeps invalid JSON as typed', () => {
  const invalid = { ...draft, text: '{ "change": ' }

  expect(writeField(invalid, name, 'Peter')).toBe(invalid)
  expect(readPayload(invalid, [name]).error).toMatch(/^Not JSON: /)
})
