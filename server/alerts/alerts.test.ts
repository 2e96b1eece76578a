// Tests alerts of a running server with real SMTP servers for mails and alerts, and a webhook receiver over HTTP.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { blockingStore } from '../../tests/contract/blockingStore.ts'
import { bookingJson } from '../../tests/contract/contractCase.ts'
import { startGateway, status } from '../../tests/fakes/gateway.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import { runFunctions, withoutMocks } from '../../tests/fixtures/functionsServer.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { createAlerts } from './alerts.ts'
import { alertChannels } from './channels.ts'

withoutMocks()
const [chat, mails, alerts] = await Promise.all([startGateway(), startMailServer(), startMailServer()])
const bySmtp = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: `smtp://127.0.0.1:${mails.server.port}`,
  MAIL_FROM: 'info@b2b-services.example',
  MAIL_TO: 'sales@b2b-services.example',
}
const env = {
  ...bySmtp,
  ALERT_WEBHOOK_URL: chat.url,
  ALERT_MAIL_TO: 'operator@b2b-services.example',
  ALERT_MAIL_FROM: 'alerts@b2b-services.example',
  ALERT_SMTP_URL: `smtp://localhost:${alerts.server.port}`,
}
beforeEach(async () => {
  chat.handed.splice(0)
  alerts.mails.splice(0)
  chat.answering()
  await mails.breaking()
})
afterAll(() => Promise.all([chat.stop(), mails.stop(), alerts.stop()]))

const said = () => chat.handed.map(({ body }) => (body['text'] as string).split('\n')[0]!.replace(/^\[.+?\] /, ''))
const mailed = async () =>
  (await Promise.all(alerts.mails.map(({ mail }) => readMail(mail)))).map(({ subject }) =>
    subject!.replace(/^\[.+?\] /, ''),
  )
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('announces mails that are given up once, with what to do, on both channels', async () => {
  await mails.breaking({ at: 'RCPT', only: 'jana@', is: { answer: '550 5.1.1 No such user' } })
  const functions = await runFunctions(await temporaryFolder(), env, { checkEveryMs: 50 })
  for (let count = 0; count < 2; count += 1)
    await functions.send({ name: 'send-consultation-email', body: bookingJson() })
  await expect.poll(() => functions.store.list({ state: 'dead' })).toHaveLength(2)
  await expect.poll(mailed).toEqual(['Alert: An email was given up'])
  await wait(200)
  expect(said()).toEqual(['Alert: An email was given up'])
  const id = (await functions.store.list({ state: 'dead' })).at(-1)!.id
  expect(chat.handed[0]!.body['text']).toContain(
    `The confirmation-mail of message ${id} failed with "smtp 550 RCPT TO". Repair the cause, then: npm run outbox -- resend ${id}`,
  )
  // No alert contains a visitor's text.
  expect(JSON.stringify(chat.handed)).not.toMatch(/jana|nov[aá]k|\+421/i)
  expect(alerts.mails[0]).toMatchObject({ from: 'alerts@b2b-services.example', to: ['operator@b2b-services.example'] })
  await functions.stop()
})

test('announces a message that has waited for over an hour, and the end of it', async () => {
  await mails.breaking({ at: 'greeting', is: 'reset' })
  let aheadMs = 0
  const functions = await runFunctions(await temporaryFolder(), env, {
    checkEveryMs: 50,
    clock: () => Date.now() + aheadMs,
  })
  await functions.send()
  await expect.poll(() => functions.lines.join('')).toContain('delivery.failed')
  aheadMs = 61 * 60_000
  await expect.poll(said).toEqual(['Alert: A message has been waiting for over an hour'])
  await mails.breaking()
  await expect
    .poll(said, { timeout: 20_000 })
    .toEqual(['Alert: A message has been waiting for over an hour', 'Over: No message waits for over an hour'])
  await functions.stop()
}, 30_000)

test('announces a store that cannot be written, and that it can again', async () => {
  const { wrapStore, state } = blockingStore()
  const functions = await runFunctions(await temporaryFolder(), env, { wrapStore, checkEveryMs: 50 })
  state.isUnavailable = true
  expect((await functions.send()).status).toBe(503)
  await expect.poll(said).toEqual(['Alert: Messages cannot be stored'])
  state.isUnavailable = false
  await expect
    .poll(said, { timeout: 5_000 })
    .toEqual(['Alert: Messages cannot be stored', 'Over: Messages can be stored again'])
  await expect.poll(mailed).toEqual(said())
  await functions.stop()
})

test('announces a store that fails before any visitor notices', async () => {
  const { wrapStore, state } = blockingStore()
  const functions = await runFunctions(await temporaryFolder(), env, { wrapStore, checkEveryMs: 50 })
  state.isUnavailable = true
  await expect.poll(said, { timeout: 5_000 }).toEqual(['Alert: Messages cannot be stored'])
  await functions.stop()
})

test('announces the daily budget once', async () => {
  const functions = await runFunctions(await temporaryFolder(), { ...env, DAILY_BUDGET: '1' }, { checkEveryMs: 50 })
  for (let count = 0; count < 3; count += 1) await functions.send()
  await expect.poll(said).toEqual(['Alert: The daily budget is used up'])
  expect(chat.handed[0]!.body['text']).toContain('1 messages were accepted')
  await wait(200)
  expect(said()).toHaveLength(1)
  await functions.stop()
})

test('tries a channel again that was down, and one channel without the other', async () => {
  chat.answering(status(503))
  const functions = await runFunctions(await temporaryFolder(), { ...env, DAILY_BUDGET: '1' }, { checkEveryMs: 50 })
  for (let count = 0; count < 2; count += 1) await functions.send()
  await expect.poll(mailed).toEqual(['Alert: The daily budget is used up'])
  await expect.poll(() => functions.lines.join('')).toContain('"event":"alert.failed","channel":"webhook"')
  chat.answering()
  chat.handed.splice(0)
  await expect.poll(said).toEqual(['Alert: The daily budget is used up'])
  await wait(200)
  expect([said().length, (await mailed()).length]).toEqual([1, 1])
  await functions.stop()
})

/** Runs alerts on the chat, with a clock that the test moves. */
function runAlerts() {
  let now = 0
  let oldest: number | null = null
  const alerts = createAlerts({
    channels: alertChannels({ webhookUrl: chat.url, mail: undefined }, { name: '', from: '', to: [], meetingUrl: '' }),
    log: () => undefined,
    server: 'web-1',
    now: () => now,
  })
  alerts.start({ write: async () => undefined, oldestWaitingMs: async () => oldest }, 20)
  return {
    log: alerts.log,
    stop: () => alerts.stop(),
    pass: (minutes: number) => (now += minutes * 60_000),
    waitingFor: (minutes: number) => (oldest = minutes * 60_000),
  }
}

test('does not announce a message that has waited for less than an hour', async () => {
  const { stop, waitingFor } = runAlerts()
  waitingFor(59)
  await wait(100)
  expect(said()).toEqual([])
  waitingFor(61)
  await expect.poll(said).toEqual(['Alert: A message has been waiting for over an hour'])
  await stop()
})

test('announces mails again when none was given up for an hour and one was delivered', async () => {
  const { log, stop, pass } = runAlerts()
  const dead = { id: '1', delivery: 'company-mail', code: 'smtp 550' }
  log('error', 'delivery.dead', dead)
  pass(40)
  log('info', 'delivery.delivered', { delivery: 'company-mail' })
  log('error', 'delivery.dead', dead)
  pass(70)
  await wait(100)
  expect(said()).toEqual(['Alert: An email was given up'])
  log('info', 'delivery.delivered', { delivery: 'text-message' })
  await wait(100)
  expect(said()).toHaveLength(1)
  log('info', 'delivery.delivered', { delivery: 'confirmation-mail' })
  await expect.poll(said).toEqual(['Alert: An email was given up', 'Over: Emails are delivered again'])
  log('error', 'delivery.dead', dead)
  await expect.poll(said).toHaveLength(3)
  await stop()
})

test('announces quarantined messages without an end, and the next day’s again', async () => {
  const { log, stop, pass } = runAlerts()
  log('error', 'quarantine.announced', { messages: 3 })
  await expect.poll(() => chat.handed[0]?.body['text']).toMatch(/^\[web-1\] Alert: Messages are in quarantine\n3 /)
  pass(24 * 60)
  await wait(100)
  log('error', 'quarantine.announced', { messages: 1 })
  await expect.poll(said).toEqual(['Alert: Messages are in quarantine', 'Alert: Messages are in quarantine'])
  await stop()
})

test('ignores text messages that are given up, whose number a visitor may have mistyped', async () => {
  const { log, stop } = runAlerts()
  log('error', 'delivery.dead', { id: '1', delivery: 'text-message', code: 'sms 400' })
  await wait(100)
  expect(said()).toEqual([])
  await stop()
})
