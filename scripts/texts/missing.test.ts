import { expect, test } from 'vitest'
import { companyFacts, parseArticle, parseService, writeArticle } from '../../tests/fixtures/texts.ts'
import { listMissing, listUnconfirmed } from './missing.ts'

test('lists what the company has not given, and what a visitor sees', () => {
  const open = parseService('', { basis: { '40% orders': null } })
  expect(open.source).not.toContain('Basis')
  const { heading, lines } = listMissing([open], [parseArticle(writeArticle())])
  expect(heading).toMatch(/^5 facts /)
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'price a typical order without a price: all services',
    'remedy no word on what happens if the work fails: all services',
    'storage no place where data is stored: all services',
    'basis figures without a basis: spare-parts',
    'author the company as the author: all articles',
  ])
  expect(listMissing([parseService('', companyFacts)], []).lines).toEqual([])
})

test('names the services whose promises nobody has confirmed', () => {
  const open = parseService('')
  const confirmed = parseService('', { confirmed: 'December 2026' })
  expect(listUnconfirmed([open, confirmed]).lines).toEqual(['spare-parts'])
  expect(listUnconfirmed([open]).lines).toEqual(['all services'])
  expect(listUnconfirmed([confirmed]).lines).toEqual([])
})
