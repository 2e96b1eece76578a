import { expect, test } from 'vitest'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

test('rejects a figure that does not follow, and a sentence that is gone', () => {
  const sum = claim('{a} and {b} make {c}', ({ a, b }) => ({ c: a + b }))
  expect(findWrongFigures('Two and 1,000.5 make 1,002.5', sum)).toEqual([])
  expect(findWrongFigures('€2 and 3 make €6', sum)).toEqual(['c: says €6, is 5'])
  expect(() => findWrongFigures('Nothing', sum)).toThrow('no longer says')
})
