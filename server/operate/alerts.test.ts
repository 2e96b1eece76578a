import { beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../config.ts'
import { createNotify, startAlerts } from './alerts.ts'
import { createHealthCheck, type Health } from './health.ts'
import type { DeliveryFigures } from '../store/messages.ts'

const minute = 60_000
const url = 'https://chat.pumps.test/hook'
const none = { lateCompanyMails: 0, givenUpCompanyMails: 0, lateTextMessages: 0, lateEvents: 0, givenUpOthers: 0 }
const fine: Health = { ok: true, store: 'writable', worker: 'alive', ...none }
const storeFails: Health = { ...fine, ok: false, store: 'failing' }
const backupFails: Health = { ...fine, ok: false, backup: 'failing' }
const mailWaits: Health = { ...fine, lateCompanyMails: 1 }
const begun = (text: string) => ['The website needs attention', expect.stringContaining(text) as string]
const over = (text: string) => ['The website is in order again', expect.stringContaining(text) as string]
const [storeBegun, storeOver] = [begun('Messages cannot be stored'), over('Messages are stored')]
const [mailBegun, mailOver] = [begun('1 have waited for 5 minutes or longer'), over('No mail to the company')]

beforeEach(() => void vi.useFakeTimers())

/** Starts alerts. Returns a function that lets a check find each of these states, a minute apart. */
function startChecks() {
  let health = fine
  const sent: string[][] = []
  const reach = vi.fn<() => boolean>(() => true)
  const notify = async (...words: string[]) => {
    sent.push(words)
    return reach()
  }
  const stop = startAlerts({ checkHealth: async () => health, notify })
  const find = async (...states: Health[]) => {
    for (health of states) await vi.advanceTimersByTimeAsync(minute)
    return sent.splice(0)
  }
  return { find, reach, stop }
}

test('checks the store at most every two seconds, and says that it fails or that the worker is stuck', async () => {
  let [now, isWorkerAlive] = [0, true]
  const figures = { lateMails: 0, givenUp: 0, lateTexts: 0, lateEvents: 0, givenUpOthers: 0 }
  const probe = vi.fn<() => Promise<DeliveryFigures>>(async () => figures)
  const isFine = { isWorkerAlive: () => true, isBackupFailing: () => false }
  const check = createHealthCheck({ ...isFine, probe, isWorkerAlive: () => isWorkerAlive, now: () => now })
  expect(await Promise.all([check(), check()])).toEqual([fine, fine])
  probe.mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValueOnce({
    lateMails: 2,
    givenUp: 3,
    lateTexts: 4,
    lateEvents: 5,
    givenUpOthers: 6,
  })
  now = 1_999
  expect(await check()).toEqual(fine)
  now = 2_000
  expect(await check()).toEqual(storeFails)
  now = 4_000
  isWorkerAlive = false
  expect(await check()).toEqual({
    ok: false,
    store: 'writable',
    worker: 'stuck',
    lateCompanyMails: 2,
    givenUpCompanyMails: 3,
    lateTextMessages: 4,
    lateEvents: 5,
    givenUpOthers: 6,
  })
  expect(probe).toHaveBeenCalledTimes(3)
  const failing = createHealthCheck({ ...isFine, probe, failingSince: () => 0 })
  expect(await failing()).toMatchObject({ ok: false, store: 'failing', failingSince: '1970-01-01T00:00:00.000Z' })
  const uncopied = createHealthCheck({ ...isFine, probe, isBackupFailing: () => true })
  expect(await uncopied()).toEqual(backupFails)
  // No restart helps, so the server is in order.
  const kept = createHealthCheck({ ...isFine, probe, isRetentionFailing: () => true })
  expect(await kept()).toEqual({ ...fine, retention: 'failing' })
  const limited = createHealthCheck({ ...isFine, probe, findProxyFault: () => 'silent', findRefused: () => 429 })
  expect(await limited()).toEqual({ ...fine, proxy: 'silent', refused: 429 })
  const reported = createHealthCheck({ ...isFine, probe, findGrowing: async () => ['module'] })
  expect(await reported()).toEqual({ ...fine, failures: ['module'] })
})

test.each<[Health, string[], string[]]>([
  [mailWaits, mailBegun, mailOver],
  [{ ...fine, givenUpCompanyMails: 2 }, begun('2 were given up'), mailOver],
  [storeFails, storeBegun, storeOver],
  [{ ...fine, ok: false, worker: 'stuck' }, storeBegun, storeOver],
  [backupFails, begun('The backup of today fails'), over('The backup was made')],
  [{ ...fine, retention: 'failing' }, begun('longer than the pages say'), over('Old messages are removed')],
  [{ ...fine, proxy: 'untrusted' }, begun('All visitors who come through a proxy'), over('Each visitor has a limit')],
  [{ ...fine, refused: 401 }, begun('another key than the server’s'), over('For an hour no message')],
  [{ ...fine, lateTextMessages: 2 }, begun('2 text messages have waited'), over('Text messages are no longer')],
  [{ ...fine, lateEvents: 1 }, begun('1 events for the CRM have waited'), over('Events for the CRM are no longer')],
  [{ ...fine, givenUpOthers: 1 }, begun('1 confirmations, text'), over('For 24 hours nothing')],
  [
    { ...fine, failures: ['error', 'form'] },
    begun('in the week before (error, form).'),
    over('no more failures today'),
  ],
])('notifies once of %j, also if it comes and goes, and once when it is over', async (health, isBegun, isOver) => {
  const { find } = startChecks()
  expect(await find(health, fine, health, fine, fine, fine, fine)).toEqual([isBegun])
  expect(await find(fine, fine)).toEqual([isOver])
  expect(await find(health)).toEqual([isBegun])
})

test('keeps two incidents apart, and ends none about which a failing store says nothing', async () => {
  const { find } = startChecks()
  expect(await find(mailWaits, storeFails)).toEqual([mailBegun, storeBegun])
  expect(await find(storeFails, storeFails, storeFails, storeFails, storeFails)).toEqual([])
  expect(await find(mailWaits, mailWaits, mailWaits, mailWaits, mailWaits)).toEqual([storeOver])
})

const many = (count: number, health: Health) => Array.from({ length: count }, () => health)

test('notifies again after each day, also when the clock was set back meanwhile', async () => {
  const { find } = startChecks()
  expect(await find(mailWaits)).toEqual([mailBegun])
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * minute)
  expect(await find(...many(24 * 60 - 1, mailWaits))).toEqual([])
  expect(await find(mailWaits)).toEqual([mailBegun])
})

test('tries again every five minutes until a notification is sent, sends no end without a beginning, and stops', async () => {
  const { find, reach, stop } = startChecks()
  reach.mockReturnValueOnce(false).mockReturnValueOnce(false)
  expect(await find(...many(7, storeFails))).toEqual([storeBegun, storeBegun])
  expect(await find(...many(4, storeFails))).toEqual([storeBegun])
  expect(await find(...many(30, storeFails))).toEqual([])
  reach.mockReturnValueOnce(false)
  expect(await find(backupFails, ...many(9, fine))).toHaveLength(2)
  stop()
  expect(await find(mailWaits)).toEqual([])
})

/** Notifies by a mail API and a chat. Returns whether one succeeded, what was posted, and what was logged. */
async function notifyBy(env: Record<string, string>, ...refusing: string[]) {
  const posted: [to: string, body: Record<string, unknown>][] = []
  vi.stubGlobal('fetch', async (to: string, { body }: { body: string }) => {
    posted.push([to, JSON.parse(body) as Record<string, unknown>])
    return new Response(null, { status: refusing.includes(to) ? 503 : 200 })
  })
  const logged: unknown[] = []
  const notify = createNotify(parseConfig(env), (_, event, fields) => void logged.push({ event, ...fields }), 'web1')
  return { isNotified: await notify('Subject', 'Text.'), posted, logged }
}

const mailApi = 'https://mail.pumps.test/'
const mails = {
  MAIL_TRANSPORT: 'http',
  MAIL_API_URL: mailApi,
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'info@pumps.test',
  MAIL_TO: 'sales@pumps.test,office@pumps.test',
}

test('mails each address of the company without any setting, and posts to a chat that is set', async () => {
  const { isNotified, posted, logged } = await notifyBy(mails)
  expect(isNotified).toBe(true)
  const mail = (to: string) => ({ to: [to], subject: 'Subject', text: 'Text.\n\nServer: web1\n' })
  expect(posted).toMatchObject([
    [mailApi, mail('sales@pumps.test')],
    [mailApi, mail('office@pumps.test')],
  ])
  expect(logged).toEqual([{ event: 'alert.sent', subject: 'Subject' }])
  expect((await notifyBy({ ...mails, ALERT_WEBHOOK_URL: url })).posted[2]).toEqual([
    url,
    { text: '[web1] Subject: Text.' },
  ])
  // Nobody reads the files.
  expect(await notifyBy({})).toEqual({ isNotified: false, posted: [], logged: [] })
})

test('counts as notified if one way succeeded, and logs the others', async () => {
  const both = { ...mails, ALERT_WEBHOOK_URL: url }
  const failed = (code: string) => ({ event: 'alert.failed', code })
  const { isNotified, logged } = await notifyBy(both, url)
  expect([isNotified, logged]).toEqual([true, [failed('alert 503'), { event: 'alert.sent', subject: 'Subject' }]])
  expect((await notifyBy(both, mailApi)).isNotified).toBe(true)
  const none = await notifyBy(both, mailApi, url)
  expect([none.isNotified, none.logged]).toEqual([
    false,
    [failed('mail api 503'), failed('mail api 503'), failed('alert 503')],
  ])
})

test.each([
  'https://abc.1f.environment.api.powerplatform.com/workflows/1',
  'https://prod-1.westeurope.logic.azure.com/1',
])('posts a card to a workflow of Microsoft Teams at %s', async (workflow) => {
  const text = '[web1] Subject: Text.'
  const content = { type: 'AdaptiveCard', version: '1.4', body: [{ type: 'TextBlock', text, wrap: true }] }
  const attachments = [{ contentType: 'application/vnd.microsoft.card.adaptive', content }]
  expect((await notifyBy({ ALERT_WEBHOOK_URL: workflow })).posted).toEqual([
    [workflow, { type: 'message', attachments }],
  ])
})
