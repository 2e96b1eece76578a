// Undocumented behavior of TanStack Router. Each function has a test in routerInternals.test.tsx, which fails if an
// update of the router changes it.
import type { AnyRoute, AnyRouter, ParsedLocation } from '@tanstack/react-router'

/**
 * Makes the router hydrate markup without a Suspense boundary around the root match. The documented way needs an inline
 * script with a timestamp, which no Content-Security-Policy hash can allow.
 */
export function expectPrerendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined }
}

/** Prevents the router's reload after a module failed to load. The page shows the error instead. */
export function preventReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without storage the router does not reload either.
  }
}

/**
 * Loads the code of a route, without matching its path or running its loader as `router.preloadRoute` does.
 *
 * @throws if the code could not be loaded
 */
export async function loadRouteCode(router: AnyRouter, route: AnyRoute): Promise<void> {
  await router.loadRouteChunk(route)
}

/**
 * Checks whether a navigation stayed on one history entry, as opening the current page again does. Back and Forward can
 * lead to another entry with the same address, so the addresses cannot tell.
 */
export function isSameHistoryEntry(from: ParsedLocation, to: ParsedLocation): boolean {
  return from.state.__TSR_key === to.state.__TSR_key
}
