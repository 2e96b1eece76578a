import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { loadRouteCode } from './routerInternals.ts'

/**
 * Prefetches the code of linked pages: on hover, touch or focus of a link, and when a link is in view and the browser is
 * idle. The router's own preload also matches and caches every page, which makes scrolling janky on a slow phone.
 */
export function prefetchLinks(router: AnyRouter): void {
  const requested = new Set<AnyRoute>()
  const prefetch = (link: HTMLAnchorElement) => {
    // Chromium caches a failed module, so a prefetch without a connection would break the page.
    if (link.origin !== location.origin || !navigator.onLine) return
    const { [link.pathname]: page } = router.routesByPath as Record<string, AnyRoute>
    for (let route = page; route && !requested.has(route); route = route.parentRoute) {
      const current = route
      requested.add(current)
      // The visitor sees the error when opening the page.
      loadRouteCode(router, current).catch(() => requested.delete(current))
    }
  }

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        const link = (target as Element).closest?.('a')
        if (link) prefetch(link)
      },
      { passive: true },
    )

  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      whenIdle(() => prefetch(target as HTMLAnchorElement))
    }
  })
  const observe = () => {
    inView.disconnect()
    for (const link of document.links) inView.observe(link)
  }
  observe()
  router.subscribe('onResolved', observe)
}

// Safari has no requestIdleCallback.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200)
