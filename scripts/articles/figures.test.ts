import { expect, test } from 'vitest'
import { contrast } from '../../stories/foundations/tokens.ts'
import { findEquations, findWrongFigures } from './figures.ts'
import { readArticle, readArticles } from './readArticles.ts'

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

test('finds the equations of the articles', () => {
  expect(readArticles().flatMap(({ source }) => findEquations(source)).length).toBeGreaterThan(80)
})

// What no equation can say.

test('the run sheet of the webinar has no gap and ends after 45 minutes', () => {
  const steps = [...readArticle('webinar-best-practices').source.matchAll(/\*\*(\d\d):00–(\d\d):00\*\*/g)].map((step) =>
    step.slice(1).map(Number),
  )
  expect(steps.length).toBeGreaterThan(8)
  for (const [index, [from]] of steps.entries()) expect(from).toBe(steps[index - 1]?.[1] ?? 0)
  expect(steps.at(-1)?.[1]).toBe(45)
})

test('the sample note fits the 200 characters of an invitation', () => {
  const [, note = ''] = /^> (Your mixers.*)$/m.exec(readArticle('linkedin-lead-generation').source) ?? []
  expect(note.length).toBeGreaterThan(100)
  expect(note.length).toBeLessThanOrEqual(200)
})

test('the table of the customer database has as many fields as the text says', () => {
  const { source } = readArticle('crm-systems')
  expect(source).toContain('Twenty-three fields, six stages, and three reports')
  expect(source.match(/^\| .+ \| (Company|Person|Inquiry) +\|/gm)).toHaveLength(23)
})

test('two in the afternoon in Prague in winter is the time named elsewhere', () => {
  expect(readArticle('webinar-best-practices').source).toContain(
    'In winter, 14:00 in Prague is 8:00 in New York and 18:30 in Mumbai',
  )
  const at = (timeZone: string) =>
    new Date('2027-01-12T13:00Z').toLocaleTimeString('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' })
  expect(['Europe/Prague', 'America/New_York', 'Asia/Kolkata'].map(at)).toEqual(['14:00', '8:00', '18:30'])
})

test('the contrast of letters on the orange is as stated', () => {
  const text = readArticle('visual-branding-tips').source
  expect(text).toContain('White letters on a strong orange such as `#F28C00` have a contrast of about 2.5:1')
  expect(text).toContain('Near-black, `#1A1A1A`, on the same orange reaches about 7:1')
  expect(contrast('#FFFFFF', '#F28C00')).toBeCloseTo(2.5, 1)
  expect(contrast('#F28C00', '#1A1A1A')).toBeCloseTo(7, 0)
})
