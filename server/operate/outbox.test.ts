import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { senderOf } from '#contract/forms.ts'
import {
  acceptedBooking,
  companyMail,
  confirmation,
  createId,
  day,
  messageToStore,
  minute,
  openStore,
  toAccept,
} from '../../tests/fixtures/store.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { backUpDaily } from './backups.ts'
import { runCommand } from './outbox.ts'
import { sqliteFile } from '../store/sqlite.ts'

/** A booking that was written to a file and whose confirmation could not be delivered, and a later message that waits. */
const booking = {
  ...toAccept(acceptedBooking({ email: 'peter@example.com', phone: '0905 000 000' })),
  deliveries: [companyMail, confirmation],
}
const message = messageToStore({ id: createId(2) })

/** Opens the outbox of a server that runs, as each test finds it. */
async function openOutbox() {
  const opened = await openStore()
  const { store, clock, place: outbox } = opened
  await store.accept(booking)
  const [toCompany, toVisitor] = await store.claim({ limit: 2, leaseMs: 1 })
  await store.settle(toCompany!, { state: 'written' })
  await store.settle(toVisitor!, { state: 'dead', error: 'smtp 550 RCPT TO' })
  clock.now += minute
  await store.accept(message)
  mkdirSync(join(outbox, 'mail'))
  for (const { id, email } of [booking, message]) writeFileSync(join(outbox, 'mail', `${id}.company-mail.eml`), email)
  return { ...opened, outbox, audited: [] as string[] }
}
let server: Awaited<ReturnType<typeof openOutbox>>
beforeEach(async () => void (server = await openOutbox()))

/** Runs a command beside the server, as a process of its own would. */
const command = (...words: string[]) =>
  runCommand(words, () => ({
    store: server.openAgain().store,
    outbox: server.outbox,
    hasBackups: true,
    log: server.log,
    audit: (name, ids) => void server.audited.push([name, ...ids].join(' ')),
  }))

const parse = async (...words: string[]) => JSON.parse(await command(...words, '--json')) as unknown
const listIds = async () => (await server.store.list()).map(({ id }) => id)

/** Returns the names of all files in the outbox that contain a text. */
const findInFiles = (text: string) =>
  readdirSync(server.outbox, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(text))
    .map(({ name }) => name)

test('lists messages as a table, the newest first, without anything that was typed, or those of a state or person', async () => {
  expect(await command('list')).toBe(`\
ID                                    ACCEPTED              FUNCTION                 DELIVERY           STATE    NOTE
00000000-0000-4000-8000-000000000002  2026-11-21 20:25:00Z  send-contact-email       company-mail       waiting  next 2026-11-21 20:25:00Z
00000000-0000-4000-8000-000000000001  2026-11-21 20:24:00Z  send-consultation-email  company-mail       written  1 attempt, in a file, sent to nobody
                                                                                     confirmation-mail  dead     1 attempt, smtp 550 RCPT TO`)
  expect(await parse('list', '--state', 'dead')).toMatchObject([{ id: booking.id }])
  expect(await parse('list', '--address', '00421 905 000 000')).toMatchObject([{ id: booking.id }])
  expect(server.audited).toEqual([])
})

test('shows by month where inquiries came from and how often pages were opened, and erases none of it', async () => {
  const { store, clock } = server
  expect(await command('sources')).toMatch(
    /^2026-11: inquiries 2, pages opened 0\n.*nothing counts those of a static host\.$/s,
  )
  clock.now += 10 * day
  await store.accept(
    messageToStore({ source: 'page=%2Fcontact&landing=%2F&referrer=www.google.com&utm_campaign=fair' }),
  )
  await store.addPageViews([
    { day: '2026-11-30', path: '/contact', count: 5 },
    { day: '2026-12-01', path: '/', count: 20 },
    { day: '2026-12-02', path: '/', count: 10 },
  ])
  await command('erase', '--address', 'peter@example.com', '--yes')
  expect(await command('sources')).toBe(`\
2026-12: inquiries 1, pages opened 30

OPENED  INQUIRIES  FIRST PAGE
30      1          /

INQUIRIES  FUNCTION            PAGE OF THE FORM  FIRST PAGE  REFERRER        SOURCE  CAMPAIGN
1          send-contact-email  /contact          /           www.google.com  -       fair


2026-11: inquiries 2, pages opened 5

OPENED  INQUIRIES  FIRST PAGE
0       2          -
5       0          /contact

INQUIRIES  FUNCTION                 PAGE OF THE FORM  FIRST PAGE  REFERRER  SOURCE  CAMPAIGN
1          send-consultation-email  -                 -           -         -       -
1          send-contact-email       -                 -           -         -       -`)
  expect(await parse('sources')).toMatchObject({
    inquiries: [{ month: '2026-12', count: 1 }, {}, {}],
    pageViews: [{ day: '2026-12-02', path: '/', count: 10 }, {}, {}],
  })
})

test('shows what failed in browsers, by day and how often, and no character that a terminal obeys', async () => {
  const { store, clock } = server
  expect(await command('failures')).toBe('No browser has reported a failure.')
  const place = '/assets/main-D3mo.js:1:2345'
  const failure = {
    kind: 'error',
    what: 'TypeError',
    place,
    page: '/contact',
    engine: 'Firefox 145',
    build: 'D3mo',
  } as const
  await store.addFailure({ ...failure, what: '\u001b[2J\u009b31mE' }, [])
  clock.now += day
  const policy = { kind: 'policy', what: 'script-src-elem inline', place: '', page: '', build: '' } as const
  for (const one of [failure, { ...failure, ...policy }, failure]) await store.addFailure(one, [])
  expect(await command('failures')).toBe(`\
DAY         COUNT  KIND    WHAT                    PLACE                        PAGE      BROWSER      BUILD
2026-11-22  2      error   TypeError               /assets/main-D3mo.js:1:2345  /contact  Firefox 145  D3mo
2026-11-22  1      policy  script-src-elem inline  -                            -         Firefox 145  -
2026-11-21  1      error   ?[2J?31mE               /assets/main-D3mo.js:1:2345  /contact  Firefox 145  D3mo`)
  expect(await parse('failures')).toMatchObject([{ ...failure, day: '2026-11-22', count: 2 }, {}, {}])
})

test('shows one message with what was typed, and why it is marked', async () => {
  await server.store.accept({ ...message, id: createId(3), idempotencyKey: null, marks: '6 links' })
  const shown = await command('show', createId(3))
  expect(shown).toMatch(/^id {13}00000000-0000-4000-8000-000000000003\naccepted {7}2026-11-21 20:25:00Z\n/)
  expect(shown).toContain('\npossible spam  6 links\nname           Jana Nováková\n')
  expect(shown).toContain('\nmessage        We make pumps up to DN 200.\n  Who buys them in Poland?\n')
  expect(shown).toMatch(/\n\nDELIVERY {6}STATE {4}NOTE\ncompany-mail {2}waiting {2}next 2026-11-21 20:25:00Z$/)
  // By its reference.
  expect(await parse('show', message.id.slice(-12))).toMatchObject({ payload: message.payload, marks: '' })
  expect(server.audited).toEqual([`show ${createId(3)}`, `show ${message.id}`])
})

test('resends what was not delivered, or the named kind', async () => {
  expect(await command('resend', booking.id)).toBe('Due now: company-mail, confirmation-mail')
  expect(await command('list')).toMatch(/confirmation-mail +waiting +resent 1 time, next /)
  expect(await parse('resend', booking.id, 'company-mail')).toEqual({ id: booking.id, due: ['company-mail'] })
  expect(server.audited).toEqual([`resend ${booking.id}`, `resend ${booking.id}`])
  await expect(command('resend', message.id, 'text-message')).rejects.toThrow(`${message.id} has no text-message.`)
})

test('resends all that is dead, and cancels what waits, of a message, a person or all', async () => {
  expect(await parse('resend', '--state', 'dead', 'company-mail')).toEqual({ ids: [] })
  expect(await command('resend', '--state', 'dead')).toBe('Due now: deliveries of 1 messages')
  expect(await parse('cancel', booking.id.slice(-12))).toEqual({ ids: [booking.id] })
  expect(await command('list', '--state', 'canceled')).toMatch(/confirmation-mail +canceled +resent 1 time$/m)
  await parse('resend', '--state', 'canceled')
  expect(await parse('cancel', '--address', 'jana@example.com')).toEqual({ ids: [message.id] })
  expect(await parse('cancel', '--state', 'waiting')).toEqual({ ids: [booking.id] })
  expect(await parse('list', '--state', 'waiting')).toEqual([])
})

test('resends what a limit or a mark withholds only by its id, or by its kind and --yes', async () => {
  const withheld = { ...confirmation, withheld: 'possible spam' }
  const marked = { ...booking, id: createId(3), marks: '6 links', deliveries: [companyMail, withheld] }
  await server.store.accept(marked)
  await command('cancel', '--state', 'waiting')
  expect(await command('resend', '--state', 'canceled')).toBe('Due now: deliveries of 2 messages')
  for (const words of [[], ['confirmation-mail'], ['--yes']])
    await expect(command('resend', '--state', 'withheld', ...words)).rejects.toThrow('people who may not have written')
  const all = await command('resend', '--state', 'withheld', 'confirmation-mail', '--yes')
  expect(all).toBe('Due now: deliveries of 1 messages')
  await command('cancel', marked.id)
  expect(await command('resend', marked.id)).toBe('Due now: company-mail, confirmation-mail')
})

const backUp = () => backUpDaily({ ...server, copy: server.database.backup!, kept: 7, now: server.clock.now })
const deliverAll = async () => {
  for (const attempt of await server.store.claim({ limit: 9, leaseMs: 1 }))
    await server.store.settle(attempt, { state: 'delivered' })
}

test.each([
  ['id', [message.id]],
  ['reference', [message.id.slice(-12)]],
  ['email address', ['--address', ' Jana <JANA@exam\u00ADple.com>']],
  ['phone number', ['--address', '+421 (900) 123-456']],
])('erases a message by %s from rows, mail files and backups', async (_, words) => {
  await deliverAll()
  await backUp()
  expect(findInFiles('jana@example.com')).toHaveLength(3)
  expect(await command('erase', ...words)).toBe(`Erased ${message.id}.`)
  expect(findInFiles('jana@example.com')).toEqual([])
  expect(findInFiles('Pump Works')).toEqual([])
  expect(findInFiles('peter@example.com')).toHaveLength(3)
  expect(await listIds()).toEqual([booking.id])
  expect(server.audited).toEqual([`erase ${message.id}`])
  // The server goes on with the same file.
  await server.store.accept(messageToStore())
  expect(await listIds()).toHaveLength(2)
})

test('erases from a backup what the database no longer holds, and removes a damaged or unfinished one', async () => {
  await backUp()
  for (const name of ['messages-2026-11-20.sqlite', 'messages-2026-11-21.sqlite.unfinished'])
    writeFileSync(join(server.outbox, name), 'no database, but Pump Works')
  await deliverAll()
  server.clock.now += 40 * day
  await server.store.expire({ olderThanMs: 30 * day, limit: 9 })
  expect(await listIds()).toEqual([])
  expect(await parse('erase', '--address', 'jana@example.com')).toEqual({ erased: [message.id] })
  expect(findInFiles('Pump Works')).toEqual([])
  expect(findInFiles('peter@example.com')).not.toEqual([])
})

test('erases with the second run what the first one could not finish', async () => {
  using reader = new DatabaseSync(join(server.outbox, sqliteFile))
  reader.exec('BEGIN; SELECT * FROM messages')
  await deliverAll()
  await expect(command('erase', message.id)).rejects.toThrow('Another program reads')
  reader.exec('COMMIT')
  expect(await command('erase', message.id)).toBe(`Nothing is stored of ${message.id}.`)
  expect(findInFiles('Pump Works')).toEqual([])
})

test('says that nothing is stored of somebody, which is no mistake', async () => {
  expect(await command('erase', '--address', 'nobody@example.com')).toBe('Nothing is stored of nobody@example.com.')
  expect(await parse('export', '--address', '+421 999 999 999')).toMatchObject({ messages: [] })
  expect([server.audited, await listIds()]).toEqual([[], [message.id, booking.id]])
})

test('asks for --yes before it takes a number that is spelled differently', async () => {
  await deliverAll()
  await command('resend', booking.id, 'company-mail')
  await deliverAll()
  const words = ['--address', '+421 905 000 000']
  const question =
    /^.*000001 .* peter@example.com +0905 000 000\nNothing was done\. Not every number is spelled .*--yes/
  for (const name of ['erase', 'export']) await expect(command(name, ...words)).rejects.toThrow(question)
  expect((await listIds()).length).toBe(2)
  // The same spelling, whatever the punctuation.
  await command('export', '--address', '0905/000-000')
  for (const name of ['export', 'erase']) await command(name, ...words, '--yes')
  const [asked, done] = [server.audited.slice(0, 3), server.audited.slice(3)]
  expect(asked).toEqual(['resend', 'show', 'show'].map((name) => `${name} ${booking.id}`))
  expect(done).toEqual(['export', 'export', 'erase'].map((name) => `${name} ${booking.id}`))
})

test('asks before it takes colleagues who share a number, or a message that the company has not received', async () => {
  const colleague = { ...messageToStore({ id: createId(3) }), email: 'anna@example.com' }
  await server.store.accept({
    ...colleague,
    payload: { ...colleague.payload, email: 'anna@example.com' },
  } as typeof colleague)
  const both =
    /000003 .* anna@example\.com .*\n.*000002 .* jana@example\.com .*\n.* of 2 email addresses: give one of these/
  for (const name of ['erase', 'export'])
    await expect(command(name, '--address', senderOf(message.payload).phone)).rejects.toThrow(both)
  const unreceived = /000002 .* not received\nNothing was done\. What is marked has not reached the company\./
  for (const words of [['--address', 'jana@example.com'], [message.id]])
    await expect(command('erase', ...words)).rejects.toThrow(unreceived)
  expect(await listIds()).toHaveLength(3)
  expect(await parse('export', '--address', 'jana@example.com')).toMatchObject({ messages: [{ id: message.id }] })
  expect(await parse('erase', '--address', 'jana@example.com', '--yes')).toEqual({ erased: [message.id] })
})

test('finds a person as the form does: by a domain in any script, and the reference in capitals', async () => {
  const email = 'a@xn--mnchen-3ya.example'
  const typed = messageToStore({ id: '00000000-0000-4000-8000-00000000abcd', email })
  await server.store.accept(typed)
  expect(await parse('list', '--address', 'A@münchen.example')).toMatchObject([{ id: typed.id }])
  expect(await parse('show', '00000000ABCD')).toMatchObject({ id: typed.id })
})

test('lists and erases messages of which one cannot be read', async () => {
  await server.database.transaction((query) =>
    query(`UPDATE messages SET payload = '{"na' WHERE id = $1`, [message.id]),
  )
  await backUp()
  expect(await command('list')).toContain('send-contact-email, unreadable')
  expect(await command('show', message.id)).toContain(message.id)
  expect(await command('erase', message.id, '--yes')).toBe(`Erased ${message.id}.`)
  expect(await parse('erase', '--address', '0905 000 000', '--yes')).toEqual({ erased: [booking.id] })
})

test('exports everything that is stored of a person', async () => {
  const { id, function: name, payload, marks, source } = message
  const deliveries = [expect.objectContaining({ kind: 'company-mail', state: 'waiting' })]
  expect(await parse('export', '--address', 'JANA@example.com')).toEqual({
    exportedAt: expect.stringMatching(/^20\d\d-.+Z$/) as string,
    messages: [{ id, function: name, payload, marks, source, acceptedAt: '2026-11-21T20:25:00.000Z', deliveries }],
  })
  expect(server.audited).toEqual([`export ${id}`])
})

test.each([
  [
    ['remove', message.id],
    'There is no command "remove", only list, show, resend, cancel, erase, export, sources, failures.',
  ],
  [['show'], 'Name the id of a message'],
  [['cancel'], 'Name what to cancel: '],
  [['cancel', '--state', 'dead'], '--state: use waiting, not "dead".'],
  [['resend', message.id, 'letter'], 'The kind: use company-mail, '],
  [['show', message.id, 'again'], '"again" is one word too many.'],
  [['erase', message.id, '--address', 'jana@example.com'], 'Name either the id of a message or a person'],
  [['erase', message.id.slice(1)], 'There is no message '],
  [['erase', '--address', 'jana@example'], '--address: give an email address like jana@example.com'],
  [['erase', '--address', 'Jana'], '--address: give an email address like jana@example.com or a phone number'],
  [['list', '--state', 'lost'], '--state: use waiting, delivered, written, dead, withheld, canceled, not "lost".'],
])('says what is wrong with %j, and changes nothing', async (words, problem) => {
  await expect(command(...words)).rejects.toThrow(problem)
  expect([server.audited, await listIds()]).toEqual([[], [message.id, booking.id]])
})

/** Runs `npm run outbox` as a process. */
const run = (outbox: string, ...words: string[]) =>
  spawnSync(process.execPath, ['server/operate/outbox.ts', ...words], {
    env: { PATH: process.env['PATH'], OUTBOX: outbox },
    encoding: 'utf8',
  })

test('records in audit.log what was read or changed, never what was typed', { timeout: 60_000 }, async () => {
  const { outbox } = server
  expect(run(outbox, 'show', message.id).stdout).toContain('Pump Works')
  run(outbox, 'list')
  await deliverAll()
  const erased = { status: 0, stdout: `Erased ${message.id}.\n`, stderr: '' }
  expect(run(outbox, 'erase', '--address', 'jana@example.com')).toMatchObject(erased)
  const file = join(outbox, 'audit.log')
  const line = (name: string) =>
    `\\{"time":"[^"]+","level":"info","event":"outbox.command","command":"${name}","ids":"${message.id}"\\}\n`
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${line('show')}${line('erase')}$`))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('prints its usage, and creates nothing where no outbox is', { timeout: 60_000 }, async () => {
  const empty = await temporaryFolder()
  const { status, stderr } = run(empty, 'list')
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no messages.sqlite in ${empty}, or you may`)])
  expect(run(empty, 'help')).toMatchObject({ status: 0, stdout: expect.stringContaining('erase ID') as string })
  expect(readdirSync(empty)).toEqual([])
})

test('works as root on the files of the server’s user in a private folder', { timeout: 60_000 }, async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'Only root can act on the files of another user.')
  const nobody = 65_534
  const { outbox, store } = server
  await backUp()
  // Closed, so that the command has to create the write-ahead log.
  await store.close()
  for (const name of ['', ...readdirSync(outbox)]) chownSync(join(outbox, name), nobody, nobody)
  expect(statSync(join(outbox, '..'))).toMatchObject({ uid: 0, mode: 0o40700 })
  using reader = new DatabaseSync(join(outbox, sqliteFile))
  reader.exec('SELECT * FROM messages')
  for (const words of [['list'], ['resend', message.id], ['erase', message.id, '--yes']])
    expect(run(outbox, ...words)).toMatchObject({ status: 0, stderr: '' })
  const owners = readdirSync(outbox).map((name) => [name, statSync(join(outbox, name)).uid])
  expect(Object.fromEntries(owners)).toMatchObject({ 'audit.log': nobody, 'messages.sqlite-wal': nobody })
  expect(owners.filter(([, uid]) => uid !== nobody)).toEqual([])
})
