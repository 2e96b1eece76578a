import { afterEach, vi } from 'vitest'
import { endFormFlows } from '#src/flows/formFlow.ts'

afterEach(endFormFlows)

/** Fakes a new tab for a flow, with its storage and page events, until the end of the test. */
export function fakePage(stored: Record<string, string> = {}) {
  endFormFlows()
  const storage = new Map(Object.entries(stored))
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return {
    /** Returns the parsed value of a key. */
    stored: (key: string) => JSON.parse(storage.get(key) ?? 'null') as unknown,
    /** Leaves the page; returns false if the browser asks before it. */
    leave: () => page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Fires `pageshow`; `persisted` if the page comes from the back/forward cache. */
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}
