import { http, type HttpHandler } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { StoredSession } from '#src/session/sessionFlow.ts'
import { server } from '#mocks/node.ts'
import { session } from '#mocks/handlers.ts'
import { arrivals, fakeTimersExceptNetwork, advance, settled } from '../../tests/fakes/backend.ts'
import { endAfterTest, createSession, fakeTab } from '../../tests/fakes/fakeTab.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { refreshPath } from '#contract/endpoints.ts'
import { invoke } from '../form/http.ts'
import { createSessionClient } from './sessionClient.ts'

beforeEach(fakeTimersExceptNetwork)

const minute = 60_000

/** Opens a tab with a stored session and starts the client. `refreshes` holds the refresh requests so far. */
async function open(stored: StoredSession, outcome: HttpHandler = session.refreshed, address?: string) {
  const tab = fakeTab(stored, address)
  const refreshes: Request[] = []
  const count = http.post(`*/${refreshPath}`, ({ request }) => void refreshes.push(request))
  server.use(count, outcome)
  const client = createSessionClient('session')
  endAfterTest(() => client.auth.dispose())
  await settled()
  await advance(0)
  return { tab, refreshes }
}

test('refreshes a session only when its token is about to expire', async () => {
  const { tab, refreshes } = await open(createSession(600))
  const before = tab.stored()
  await advance(7 * minute)
  expect(refreshes).toHaveLength(0)
  await advance(2 * minute)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()?.access_token).not.toBe(before?.access_token)
  expect(tab.stored()!.expires_at - before!.expires_at).toBeGreaterThan(3_000)
})

test('does not refresh while the page is hidden, and refreshes once when it is shown again', async () => {
  const { tab, refreshes } = await open(createSession(600))
  tab.turn('hidden')
  await advance(60 * minute)
  expect(refreshes).toHaveLength(0)
  tab.turn('visible')
  await settled()
  await advance(0)
  expect(refreshes).toHaveLength(1)
  await advance(minute)
  expect(refreshes).toHaveLength(1)
})

test('takes no session from the address of a page', async () => {
  const address = 'https://www.company.com/#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer'
  const { tab, refreshes } = await open(createSession(-10), session.refreshed, address)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()?.refresh_token).not.toBe('b')
})

test('retries a failed refresh after 1, 2 and 4 seconds, then not until the next tick, and keeps the session', async () => {
  const stored = createSession(30)
  const { tab, refreshes } = await open(stored, session.failing)
  expect(await arrivals(refreshes, 27)).toEqual([0, 1, 3, 7])
  expect(tab.stored()).toEqual(stored)
  server.use(session.refreshed)
  await advance(2 * minute)
  expect(tab.stored()!.expires_at * 1_000).toBeGreaterThan(Date.now())
})

test('times out a refresh after 15 seconds and does not block a form meanwhile', async () => {
  const { tab, refreshes } = await open(createSession(-10), session.noResponse)
  expect(refreshes).toHaveLength(1)
  const { signal } = new AbortController()
  const { reference } = await invoke('send-contact-email', message, {
    key: crypto.randomUUID(),
    page: '/contact',
    signal,
  })
  expect(reference).toMatch(/^[\da-f]{12}$/)
  await advance(15_000)
  await advance(15_000)
  expect(refreshes).toHaveLength(1)
  expect(tab.stored()).not.toBeNull()
})
