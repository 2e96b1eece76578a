import { afterEach, vi } from 'vitest'
import type { StoredSession } from '#machines/session/StoredSession.ts'

/** Creates a session with new tokens whose access token expires in so many seconds. */
export const createSession = (seconds: number) => ({
  access_token: `access ${crypto.randomUUID()}`,
  refresh_token: `refresh ${crypto.randomUUID()}`,
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'jana', factors: [] },
})

/**
 * Fakes a tab for the official client, with storage, visibility and their events, until the end of the test.
 *
 * @param stored the value of `session` in localStorage: a session, any other text, or nothing
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
    /** Returns the session in localStorage. */
    stored: read,
    /** Hides or shows the tab. */
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Writes or removes the session as another tab does. `key` is what the event names, null for a cleared storage. */
    writeElsewhere(session: StoredSession | undefined, key: string | null = 'session') {
      if (session) storage.set('session', JSON.stringify(session))
      else storage.delete('session')
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}

const ends: (() => unknown)[] = []
// Runs before tests/setup/node.ts removes the fake tab.
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Registers a clean-up for the end of the test. */
export function endAfterTest(end: () => unknown): void {
  ends.push(end)
}
