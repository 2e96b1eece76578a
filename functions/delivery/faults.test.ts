// Everything that can go wrong on the way to a mail server or a disk, with the real carriers.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { acceptedBooking, acceptedMessage, company } from '../../tests/delivery/accepted.ts'
import { startMailServer } from '../../tests/delivery/mailServer.ts'
import { memoryOutbox } from '../../tests/delivery/memoryOutbox.ts'
import { readMail } from '../../tests/delivery/readMail.ts'
import { folderOfFile } from '../../tests/temporaryFolder.ts'
import type { Fault, Step } from '../../tests/delivery/smtpProcess.ts'
import type { Accepted, Delivery } from '#functions/outbox/Outbox.ts'
import type { MailCarrier } from './carriers/Carrier.ts'
import { mailFiles } from './carriers/mailFiles.ts'
import { smtp, type SmtpServer } from './carriers/smtp.ts'
import { couriers } from './couriers.ts'
import { companyLetter } from './letters/companyLetter.ts'
import { startWorker } from './worker.ts'

// A hundredth of the real times. What is true of their lengths, worker.*.test.ts holds with a clock of its own.
const times = { first: 50, longest: 36_000, giveUpAfter: 4_320_000, probe: 300 }
const within = 300

const mailServer = await startMailServer()
const folder = await folderOfFile()
// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => mocks.close())
beforeEach(async () => {
  mailServer.mails.splice(0)
  await mailServer.breaking()
})
afterAll(async () => {
  mocks.listen()
  await mailServer.stop()
})

const accepted = acceptedMessage()
const sentTo = (server: SmtpServer) => smtp(server, () => undefined, within)

/** Has the worker deliver a message, or several, by a carrier, which can be exchanged. */
function deliver(mail: MailCarrier, all: Accepted[] = [accepted], pauses = times) {
  const { outbox } = memoryOutbox(all.map((one) => ({ accepted: one, deliveries: {} })))
  const took: number[] = []
  let carrier = mail
  const timed: MailCarrier = async (letter) => {
    const begun = performance.now()
    await carrier(letter).finally(() => took.push(performance.now() - begun))
  }
  const text = async () => undefined
  const worker = startWorker({ outbox, couriers: couriers(company, timed, text), log: () => undefined, times: pauses })
  return {
    took,
    worker,
    outbox,
    state: (one: Accepted = accepted, delivery: Delivery = 'company-mail') =>
      outbox.entry(one.id)?.deliveries[delivery],
    mendWith: (next: MailCarrier) => void (carrier = next),
  }
}

/** Whether it is kept while the fault lasts, tried more than once, and delivered after it. */
async function expectKeptAndDelivered(
  { state, took, worker }: ReturnType<typeof deliver>,
  code: RegExp,
  mend: () => Promise<void> | void,
) {
  await expect.poll(() => took.length).toBeGreaterThan(1)
  expect(state()).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(code) as string })
  await mend()
  await expect.poll(() => state()?.state).toBe('delivered')
  await worker.stop()
  // Without a limit of ours an attempt would last minutes.
  expect(Math.max(...took)).toBeLessThan(10 * within)
}

const broken: [when: string, fault: Fault, code: RegExp][] = [
  ['the server is silent', { at: 'greeting', is: 'silent' }, /^smtp (EABORT|TimeoutError)$/],
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
test.each(broken)('%s: the message is kept and delivered once', async (_, fault, code) => {
  await mailServer.breaking(fault)
  await expectKeptAndDelivered(deliver(sentTo(mailServer.server)), code, () => mailServer.breaking())
  expect(mailServer.mails).toHaveLength(1)
})

test.each([
  ['RCPT', '450 greylisted'],
  ['RCPT', '550 jana@example.com unknown'],
  ['DATA', '451 busy'],
  ['end', '451 busy'],
  ['end', '554 no'],
] as [Step, string][])('at %s the server says %s: the company’s mail is tried again', async (at, answer) => {
  await mailServer.breaking({ at, is: { answer } })
  const delivery = deliver(sentTo(mailServer.server))
  await expect.poll(() => delivery.state()).toMatchObject({ state: 'waiting', attempts: 2 })
  expect(delivery.state()).toMatchObject({
    lastError: `smtp ${answer.slice(0, 3)} ${at === 'RCPT' ? 'RCPT TO' : 'DATA'}`,
  })
  await mailServer.breaking()
  await expect.poll(() => delivery.state()?.state).toBe('delivered')
  await delivery.worker.stop()
  expect(mailServer.mails).toHaveLength(1)
})

// As after an outage of hours: the pauses of the messages have grown beyond a minute.
const grown = { ...times, first: 36_000 }

test.each([
  ['RCPT', '450 greylisted'],
  ['DATA', '451 busy'],
  ['end', '451 filter broken'],
] as [Step, string][])(
  'at %s the server said %s to all for long: they go out before their pauses end',
  async (at, answer) => {
    const all = [1, 2, 3].map((number) => acceptedMessage({}, number))
    await mailServer.breaking({ at, is: { answer } })
    const { state, worker } = deliver(sentTo(mailServer.server), all, grown)
    const states = () => all.map((one) => state(one)?.state)
    await expect.poll(() => states()).toEqual(['waiting', 'waiting', 'waiting'])
    await mailServer.breaking()
    await expect.poll(() => states()).toEqual(['delivered', 'delivered', 'delivered'])
    await worker.stop()
    expect(mailServer.mails).toHaveLength(3)
  },
)

test('one visitor’s server defers: the mails of others leave, and the one keeps to its own pauses', async () => {
  const bookings = [1, 2, 3, 4].map((number) => acceptedBooking({ email: `visitor${number}@example.com` }, number))
  await mailServer.breaking({ at: 'RCPT', only: 'visitor1@', is: { answer: '450 no such domain yet' } })
  const { state, worker, outbox } = deliver(sentTo(mailServer.server), bookings.slice(0, 1), grown)
  const first = () => state(bookings[0], 'confirmation-mail')
  await expect.poll(() => first()).toMatchObject({ attempts: 1 })
  for (const booking of bookings.slice(1)) {
    await outbox.accept(booking)
    await expect.poll(() => state(booking, 'confirmation-mail')?.state).toBe('delivered')
  }
  const attempts = () => (first() as { attempts: number }).attempts
  const before = attempts()
  await new Promise((resolve) => setTimeout(resolve, 4 * times.probe))
  await worker.stop()
  // One may have been under way; a carrier that fails everybody would be asked four times.
  expect(attempts() - before).toBeLessThan(2)
  expect(first()).toMatchObject({ state: 'waiting', lastError: 'smtp 450 RCPT TO' })
  expect(mailServer.mails).toHaveLength(7)
})

test('when the last answer is lost, the mail comes again with the same Message-ID', async () => {
  await mailServer.breaking({ at: 'end', is: 'lost' })
  const delivery = deliver(sentTo(mailServer.server))
  await expect.poll(() => mailServer.mails.length).toBeGreaterThan(1)
  await mailServer.breaking()
  await expect.poll(() => delivery.state()?.state).toBe('delivered')
  await delivery.worker.stop()
  const read = await Promise.all(mailServer.mails.map(({ mail }) => readMail(Buffer.from(mail, 'latin1'))))
  expect(new Set(read.map(({ messageId }) => messageId))).toEqual(
    new Set(['<00000000-0000-4000-8000-000000000001.company-mail@b2b-services.example>']),
  )
  expect(new Set(read.map(({ text, date }) => `${date} ${text}`)).size).toBe(1)
})

// The worker asks again every half minute only where a carrier is unreachable.
test('a password that is refused is tried ever more seldom, and never shown', async () => {
  await mailServer.breaking({ at: 'AUTH', is: { answer: '535 wrong: s3cret' } })
  const send = sentTo({ ...mailServer.server, auth: { user: 'site', pass: 's3cret' } })
  await expect(send(companyLetter(accepted, company))).rejects.toMatchObject({
    failure: 'later',
    code: 'smtp 535 AUTH',
  })
})

test('a server without STARTTLS gets neither the password nor the mail', async () => {
  await mailServer.breaking({ at: 'AUTH', is: { answer: '535 heard it' } })
  const send = sentTo({ ...mailServer.server, requireTLS: true, auth: { user: 'site', pass: 's3cret' } })
  await expect(send(companyLetter(accepted, company))).rejects.toMatchObject({
    failure: 'unreachable',
    code: 'smtp 500 STARTTLS',
  })
  expect(mailServer.mails).toEqual([])
})

test('nothing listens: the message is kept and delivered once', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  closed.close()
  const delivery = deliver(sentTo({ ...mailServer.server, port }))
  await expectKeptAndDelivered(delivery, /^smtp ECONNREFUSED$/, () => delivery.mendWith(sentTo(mailServer.server)))
  expect(mailServer.mails).toHaveLength(1)
})

test('the name of the server is not known: the message is kept and delivered once', async () => {
  const delivery = deliver(sentTo({ ...mailServer.server, host: 'mail.invalid' }))
  await expectKeptAndDelivered(delivery, /^smtp /, () => delivery.mendWith(sentTo(mailServer.server)))
  expect(mailServer.mails).toHaveLength(1)
})

test('a server reads the envelope of the configuration, whatever was typed', async () => {
  const { state, worker } = deliver(sentTo(mailServer.server))
  await expect.poll(() => state()?.state).toBe('delivered')
  await worker.stop()
  expect(mailServer.mails[0]).toMatchObject({ from: company.from, to: company.to })
})

const eml = `${accepted.id}.company-mail.eml`

test('the disk is full: the message is kept, and its file written once there is room', async () => {
  const mails = join(folder, 'full')
  await mkdir(mails)
  const partial = join(mails, `.${eml}.partial`)
  // The device that is always full stands where the file would be written, again and again.
  const full: MailCarrier = async (letter) => {
    await symlink('/dev/full', partial)
    await mailFiles(mails)(letter)
  }
  const delivery = deliver(full)
  await expectKeptAndDelivered(delivery, /^file ENOSPC$/, () => delivery.mendWith(mailFiles(mails)))
  expect(await readdir(mails)).toEqual([eml])
  expect((await readMail(await readFile(join(mails, eml)))).subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
})

test('the folder cannot be written: the message is kept, and its file written once it can', async () => {
  const mails = join(folder, 'blocked')
  await writeFile(mails, '')
  const delivery = deliver(mailFiles(mails))
  await expectKeptAndDelivered(delivery, /^file (EEXIST|ENOTDIR)$/, () => rm(mails))
  expect(await readdir(mails)).toEqual([eml])
})
