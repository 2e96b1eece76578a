import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { expectPrerendered, isSameHistoryEntry, loadRouteCode, preventReload } from './routerInternals.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Creates a router with one page. */
function createTestRouter(component: RouteComponent, loader?: () => void) {
  const root = createRootRoute({ staticData: { title: '', summary: '' } })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component,
    staticData: { title: '', summary: '' },
    ...(loader && { loader }),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: ({ error }) => <p>{String(error)}</p>,
  })
  return { router, page }
}

const missing = (name: string) => new TypeError(`Failed to fetch dynamically imported module: ${name}`)

test('expectPrerendered hydrates markup without a boundary around the root match', async () => {
  const { router } = createTestRouter(() => <p>Delivered</p>)
  const place = document.createElement('div')
  // The output of renderToString. Its only boundary is the root's outlet.
  place.innerHTML = '<!--$--><p>Delivered</p><!--/$-->'
  const delivered = place.querySelector('p')!
  expectPrerendered(router)
  await router.load()
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(place, <RouterProvider router={router} />, { onRecoverableError })
  await expect.poll(() => Object.keys(delivered).some((key) => key.startsWith('__reactProps'))).toBe(true)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.querySelector('p')).toBe(delivered)
  root.unmount()
})

// On a failure the router reloads the page in which the test runs.
test('preventReload makes the router show the error of a module that failed to load', async () => {
  const error = missing('preventReload.js')
  const { router } = createTestRouter(lazyRouteComponent(() => Promise.reject(error)))
  const place = document.createElement('div')
  preventReload(error)
  await router.load()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const root = createRoot(place)
  root.render(<RouterProvider router={router} />)
  await expect.poll(() => place.textContent).toBe(String(error))
  root.unmount()
})

test('preventReload does nothing if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => preventReload(missing('blocked.js'))).not.toThrow()
})

test('loadRouteCode loads the code of a route without its data', async () => {
  const load = vi.fn<() => Promise<{ default: RouteComponent }>>(async () => ({ default: () => null }))
  const loader = vi.fn<() => void>()
  const { router, page } = createTestRouter(lazyRouteComponent(load), loader)
  await loadRouteCode(router, page)
  expect(load).toHaveBeenCalledOnce()
  expect(loader).not.toHaveBeenCalled()
})

test('isSameHistoryEntry is true for a page opened again and false for another entry with its address', async () => {
  const { router } = createTestRouter(() => null)
  const same: boolean[] = []
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    if (fromLocation) same.push(isSameHistoryEntry(fromLocation, toLocation))
  })
  await router.load()
  await router.navigate({ to: '/' })
  router.history.push('/?other')
  await router.load()
  router.history.push('/')
  await router.load()
  expect(same).toEqual([true, false, false])
})
