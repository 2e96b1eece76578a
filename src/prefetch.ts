import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { loadRouteCode } from './routerInternals.ts'

/**
 * Prefetches the code of linked pages: on hover, touch or focus of a link at once; for links of header and main that are
 * in view, one page after the other while the browser is idle. The footer links every article, 83 kB that most visitors
 * never need. The router's own preload also matches and caches every page, which makes scrolling janky on a slow phone.
 */
export function prefetchLinks(router: AnyRouter): void {
  const requested = new Set<AnyRoute>()
  const getPage = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin ? (router.routesByPath as Record<string, AnyRoute>)[pathname] : undefined
  const prefetch = async (page: AnyRoute | undefined) => {
    // Chromium caches a failed module, so a prefetch without a connection would break the page.
    if (!navigator.onLine) return
    const loading: Promise<unknown>[] = []
    for (let route = page; route && !requested.has(route); route = route.parentRoute) {
      const current = route
      requested.add(current)
      // The visitor sees the error when opening the page.
      loading.push(loadRouteCode(router, current).catch(() => requested.delete(current)))
    }
    await Promise.all(loading)
  }

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        const link = (target as Element).closest?.('a')
        if (link) void prefetch(getPage(link))
      },
      { passive: true },
    )

  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  let last = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      // The queue holds pages, not links, which would keep a page in memory that the visitor has left.
      const page = getPage(target as HTMLAnchorElement)
      if (page && !requested.has(page)) last = last.then(whenIdle).then(() => prefetch(page))
    }
  })
  const observe = () => {
    inView.disconnect()
    for (const link of document.querySelectorAll(':is(header, main) a')) inView.observe(link)
  }
  observe()
  router.subscribe('onResolved', observe)
}

// Safari has no requestIdleCallback.
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
