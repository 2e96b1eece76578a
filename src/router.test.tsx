import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from './router.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** How often a page's data are fetched by a visitor who leaves it, looks at two more after so many minutes, and comes back. */
async function fetchedAfter(minutes: number): Promise<number> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: ['/more-information'] }) })
  const { options } = router.routesById['/more-information']
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  // No page of ours has data to fetch; this one has, for the test.
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

test('what a page has fetched is kept for five minutes after it was left, and then thrown away', async () => {
  expect(await fetchedAfter(4.9)).toBe(1)
  expect(await fetchedAfter(5.1)).toBe(2)
})
