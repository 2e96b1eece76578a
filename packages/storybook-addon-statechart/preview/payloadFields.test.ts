import { boolean, number, object, optional, picklist, pipe, string, trim } from 'valibot'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { listPayloadFields, type Payloads } from './payloadFields.ts'
import type { Examples } from './accepted.ts'

const list = (payloads: Payloads, examples: Examples = {}, machine = createMachine({})) =>
  Object.fromEntries(
    Object.entries(listPayloadFields(machine, payloads, examples)).map(([type, fields]) => [
      type,
      fields.map(({ path, kind, required, options }) => [path.join('.'), kind, required, ...options]),
    ]),
  )

test('reads a Valibot object', () => {
  const schema = object({
    change: object({
      name: pipe(string(), trim()),
      count: optional(number()),
      consent: boolean(),
      zone: picklist(['CET', 'GMT']),
    }),
  })

  expect(list({ 'draft.change': schema })).toEqual({
    'draft.change': [
      ['change.name', 'text', true],
      ['change.count', 'number', false],
      ['change.consent', 'boolean', true],
      ['change.zone', 'choice', true, 'CET', 'GMT'],
    ],
  })
})

test('reads a JSON Schema without the event type', () => {
  const schema = {
    type: 'object',
    required: ['speed'],
    properties: {
      type: { const: 'speed.set' },
      speed: { type: 'integer' },
      unit: { enum: ['rpm', 'Hz'] },
      steps: { type: 'array' },
    },
  }

  expect(list({ 'speed.set': schema })).toEqual({
    'speed.set': [
      ['speed', 'number', true],
      ['unit', 'choice', false, 'rpm', 'Hz'],
      ['steps', 'json', false],
    ],
  })
})

test('reads the schemas that a machine exposes', () => {
  const machine = createMachine({ schemas: { events: { go: { properties: { by: { type: 'string' } } } } } })

  expect(list({}, {}, machine)).toEqual({ go: [['by', 'text', false]] })
})

test('reads all examples if there is no schema', () => {
  const examples = { a: [{ change: { name: 'Jana' } }, { change: { age: 3 }, tags: ['x'], on: true }], b: { v: null } }

  expect(list({}, examples)).toEqual({
    a: [
      ['change.name', 'text', false],
      ['change.age', 'number', false],
      ['tags', 'json', false],
      ['on', 'boolean', false],
    ],
    b: [['v', 'json', false]],
  })
})

test('prefers a schema to examples', () => {
  expect(list({ a: object({ x: number() }) }, { a: { y: 'text' } })).toEqual({ a: [['x', 'number', true]] })
})
