import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/**
 * Prefetches the code of linked pages: on hover, touch or focus of a link at once; one page after the other for the links
 * of header and main that are in view. The footer links every article, 83 kB that most visitors never need. The
 * router's own preload also matches each page, which makes scrolling janky on a slow phone.
 */
export function prefetchLinks(router: AnyRouter): void {
  const prefetch = async (path = '') => {
    // Chromium caches a failed module, so a prefetch without a connection would break the page.
    if (!navigator.onLine) return
    const code: unknown[] = []
    let route = (router.routesByPath as Record<string, AnyRoute | undefined>)[path]
    for (; route; route = route.parentRoute as AnyRoute | undefined) code.push(router.loadRouteChunk(route))
    // The visitor sees an error when opening the page.
    await Promise.all(code).catch(() => undefined)
  }

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, ({ target }) => void prefetch((target as Element).closest?.('a')?.pathname), {
      passive: true,
    })

  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  let last = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      // The queue holds paths, not links, which would keep a page in memory that the visitor has left.
      const { pathname } = target as HTMLAnchorElement
      last = last.then(() => prefetch(pathname))
    }
  })
  const observe = () => {
    inView.disconnect()
    for (const link of document.querySelectorAll(':is(header, main) a')) inView.observe(link)
  }
  observe()
  router.subscribe('onResolved', observe)
}
