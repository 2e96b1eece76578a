import { expect, test } from 'vitest'
import { readArticle, slugs } from '../../tests/fixtures/articleText.ts'
import { findEquations, findWrongEquations } from '../../tests/fixtures/equations.ts'

test('finds equations with units, brackets and powers', () => {
  const text =
    'Say 12 × 9 × 15 minutes = 27 hours; 8,000 × 0.776² = 4,817. Space: 12 m² × (€280 + €350) = €7,560. 2 ÷ 600 = 0.33%.'
  expect(findEquations(text)).toHaveLength(4)
  expect(findWrongEquations(text)).toEqual([])
})

test('rejects a wrong result', () => {
  expect(findWrongEquations('It is 13 ÷ 74 = 17.5% less.')).toHaveLength(1)
})

test.each(slugs)('every equation in %s is right', async (slug) => {
  expect(findWrongEquations(await readArticle(slug))).toEqual([])
})

test('finds the equations of the articles', async () => {
  let count = 0
  for (const slug of slugs) count += findEquations(await readArticle(slug)).length
  expect(count).toBeGreaterThan(80)
})
