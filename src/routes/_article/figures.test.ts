import { expect, test } from 'vitest'
import { readArticle } from '../../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../../tests/fixtures/figures.ts'

// Figures that follow from others without an equation; equations.test.ts has those with one. The first half of the articles.
const claims = {
  'ai-in-sales': [
    claim(
      '{fields} fields, {right} right, which is {share}. Of the {errors} errors, {needless} were needless “not stated,” {plain} were plain at a glance, {grave} were grave',
      ({ fields, right, needless, plain }) => ({
        share: (right / fields) * 100,
        errors: fields - right,
        grave: fields - right - needless - plain,
      }),
    ),
  ],
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})

test('rejects a figure that does not follow, and a sentence that is gone', () => {
  const sum = claim('{a} and {b} make {c}', ({ a, b }) => ({ c: a + b }))
  expect(findWrongFigures('Two and 1,000.5 make 1,002.5', sum)).toEqual([])
  expect(findWrongFigures('€2 and 3 make €6', sum)).toEqual(['c: says €6, is 5'])
  expect(() => findWrongFigures('Nothing', sum)).toThrow('no longer says')
})
