import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorScreen } from './components/site/ErrorScreen.tsx'
import { collectedAfter } from './dataFetching.ts'
import { routeTree } from './routeTree.gen.ts'

let isFirstScreen = true

/**
 * The site's router.
 *
 * @param options `history` and `isServer` when a page is rendered without a browser
 */
export function createSiteRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  const router = createRouter({
    routeTree,
    ...options,
    // Pages are fetched ahead by preloadLinks.
    defaultPreload: false,
    defaultGcTime: collectedAfter,
    defaultErrorComponent: ErrorScreen,
    // D12, in the browser only: the server would write an inline script for it, which our policy refuses. The first
    // screen is the browser's own to restore; scripts arrive late and would move a visitor who already reads.
    ...(!options.isServer && {
      scrollRestoration: () => {
        if (!isFirstScreen) return true
        isFirstScreen = false
        return false
      },
    }),
    trailingSlash: 'never',
  })
  // D12: a page that is opened again begins at its top again, or at its hash; the router sees no change and would restore
  // where the visitor is, right after this.
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const isReopened = fromLocation && fromLocation.state.__TSR_key === toLocation.state.__TSR_key
    if (isReopened) queueMicrotask(() => scrollToPlace(toLocation.hash))
  })
  return router
}

function scrollToPlace(hash: string) {
  const target = document.getElementById(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0 })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
