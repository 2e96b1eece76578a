// Sends mails to a real mail server, over a network that breaks the conversation.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import type { Fault } from '../../tests/fakes/smtpProcess.ts'
import { acceptedMessage, company, deliveryOf } from '../../tests/fixtures/store.ts'
import { freePort } from '../../tests/fixtures/freePort.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { withoutMocks } from '../../tests/fixtures/withoutMocks.ts'
import { companyMail } from './mails.ts'
import { smtp } from './smtp.ts'

const mailServer = await startMailServer()
const { server, mails, breaking } = mailServer
withoutMocks()
beforeEach(async () => {
  mails.splice(0)
  await breaking()
})
afterAll(() => mailServer.stop())

const letter = companyMail(deliveryOf(acceptedMessage(), { position: 1 }), company)
const failure = (send = smtp(server)) =>
  send(letter).then(
    () => 'delivered',
    ({ code, isFinal }: { code: string; isFinal: boolean }) => (isFinal ? `${code}, final` : code),
  )

test('sends to one recipient, under headers that name all, whatever was typed', async () => {
  await smtp(server)(letter)
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ from: company.from, to: ['office@b2b-services.example'] })
  expect((await readMail(Buffer.from(mails[0]!.mail, 'latin1'))).recipients).toEqual(company.to)
})

// Only a recipient or a content that is refused for good is final. The text of an answer may quote either.
test.each([
  ['greeting', '421 closing', 'smtp 421 CONN'],
  ['MAIL', '452 full', 'smtp 452 MAIL FROM'],
  ['MAIL', '550 jana@example.com', 'smtp 550 MAIL FROM'],
  ['RCPT', '450 greylisted', 'smtp 450 RCPT TO'],
  ['RCPT', '452 mailbox full', 'smtp 452 RCPT TO'],
  ['RCPT', '550 jana@example.com unknown', 'smtp 550 RCPT TO, final'],
  ['DATA', '451 busy', 'smtp 451 DATA'],
  ['end', '451 busy', 'smtp 451 DATA'],
  ['end', '554 no', 'smtp 554 DATA, final'],
] as const)('classifies the answer at %s: %s', async (at, answer, code) => {
  await breaking({ at, is: { answer } })
  expect(await failure()).toBe(code)
})

const steps = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const
// Short attempts only where none can succeed, so that a slow machine makes no difference.
test.each<Fault>([{ at: 'greeting', is: 'dripping' }, ...steps.map((at): Fault => ({ at, is: 'silent' }))])(
  'ends an attempt when the server is $is at $at',
  async (fault) => {
    await breaking(fault)
    expect(await failure(smtp(server, 300))).toMatch(/^smtp (EABORT|TimeoutError)$/)
  },
)

test.each(steps)('fails when the connection is reset at %s', async (at) => {
  await breaking({ at, is: 'reset' })
  expect(await failure()).toMatch(/^smtp E[A-Z]+$/)
  expect(mails).toEqual([])
})

test('fails without a server, and without its name', async () => {
  expect(await failure(smtp({ ...server, port: await freePort() }))).toBe('smtp ECONNREFUSED')
  expect(await failure(smtp({ ...server, host: 'mail.invalid' }))).toMatch(/^smtp E/)
})

test('repeats a mail with the same Message-ID when the last answer is lost', async () => {
  await breaking({ at: 'end', is: 'lost' })
  expect(await failure()).toMatch(/^smtp E/)
  await breaking()
  expect(await failure()).toBe('delivered')
  await expect.poll(() => mails).toHaveLength(2)
  const sent = await Promise.all(mails.map(({ mail }) => readMail(mail)))
  expect(sent.map(({ messageId }) => messageId)).toEqual([letter.messageId, letter.messageId])
})

test('repeats nothing of a refused password, and does not give the mail up', async () => {
  await breaking({ at: 'AUTH', is: { answer: '535 wrong: s3cret' } })
  expect(await failure(smtp({ ...server, auth: { user: 'site', pass: 's3cret' } }))).toMatch(/^smtp 535 AUTH/)
})

test('sends neither password nor mail to a server without STARTTLS', async () => {
  const secured = { ...server, requireTLS: true, auth: { user: 'site', pass: 's3cret' } }
  expect(await failure(smtp(secured))).toBe('smtp 500 STARTTLS')
  expect(mails).toEqual([])
})
