import { expect, test, vi } from 'vitest'
import { contact } from './contact.ts'
import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { handlersFor, imitatedNames, outcomesFor, wishesIn } from './wishes.ts'

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

test('an address can wish an outcome for each function and for the chat', () => {
  expect(read('?mock=contact:refused,consultation:silent,chat:blocked')).toEqual({
    wishes: { contact: 'refused', consultation: 'silent', chat: 'blocked' },
    warnings: [],
  })
  expect(read('?a=1&mock=chat%3Ahanging&b=2').wishes).toEqual({ chat: 'hanging' })
})

test('every outcome can be wished', () => {
  const ofFunctions = ['accepted', 'slow', 'refused', 'invalid', 'busy', 'silent', 'offline', 'unreadable', 'unrelayed']
  expect(Object.fromEntries(imitatedNames.map((name) => [name, outcomesFor(name)]))).toEqual({
    contact: ofFunctions,
    consultation: ofFunctions,
    chat: ['answering', 'blocked', 'hanging', 'throwing', 'overwriting', 'empty', 'leaving'],
  })
  for (const name of imitatedNames) {
    for (const outcome of outcomesFor(name)) {
      expect(read(`?mock=${name}:${outcome}`)).toEqual({ wishes: { [name]: outcome }, warnings: [] })
    }
  }
})

test('what is wished answers', () => {
  const handlers = handlersFor({ contact: 'busy', consultation: 'slow', chat: 'empty' })
  expect(handlers).toEqual([contact.busy, consultation.slow, chat.empty])
  handlers.forEach((handler, place) => expect(handler).toBe([contact.busy, consultation.slow, chat.empty][place]))
})

test.each([
  'contact',
  'contact:',
  'contact:great',
  'contact:blocked',
  'chat',
  'chat:refused',
  'session:refused',
  ':refused',
  'constructor:refused',
  'contact:toString',
])('a developer who wishes for %s reads what can be wished', (wish) => {
  const { wishes, warnings } = read(`?mock=${wish},consultation:busy`)
  expect(wishes).toEqual({ consultation: 'busy' })
  const ofFunctions = 'accepted, slow, refused, invalid, busy, silent, offline, unreadable, unrelayed'
  expect(warnings).toEqual([
    `?mock=${wish} is not known. Use contact with one of: ${ofFunctions}; consultation with one of: ${ofFunctions}; ` +
      'chat with one of: answering, blocked, hanging, throwing, overwriting, empty, leaving.',
  ])
})
