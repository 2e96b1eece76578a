// The whole server: a message is accepted over TCP, stored, delivered and removed in the end.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { parseConfig } from '#server/config.ts'
import { startFunctions } from '#server/start.ts'
import { openStore } from '#server/store/openStore.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'

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

/** Starts the server on a free port. */
async function start(env: Record<string, string> = {}, clock: () => number = Date.now) {
  const logged: string[] = []
  const config = { ...parseConfig({ OUTBOX: folder, VITE_BACKEND_ANON_KEY: 'public', ...env }), port: 0 }
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

test('accepts a message that no mail server takes, and delivers it after a restart', async () => {
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

test('answers a visitor while the mail server is silent', async () => {
  await mailServer.breaking({ at: 'EHLO', is: 'silent' })
  const running = await start(bySmtp())
  expect((await running.send()).status).toBe(200)
  expect(running.logged).not.toContain('delivery.failed')
  await mailServer.breaking()
  await running.stop()
})

test('delivers under a new name what another process resends', async () => {
  const running = await start()
  await running.send()
  await expect.poll(() => running.logged).toContain('delivery.delivered')
  const [name] = await readdir(join(folder, 'mail'))
  const operator = await openStore({ folder })
  const [summary] = await operator.list()
  await operator.resend(summary!.id, 'company-mail')
  await operator.close()
  const files = () => readdir(join(folder, 'mail'))
  await expect.poll(files, { timeout: 10_000 }).toEqual([name, name!.replace('.eml', '.r1.eml')])
  const ids = await Promise.all(
    (await files()).map(async (file) => (await readMail(await readFile(join(folder, 'mail', file)))).messageId),
  )
  expect(new Set(ids).size).toBe(2)
  await running.stop()
})

test('removes a message and its mail file after 30 days', async () => {
  const first = await start()
  await first.send()
  await expect.poll(() => first.logged).toContain('delivery.delivered')
  await first.stop()

  // Day by day: a clock that moves a month at once holds expiry (retention.test.ts).
  const onDay = async (days: number) => {
    const running = await start({}, () => Date.now() + days * day)
    const left = async () => [(await running.store.list()).length, (await readdir(join(folder, 'mail'))).length]
    return { ...running, left }
  }
  for (let days = 6; days <= 24; days += 6) await (await onDay(days)).stop()
  const before = await onDay(29.9)
  // Long enough for an expiry that should not come.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await before.left()).toEqual([1, 1])
  await before.stop()
  const after = await onDay(30.1)
  await expect.poll(after.left).toEqual([0, 0])
  await after.stop()
})
