import { expect, test } from 'vitest'
import {
  booking,
  command,
  listIds,
  message,
  openOutbox,
  outbox,
  parse,
  passTime,
} from '../../tests/fixtures/outboxCommand.ts'

openOutbox()

test('lists messages as a table, the newest first, without anything that was typed', async () => {
  expect(await command('list')).toEqual({
    isDone: true,
    text: `\
ID                                    ACCEPTED              FUNCTION                 DELIVERY           STATE      NOTE
00000000-0000-4000-8000-000000000002  2026-11-21 20:25:00Z  send-contact-email       company-mail       waiting    next 2026-11-21 20:25:00Z
00000000-0000-4000-8000-000000000001  2026-11-21 20:24:00Z  send-consultation-email  company-mail       delivered  1 attempt
                                                                                     confirmation-mail  dead       1 attempt, smtp 550 RCPT TO
                                                                                     text-message       waiting    next 2026-11-21 20:24:00Z`,
  })
  expect(outbox.audited).toEqual([])
})

const filters = [
  [['--state', 'dead'], [booking]],
  [['--state', 'waiting', '--kind', 'company-mail'], [message]],
  [['--kind', 'text-message'], [booking]],
  [['--since', '2026-11-21T20:25Z'], [message]],
  [
    ['--since', '2026-11-21'],
    [message, booking],
  ],
  [['--address', 'Peter@Example.com'], [booking]],
  [['--address', '00421 905 000 000'], [booking]],
  [['--limit', '1'], [message]],
  [['--state', 'suppressed'], []],
  [['--state', 'quarantined'], []],
] as const

test('lists what matches a filter', async () => {
  for (const [words, expected] of filters) {
    expect(listIds((await command('list', ...words)).text)).toEqual(expected.map(({ id }) => id))
  }
})

test('gives the list as JSON with times in ISO 8601', async () => {
  expect(await parse('list', '--limit', '1')).toMatchObject([
    {
      id: message.id,
      acceptedAt: '2026-11-21T20:25:00.000Z',
      deliveries: [{ state: 'waiting', dueAt: '2026-11-21T20:25:00.000Z', endedAt: null }],
    },
  ])
})

test('shows one message with what was typed', async () => {
  const { text } = await command('show', message.id)
  expect(text).toBe(`\
id           00000000-0000-4000-8000-000000000002
accepted     2026-11-21 20:25:00Z
function     send-contact-email
name         Jana Nováková
email        jana@example.com
phone        +421 900 123 456
company      Pump Works Ltd.
message      We make pumps up to DN 200.
             Who buys them in Poland?
gdprConsent  true

DELIVERY      STATE    NOTE
company-mail  waiting  next 2026-11-21 20:25:00Z`)
  expect(await parse('show', message.id)).toMatchObject({ message: { payload: message.payload } })
  expect(outbox.audited).toEqual([`show ${message.id}`, `show ${message.id}`])
})

test('counts deliveries, the longest wait and messages by day', async () => {
  passTime(3 * 3_600_000)
  expect((await command('stats')).text).toBe(`\
DELIVERY           WAITING  DELIVERED  DEAD  SUPPRESSED  QUARANTINED
company-mail       1        1          0     0           0
confirmation-mail  0        0          1     0           0
text-message       1        0          0     0           0

The oldest waiting message was accepted 3 h 2 min ago.

DAY (UTC)   ACCEPTED
2026-11-21  2`)
  expect(await parse('stats')).toEqual(await outbox.store.stats())
})
