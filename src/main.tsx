import './styles/index.css'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.tsx'

let isIncomplete = false
addEventListener('vite:preloadError', ({ payload }) => {
  isIncomplete = true
  // The router reloads the page once if the message is the browser's. Offline, that would lead to the browser's error page.
  if (!navigator.onLine) payload.message = `Offline. ${payload.message}`
})

// WebKit shows a page from its back/forward cache at its top, because the router restores the positions of all others.
let place = 0
addEventListener('pagehide', () => (place = scrollY))
addEventListener('pageshow', ({ persisted }) => persisted && scrollTo({ top: place }))

// Each step of the start is a long task on a slow phone (docs/performance.md). Between two tasks it responds to the visitor.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

// Called by src/start/bootstrap.ts. Not an export, because the build drops those of its entry.
window.preparePage = async () => {
  await nextTask()
  const showMocks =
    import.meta.env.DEV && import.meta.env.MODE !== 'live'
      ? await (await import('#mocks/development.ts')).startMocks()
      : undefined
  const router = createSiteRouter()
  // Undocumented: hydrates markup without a Suspense boundary around the root match. The documented way needs an inline
  // script with a timestamp, which no Content-Security-Policy hash can allow.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  if (isIncomplete) throw new Error('A module of this page could not be loaded.')
  return async () => {
    await new Promise<void>((onHydrated) => {
      const page = <Page router={router} onHydrated={onHydrated} />
      startTransition(() => {
        // The development server's page is empty.
        if (document.querySelector('main')) hydrateRoot(document, page)
        else createRoot(document).render(page)
      })
    })
    showMocks?.()
    // Many visitors read one page and leave.
    const prefetch = async () => (await import('./start/prefetch.ts')).prefetchLinks(router)
    setTimeout(() => void prefetch().catch(() => undefined), 2_000)
    try {
      // Visitors without a session never load the client.
      if ('session' in localStorage) void import('./session/sessionFlow.ts').then(({ startSession }) => startSession())
    } catch {
      // Storage may be blocked.
    }
  }
}

function Page({ router, onHydrated }: { router: AnyRouter; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
