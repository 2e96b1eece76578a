import { afterEach, vi } from 'vitest'
import type { StoredSession } from '#machines/session/StoredSession.ts'

/** A session whose access token ends in so many seconds. Every one has tokens of its own. */
export const sessionEndingIn = (seconds: number): StoredSession => ({
  access_token: `access ${crypto.randomUUID()}`,
  refresh_token: `refresh ${crypto.randomUUID()}`,
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'jana', factors: [] },
})

/**
 * Stands in for what the official client uses of a browser's tab: storage, visibility, and the events of both. Until the end
 * of the test.
 *
 * @param stored what stands in localStorage under `session`: a session, any other text, or nothing
 */
export function fakeTab(stored?: StoredSession | string) {
  const storage = new Map<string, string>()
  if (stored !== undefined) storage.set('session', typeof stored === 'string' ? stored : JSON.stringify(stored))
  const window = new EventTarget()
  const document = { visibilityState: 'visible' }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  const read = () => JSON.parse(storage.get('session') ?? 'null') as StoredSession | null
  return {
    /** The session that stands in localStorage. */
    stored: read,
    /** The visitor turns to another tab, or back to this one. */
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Another tab writes a session, or removes it. */
    writeElsewhere(session: StoredSession | undefined) {
      if (session) storage.set('session', JSON.stringify(session))
      else storage.delete('session')
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }))
    },
  }
}

const ends: (() => unknown)[] = []
// Before the tab is taken away again (tests/setup/node.ts).
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Ends something of the tab's when the test has finished. */
export function endAfterTest(end: () => unknown): void {
  ends.push(end)
}
