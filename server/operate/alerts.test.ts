import { beforeEach, expect, test, vi } from 'vitest'
import { startAlerts } from './alerts.ts'
import { createHealthCheck, type Health } from './health.ts'
import type { DeliveryFigures } from '../store/messages.ts'

const url = 'https://chat.example/hook'
const minute = 60_000
const none = { lateCompanyMails: 0, givenUpCompanyMails: 0, lateTextMessages: 0, lateEvents: 0 }
const fine: Health = { ok: true, store: 'writable', worker: 'alive', oldestCompanyMailSeconds: null, ...none }
const storeFails: Health = { ...fine, ok: false, store: 'failing' }
const backupFails: Health = { ...fine, ok: false, backup: 'failing' }
const mailsWait = (count: number): Health => ({ ...fine, lateCompanyMails: count })
const mailWaits = mailsWait(1)
const storeBegun = expect.stringMatching(/Alert: Messages cannot be stored/) as string
const storeOver = expect.stringMatching(/Over: Messages are stored/) as string
const backupBegun = expect.stringMatching(/Alert: The backup of today fails/) as string
const backupOver = expect.stringMatching(/Over: The backup was made/) as string
const mailBegun = expect.stringMatching(/Alert: The company has waited for 5 minutes/) as string
const mailOver = expect.stringMatching(/Over: No message to the company/) as string

let posted: unknown[] = []
const answer = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  answer.mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', (to: string, { body }: { body: string }) => {
    const content = JSON.parse(body) as { text?: string }
    posted.push(to === url ? content.text : content)
    return answer()
  })
})

/** Starts alerts. Returns a function that lets a check find each of these states, a minute apart. */
function startChecks(to = url) {
  let health = fine
  const logged: unknown[] = []
  const stop = startAlerts({ checkHealth: async () => health, url: to, log: (...line) => logged.push(line) })
  const find = async (...states: Health[]) => {
    for (health of states) await vi.advanceTimersByTimeAsync(minute)
    return posted.splice(0)
  }
  return { find, logged, stop }
}

test('checks the store at most every two seconds, and says that it fails or that the worker is stuck', async () => {
  let [now, isWorkerAlive] = [0, true]
  const probe = vi.fn<() => Promise<DeliveryFigures>>(async () => {
    return { oldestMs: null, lateMails: 0, givenUp: 0, lateTexts: 0, lateEvents: 0 }
  })
  const isFine = { isWorkerAlive: () => true, isBackupFailing: () => false }
  const check = createHealthCheck({ ...isFine, probe, isWorkerAlive: () => isWorkerAlive, now: () => now })
  expect(await Promise.all([check(), check()])).toEqual([fine, fine])
  probe
    .mockRejectedValueOnce(new Error('The disk is full.'))
    .mockResolvedValueOnce({ oldestMs: 361_400, lateMails: 2, givenUp: 3, lateTexts: 4, lateEvents: 5 })
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
    oldestCompanyMailSeconds: 361,
    lateCompanyMails: 2,
    givenUpCompanyMails: 3,
    lateTextMessages: 4,
    lateEvents: 5,
  })
  expect(probe).toHaveBeenCalledTimes(3)
  const failing = createHealthCheck({ ...isFine, probe, failingSince: () => 0 })
  expect(await failing()).toMatchObject({ ok: false, store: 'failing', failingSince: '1970-01-01T00:00:00.000Z' })
  const uncopied = createHealthCheck({ ...isFine, probe, isBackupFailing: () => true })
  expect(await uncopied()).toEqual(backupFails)
  // No restart helps, so the server is in order.
  const kept = createHealthCheck({ ...isFine, probe, isRetentionFailing: () => true })
  expect(await kept()).toEqual({ ...fine, retention: 'failing' })
})

test.each([
  [mailWaits, mailBegun, mailOver],
  [storeFails, storeBegun, storeOver],
  [{ ...fine, ok: false, worker: 'stuck' as const }, storeBegun, storeOver],
  [backupFails, backupBegun, backupOver],
  [
    { ...fine, retention: 'failing' as const },
    expect.stringMatching(/Alert: Messages stay for longer than visitors were told/) as string,
    expect.stringMatching(/Over: Old messages are removed again/) as string,
  ],
  [
    { ...fine, proxy: 'untrusted' as const },
    expect.stringMatching(/Alert: Visitors cannot be told apart/) as string,
    expect.stringMatching(/Over: Visitors are told apart again/) as string,
  ],
  [
    { ...fine, lateTextMessages: 2 },
    expect.stringMatching(/Alert: Text messages are late: those of 2 messages .*\(text-message\)/) as string,
    expect.stringMatching(/Over: Text messages are no longer late/) as string,
  ],
  [
    { ...fine, lateEvents: 1 },
    expect.stringMatching(/Alert: Events for the CRM are late: those of 1 message .*\(crm-webhook\)/) as string,
    expect.stringMatching(/Over: Events for the CRM are no longer late/) as string,
  ],
])('tells once of %j, also if it comes and goes, and once when it is over', async (health, begun, over) => {
  const { find, logged } = startChecks()
  expect(await find(health, fine, health, fine, fine, fine, fine)).toEqual([begun])
  expect(await find(fine)).toEqual([over])
  expect(logged).toMatchObject(['begun', 'over'].map((state) => ['info', 'alert.sent', { state }]))
})

test('keeps two incidents apart, and ends none about which a failing store says nothing', async () => {
  const { find } = startChecks()
  expect(await find(mailWaits, storeFails)).toEqual([mailBegun, storeBegun])
  expect(await find(storeFails, storeFails, storeFails, storeFails, storeFails)).toEqual([])
  expect(await find(mailWaits, mailWaits, mailWaits, mailWaits, mailWaits)).toEqual([storeOver])
})

const many = (count: number, health: Health) => Array.from({ length: count }, () => health)

test('speaks again a quarter of an hour later when more messages wait, and after each day', async () => {
  const { find } = startChecks()
  expect(await find(...many(20, mailWaits))).toEqual([mailBegun])
  expect(await find(mailsWait(2), mailsWait(1), mailsWait(3))).toEqual([expect.stringContaining('2 messages')])
  expect(await find(...many(14, mailsWait(3)))).toEqual([expect.stringContaining('3 messages')])
  expect(await find(...many(24 * 60 - 2, mailWaits))).toEqual([])
  expect(await find(mailWaits)).toEqual([mailBegun])
})

test('speaks again after a day also when the clock was set back meanwhile', async () => {
  const { find } = startChecks()
  expect(await find(mailWaits)).toEqual([mailBegun])
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * minute)
  expect(await find(...many(24 * 60, mailWaits))).toEqual([mailBegun])
})

test('tells of each message that was given up, and calls none of that over', async () => {
  const { find } = startChecks()
  const givenUp = (count: number): Health => ({ ...fine, givenUpCompanyMails: count })
  expect(await find(mailWaits, ...many(20, givenUp(1)))).toEqual([
    mailBegun,
    expect.stringContaining('1 message of the'),
  ])
  expect(await find(givenUp(2), ...many(20, fine))).toEqual([expect.stringContaining('2 messages of the')])
  expect(await find(givenUp(1))).toEqual([expect.stringContaining('1 message of the')])
})

test.each([
  'https://abc.1f.environment.api.powerplatform.com/workflows/1',
  'https://prod-1.westeurope.logic.azure.com/1',
])('posts a card to a workflow of Microsoft Teams at %s', async (workflow) => {
  const content = { type: 'AdaptiveCard', version: '1.4', body: [{ type: 'TextBlock', text: storeBegun, wrap: true }] }
  const attachments = [{ contentType: 'application/vnd.microsoft.card.adaptive', content }]
  expect(await startChecks(workflow).find(storeFails)).toEqual([{ type: 'message', attachments }])
})

test('tries a POST that failed again at the next check, until it is stopped', async () => {
  const { find, logged, stop } = startChecks()
  answer.mockResolvedValueOnce(new Response(null, { status: 503 })).mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await find(storeFails, storeFails, storeFails, storeFails)).toEqual([storeBegun, storeBegun, storeBegun])
  expect(logged).toMatchObject([
    ['error', 'alert.failed', { code: 'alert 503' }],
    ['error', 'alert.failed', { code: 'alert TypeError' }],
    ['info', 'alert.sent', { incident: 'store', state: 'begun' }],
  ])
  await stop()
  expect(await find(mailWaits)).toEqual([])
})
