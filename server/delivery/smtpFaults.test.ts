// Tests faults of mail server and network with the real transport and the real store.
import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import type { Fault, Step } from '../../tests/fakes/smtpProcess.ts'
import { company, toAccept } from '../../tests/fixtures/accepted.ts'
import { accepted, config, deliver, expectRetried, within } from '../../tests/fixtures/hastyDelivery.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { companyMail } from './templates/companyMail.ts'
import { smtp, type SmtpServer } from './transports/smtp.ts'

const mailServer = await startMailServer()
// These calls must reach the network. The setup of every test closes what it opened.
beforeAll(() => mocks.close())
beforeEach(async () => {
  mailServer.mails.splice(0)
  await mailServer.breaking()
})
afterAll(async () => {
  mocks.listen()
  await mailServer.stop()
})

const sentTo = (server: SmtpServer) => smtp(server, within)

const broken: [when: string, fault: Fault, code: RegExp][] = [
  ['the server was silent', { at: 'greeting', is: 'silent' }, /^smtp (EABORT|TimeoutError)$/],
  ['the server drips', { at: 'greeting', is: 'dripping' }, /^smtp (EABORT|TimeoutError)$/],
  ...(['EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const).map((at): [string, Fault, RegExp] => [
    `the server falls silent at ${at}`,
    { at, is: 'silent' },
    /^smtp (EABORT|TimeoutError)$/,
  ]),
  ...(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const).map((at): [string, Fault, RegExp] => [
    `the connection is reset at ${at}`,
    { at, is: 'reset' },
    /^smtp E/,
  ]),
  ['the server closes down', { at: 'greeting', is: { answer: '421 closing' } }, /^smtp 421/],
  ['the server has no room', { at: 'MAIL', is: { answer: '452 full' } }, /^smtp 452/],
  ['the sender is refused', { at: 'MAIL', is: { answer: '550 jana@example.com' } }, /^smtp 550 MAIL FROM$/],
]
test.each(broken)('delivers once after %s', async (_, fault, code) => {
  await mailServer.breaking(fault)
  await expectRetried(await deliver(sentTo(mailServer.server)), code, () => mailServer.breaking())
  expect(mailServer.mails).toHaveLength(1)
})

test.each([
  ['RCPT', '450 greylisted'],
  ['RCPT', '550 jana@example.com unknown'],
  ['DATA', '451 busy'],
  ['end', '451 busy'],
  ['end', '554 no'],
] as [Step, string][])('retries the company’s mail when the server answers at %s: %s', async (at, answer) => {
  await mailServer.breaking({ at, is: { answer } })
  const { state, stop } = await deliver(sentTo(mailServer.server))
  const code = `smtp ${answer.slice(0, 3)} ${at === 'RCPT' ? 'RCPT TO' : 'DATA'}`
  await expect.poll(() => state()).toMatchObject({ state: 'waiting', attempts: 2, lastError: code })
  await mailServer.breaking()
  await expect.poll(async () => (await state())?.state).toBe('delivered')
  await stop()
  expect(mailServer.mails).toHaveLength(1)
})

test('retries only the recipient that the server deferred, each with its own envelope', async () => {
  await mailServer.breaking({ at: 'RCPT', only: 'office@', is: { answer: '450 greylisted' } })
  const two = { ...config, company }
  const { stop, store } = await deliver(sentTo(mailServer.server), [])
  await store.accept(toAccept(accepted, two))
  const states = async () => (await store.show(accepted.id))!.deliveries.map((delivery) => delivery.state)
  await expect.poll(states).toEqual(['delivered', 'waiting'])
  await mailServer.breaking()
  await expect.poll(states).toEqual(['delivered', 'delivered'])
  await stop()
  expect(mailServer.mails.map(({ to }) => to)).toEqual([
    ['sales@b2b-services.example'],
    ['office@b2b-services.example'],
  ])
  const read = await Promise.all(mailServer.mails.map(({ mail }) => readMail(Buffer.from(mail, 'latin1'))))
  expect(read.map(({ recipients }) => recipients)).toEqual([company.to, company.to])
  expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(1)
})

test('repeats a mail with the same Message-ID when the last answer is lost', async () => {
  await mailServer.breaking({ at: 'end', is: 'lost' })
  const { state, stop } = await deliver(sentTo(mailServer.server))
  await expect.poll(() => mailServer.mails.length).toBeGreaterThan(1)
  await mailServer.breaking()
  await expect.poll(async () => (await state())?.state).toBe('delivered')
  await stop()
  const read = await Promise.all(mailServer.mails.map(({ mail }) => readMail(Buffer.from(mail, 'latin1'))))
  expect(new Set(read.map(({ messageId }) => messageId))).toEqual(
    new Set(['<00000000-0000-4000-8000-000000000001.company-mail@b2b-services.example>']),
  )
  expect(new Set(read.map(({ text, date }) => `${date} ${text}`)).size).toBe(1)
})

// A probe every half minute would lock the account; only an unreachable transport is probed.
test('takes a refused password as a failure that somebody must repair, and does not show it', async () => {
  await mailServer.breaking({ at: 'AUTH', is: { answer: '535 wrong: s3cret' } })
  const send = sentTo({ ...mailServer.server, auth: { user: 'site', pass: 's3cret' } })
  await expect(send(companyMail(accepted, company))).rejects.toMatchObject({
    failure: 'later',
    code: 'smtp 535 AUTH',
  })
})

test('sends neither password nor mail to a server without STARTTLS', async () => {
  await mailServer.breaking({ at: 'AUTH', is: { answer: '535 heard it' } })
  const send = sentTo({ ...mailServer.server, requireTLS: true, auth: { user: 'site', pass: 's3cret' } })
  await expect(send(companyMail(accepted, company))).rejects.toMatchObject({
    failure: 'unreachable',
    code: 'smtp 500 STARTTLS',
  })
  expect(mailServer.mails).toEqual([])
})

test('delivers once after nothing listened', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  closed.close()
  const delivery = await deliver(sentTo({ ...mailServer.server, port }))
  await expectRetried(delivery, /^smtp ECONNREFUSED$/, () => delivery.replace(sentTo(mailServer.server)))
  expect(mailServer.mails).toHaveLength(1)
})

test('delivers once after the name of the server could not be resolved', async () => {
  const delivery = await deliver(sentTo({ ...mailServer.server, host: 'mail.invalid' }))
  await expectRetried(delivery, /^smtp /, () => delivery.replace(sentTo(mailServer.server)))
  expect(mailServer.mails).toHaveLength(1)
})

test('sends the envelope of the configuration, whatever was typed', async () => {
  const { state, stop } = await deliver(sentTo(mailServer.server))
  await expect.poll(async () => (await state())?.state).toBe('delivered')
  await stop()
  expect(mailServer.mails[0]).toMatchObject({ from: company.from, to: [company.to[0]] })
})
