import { http, type HttpHandler } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredSession } from '#machines/session/StoredSession.ts'
import { server } from '#mocks/node.ts'
import { session } from '#mocks/session.ts'
import { holdTime, pass, settled } from '../../tests/backend.ts'
import { takeErrors } from '../../tests/consoleErrors.ts'
import { endAfterTest, sessionEndingIn, standInTab } from '../../tests/standInTab.ts'
import { message } from '../../tests/startContact.ts'
import { refreshPath } from './functions.ts'
import { invoke } from './http.ts'
import { createSessionClient } from './sessionClient.ts'

beforeEach(holdTime)

const second = 1_000
const minute = 60 * second

/** Opens a tab with a session, the client on it; `refreshes` are those asked for so far. */
async function open(stored: StoredSession | string | undefined, outcome: HttpHandler = session.refreshed) {
  const tab = standInTab(stored)
  const refreshes: Request[] = []
  const count = http.post(`*/${refreshPath}`, ({ request }) => void refreshes.push(request))
  server.use(count, outcome)
  const client = createClientForTest()
  await settled()
  await pass(0)
  return { tab, refreshes, client }
}

function createClientForTest() {
  const client = createSessionClient()
  endAfterTest(async () => {
    await client.auth.dispose()
    // A refresh that is under way gives its turn back.
    await pass(minute)
  })
  return client
}

test('a session is refreshed when its token is near its end, and not before', async () => {
  const { tab, refreshes } = await open(sessionEndingIn(600))
  const before = tab.stored()
  await pass(7 * minute)
  expect(refreshes).toHaveLength(0)
  await pass(2 * minute)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()?.access_token).not.toBe(before?.access_token)
  expect(tab.stored()!.expires_at - before!.expires_at).toBeGreaterThan(3_000)
})

test('a page that is hidden refreshes nothing, and once when it is shown again', async () => {
  const { tab, refreshes } = await open(sessionEndingIn(600))
  tab.turn('hidden')
  await pass(60 * minute)
  expect(refreshes).toHaveLength(0)
  tab.turn('visible')
  await settled()
  await pass(0)
  expect(refreshes).toHaveLength(1)
  await pass(minute)
  expect(refreshes).toHaveLength(1)
})

test('whoever asks while a refresh is under way gets what that one brings', async () => {
  const { client, refreshes } = await open(sessionEndingIn(600))
  const asked = Promise.all([client.auth.refreshSession(), client.auth.refreshSession(), client.auth.getSession()])
  await settled()
  const [one, other] = await asked
  expect(refreshes).toHaveLength(1)
  expect(one.data.session?.access_token).toMatch(/^access /)
  expect(other.data.session?.access_token).toBe(one.data.session?.access_token)
})

test('two tabs whose session is near its end refresh it once, and agree on it', async () => {
  const { tab, client, refreshes } = await open(sessionEndingIn(600), session.slow)
  const other = createClientForTest()
  await settled()
  const both = Promise.all([client.auth.refreshSession(), other.auth.refreshSession()])
  await settled()
  await pass(3 * second)
  await pass(second)
  await both
  expect(refreshes).toHaveLength(1)
  for (const one of [client, other]) {
    const { data } = await one.auth.getSession()
    expect(data.session?.access_token).toBe(tab.stored()?.access_token)
  }
  // A refresh token counts once: a tab that had gone on with the old one would end the session.
  await pass(60 * minute)
  expect(refreshes).toHaveLength(2)
  expect(tab.stored()!.expires_at * 1_000).toBeGreaterThan(Date.now())
})

test('a refresh that fails is tried again after 1, 2 and 4 seconds, then not for a minute, and the session is kept', async () => {
  const stored = sessionEndingIn(30)
  const { tab, refreshes } = await open(stored, session.failing)
  expect(refreshes).toHaveLength(1)
  for (const [wait, before] of [
    [1, 1],
    [2, 2],
    [4, 3],
  ] as const) {
    await pass(wait * second - 1)
    expect(refreshes).toHaveLength(before)
    await pass(1)
    expect(refreshes).toHaveLength(before + 1)
  }
  await pass(minute)
  expect(refreshes).toHaveLength(4)
  expect(tab.stored()).toEqual(stored)
})

test('a backend that works again refreshes the session', async () => {
  const { tab, refreshes } = await open(sessionEndingIn(30), session.offline)
  await pass(minute)
  expect(refreshes).toHaveLength(4)
  server.use(session.refreshed)
  await pass(2 * minute)
  expect(tab.stored()!.expires_at * 1_000).toBeGreaterThan(Date.now())
})

test('a session whose token is over and refused has ended', async () => {
  const { tab } = await open(sessionEndingIn(-10), session.refused)
  expect(tab.stored()).toBeNull()
  expect(takeErrors().join()).toContain('Invalid Refresh Token')
})

test('a session whose token still counts outlives a refused refresh', async () => {
  const { tab, refreshes } = await open(sessionEndingIn(60), session.refused)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()).not.toBeNull()
})

test('a refresh without an answer has failed after 15 seconds, and keeps no form from sending', async () => {
  const { tab, refreshes } = await open(sessionEndingIn(-10), session.silent)
  expect(refreshes).toHaveLength(1)
  const { signal } = new AbortController()
  await expect(invoke('send-contact-email', message, { key: crypto.randomUUID(), signal })).resolves.toBeUndefined()
  await pass(15 * second)
  await pass(15 * second)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()).not.toBeNull()
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{"access_token":'],
  ['no session', '{"access_token":7}'],
  ['a number', '7'],
])('with %s in local storage nobody is signed in and nothing is asked', async (_, stored) => {
  const { client, refreshes } = await open(stored)
  const { data } = await client.auth.getSession()
  expect(data.session).toBeNull()
  await pass(10 * minute)
  expect(refreshes).toHaveLength(0)
})

test('without local storage nobody is signed in and nothing breaks', async () => {
  standInTab()
  vi.stubGlobal('localStorage', undefined)
  const client = createClientForTest()
  await settled()
  const { data } = await client.auth.getSession()
  expect(data.session).toBeNull()
  await pass(10 * minute)
})
