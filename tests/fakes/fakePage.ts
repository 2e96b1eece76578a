import { afterEach, vi } from 'vitest'
import { endFormFlows } from '#src/flows/startFormFlow.ts'

afterEach(endFormFlows)

/** Fakes what a flow uses of a new tab: its storage and the events of its page. Until the end of the test. */
export function fakePage(kept: Record<string, string> = {}) {
  endFormFlows()
  const storage = new Map(Object.entries(kept))
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  return {
    /** Returns what is stored under a key, parsed. */
    kept: (key: string) => JSON.parse(storage.get(key) ?? 'null') as unknown,
    /** Leaves the page; returns whether the browser does not ask. */
    leave: () => page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Shows the page again, from the back/forward cache or not. */
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}
