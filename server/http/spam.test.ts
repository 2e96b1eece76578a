import { expect, test } from 'vitest'
import { noSignals } from '../../tests/fixtures/store.ts'
import { booking, message } from '../../tests/fixtures/visitor.ts'
import { readSignals, spamMarks, type Signals } from './spam.ts'

const mark = (change: Partial<typeof message>, signals: Partial<Signals> = {}) =>
  spamMarks({
    function: 'send-contact-email',
    payload: { ...message, ...change },
    signals: { ...noSignals, ...signals },
  })

test.each([
  'Please call me.',
  'Добрый день, нам нужны насосы: https://www.nasos.example',
  'Kindly quote three parts: https://www.gears.example/1.pdf https://www.gears.example/2.pdf https://gears.example/3',
  'Drawings: www.gears.example/1 http://gears.example/2 www.gears.example/3 www.gears.example/4 www.gears.example/5',
  'We want to rank on page 1 of Google. Do you build backlinks, and what does an email list cost? We PAY, URGENT!!!',
  'Hole pattern M16-6H, <0.05 mm, a<b, EN 1092-1/11, and/or 12:30',
])('marks no honest message: %s', (text) => {
  expect(mark({ message: text })).toEqual([])
  expect(mark({ message: text }, { secondsOnPage: 3 })).toEqual([])
})

const six = Array.from({ length: 6 }, (_, index) => `https://www.shop.example/${index}`).join(' ')
test.each<[reason: string, change: Partial<typeof message>, signals: Partial<Signals>]>([
  ['hidden field filled in', {}, { honeypot: true }],
  ['sent from a page of another site', {}, { isForeign: true }],
  ['sent within 3 seconds', {}, { secondsOnPage: 2 }],
  ['6 links', { message: six }, {}],
  ['links as HTML or BBCode', { message: 'Buy <A href="x">now</A>' }, {}],
  ['links as HTML or BBCode', { message: 'Buy [URL=x]now[/URL]' }, {}],
  ['a link as the name', { name: 'Win at www.prize.example' }, {}],
])('marks a message: %s', (reason, change, signals) => {
  expect(mark(change, signals)).toEqual([reason])
})

test('marks a booking by its sender only, and with each reason', () => {
  const signals = { ...noSignals, honeypot: true }
  const name = 'send-consultation-email'
  expect(spamMarks({ function: name, payload: booking, signals: noSignals })).toEqual([])
  expect(spamMarks({ function: name, payload: { ...booking, name: 'http://a.example' }, signals })).toHaveLength(2)
})

const site = 'https://www.b2b-services.example'
test.each<[string, Record<string, string>, string[], boolean]>([
  ['a page of the same origin', { 'Sec-Fetch-Site': 'same-origin', Origin: site }, [], false],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }, [site], true],
  ['a page that may call from elsewhere', { 'Sec-Fetch-Site': 'cross-site', Origin: site }, [site], false],
  ['any page, if all may', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }, ['*'], false],
  ['no browser', {}, [site], false],
])('reads whether %s sent it', (_, headers, origins, isForeign) => {
  expect(readSignals(new Headers(headers), origins)).toMatchObject({ isForeign, honeypot: false })
})

test('reads how long the page was open, and ignores what is not a number', () => {
  const read = (age: string) => readSignals(new Headers({ 'X-Page-Age': age }), []).secondsOnPage
  expect(['0', '42'].map(read)).toEqual([0, 42])
  for (const age of ['', '-1', '1.5', 'soon', '1e3', '9'.repeat(40)]) expect(read(age)).toBeUndefined()
})
