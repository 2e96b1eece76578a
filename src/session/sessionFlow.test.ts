import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { refreshPath } from '#contract/endpoints.ts'
import type { StoredSession } from '#src/session/sessionFlow.ts'
import { server } from '#mocks/node.ts'
import { session } from '#mocks/handlers.ts'
import { endAfterTest, createSession, fakeTab } from '../../tests/fakes/fakeTab.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { startSession } from './sessionFlow.ts'

const refreshes: Request[] = []
beforeEach(() => {
  refreshes.length = 0
  server.use(
    http.post(`*/${refreshPath}`, ({ request }) => void refreshes.push(request)),
    session.refreshed,
  )
})

/** Starts the flow in a tab with the given `session` in localStorage. */
function startWith(stored?: StoredSession | string) {
  const tab = fakeTab(stored)
  const { actor, stop } = startSession()
  endAfterTest(stop)
  return { tab, actor, stop }
}

test('runs the client with a stored session, which the client refreshes', async () => {
  const { tab, actor } = startWith(createSession(10))
  expect(actor.getSnapshot().value).toBe('present')
  await expect.poll(() => refreshes).toHaveLength(1)
  await expect.poll(() => tab.stored()!.expires_at * 1_000 - Date.now()).toBeGreaterThan(60_000)
})

test.each([undefined, '', 'null', '{}', '{"access_token":', '{"access_token":"a","refresh_token":"","expires_at":1}'])(
  'loads nothing for what is not a session: %s',
  (stored) => {
    const { actor } = startWith(stored)
    expect(actor.getSnapshot().value).toBe('absent')
  },
)

test('follows a sign-in in another tab, and a sign-out, which stops the client', async () => {
  const { tab, actor } = startWith()
  tab.writeElsewhere(createSession(3_600))
  await vi.dynamicImportSettled()
  const removed = vi.spyOn(window, 'removeEventListener')
  // The client registers its listeners asynchronously.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(removed).not.toHaveBeenCalled()
  tab.writeElsewhere(undefined)
  expect(actor.getSnapshot().value).toBe('absent')
  await expect.poll(() => removed.mock.calls.map(([type]) => type)).toContain('visibilitychange')
})

test('creates no client if the session is removed while the client is loading', async () => {
  const create = vi.spyOn(await import('./sessionClient.ts'), 'createSessionClient')
  const { tab, actor } = startWith(createSession(3_600))
  tab.writeElsewhere(undefined)
  await vi.dynamicImportSettled()
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'absent' })
  expect(create).not.toHaveBeenCalled()
})

test('follows nothing once it is stopped', () => {
  const { tab, actor, stop } = startWith()
  const send = vi.spyOn(actor, 'send')
  stop()
  tab.writeElsewhere(createSession(3_600))
  expect(send).not.toHaveBeenCalled()
  expect(actor.getSnapshot().status).toBe('stopped')
})

test('logs that the client could not be loaded', async () => {
  vi.doMock('./sessionClient.ts', () => Promise.reject(new Error('offline')))
  const { actor } = startWith(createSession(3_600))
  await waitFor(actor, (snapshot) => snapshot.matches('unavailable'))
  expectLogged(/^The session client could not be loaded\. Error/)
  expect(actor.getSnapshot().value).toBe('unavailable')
  vi.doUnmock('./sessionClient.ts')
})
