import { afterEach, vi } from 'vitest'
import { site } from '#src/content/site.ts'
import type { StoredSession } from '#src/session/sessionFlow.ts'
import { endFormFlows } from '#src/form/formFlow.ts'

/** Fakes a storage of the browser until the end of the test. Returns its content. */
function fakeStorage(name: 'localStorage' | 'sessionStorage', content: Record<string, string>) {
  const storage = new Map(Object.entries(content))
  vi.stubGlobal(name, {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return storage
}

/** Fakes the global event target of a page until the end of the test. */
function fakeEvents(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return page
}

/** Sets what is read-only of an event. */
const withFacts = (event: Event, facts: Record<string, unknown>): Event =>
  Object.defineProperties(event, Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])))

/** Fakes a new tab for a form's flow, with its storage and page events, until the end of the test. */
export function fakePage(stored: Record<string, string> = {}) {
  endFormFlows()
  const storage = fakeStorage('sessionStorage', stored)
  const page = fakeEvents()
  vi.stubGlobal('location', new URL('/contact', site.url))
  return {
    /** Returns the parsed value of a key. */
    stored: (key: string) => JSON.parse(storage.get(key) ?? 'null') as unknown,
    /** Clicks on a link, at a time in milliseconds. */
    click: (link: URL, at: number) => {
      const target = { closest: (selector: string) => (selector === 'a' ? link : null) }
      page.dispatchEvent(withFacts(new Event('click'), { target, timeStamp: at }))
    },
    /** Leaves the page, at a time in milliseconds; returns false if the browser asks before it. */
    leave: (at = performance.now()) =>
      page.dispatchEvent(withFacts(new Event('beforeunload', { cancelable: true }), { timeStamp: at })),
    /** Fires what Vite does when a module cannot be imported. */
    failImport: () => page.dispatchEvent(new Event('vite:preloadError')),
    /** Fires `pageshow`; `persisted` if the page comes from the back/forward cache. */
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}

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
 * @param address of the page
 */
export function fakeTab(stored?: StoredSession | string, address = 'https://www.company.com/') {
  const session = typeof stored === 'object' ? JSON.stringify(stored) : stored
  const storage = fakeStorage('localStorage', session === undefined ? {} : { session })
  const window = Object.assign(fakeEvents(), { location: new URL(address) })
  const document = { visibilityState: 'visible' }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  const read = () => JSON.parse(storage.get('session') ?? 'null') as StoredSession | null
  return {
    /** Returns the session in localStorage. */
    stored: read,
    /** Hides or shows the tab. */
    turn(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Writes or removes the session as another tab does. */
    writeElsewhere(written: StoredSession | undefined) {
      if (written) storage.set('session', JSON.stringify(written))
      else storage.delete('session')
      window.dispatchEvent(new Event('storage'))
    },
  }
}

const ends: (() => unknown)[] = []
// Runs before tests/setup/node.ts removes the fake tab.
afterEach(async () => {
  endFormFlows()
  for (const end of ends.splice(0)) await end()
})

/** Registers a clean-up for the end of the test. */
export function endAfterTest(end: () => unknown): void {
  ends.push(end)
}
