import { expect, test } from 'vitest'
import { findEquations, findWrongFigures } from './figures.ts'

const find = (source: string) => findWrongFigures({ file: 'parts.mdx', source: `\n## Parts\n\n${source}` })

test('finds equations with units, brackets and powers', () => {
  const text =
    'Say 12 × 9 × 15 minutes = 27 hours; 8,000 × 0.776² = 4,817. Space: 12 m² × (€280 + €350) = €7,560. 2 ÷ 600 = 0.33%.'
  expect(findEquations(text)).toHaveLength(4)
  expect(find(text)).toEqual([])
})

test('rejects a wrong result in the text', () => {
  expect(find('It is 13 ÷ 74 = 17.5% less.')).toEqual(['parts.mdx: 13 ÷ 74 = 17.5% less: the result is 17.5676.'])
})

test('recomputes the figures that a comment explains', () => {
  const text = 'At €700 and 80% booked, **140** are free; a root is 13.5, and three [cover](/20) 12½ of 25&nbsp;mm.'
  const sums = '700 × (1 − 80%) = 140; root(140 + 42.25) = 13.5; floor(25 ÷ 7) = 3; 25 ÷ 2 = 12.5'
  expect(find(`${text}\n\n{/* ${sums.replace('42.25', '42¼')} */}`)).toHaveLength(1)
  expect(find(`${text} And 42.25.\n\n{/* ${sums} */}`)).toEqual([])
})

test.each([
  ['140 are booked of 700, 20% of it.', '140 ÷ 700 = 21%', 'the section does not say 21%.'],
  ['140 are booked, 20% of it.', '140 ÷ 700 = 20%', 'the article does not say 700.'],
  ['140 are booked of 700, 21% of it.', '140 ÷ 700 = 21%', 'the result is 20.'],
  ['140 are booked of 700, 20% of it.', '140 ÷ ( = 20%', 'the result is NaN.'],
])('rejects "%s" with the comment %s', (text, sum, problem) => {
  expect(find(`${text}\n\n{/* ${sum} */}`)).toEqual([`parts.mdx: ${sum}: ${problem}`])
})
