import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakAddress, sentence, splitAddresses } from './factText.tsx'

test('breaks an email address before its last @', () => {
  expect(renderToStaticMarkup(breakAddress('anna@example.com'))).toBe('anna<wbr/>@example.com')
  expect(renderToStaticMarkup(breakAddress('"a@b"@example.com'))).toBe('&quot;a@b&quot;<wbr/>@example.com')
})

test('keeps a hyphen of an email address between its neighbors', () => {
  expect(renderToStaticMarkup(breakAddress('anna-maria@pump-works.example'))).toBe(
    'ann<span class="unbroken">a-m</span>aria<wbr/>@pum<span class="unbroken">p-w</span>orks.example',
  )
})

test('breaks the address in each link to it', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const links = Object.values(sources).flatMap((source) => source.match(/mailto:.*?<\/a>/g) ?? [])
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((link) => link.includes('>{site.'))).toEqual([])
})

test.each([
  ['one working day', 'one working day.'],
  ['Company s.r.o.', 'Company s.r.o.'],
  ['Ing. Kováč, Ph.D.', 'Ing. Kováč, Ph.D.'],
  ['45 min.', '45 min.'],
  ['Mail Ltd. (email, etc.)', 'Mail Ltd. (email, etc.).'],
  ['what they call “ISO 9001”', 'what they call “ISO 9001”.'],
  ['as they say: “Done.”', 'as they say: “Done.”'],
])('ends %j with one period', (fact, ended) => {
  expect(sentence(fact)).toBe(ended)
})

test.each([
  ['Authority, https://authority.example/complaints?a=1.', [['https://authority.example/complaints?a=1']]],
  ['Authority (https://authority.example)', [['https://authority.example']]],
  ['Mail Ltd., privacy@mail.example; Text Ltd.', [['privacy@mail.example', 'mailto:privacy@mail.example']]],
  ['Company s.r.o., Verein e.V., Mühle a.s., GmbH & Co.KG, Ing. Kováč, Ph.D., authority.example', []],
])('links the addresses in %j', (fact, links) => {
  const parts = splitAddresses(fact)
  expect(parts.map(({ text }) => text).join('')).toBe(fact)
  expect(parts.filter(({ url }) => url !== undefined)).toEqual(links.map(([text, url = text]) => ({ text, url })))
})
