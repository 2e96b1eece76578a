import { expect, test } from 'vitest'
import { command, message, openOutbox, outbox } from '../../tests/fixtures/outboxCommand.ts'

openOutbox()

test.each(['show', 'resend', 'erase'])('says that there is no message to %s', async (word) => {
  expect(await command(word, 'nobody')).toEqual({
    isDone: false,
    text: 'There is no message nobody. "npm run outbox -- list" shows the ids of those that are stored.',
  })
})

const mistakes: [string[], string][] = [
  [[], 'npm run outbox -- COMMAND'],
  [['delete'], 'There is no command "delete", only list, show, resend, erase, export, quarantine, stats.'],
  [['toString'], 'There is no command "toString"'],
  [['show'], 'Name the id of a message'],
  [['erase'], 'Name either the id of a message or a person'],
  [['erase', message.id, '--address', 'jana@example.com'], 'Name either the id of a message or a person'],
  [['erase', '--address', 'jana@example.com', '--state', 'dead'], 'erase does not take --state.'],
  [['erase', '--address', 'Jana'], '--address: give an email address like jana@example.com or a phone number'],
  [['export'], '--address: give an email address'],
  [['export', '--address', 'nobody@example.com'], 'There is no message with this address.'],
  [['list', 'all'], '"all" is one word too many.'],
  [['list', '--state', 'lost'], '--state: use waiting, delivered, dead, suppressed, quarantined, not "lost".'],
  [['list', '--kind', 'letter'], '--kind: use company-mail, '],
  [['list', '--since', 'yesterday'], '--since: use a day like 2026-11-22'],
  [['list', '--limit', '0'], '--limit: use a number from 1 to 9999999, not "0".'],
  [['list', '--unknown', 'x'], "Unknown option '--unknown'. See"],
  [['list', '--state'], "Option '--state <value>' argument missing. See"],
  [['resend', message.id, 'letter'], 'The kind: use company-mail, '],
  [['resend', message.id, 'company-mail', 'again'], '"again" is one word too many.'],
  [['show', message.id, '--state', 'dead'], 'show does not take --state.'],
  [['quarantine', 'empty'], '"quarantine empty" is no command'],
  [['quarantine', 'release'], 'Name the ids to release'],
]

test.each(mistakes)('says what is wrong with %j, and changes nothing', async (words, said) => {
  const { text, isDone } = await command(...words)
  expect(text).toContain(said)
  expect(isDone).toBe(false)
  expect(await outbox.store.list()).toHaveLength(2)
  expect(outbox.audited).toEqual([])
})
