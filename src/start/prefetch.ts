import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** How long a link stays on the screen before its page is prefetched, in milliseconds: a visitor who scrolls on does not press it. */
const dwell = 500

/**
 * Prefetches the code of the pages that a visitor is about to open: on hover, touch or focus of a link at once; and, once the visitor
 * has scrolled, one after the other for the links of header and content that stay on the screen. Many read one screen and leave,
 * while the header, which returns on scrolling up, leads to 40 kB of forms, and the footer to 83 kB of articles. The router's own
 * preload also matches each page, which makes scrolling janky on a slow phone.
 */
export function prefetchLinks(router: AnyRouter): void {
  const prefetch = async (path = '') => {
    // Firefox and Chromium 153 keep a failed module, so a prefetch without a connection would break the page.
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
  const onScreen = new Set<Element>()
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) {
        onScreen.delete(target)
        continue
      }
      onScreen.add(target)
      setTimeout(() => {
        if (!onScreen.has(target)) return
        watch.unobserve(target)
        // The queue holds paths, not links, which would keep a page in memory that the visitor has left.
        const { pathname } = target as HTMLAnchorElement
        last = last.then(() => prefetch(pathname))
      }, dwell)
    }
  })
  const observe = () => {
    watch.disconnect()
    onScreen.clear()
    for (const link of document.querySelectorAll(':is(header, main) a')) watch.observe(link)
  }
  // This module loads some seconds after the page, which may have been scrolled before.
  if (scrollY > 0) observe()
  else addEventListener('scroll', observe, { once: true, passive: true })
  router.subscribe('onResolved', observe)
}
