import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/**
 * Fetches the code of the pages that links lead to, so that it is there at the tap: of links in view while nothing else
 * is to be done, of a link that is touched, pointed at or focused at once. The router's own preload matches, loads and
 * keeps each page besides, which a slow phone feels while it scrolls; nothing here needs data.
 */
export function preloadLinks(router: AnyRouter): void {
  const asked = new Set<AnyRoute>()
  const load = (link: HTMLAnchorElement) => {
    // Some browsers remember for good that a module could not be fetched.
    if (link.origin !== location.origin || !navigator.onLine) return
    const { [link.pathname]: page } = router.routesByPath as Record<string, AnyRoute>
    for (let route = page; route && !asked.has(route); route = route.parentRoute) {
      asked.add(route)
      // A wish: whoever opens the page meets the failure, and its screen.
      router.loadRouteChunk(route)?.catch(() => asked.delete(route))
    }
  }

  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => {
        const link = (target as Element).closest?.('a')
        if (link) load(link)
      },
      { passive: true },
    )

  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      whenIdle(() => load(target as HTMLAnchorElement))
    }
  })
  const observe = () => {
    inView.disconnect()
    for (const link of document.links) inView.observe(link)
  }
  observe()
  router.subscribe('onResolved', observe)
}

// Safari has no idle time to give.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200)
