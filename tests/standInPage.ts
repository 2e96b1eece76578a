import { vi } from 'vitest'

/** Stands in for what a flow uses of a page: its storage, and the event of being shown again. Until the end of the test. */
export function standInPage(kept: Record<string, string> = {}) {
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
    /** What stands in the storage under a key, read as JSON. */
    kept: (key: string) => JSON.parse(storage.get(key) ?? 'null') as unknown,
    /** The visitor leaves; whether the browser lets them without a question. */
    leave: () => page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** The browser shows the page: anew, or as it was left. */
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}
