import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { removeMailFiles } from '#server/delivery/transports/mailFiles.ts'
import { openSqliteStore } from '#server/store/sqlite/openSqliteStore.ts'
import type { NewMessage, Store } from '#server/store/Store.ts'
import {
  acceptedAt,
  acceptedBooking,
  acceptedMessage,
  quarantinedMessage,
  toAccept,
} from '../../tests/fixtures/accepted.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { runCommand } from './command.ts'

const booking = acceptedBooking({ email: 'peter@example.com', phone: '+421 905 000 000' }, 1)
const message = acceptedMessage({}, 2)
let folder = ''
let store: Store
let now = acceptedAt

beforeEach(async () => {
  folder = await temporaryFolder()
  now = acceptedAt
  audited.splice(0)
  store = await openSqliteStore({ folder, clock: () => now })
  onTestFinished(() => store.close())
  for (const one of [booking, message]) {
    await store.accept(toAccept(one))
    now += 60_000
  }
  const options = { limit: 10, leaseMs: 60_000 }
  const [toCompany] = await store.claim({ ...options, kinds: ['company-mail'], limit: 1 })
  await store.settle(toCompany!, { state: 'delivered' })
  const [confirmation] = await store.claim({ ...options, kinds: ['confirmation-mail'] })
  await store.settle(confirmation!, { state: 'dead', error: 'smtp 550 RCPT TO' })
  await mkdir(join(folder, 'mail'))
  for (const { id } of [booking, message]) await writeFile(join(folder, 'mail', `${id}.company-mail.eml`), '')
})

const audited: string[] = []
const command = (...words: string[]) =>
  runCommand(
    {
      store,
      removeFiles: (ids) => removeMailFiles(join(folder, 'mail'), ids),
      audit: (name, ids) => audited.push(`${name} ${ids.join(' ')}`),
    },
    words,
  )
const listIds = (text: string) => text.match(/^[\da-f-]{36}/gm) ?? []
const parse = async (...words: string[]) => JSON.parse((await command(...words, '--json')).text) as unknown

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
  expect(audited).toEqual([])
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
  expect(audited).toEqual([`show ${message.id}`, `show ${message.id}`])
})

test('resends what was not delivered, or the named kind', async () => {
  expect(await command('resend', booking.id)).toEqual({
    isDone: true,
    text: 'Due now: confirmation-mail, text-message',
  })
  expect((await command('list')).text).toMatch(/confirmation-mail +waiting +resent 1 time, next /)
  expect(await command('resend', booking.id, 'company-mail')).toEqual({ isDone: true, text: 'Due now: company-mail' })
  expect(audited).toEqual([`resend ${booking.id}`, `resend ${booking.id}`])
  expect(await command('resend', message.id, 'text-message')).toEqual({
    isDone: false,
    text: `${message.id} has no text-message.`,
  })
})

test.each([
  ['id', [message.id]],
  ['email address', ['--address', ' JANA@example.com']],
  ['phone number', ['--address', '+421 (900) 123-456']],
])('erases a message by %s, with its mail file', async (_, words) => {
  expect(await command('erase', ...words)).toEqual({ isDone: true, text: `Erased ${message.id}.` })
  expect(await readdir(join(folder, 'mail'))).toEqual([`${booking.id}.company-mail.eml`])
  expect((await command('list')).text).not.toContain(message.id)
  expect(await command('erase', ...words)).toMatchObject({ isDone: false })
  expect(audited).toEqual([`erase ${message.id}`])
})

test('exports everything that is stored of a person', async () => {
  const second = acceptedMessage({ message: 'One more question.' }, 3)
  await store.accept(toAccept(second))
  const exported = JSON.parse((await command('export', '--address', 'JANA@example.com')).text) as object
  expect(exported).toEqual({
    exportedAt: expect.stringMatching(/^20\d\d-.+Z$/) as string,
    messages: [second, message].map(({ id, payload }) => ({
      id,
      function: 'send-contact-email',
      payload,
      acceptedAt: expect.stringMatching(/^2026-11-21T.+Z$/) as string,
      deliveries: [expect.objectContaining({ kind: 'company-mail', state: 'waiting' })],
    })),
  })
  expect(audited).toEqual([`export ${second.id} ${message.id}`])
})

describe('quarantine', () => {
  const [first, second] = [3, 4].map(quarantinedMessage) as [NewMessage, NewMessage]
  beforeEach(async () => {
    for (const one of [first, second]) await store.accept(one)
  })

  test('lists what looks like spam, with the reasons', async () => {
    const { text } = await command('quarantine')
    expect(listIds(text)).toEqual([second.id, first.id])
    expect(text).toMatch(/company-mail +quarantined +3 links\n/)
    expect(await parse('quarantine')).toMatchObject([{ id: second.id }, { id: first.id }])
  })

  test('releases messages', async () => {
    expect(await command('quarantine', 'release', first.id, second.id)).toEqual({
      isDone: true,
      text: 'Due now: company-mail',
    })
    expect(await store.claim({ kinds: ['company-mail'], limit: 9, leaseMs: 1000 })).toHaveLength(3)
    expect(audited).toEqual([`quarantine release ${first.id}`, `quarantine release ${second.id}`])
    expect((await command('quarantine')).text).toBe('The quarantine is empty.')
  })

  test('erases messages for good', async () => {
    expect(await command('quarantine', 'erase', first.id)).toEqual({ isDone: true, text: `Erased ${first.id}.` })
    expect(await store.show(first.id)).toBeUndefined()
    expect(audited).toEqual([`quarantine erase ${first.id}`])
  })

  test.each(['release', 'erase'])('does not %s anything if one of the messages is not in it', async (action) => {
    expect(await command('quarantine', action, first.id, message.id)).toEqual({
      isDone: false,
      text: `No quarantined message has the id ${message.id}. "npm run outbox -- quarantine" shows them.`,
    })
    expect(listIds((await command('quarantine')).text)).toEqual([second.id, first.id])
    expect(audited).toEqual([])
  })

  test('resends nothing of it before it is released', async () => {
    expect(await command('resend', first.id)).toEqual({
      isDone: false,
      text: `${first.id} is quarantined. To deliver it: npm run outbox -- quarantine release ${first.id}`,
    })
  })
})

test('counts deliveries, the longest wait and messages by day', async () => {
  now += 3 * 3_600_000
  expect((await command('stats')).text).toBe(`\
DELIVERY           WAITING  DELIVERED  DEAD  SUPPRESSED  QUARANTINED
company-mail       1        1          0     0           0
confirmation-mail  0        0          1     0           0
text-message       1        0          0     0           0

The oldest waiting message was accepted 3 h 2 min ago.

DAY (UTC)   ACCEPTED
2026-11-21  2`)
  expect(await parse('stats')).toEqual(await store.stats())
})

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
  expect(await store.list()).toHaveLength(2)
  expect(audited).toEqual([])
})

/** Runs `npm run outbox` as a process. */
const run = (env: Record<string, string>, ...words: string[]) =>
  spawnSync(process.execPath, ['server/admin/main.ts', ...words], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })

test('works while the server has the store open', () => {
  expect(run({ OUTBOX: folder }, 'list')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(message.id) as string,
  })
  expect(run({ OUTBOX: folder }, 'erase', message.id)).toMatchObject({ status: 0, stdout: `Erased ${message.id}.\n` })
  expect(run({ OUTBOX: folder }, 'show', message.id)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no message ${message.id}.`) as string,
  })
}, 60_000)

const nobody = 65_534
const isRoot = process.getuid?.() === 0

test('records in audit.log and on the error stream what was read or changed, never what was typed', async () => {
  const { stdout, stderr } = run({ OUTBOX: folder }, 'export', '--address', 'jana@example.com', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ messages: [{ id: message.id }] })
  run({ OUTBOX: folder }, 'list')
  run({ OUTBOX: folder }, 'erase', '--address', 'jana@example.com')
  const audit = await readFile(join(folder, 'audit.log'), 'utf8')
  expect(audit).toMatch(new RegExp(`^${stderr.trimEnd()}\n.*\n$`))
  const recorded = { level: 'info', event: 'outbox.command', ids: message.id }
  expect(
    audit
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { time: expect.any(String) as string, ...recorded, command: 'export' },
    { time: expect.any(String) as string, ...recorded, command: 'erase' },
  ])
  expect((await stat(join(folder, 'audit.log'))).mode & 0o077).toBe(0)
}, 60_000)

test('leaves no file in a folder that its owner cannot open', async () => {
  // Still without a database, so that the command creates one.
  const empty = await temporaryFolder()
  if (isRoot) await chown(empty, nobody, nobody)
  expect(run({ OUTBOX: empty }, 'list')).toMatchObject({ status: 0, stdout: 'No messages.\n', stderr: '' })
  const names = await readdir(empty, { recursive: true })
  expect(names).not.toEqual([])
  const owners = await Promise.all(names.map(async (name) => (await stat(join(empty, name))).uid))
  expect(new Set(owners)).toEqual(new Set([isRoot ? nobody : process.getuid!()]))
}, 60_000)
