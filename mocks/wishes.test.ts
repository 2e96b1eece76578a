import { expect, test, vi } from 'vitest'
import { outcomes, wishesIn } from './wishes.ts'

/** What an address asks for, and what the console says to it. */
function read(search: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return { wishes: wishesIn(search), warnings: warn.mock.calls.map(([text]) => String(text)) }
}

test('an address without a wish wishes nothing', () => {
  for (const search of ['', '?', '?mock=', '?page=contact:refused']) {
    expect(read(search)).toEqual({ wishes: {}, warnings: [] })
  }
})

test('an address can wish an outcome for each function', () => {
  expect(read('?mock=contact:refused,consultation:silent')).toEqual({
    wishes: { contact: 'refused', consultation: 'silent' },
    warnings: [],
  })
  expect(read('?a=1&mock=contact%3Aoffline&b=2').wishes).toEqual({ contact: 'offline' })
})

test('every outcome can be wished', () => {
  expect(outcomes).toEqual([
    'accepted',
    'slow',
    'refused',
    'invalid',
    'busy',
    'silent',
    'offline',
    'unreadable',
    'unrelayed',
  ])
  for (const outcome of outcomes) expect(read(`?mock=contact:${outcome}`).wishes).toEqual({ contact: outcome })
})

test.each([
  'contact',
  'contact:',
  'contact:great',
  'chat:refused',
  ':refused',
  'constructor:refused',
  'contact:toString',
])('a developer who wishes for %s reads what can be wished', (wish) => {
  const { wishes, warnings } = read(`?mock=${wish},consultation:busy`)
  expect(wishes).toEqual({ consultation: 'busy' })
  expect(warnings).toEqual([
    `?mock=${wish} is not known. Use contact or consultation, with one of: ${outcomes.join(', ')}.`,
  ])
})
