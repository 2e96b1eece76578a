// Sends mails to a mail server that fails at a given step, by itself and as npm run check:mail does.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer, readMail, type Fault } from '../../tests/fakes/mailServer.ts'
import { acceptedMessage, company, deliveryOf } from '../../tests/fixtures/store.ts'
import { checkMail } from '../operate/checkMail.ts'
import { parseConfig } from '../config.ts'
import { companyMail } from './mails.ts'
import { smtp } from './smtp.ts'
import type { NotDelivered } from './notDelivered.ts'

const mailServer = await startMailServer()
const { server, mails, breaking, offeringTls } = mailServer
beforeEach(() => {
  mails.splice(0)
  breaking()
  offeringTls(false)
})
afterAll(() => mailServer.stop())

const letter = companyMail(deliveryOf(acceptedMessage(), { position: 1 }), company)
const attempt = (send = smtp(server)) =>
  send(letter).then(
    () => 'delivered',
    ({ code, isFinal, doubt }: NotDelivered) => [code, isFinal && 'final', doubt].filter(Boolean).join(', '),
  )

test('sends to one recipient, under headers that name all and the time of the message', async () => {
  expect(await attempt()).toBe('delivered')
  const [{ envelope, mail }] = mails as [(typeof mails)[0]]
  expect(envelope).toEqual([`MAIL FROM:<${company.sender.address}>`, `RCPT TO:<${company.to[1]}>`])
  const { recipients, date } = await readMail(mail)
  expect([recipients, date]).toEqual([company.to, '2026-11-21T20:24:00.000Z'])
})

// Only a recipient or a content that is refused for good is final. The text of an answer may quote either.
test.each([
  ['greeting', '421 closing', 'smtp 421 CONN'],
  ['MAIL', '550 jana@example.com', 'smtp 550 MAIL FROM'],
  ['RCPT', '452 mailbox full', 'smtp 452 RCPT TO'],
  ['RCPT', '550 jana@example.com unknown', 'smtp 550 RCPT TO, final'],
  ['DATA', '451 busy', 'smtp 451 DATA'],
  ['end', '451 busy', 'smtp 451 DATA'],
  ['RCPT', '552 5.2.2 full', 'smtp 552 5.2.2 RCPT TO'],
  ['RCPT', '550 5.1.1 jana@example.com', 'smtp 550 5.1.1 RCPT TO, final'],
  ['end', '552 5.2.2 full', 'smtp 552 5.2.2 DATA'],
  ['end', '552 exceeded storage allocation', 'smtp 552 DATA'],
  ['end', '452-4.3.1 disk full\r\n452 4.3.1 of jana@example.com', 'smtp 452 4.3.1 DATA'],
  ['end', '554 5.3.1 disk full', 'smtp 554 5.3.1 DATA'],
  ['end', '550 5.4.5 too many today', 'smtp 550 5.4.5 DATA'],
  ['end', '554 no', 'smtp 554 DATA, final'],
  ['end', '552-5.7.0 a virus\r\n552 5.7.0 of jana@example.com', 'smtp 552 5.7.0 DATA, final, content'],
  ['end', '554 5.6.0 no', 'smtp 554 5.6.0 DATA, final, content'],
] as const)('classifies the answer at %s: %s', async (at, answer, code) => {
  breaking({ at, is: { answer } })
  expect(await attempt()).toBe(code)
})

// Short limits only where none can succeed, so that a slow machine makes no difference. A server that is silent after the
// mail may have taken it, so that another attempt may be a copy.
const long = { greeting: 60_000, mail: 60_000, answer: 60_000 }
test.each<[Fault, Partial<typeof long>, string]>([
  [{ at: 'greeting', is: 'silent' }, { greeting: 300 }, 'smtp ETIMEDOUT'],
  [{ at: 'RCPT', is: 'silent' }, { mail: 300 }, 'smtp ETIMEDOUT'],
  [{ at: 'DATA', is: 'silent' }, { mail: 300, answer: 0 }, 'smtp ETIMEDOUT'],
  [{ at: 'end', is: 'silent' }, { answer: 300 }, 'smtp ETIMEDOUT after DATA, unanswered'],
])('ends an attempt by a limit of its own with %j', async (fault, limit, code) => {
  breaking(fault)
  expect(await attempt(smtp(server, { ...long, ...limit }))).toBe(code)
})

test('fails when the connection is reset, and without a server', async () => {
  breaking({ at: 'RCPT', is: 'reset' })
  expect(await attempt()).toMatch(/^smtp E[A-Z]+$/)
  expect(await attempt(smtp({ ...server, port: 9 }))).toBe('smtp ECONNREFUSED')
})

test('repeats a mail with the same Message-ID when the last answer is lost', async () => {
  breaking({ at: 'end', is: 'reset' })
  expect(await attempt()).toMatch(/^smtp E[A-Z]+ after DATA, unanswered$/)
  breaking()
  expect(await attempt()).toBe('delivered')
  const sent = await Promise.all(mails.map(({ mail }) => readMail(mail)))
  expect(sent.map(({ messageId }) => messageId)).toEqual([letter.messageId, letter.messageId])
})

test('sends without TLS where it is optional and refused after all', async () => {
  offeringTls(true)
  breaking({ at: 'STARTTLS', is: { answer: '454 TLS not available' } })
  expect(await attempt(smtp({ ...server, requireTLS: true }))).toBe('smtp 454 STARTTLS')
  expect(mails).toEqual([])
  expect(await attempt()).toBe('delivered')
  expect(mails).toHaveLength(1)
})

test('sends neither password nor mail without STARTTLS, and repeats nothing of a refused password', async () => {
  const secured = { ...server, auth: { user: 'site', pass: 's3cret' } }
  expect(await attempt(smtp({ ...secured, requireTLS: true }))).toBe('smtp 500 STARTTLS')
  breaking({ at: 'AUTH', is: { answer: '535 wrong: s3cret' } })
  expect(await attempt(smtp(secured))).toBe('smtp 535 AUTH PLAIN')
  expect(mails).toEqual([])
})

async function check(change: Record<string, string> = {}) {
  const lines: string[] = []
  const env = {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: `smtp://site:password@127.0.0.1:${server.port}`,
    MAIL_FROM: 'info@company.test',
    MAIL_TO: 'sales@company.test,office@company.test',
  }
  const isFine = await checkMail(parseConfig({ ...env, ...change }), (line) => lines.push(line))
  return [isFine, lines.join('\n')]
}

test('sends a test mail of today to each address of the company', async () => {
  const accepted = (address: string) => `Accepted for ${address}. Look into that inbox, and into its spam folder.`
  expect(await check()).toEqual([true, `${accepted('sales@company.test')}\n${accepted('office@company.test')}`])
  const recipients = mails.map(({ envelope }) => envelope.slice(1))
  expect(recipients).toEqual([['RCPT TO:<sales@company.test>'], ['RCPT TO:<office@company.test>']])
  const { subject, date } = await readMail(mails[0]!.mail)
  expect(subject).toBe(`Test of the mails of ${company.name}`)
  expect(Date.now() - Date.parse(date!)).toBeLessThan(60_000)
})

test.each([
  [{}, 'smtp 550 5.1.1 RCPT TO. See the table of errors in docs/operations.md.'],
  [{ MAIL_TRANSPORT: 'http', MAIL_API_KEY: 'key' }, 'mail api 401.'],
  [{ MAIL_TRANSPORT: 'file' }, 'Mails are written to files and sent to nobody. Set MAIL_TRANSPORT'],
])('says why no test mail is accepted with %j', async (change, problem) => {
  breaking({ at: 'RCPT', is: { answer: '550 5.1.1 No such user' } })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
  expect(await check(change)).toEqual([false, expect.stringContaining(problem)])
})
