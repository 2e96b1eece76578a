import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { removeMailFiles } from '#server/delivery/transports/mailFiles.ts'
import { openSqliteStore } from '#server/store/sqlite/openSqliteStore.ts'
import type { Store } from '#server/store/Store.ts'
import { acceptedAt, acceptedBooking, acceptedMessage, toAccept } from '../../tests/fixtures/accepted.ts'
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

const command = (...words: string[]) => runCommand(store, words, (ids) => removeMailFiles(join(folder, 'mail'), ids))
const usage = { isDone: false, text: expect.stringContaining('npm run outbox') as string }

test('lists messages, the newest first, without anything that was typed', async () => {
  expect(await command('list')).toEqual({
    isDone: true,
    text: `00000000-0000-4000-8000-000000000002  2026-11-21T20:25:00.000Z  send-contact-email
  company-mail       waiting, next 2026-11-21T20:25:00.000Z
00000000-0000-4000-8000-000000000001  2026-11-21T20:24:00.000Z  send-consultation-email
  company-mail       delivered, 1 attempts
  confirmation-mail  dead, 1 attempts, smtp 550 RCPT TO
  text-message       waiting, next 2026-11-21T20:24:00.000Z`,
  })
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
] as const

test('lists what matches a filter', async () => {
  for (const [words, expected] of filters) {
    const { text } = await command('list', ...words)
    expect(text.match(/^[\da-f-]{36}/gm) ?? []).toEqual(expected.map(({ id }) => id))
  }
})

test('shows one message with what was typed', async () => {
  const { text } = await command('show', message.id)
  expect(JSON.parse(text)).toMatchObject({ message: { payload: message.payload } })
})

test('resends what was not delivered, or the named kind', async () => {
  expect(await command('resend', booking.id)).toEqual({
    isDone: true,
    text: expect.stringMatching(
      /^Due now: (confirmation-mail, text-message|text-message, confirmation-mail)$/,
    ) as string,
  })
  expect((await command('list')).text).toMatch(/confirmation-mail +waiting, resent 1 times, next /)
  expect(await command('resend', booking.id, 'company-mail')).toEqual({ isDone: true, text: 'Due now: company-mail' })
  expect(await command('resend', message.id, 'text-message')).toMatchObject({ isDone: false })
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
})

test.each(['show', 'resend', 'erase'])('says that there is no message to %s', async (word) => {
  expect(await command(word, 'nobody')).toEqual({ isDone: false, text: 'There is no message nobody.' })
})

const misuses = [
  [],
  ['delete'],
  ['show'],
  ['erase'],
  ['erase', message.id, '--address', 'jana@example.com'],
  ['erase', '--address', 'jana@example.com', '--state', 'dead'],
  ['list', 'all'],
  ['list', '--state', 'lost'],
  ['list', '--kind', 'letter'],
  ['list', '--since', 'yesterday'],
  ['list', '--limit', '0'],
  ['list', '--unknown', 'x'],
  ['resend', message.id, 'letter'],
  ['resend', message.id, 'company-mail', 'again'],
  ['show', message.id, '--state', 'dead'],
]

test('explains its use for anything else, and changes nothing', async () => {
  for (const words of misuses) expect(await command(...words)).toMatchObject(usage)
  expect(await store.list()).toHaveLength(2)
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
    stderr: `There is no message ${message.id}.\n`,
  })
}, 60_000)

const nobody = 65_534
const isRoot = process.getuid?.() === 0

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
