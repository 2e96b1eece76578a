import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from './router.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** Returns how often a page's data is loaded if a visitor leaves it, opens two pages after some minutes, and returns. */
async function fetchedAfter(minutes: number): Promise<number> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: ['/more-information'] }) })
  const { options } = router.routesById['/more-information']
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  // No page of the site loads data, so the test adds a loader.
  Object.assign(options, { loader: load, staleTime: Infinity })
  await router.load()
  await router.navigate({ to: '/contact' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await router.navigate({ to: '/' })
  await router.navigate({ to: '/more-information' })
  vi.useRealTimers()
  Object.assign(options, { loader: undefined, staleTime: undefined })
  return load.mock.calls.length
}

test('caches the data of a page for five minutes after the visitor has left it', async () => {
  expect(await fetchedAfter(4.9)).toBe(1)
  expect(await fetchedAfter(5.1)).toBe(2)
})
