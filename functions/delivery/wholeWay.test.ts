// The server as it is: a message comes in over TCP, is kept, delivered and in the end erased.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { configFrom } from '#functions/config.ts'
import { findOperations } from '#functions/operator/socket.ts'
import { startFunctions } from '#functions/start.ts'
import { startMailServer } from '../../tests/delivery/mailServer.ts'
import { message } from '../../tests/startContact.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'

const day = 24 * 60 * 60_000
const mailServer = await startMailServer()
let folder = ''
// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => mocks.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  await mailServer.breaking()
})
afterAll(async () => {
  mocks.listen()
  await mailServer.stop()
})

/** The server on a free port, with variables beside the usual. */
async function start(env: Record<string, string> = {}, clock: () => number = Date.now) {
  const logged: string[] = []
  const config = { ...configFrom({ OUTBOX: folder, VITE_BACKEND_ANON_KEY: 'public', ...env }), port: 0 }
  const running = await startFunctions({ config, clock, log: (_, event) => logged.push(event) })
  const send = () =>
    fetch(`http://127.0.0.1:${running.port}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { apikey: 'public', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
  return { ...running, send, logged }
}
const bySmtp = () => ({
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: `smtp://127.0.0.1:${mailServer.server.port}`,
  MAIL_FROM: 'info@b2b-services.example',
  MAIL_TO: 'sales@b2b-services.example',
})

test('a message that no mail server takes is accepted and kept, and a new start delivers it', async () => {
  await mailServer.breaking({ at: 'EHLO', is: 'reset' })
  const first = await start(bySmtp())
  expect((await first.send()).status).toBe(200)
  await expect.poll(() => first.logged).toContain('delivery.failed')
  await first.stop()
  expect(mailServer.mails).toEqual([])

  await mailServer.breaking()
  const second = await start(bySmtp())
  await expect.poll(() => second.logged).toContain('delivery.delivered')
  await second.stop()
  expect(mailServer.mails.map(({ to }) => to)).toEqual([['sales@b2b-services.example']])
})

test('a mail server that is silent keeps no visitor waiting', async () => {
  await mailServer.breaking({ at: 'EHLO', is: 'silent' })
  const running = await start(bySmtp())
  expect((await running.send()).status).toBe(200)
  expect(running.logged).not.toContain('delivery.failed')
  await mailServer.breaking()
  await running.stop()
})

test('what an operator sends again through the socket leaves at once', async () => {
  const running = await start()
  await running.send()
  await expect.poll(() => running.logged).toContain('delivery.delivered')
  const [name] = await readdir(join(folder, 'mail'))
  await rm(join(folder, 'mail', name!))
  const operations = (await findOperations(folder))!
  const [summary] = await operations.list()
  await operations.resend(summary!.id, 'company-mail')
  await expect.poll(() => readdir(join(folder, 'mail'))).toEqual([name])
  await running.stop()
})

test('after 30 days a message and its mail file are gone', async () => {
  const first = await start()
  await first.send()
  await expect.poll(() => first.logged).toContain('delivery.delivered')
  await first.stop()

  const onDay = async (days: number) => {
    const running = await start({}, () => Date.now() + days * day)
    const left = async () => [[...running.outbox.entries()].length, (await readdir(join(folder, 'mail'))).length]
    return { ...running, left }
  }
  const before = await onDay(29.9)
  // Long enough for an erasure that should not come.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await before.left()).toEqual([1, 1])
  await before.stop()
  const after = await onDay(30.1)
  await expect.poll(after.left).toEqual([0, 0])
  await after.stop()
})
