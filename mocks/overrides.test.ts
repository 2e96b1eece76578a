import { expect, test, vi } from 'vitest'
import { contact } from './contact.ts'
import { chat } from './chat/chat.ts'
import { consultation } from './consultation.ts'
import { createHandlers, mockedNames, listOutcomes, parseOverrides } from './overrides.ts'

/** Returns the overrides in a URL and the warnings in the console. */
function read(search: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return { overrides: parseOverrides(search), warnings: warn.mock.calls.map(([text]) => String(text)) }
}

test('ignores URLs without `?mock`', () => {
  for (const search of ['', '?', '?mock=', '?page=contact:refused']) {
    expect(read(search)).toEqual({ overrides: {}, warnings: [] })
  }
})

test('reads an outcome for each endpoint and for the chat', () => {
  expect(read('?mock=contact:refused,consultation:noResponse,chat:blocked')).toEqual({
    overrides: { contact: 'refused', consultation: 'noResponse', chat: 'blocked' },
    warnings: [],
  })
  expect(read('?a=1&mock=chat%3Ahanging&b=2').overrides).toEqual({ chat: 'hanging' })
})

test('reads every outcome', () => {
  const ofFunctions = [
    'accepted',
    'slow',
    'refused',
    'invalid',
    'busy',
    'noResponse',
    'offline',
    'unreadable',
    'relayError',
  ]
  expect(Object.fromEntries(mockedNames.map((name) => [name, listOutcomes(name)]))).toEqual({
    contact: ofFunctions,
    consultation: ofFunctions,
    chat: ['answering', 'blocked', 'hanging', 'throwing', 'empty', 'leaving'],
  })
  for (const name of mockedNames) {
    for (const outcome of listOutcomes(name)) {
      expect(read(`?mock=${name}:${outcome}`)).toEqual({ overrides: { [name]: outcome }, warnings: [] })
    }
  }
})

test('returns the handlers of the selected outcomes', () => {
  const handlers = createHandlers({ contact: 'busy', consultation: 'slow', chat: 'empty' })
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
])('ignores %s and lists the valid outcomes in the console', (override) => {
  const { overrides, warnings } = read(`?mock=${override},consultation:busy`)
  expect(overrides).toEqual({ consultation: 'busy' })
  const ofFunctions = 'accepted, slow, refused, invalid, busy, noResponse, offline, unreadable, relayError'
  expect(warnings).toEqual([
    `?mock=${override} is not known. Use contact with one of: ${ofFunctions}; consultation with one of: ${ofFunctions}; ` +
      'chat with one of: answering, blocked, hanging, throwing, empty, leaving.',
  ])
})
