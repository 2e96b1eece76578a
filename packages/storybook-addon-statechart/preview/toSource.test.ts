import { expect, test } from 'vitest'
import { toSource } from './toSource.ts'

// oxlint-disable-next-line no-implied-eval -- the source is run to compare values
const run = (source: string): unknown => new Function(`return ${source}`)() as unknown

test.each([
  ['texts', `it's "quoted" \\ and\nbroken \u2028`],
  ['values', { a: 1, 'b-c': [true, null, undefined, -0, Number.NaN, Infinity], d: { e: {} }, f: 12n }],
  ['dates', { at: new Date('2027-03-05T09:30:00Z') }],
])('writes %s that evaluate to the same', (_, value) => {
  expect(run(toSource(value))).toEqual(value)
})

test('names what has no source', () => {
  class Drawing {
    lines = 3
  }
  const circular: Record<string, unknown> = { stop: function stop() {}, drawing: new Drawing() }
  circular['self'] = circular

  expect(toSource(circular)).toBe(
    '{ stop: undefined /* the function stop */, drawing: undefined /* a Drawing */, self: undefined /* a circular reference */ }',
  )
})
