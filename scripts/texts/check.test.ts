import { expect, test } from 'vitest'
import { parseArticle, writeArticle } from '../../tests/fixtures/texts.ts'
import {
  findDrawingProblems,
  findSharedNumbers,
  findSourceProblems,
  findWrongLabels,
  listDue,
  parseSources,
} from './check.ts'

test('names a drawing with another number than its text, and asks for the words of each callout', () => {
  const svg = '<g id="callout-1"/><g id="callout-2"/><g id="label-a-01"/>'
  const drawing = { number: 'A-01', alt: 'A pump', callouts: ['Seal', 'Shaft'] }
  expect(findWrongLabels('pumps.mdx', drawing, svg)).toEqual([])
  expect(findWrongLabels('pumps.mdx', { number: 'A-10', alt: 'A pump', callouts: undefined }, svg)).toEqual([
    'pumps.mdx: number: The title block of the drawing has another. Draw A-10 in a group with id="label-a-10".',
    'pumps.mdx: callouts: The drawing has 2. Write the words of each.',
  ])
})

test('names drawings that browsers would not show, and those that share a number', () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 1200 630">'
  expect(findDrawingProblems('src/articles/pumps.svg', `${start}<path d="M0 0h9"/></svg>`)).toEqual([])
  expect(findDrawingProblems('src/articles/valves.svg', '<svg><mask/></svg>')).toEqual([
    'src/articles/valves.svg: Write id="drawing" in <svg>, by which pages reference it.',
    'src/articles/valves.svg: Write viewBox="0 0 1200 630" in <svg>.',
    'src/articles/valves.svg: WebKit does not show <mask in a drawing that a page references. Use paths.',
  ])
  expect(findDrawingProblems('src/services/pumps-icon.svg', '<svg viewBox="0 0 24 24"></svg>')).toEqual([
    'src/services/pumps-icon.svg: Write viewBox="0 0 48 48" in <svg>.',
  ])
  const drawing = { number: 'A-01', alt: 'A pump' }
  expect(
    findSharedNumbers([
      { file: 'pumps.mdx', drawing },
      { file: 'valves.mdx', drawing },
    ]),
  ).toEqual(['valves.mdx: number: A-01 is the number of pumps.mdx. Use one that is free.'])
})

test('lists sources that are due, and an article that is called checked with a source that nobody has read', () => {
  const sources = parseSources(`
| claim | article | source | how checked | due |
| ----- | ------- | ------ | ----------- | --- |
| Late  | a, b    | Law 2  | known       | 2027-03-01 |
| Early | a       | Law 1  | text        | 2027-01-20 |
| Never | b       | Law 3  | report (x)  |     |
| Wrong | b       | Law 4  | report (x)  | in May |
`)
  expect(listDue(sources, '2027-02-01')).toEqual(['2027-01-20  Early (a)'])
  expect(listDue(sources, '2027-03-01')).toEqual(['2027-01-20  Early (a)', '2027-03-01  Late (a, b)'])
  const { facts, file } = parseArticle(writeArticle({ more: 'published: March 2027\nminutes: 4\nchecked: April 2027' }))
  expect(findSourceProblems(sources, [{ slug: 'b', file, facts }])).toEqual([
    'docs/content-sources.md: "Wrong": due: Write in May as 2027-01-20.',
    'src/articles/spare-parts.mdx: checked: Nobody has read the source of "Late" (docs/content-sources.md).',
  ])
  expect(
    findSourceProblems(sources.slice(0, 3), [{ slug: 'b', file, facts: parseArticle(writeArticle()).facts }]),
  ).toEqual([])
})
