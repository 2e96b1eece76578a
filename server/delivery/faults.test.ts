// Tests faults of mail server, network and disk with the real transports and the real store.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { acceptedMessage, company, toAccept } from '../../tests/fixtures/accepted.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { folderOfFile, temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import type { Fault, Step } from '../../tests/fakes/smtpProcess.ts'
import { parseConfig } from '#server/config.ts'
import { openSqliteStore } from '#server/store/sqlite/openSqliteStore.ts'
import type { DeliveryKind, Store, StoredMessage } from '#server/store/Store.ts'
import type { MailTransport } from './transports/Transport.ts'
import { mailFiles } from './transports/mailFiles.ts'
import { smtp, type SmtpServer } from './transports/smtp.ts'
import { deliveryHandlers } from './handlers.ts'
import { companyMail } from './templates/companyMail.ts'
import { startWorker } from './worker.ts'

// Pauses and probes at a hundredth of the real times; worker.*.test.ts tests their lengths at a clock of its own.
const haste = 100
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
const { delivery: config } = parseConfig({})
const sentTo = (server: SmtpServer) => smtp(server, within)

/** Runs a worker that delivers messages by a transport, which can be exchanged. */
async function deliver(mail: MailTransport, all: StoredMessage[] = [accepted]) {
  const store = await openSqliteStore({ folder: await temporaryFolder() })
  const hasty: Store = {
    ...store,
    settle: (attempt, result) =>
      store.settle(
        attempt,
        result.state === 'waiting' ? { ...result, retryInMs: Math.round(result.retryInMs / haste) } : result,
      ),
  }
  for (const message of all) await store.accept(toAccept(message, config))
  const took: number[] = []
  let transport = mail
  const timed: MailTransport = async (one) => {
    const begun = performance.now()
    await transport(one).finally(() => took.push(performance.now() - begun))
  }
  const worker = startWorker({
    store: hasty,
    handlers: deliveryHandlers(company, { mail: timed, text: async () => undefined, crm: async () => undefined }),
    log: () => undefined,
    now: () => performance.now() * haste,
    maxIdleMs: 50,
  })
  return {
    took,
    store,
    stop: async () => {
      await worker.stop()
      await store.close()
    },
    state: async (one: StoredMessage = accepted, kind: DeliveryKind = 'company-mail') =>
      (await store.show(one.id))?.deliveries.find((delivery) => delivery.kind === kind),
    replace: (next: MailTransport) => void (transport = next),
  }
}

/** Expects a message to be stored and retried during a fault, and delivered after `repair`. */
async function expectRetried(
  { state, took, stop }: Awaited<ReturnType<typeof deliver>>,
  code: RegExp,
  repair: () => Promise<void> | void,
) {
  await expect.poll(() => took.length, { timeout: 10_000 }).toBeGreaterThan(1)
  await expect.poll(() => state()).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(code) as string })
  await repair()
  await expect.poll(async () => (await state())?.state, { timeout: 10_000 }).toBe('delivered')
  await stop()
  // Without our own timeout an attempt would last minutes.
  expect(Math.max(...took)).toBeLessThan(10 * within)
}

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

const eml = `${accepted.id}.company-mail.eml`

test('writes the file of a mail once a full disk has room', async () => {
  const mails = join(folder, 'full')
  await mkdir(mails)
  const partial = join(mails, `.${eml}.partial`)
  // A device that is always full, in place of the file, at each attempt.
  const full: MailTransport = async (mail) => {
    await symlink('/dev/full', partial)
    await mailFiles(mails)(mail)
  }
  const delivery = await deliver(full)
  await expectRetried(delivery, /^file ENOSPC$/, () => delivery.replace(mailFiles(mails)))
  expect(await readdir(mails)).toEqual([eml])
  expect((await readMail(await readFile(join(mails, eml)))).subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
})

test('writes the file of a mail once the folder can be created', async () => {
  const mails = join(folder, 'blocked')
  await writeFile(mails, '')
  const delivery = await deliver(mailFiles(mails))
  await expectRetried(delivery, /^file (EEXIST|ENOTDIR)$/, () => rm(mails))
  expect(await readdir(mails)).toEqual([eml])
})
