import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorScreen } from './shell/ErrorScreen.tsx'
import { routeTree } from './routeTree.gen.ts'

/**
 * Creates the site's router.
 *
 * @param options `history` and `isServer` when a page is prerendered
 */
export function createSiteRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  let isFirstPage = true
  const router = createRouter({
    routeTree,
    ...options,
    // prefetch.ts loads the code of pages.
    defaultPreload: false,
    // Milliseconds for which the data of a left page are kept.
    defaultGcTime: 300_000,
    defaultErrorComponent: ErrorScreen,
    // Restores scroll positions. Not while prerendering, because the policy blocks the router's inline script. Not
    // on the first page, because the browser restores it. WebKit does not on Back from another site: it has read that the router
    // restores positions before the router takes that back.
    ...(!options.isServer && {
      scrollRestoration: () => {
        // The router saves a position only after a scroll event. The browser may have restored the first page's before.
        if (isFirstPage) document.dispatchEvent(new Event('scroll'))
        const isRestored = !isFirstPage || (scrollY === 0 && navigationType() === 'back_forward')
        isFirstPage = false
        return isRestored
      },
    }),
    trailingSlash: 'never',
    // As on the server, where each page has one address.
    caseSensitive: true,
  })
  // A page that is opened again starts at its top, or at its hash. The router would restore the scroll position,
  // because the location has not changed.
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // The key names the history entry. Back and Forward can lead to another entry with the same address.
    if (fromLocation?.state.__TSR_key === toLocation.state.__TSR_key)
      queueMicrotask(() => scrollToStart(toLocation.hash))
  })
  return router
}

const navigationType = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

function scrollToStart(hash: string) {
  const target = document.getElementById(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0 })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
