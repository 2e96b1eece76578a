import { expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { StoredSession } from '#machines/session/StoredSession.ts'
import { endAfterTest, sessionEndingIn, standInTab } from '../../tests/standInTab.ts'
import { sessionClient } from '../backend/session.ts'
import { startSession } from './session.ts'

/** Starts the journey in a tab where this stands under `session`. */
function startWith(stored?: StoredSession | string) {
  const tab = standInTab(stored)
  const { actor, stop } = startSession()
  endAfterTest(stop)
  return { tab, actor }
}

test('a visitor with a session gets the client that keeps it, and it knows them', async () => {
  const stored = sessionEndingIn(3_600)
  const { actor } = startWith(stored)
  expect(actor.getSnapshot().value).toBe('loading')
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  const { data } = await (await sessionClient()).auth.getSession()
  expect(data.session?.access_token).toBe(stored.access_token)
})

test.each([undefined, '', 'null', '{}', '{"access_token":', '{"access_token":"a","refresh_token":"","expires_at":1}'])(
  'nothing is fetched for what is no session: %s',
  (stored) => {
    const { actor } = startWith(stored)
    expect(actor.getSnapshot().value).toBe('absent')
  },
)

test('nothing is fetched where local storage is missing or forbidden', () => {
  standInTab(sessionEndingIn(3_600))
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const storage of [undefined, { getItem: refuse }]) {
    vi.stubGlobal('localStorage', storage)
    const { actor, stop } = startSession()
    expect(actor.getSnapshot().value).toBe('absent')
    stop()
  }
})

test('who signs in or out in another tab is signed in or out here', async () => {
  const { tab, actor } = startWith()
  tab.writeElsewhere(sessionEndingIn(3_600))
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  const client = await sessionClient()
  tab.writeElsewhere(undefined)
  expect(actor.getSnapshot().value).toBe('absent')
  expect(await sessionClient()).not.toBe(client)
})
